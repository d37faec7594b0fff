// Who the company is: what a careful family looks for. Each part is shown once staff have filled it in.
import { Link } from 'react-router'
import type { Contents } from '#contract/content/pages.ts'
import type { WhoContent } from '#contract/content/who.ts'
import { useCall } from '../../api.ts'
import { useCompany, usePageContext } from '../../page-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Text } from '../content/text.tsx'
import { contentInput } from '../content/with-content.tsx'
import { words as shell } from '../shell/words.ts'
import { Band, twoColumns } from './band.tsx'
import { words } from './who-words.ts'

/** More of them are on the page about the company. */
const peopleOnHome = 4

type WhoProps = { on: 'home' | 'about'; className?: string }

/** Beside the heading what was built and what is guaranteed; then the people, and the numbers to check. */
export function Who({ on, className = '' }: WhoProps) {
  const { preview } = usePageContext()
  const who = useCall('getContent', contentInput('who', preview)).data as Contents['who'] | undefined
  if (!who || isEmpty(who)) return null
  const people = on === 'home' ? who.people.slice(0, peopleOnHome) : who.people
  const isMore = who.people.length > people.length
  return (
    <Band className={`py-12 lg:py-24 ${className}`}>
      <div className={`${twoColumns} gap-y-5`}>
        <Text.h2>{who.title}</Text.h2>
        <Claims who={who} />
      </div>
      {people.length > 0 ? <People people={people} /> : null}
      {isMore ? (
        <Link to={shell.pages.about.path} className="link mt-4 inline-flex min-h-11 items-center">
          {words.everybody(who.people.length)}
        </Link>
      ) : null}
      <Numbers who={who} />
    </Band>
  )
}

const isEmpty = ({ houses, guarantee, gst, people, registrations, reviews }: WhoContent) =>
  houses === 0 && !guarantee && !gst && !reviews.url && people.length + registrations.length === 0

function Claims({ who: { houses, guarantee, reviews } }: { who: WhoContent }) {
  const { founded } = useCompany()
  return (
    <div>
      {houses > 0 ? <p className="font-serif text-2xl">{words.handedOver(houses, founded)}</p> : null}
      {guarantee ? (
        <div className="mt-4 max-w-measure">
          <h3 className="label">{words.guarantee}</h3>
          <Text.p className="mt-1 lg:text-lg">{guarantee}</Text.p>
        </div>
      ) : null}
      {reviews.url ? (
        <a href={reviews.url} rel="noopener" className="link mt-4 inline-flex min-h-11 items-center gap-2">
          {reviews.site ? words.reviewsOn(reviews.site) : words.reviewsElsewhere}
          <Icon name="external" className="size-4" />
        </a>
      ) : null}
    </div>
  )
}

/** Without any portrait they are names with a line above; beside portraits, somebody without has an empty place. */
function People({ people }: { people: WhoContent['people'] }) {
  const hasPortraits = people.some(({ picture }) => picture)
  return (
    <ul className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-3 lg:mt-10 lg:grid-cols-4">
      {people.map(({ name, role, picture }, index) => (
        <li key={index} className={hasPortraits ? '' : 'border-t border-brass pt-4'}>
          {picture ? (
            <Picture
              {...picture}
              sizes="(min-width: 1024px) 20vw, (min-width: 768px) 28vw, 42vw"
              className="aspect-square"
            />
          ) : null}
          {hasPortraits && !picture ? <div className="aspect-square bg-sand" /> : null}
          <Text.h3 className={hasPortraits ? 'mt-4' : ''}>{name}</Text.h3>
          <Text.p className="text-stone">{role}</Text.p>
        </li>
      ))}
    </ul>
  )
}

/** Small, as in the title block of a drawing. */
function Numbers({ who: { gst, registrations } }: { who: WhoContent }) {
  const all = [...registrations, ...(gst ? [{ name: words.gst, number: gst }] : [])]
  if (all.length === 0) return null
  return (
    <dl className="mt-8 grid gap-x-6 gap-y-4 border-t border-line pt-4 text-sm md:grid-cols-3 lg:mt-10 lg:grid-cols-4">
      {all.map(({ name, number }, index) => (
        <div key={index}>
          <Text.dt className="text-stone">{name}</Text.dt>
          <dd className="font-semibold tabular-nums">{number}</dd>
        </div>
      ))}
    </dl>
  )
}
