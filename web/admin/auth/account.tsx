import { adminPages } from '#contract/pages.ts'
import { Heading, Section } from '../shell/heading.tsx'
import { NameForm, PasswordForm } from './account-forms.tsx'
import { useAccount } from './session.ts'
import { SessionList } from './session-list.tsx'

export function Page() {
  const account = useAccount()
  const role = account?.roles.includes('owner') ? 'an owner of the site' : 'staff'
  return (
    <>
      <Heading
        title={adminPages.account.title}
        note={
          account ? (
            <>
              You are logged in as <b className="wrap-anywhere text-charcoal">{account.email}</b>, {role}.
            </>
          ) : undefined
        }
      />
      {account ? (
        <>
          <Section id="name" title="Name" className="mb-16 max-w-form">
            <NameForm name={account.name} />
          </Section>
          <Section id="password" title="Password" className="mb-16 max-w-form">
            <PasswordForm email={account.email} />
          </Section>
        </>
      ) : null}
      <Section
        id="sessions"
        title="Where you are logged in"
        note="End a session on a phone or computer that you no longer use or have lost."
      >
        <SessionList />
      </Section>
    </>
  )
}
