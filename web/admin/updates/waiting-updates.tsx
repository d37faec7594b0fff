import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/form.tsx'
import { useConfirm } from '../blocks/confirm.tsx'
import { Section } from '../blocks/heading.tsx'
import { formatDate } from '../blocks/lists/format-date.ts'
import { type Action, RowActions } from '../blocks/lists/row-actions.tsx'
import { queue, useQueue } from './queue.ts'
import type { QueuedUpdate } from './queue-store.ts'
import { addUpdatePath, UpdateCard } from './update-parts.tsx'

/** What is not sent yet, of one project or of all. */
export function WaitingUpdates({ project }: { project?: string }) {
  const { updates, loose } = useQueue()
  const shown = updates.filter((one) => !project || one.project === project)
  if (shown.length === 0) return null
  return (
    <Section
      id="waiting"
      title="Not sent yet"
      className="mb-8"
      note={
        loose
          ? 'This browser has no room to keep them. Please leave this page open until they are sent.'
          : 'You may close this page, nothing is lost. What waits goes by itself as soon as this page is open and there is a connection.'
      }
    >
      <ul className="grid gap-3">
        {shown.map((update) => (
          <WaitingUpdate key={update.key} update={update} about={project ? '' : update.project_name} />
        ))}
      </ul>
      {shown.some(({ state }) => state === 'waiting') ? (
        <Button variant="secondary" className="mt-3" onClick={queue.send}>
          Send now
        </Button>
      ) : null}
    </Section>
  )
}

function WaitingUpdate({ update, about }: { update: QueuedUpdate; about: string }) {
  const { key, project, happened_on, images, state } = update
  const { sending } = useQueue()
  const confirm = useConfirm()

  async function discard() {
    const detail = 'Its words and pictures are only on this phone or computer.'
    if (await confirm({ question: 'Discard this update?', detail, action: 'Discard' }))
      await queue.discard(key)
  }
  const actions: Action[] = [{ label: 'Discard', icon: 'trash', danger: true, onClick: discard }]
  const to = `${addUpdatePath(project)}?update=${key}`
  if (state !== 'waiting')
    actions.unshift({ label: state === 'draft' ? 'Continue' : 'Edit', icon: 'edit', to })

  return (
    <UpdateCard
      update={update}
      about={about}
      pictures={images.map((file) => (
        <Thumbnail key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />
      ))}
    >
      {sending?.key === key ? (
        <Progress value={sending.progress} label={sending.progress < 1 ? 'Sending' : 'Saving'} />
      ) : (
        <>
          <p
            role="status"
            className={`pt-1 text-sm font-semibold ${state === 'refused' ? 'text-alarm' : ''}`}
          >
            {statusOf(update)}
          </p>
          <div className="-mx-3 flex flex-wrap items-center gap-1">
            <RowActions name={`the update of ${formatDate(happened_on)}`} actions={actions} />
          </div>
        </>
      )}
    </UpdateCard>
  )
}

function statusOf({ state, sentence }: QueuedUpdate) {
  if (state === 'refused') return sentence
  return state === 'draft' ? 'You have not sent it.' : 'Waiting for the connection'
}

function Thumbnail({ file }: { file: File }) {
  const [preview] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(preview), [preview])
  return (
    <li>
      <img src={preview} alt={file.name} className="aspect-square bg-sand object-cover" />
    </li>
  )
}
