import { Link } from 'react-router'
import type { Session } from '#contract/access/accounts.ts'
import { accessMessages } from '#contract/access/messages.ts'
import { namesOfRoles, type Role } from '#contract/access/roles.ts'
import { adminPages } from '#contract/pages.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { adminCall, useAccount } from '../blocks/calls.ts'
import { useConfirm } from '../blocks/confirm.tsx'
import { Heading, Section } from '../blocks/heading.tsx'
import { dateColumn, formatDateTime } from '../blocks/lists/format-date.ts'
import { useDelete, useMutate } from '../blocks/lists/mutate.ts'
import { actionsColumn } from '../blocks/lists/row-actions.tsx'
import { Badge, Table } from '../blocks/lists/table.tsx'
import { OwnSecondStep } from '../second-step/own-second-step.tsx'
import { MailLanguageForm, NameForm, PasswordForm, words } from './account-forms.tsx'

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

/** The devices on which the account is logged in. */
function SessionList() {
  const sessions = useCall('listSessions', {})
  const end = useDelete('endSession', { deleted: accessMessages.accounts.sessionEnded })
  return (
    <>
      <ListState query={sessions} empty={words.noSessions} failed={words.sessionsFailed}>
        {(items) => (
          <Table
            caption={words.sessions}
            rows={items.toSorted((a, b) => Number(b.current) - Number(a.current))}
            columns={[
              {
                key: 'device',
                label: words.device,
                unlabelled: true,
                cell: (session) => (
                  <>
                    <b className="mr-2 wrap-anywhere">{session.device || words.unknownDevice}</b>
                    {session.current ? <Badge tone="good">{words.thisOne}</Badge> : null}
                  </>
                ),
              },
              dateColumn('created_at', words.loggedIn, formatDateTime),
              dateColumn('last_used_at', words.lastUsed, formatDateTime),
              actionsColumn<Session>(
                ({ device, last_used_at }) => words.sessionName(device, formatDateTime(last_used_at)),
                ({ id, device, current }) => {
                  const detail = words.endDetail(device)
                  const label = words.end
                  const onClick = () => end(id, { question: words.endQuestion, detail, action: label })
                  return [!current && { label, icon: 'logout', danger: true, onClick }]
                },
              ),
            ]}
          />
        )}
      </ListState>
      {sessions.data && sessions.data.total > 1 ? <EndOthers /> : null}
    </>
  )
}

function EndOthers() {
  const confirm = useConfirm()
  const mutate = useMutate()
  async function end() {
    const { endAllQuestion: question, endAllDetail: detail, endThem: action } = words
    if (!(await confirm({ question, detail, action }))) return
    await mutate(() => adminCall('endOtherSessions', {}), { done: accessMessages.secondStep.sessionsEnded })
  }
  return (
    <Button variant="danger" icon="logout" className="mt-5" onClick={end}>
      {words.endAll}
    </Button>
  )
}
