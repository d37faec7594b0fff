// What the screens about updates share.
import type { ReactNode } from 'react'
import { dayInIndia } from '#contract/days.ts'
import { type Stage, stageNames } from '#contract/houses/stages.ts'
import type { BuildingSite } from '#contract/houses/updates.ts'
import { isMalayalam } from '#contract/languages.ts'
import { adminPages } from '#contract/pages.ts'
import { projectName } from '#contract/record-paths.ts'
import { useCall } from '../../calls/api.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import type { Form } from '../../ui/form.tsx'
import { Choice } from '../blocks/forms/choice.tsx'
import { formatCalendarDay } from '../blocks/lists/format-date.ts'
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

/** What is written about a day on the building site. */
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
