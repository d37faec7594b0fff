import { Link } from 'react-router'
import { namesOfRoles, type Role } from '#contract/access/roles.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Heading, Section } from '../blocks/heading.tsx'
import { useAccount } from '../blocks/session.ts'
import { OwnSecondStep } from '../second-step/own-second-step.tsx'
import { MailLanguageForm, NameForm, PasswordForm } from './account-forms.tsx'
import { SessionList } from './session-list.tsx'

const inWords = (roles: readonly Role[]) =>
  roles.includes('owner')
    ? 'an owner of the site'
    : `with the ${roles.length === 1 ? 'role' : 'roles'} ${namesOfRoles(roles)}`

export function Page() {
  const account = useAccount()
  return (
    <>
      <Heading
        title={adminPages.account.title}
        note={
          account ? (
            <>
              You are logged in as <b className="wrap-anywhere text-charcoal">{account.email}</b>,{' '}
              {inWords(account.roles)}.
            </>
          ) : undefined
        }
      />
      {account?.second_step_due ? (
        <p role="status" className="mb-6 border-l-2 border-laterite bg-sand px-4 py-3">
          {staffMessages.secondStep.due} {/* The browser itself scrolls to a place on this page. */}
          <Link to="#passkeys" reloadDocument className="link font-semibold">
            Set it up
          </Link>
        </p>
      ) : null}
      {account ? (
        <>
          <Section id="name" title="Name" className="mb-10 max-w-form">
            <NameForm account={account} />
          </Section>
          <Section id="mails" title="Mails" className="mb-10 max-w-form">
            <MailLanguageForm account={account} />
          </Section>
          <Section id="password" title="Password" className="mb-10 max-w-form">
            <PasswordForm account={account} />
          </Section>
          <OwnSecondStep account={account} />
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
