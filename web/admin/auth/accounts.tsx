import { adminPages } from '#contract/pages.ts'
import { Heading, Section } from '../shell/heading.tsx'
import { AccountList } from './account-list.tsx'
import { useAccount } from './session.ts'
import { SessionList } from './session-list.tsx'

export function Page() {
  const account = useAccount()
  const role = account?.role === 'owner' ? 'an owner of the site' : 'staff'
  return (
    <>
      <Heading
        title={adminPages.accounts.title}
        note={
          account ? (
            <>
              You are logged in as <b className="wrap-anywhere text-charcoal">{account.email}</b>, {role}.
            </>
          ) : undefined
        }
      />
      {account?.role === 'owner' ? (
        <Section id="people" title="People" className="mb-16">
          <AccountList ownId={account.id} />
        </Section>
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
