// What the screens about updates share.
import { type ReactNode, useEffect, useState } from 'react'
import { dayInIndia } from '#contract/days.ts'
import { type Stage, stageNames } from '#contract/houses/stages.ts'
import type { BuildingSite } from '#contract/houses/updates.ts'
import { isMalayalam } from '#contract/languages.ts'
import { adminPages } from '#contract/pages.ts'
import { projectName } from '#contract/record-paths.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { type Form, Progress } from '../../ui/form.tsx'
import { useConfirm } from '../blocks/confirm.tsx'
import { Choice } from '../blocks/forms/control.tsx'
import { Section } from '../blocks/heading.tsx'
import { formatCalendarDay } from '../blocks/lists/format-date.ts'
import { type Action, RowActions } from '../blocks/lists/row-actions.tsx'
import { words as common } from '../blocks/words.ts'
import { queue, useQueue } from './queue.ts'
import type { QueuedUpdate } from './queue-store.ts'
import { words } from './words.ts'

export const updatesPath = (id: string) => adminPages.updates.path.replace(':id', id)
export const addUpdatePath = (id: string) => adminPages.addUpdate.path.replace(':id', id)

export const useSites = () => useCall('listSites', { query: {} })

/** From the list that the dashboard has loaded, since the connection may be lost on the way. */
export function useSite(id: string) {
  const { data, isError } = useSites()
  return { site: data?.items.find((one) => one.id === id), isLoaded: isError || data !== undefined }
}

/** What its name does not say. */
export const detailsOfSite = ({ title, client, location }: BuildingSite) =>
  title ? `${client} · ${location}` : ''

export const describeSite = (site: BuildingSite) => joined(projectName(site), detailsOfSite(site))

export const nameOfStage = (stage: Stage | '') => (stage ? stageNames[stage] : '')

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ')

type UpdateCardProps = {
  update: { happened_on: string; stage: Stage | ''; text: string }
  /** Whose it is, or of which project. */
  about: string
  badge?: ReactNode
  /** As items of a list. */
  pictures: readonly ReactNode[]
  children?: ReactNode
}

/** A day on the building site, sent or not. */
export function UpdateCard({ update, about, badge, pictures, children }: UpdateCardProps) {
  const { happened_on, stage, text } = update
  return (
    <li className="border border-line bg-white px-4 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <b>{formatCalendarDay(happened_on)}</b>
        {badge}
      </div>
      <p className="text-sm text-stone wrap-anywhere">{joined(nameOfStage(stage), about)}</p>
      <p
        lang={isMalayalam(text) ? 'ml' : undefined}
        className="mt-1 whitespace-pre-wrap wrap-anywhere empty:hidden"
      >
        {text}
      </p>
      <ul className="mt-2 grid grid-cols-3 gap-1.5 empty:hidden sm:grid-cols-5">{pictures}</ul>
      {children ? <div className="mt-2 border-t border-line pt-1">{children}</div> : null}
    </li>
  )
}

export function UpdateFields({ form: { field } }: { form: Pick<Form, 'field'> }) {
  return (
    <>
      <TextAreaField {...field('text')} label={words.whatHappened} hint={words.whatHappenedHint} rows={3} />
      <div className="grid gap-x-4 gap-y-6 min-[22rem]:grid-cols-2">
        <TextField {...field('happened_on')} label={words.day} type="date" max={dayInIndia(new Date())} />
        <Choice {...field('stage')} label={words.stage} none={words.noStage} names={stageNames} />
      </div>
    </>
  )
}

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
