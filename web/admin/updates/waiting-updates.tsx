import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/form.tsx'
import { useConfirm } from '../blocks/confirm.tsx'
import { Section } from '../blocks/heading.tsx'
import { formatCalendarDay } from '../blocks/lists/format-date.ts'
import { type Action, RowActions } from '../blocks/lists/row-actions.tsx'
import { words as common } from '../blocks/words.ts'
import { queue, useQueue } from './queue.ts'
import type { QueuedUpdate } from './queue-store.ts'
import { addUpdatePath, UpdateCard } from './update-parts.tsx'
import { words } from './words.ts'

/** What is not sent yet, of one project or of all. */
export function WaitingUpdates({ project }: { project?: string }) {
  const { updates, loose } = useQueue()
  const shown = updates.filter((one) => !project || one.project === project)
  if (shown.length === 0) return null
  return (
    <Section id="waiting" title={words.notSent} className="mb-8" note={loose ? words.noRoom : words.mayClose}>
      <ul className="grid gap-3">
        {shown.map((update) => (
          <WaitingUpdate key={update.key} update={update} about={project ? '' : update.project_name} />
        ))}
      </ul>
      {shown.some(({ state }) => state === 'waiting') ? (
        <Button variant="secondary" className="mt-3" onClick={queue.send}>
          {words.sendNow}
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
    const { discardQuestion: question, discardDetail: detail, discard: action } = words
    if (await confirm({ question, detail, action })) await queue.discard(key)
  }
  const actions: Action[] = [{ label: words.discard, icon: 'trash', danger: true, onClick: discard }]
  const to = `${addUpdatePath(project)}?update=${key}`
  if (state !== 'waiting')
    actions.unshift({ label: state === 'draft' ? words.continue : common.edit, icon: 'edit', to })

  return (
    <UpdateCard
      update={update}
      about={about}
      pictures={images.map((file) => (
        <Thumbnail key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />
      ))}
    >
      {sending?.key === key ? (
        <Progress value={sending.progress} label={sending.progress < 1 ? words.sending : words.saving} />
      ) : (
        <>
          <p
            role="status"
            className={`pt-1 text-sm font-semibold ${state === 'refused' ? 'text-alarm' : ''}`}
          >
            {statusOf(update)}
          </p>
          <div className="-mx-3 flex flex-wrap items-center gap-1">
            <RowActions name={words.updateOf(formatCalendarDay(happened_on))} actions={actions} />
          </div>
        </>
      )}
    </UpdateCard>
  )
}

function statusOf({ state, sentence }: QueuedUpdate) {
  if (state === 'refused') return sentence
  return state === 'draft' ? words.draft : words.waiting
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
