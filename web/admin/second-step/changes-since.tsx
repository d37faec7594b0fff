// After the link in the mail about a new login was used: what was done since that login, to undo it, and a new password.

import { accessMessages } from '#contract/access/messages.ts'
import type { ChangeSince, Undoing } from '#contract/access/not-me.ts'
import { adminPages } from '#contract/pages.ts'
import { call, useCall } from '../../api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { RecordState } from '../../ui/list-state.tsx'
import { focusMain } from '../../ui/navigation.tsx'
import { useConfirm } from '../blocks/confirm.tsx'
import { Heading, Section } from '../blocks/heading.tsx'
import { formatDateTime } from '../blocks/lists/format-date.ts'
import { useMutate } from '../blocks/lists/mutate.ts'

const words = accessMessages.notMe

const undoLabels: Record<Undoing, string> = {
  remove: 'Remove this account',
  roles: 'Take these roles back',
  revoke: 'Take this invitation back',
}

type ChangesSinceProps = {
  token: string
  /** Where a new password is chosen; unknown once the page was left. */
  reset?: string
  recovery_codes_ended?: boolean
}

export function ChangesSince({ token, reset, recovery_codes_ended }: ChangesSinceProps) {
  const found = useCall('listChangesByLink', { params: { token } })
  return (
    <>
      <Heading title={adminPages.notMe.title} />
      <p role="status" className="mb-4 border-l-2 border-leaf bg-sand px-4 py-3">
        {accessMessages.secondStep.notMeDone}
      </p>
      {recovery_codes_ended ? <p className="mb-4">{words.codesEnded}</p> : null}
      <Section id="changes" title="Since that login" className="my-8">
        <RecordState query={found} failed={words.loadFailed}>
          {({ changes }) =>
            changes.length === 0 ? (
              <p>{words.nothing}</p>
            ) : (
              <>
                <p className="mb-4">{words.lookThrough}</p>
                <ul className="border-t border-line">
                  {changes.map((change) => (
                    <Change key={change.id} token={token} change={change} />
                  ))}
                </ul>
                <p className="mt-4 text-sm text-stone">{words.others}</p>
              </>
            )
          }
        </RecordState>
      </Section>
      <p className="mb-4">{words.chooseNow}</p>
      <ButtonLink to={reset ?? adminPages.forgotPassword.path}>Choose a new password</ButtonLink>
    </>
  )
}

function Change({ token, change }: { token: string; change: ChangeSince }) {
  const { id, at, by_name, sentence, undo, advice } = change
  const confirm = useConfirm()
  const mutate = useMutate()
  const told = `${by_name} ${sentence}`

  async function undoIt() {
    if (undo === 'remove') {
      const question = words.confirmRemove
      if (!(await confirm({ question, detail: words.removeMeans, action: 'Remove' }))) return
    }
    if (await mutate(() => call('undoByLink', { params: { token }, body: { id } }))) focusMain()
  }

  return (
    <li className="border-b border-line py-4">
      <p className="wrap-anywhere">
        <b>{by_name}</b> {sentence}
      </p>
      <p className="text-sm text-stone">{formatDateTime(at)}</p>
      {undo ? (
        <Button
          variant="danger"
          className="mt-3"
          onClick={undoIt}
          aria-label={`${undoLabels[undo]}: ${told}`}
        >
          {undoLabels[undo]}
        </Button>
      ) : (
        <p className="mt-1 text-sm text-stone">{advice}</p>
      )}
    </li>
  )
}
