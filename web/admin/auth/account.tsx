import { Link } from 'react-router'
import { accessMessages } from '#contract/access/messages.ts'
import { namesOfRoles, type Role } from '#contract/access/roles.ts'
import { adminPages } from '#contract/pages.ts'
import { Heading, Section } from '../blocks/heading.tsx'
import { useAccount } from '../blocks/session.ts'
import { OwnSecondStep } from '../second-step/own-second-step.tsx'
import { MailLanguageForm, NameForm, PasswordForm } from './account-forms.tsx'
import { words } from './account-words.ts'
import { SessionList } from './session-list.tsx'

const inWords = (roles: readonly Role[]) =>
  roles.includes('owner') ? words.asOwner : words.withRoles(namesOfRoles(roles), roles.length)

export function Page() {
  const account = useAccount()
  return (
    <>
      <Heading
        title={adminPages.account.title}
        note={
          account ? (
            <>
              {words.loggedInAs} <b className="wrap-anywhere text-charcoal">{account.email}</b>
              {inWords(account.roles)}
            </>
          ) : undefined
        }
      />
      {account?.second_step_due ? (
        <p role="status" className="mb-6 border-l-2 border-laterite bg-sand px-4 py-3">
          {accessMessages.secondStep.due} {/* The browser itself scrolls to a place on this page. */}
          <Link to="#passkeys" reloadDocument className="link font-semibold">
            {words.setUp}
          </Link>
        </p>
      ) : null}
      {account ? (
        <>
          <Section id="name" title={words.name} className="mb-10 max-w-form">
            <NameForm account={account} />
          </Section>
          <Section id="language" title={words.language} className="mb-10 max-w-form">
            <MailLanguageForm account={account} />
          </Section>
          <Section id="password" title={words.password} className="mb-10 max-w-form">
            <PasswordForm account={account} />
          </Section>
          <OwnSecondStep account={account} />
        </>
      ) : null}
      <Section id="sessions" title={words.sessions} note={words.sessionsNote}>
        <SessionList />
      </Section>
    </>
  )
}
