import { useEffect, useState } from 'react'
import { isMalayalam } from '#contract/languages.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/form.tsx'
import { useConfirm } from '../blocks/confirm.tsx'
import { Section } from '../blocks/heading.tsx'
import { formatDate } from '../blocks/lists/format-date.ts'
import { type Action, RowActions } from '../blocks/lists/row-actions.tsx'
import type { KeptUpdate } from './kept-updates.ts'
import { queue, useQueue } from './queue.ts'
import { addUpdatePath } from './site.ts'
import { nameOfStage } from './update-fields.tsx'

/** What is not sent yet, of one project or of all. */
export function WaitingUpdates({ project }: { project?: string }) {
  const { updates, loose } = useQueue()
  const shown = updates.filter((one) => !project || one.project === project)
  if (shown.length === 0) return null
  const isWaiting = shown.some(({ state }) => state === 'waiting')
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
          <WaitingUpdate key={update.key} update={update} named={!project} />
        ))}
      </ul>
      {isWaiting ? (
        <Button variant="secondary" className="mt-3" onClick={queue.send}>
          Send now
        </Button>
      ) : null}
    </Section>
  )
}

function WaitingUpdate({ update, named }: { update: KeptUpdate; named: boolean }) {
  const { key, project, project_name, happened_on, stage, text, images, state } = update
  const { sending } = useQueue()
  const confirm = useConfirm()
  const isSending = sending?.key === key
  const name = `the update of ${formatDate(happened_on)}`

  async function discard() {
    const detail = 'Its words and pictures are only on this phone or computer.'
    if (await confirm({ question: 'Discard this update?', detail, action: 'Discard' }))
      await queue.discard(key)
  }

  const actions: Action[] = [
    ...(state === 'waiting'
      ? []
      : [
          {
            label: state === 'draft' ? 'Continue' : 'Edit',
            icon: 'edit',
            to: `${addUpdatePath(project)}?update=${key}`,
          } as const,
        ]),
    { label: 'Discard', icon: 'trash', danger: true, onClick: discard },
  ]
  return (
    <li className="border border-line bg-white px-4 pt-3 pb-1">
      {named ? <b className="block wrap-anywhere">{project_name}</b> : null}
      <p className="text-sm text-stone">
        {[formatDate(happened_on), nameOfStage(stage)].filter(Boolean).join(' · ')}
      </p>
      {text ? (
        <p lang={isMalayalam(text) ? 'ml' : undefined} className="mt-1 line-clamp-3 wrap-anywhere">
          {text}
        </p>
      ) : null}
      {images.length > 0 ? (
        <ul aria-label="Its pictures" className="mt-2 flex flex-wrap gap-1.5">
          {images.map((file) => (
            <Thumbnail key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />
          ))}
        </ul>
      ) : null}
      <div className="mt-2 border-t border-line pt-2">
        {isSending ? (
          <Progress value={sending.progress} label={sending.progress < 1 ? 'Sending' : 'Saving'} />
        ) : (
          <Status update={update} />
        )}
        <div className="-mx-3 flex flex-wrap items-center gap-1">
          {isSending ? null : <RowActions name={name} actions={actions} />}
        </div>
      </div>
    </li>
  )
}

function Status({ update: { state, sentence } }: { update: KeptUpdate }) {
  if (state === 'refused') return <p className="text-sm font-medium text-alarm">{sentence}</p>
  return (
    <p role="status" className="text-sm font-semibold">
      {state === 'draft' ? 'You have not sent it.' : 'Waiting for the connection'}
    </p>
  )
}

function Thumbnail({ file }: { file: File }) {
  const [preview] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(preview), [preview])
  return (
    <li>
      <img src={preview} alt={file.name} className="size-14 bg-sand object-cover" />
    </li>
  )
}
