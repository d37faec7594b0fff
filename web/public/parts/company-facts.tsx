// Who the company is: what a careful family looks for. Each part is shown once staff have filled it in.
import { Link } from 'react-router'
import type { WhoContent } from '#contract/content/company-pages.ts'
import type { Contents } from '#contract/content/pages.ts'
import { publicPages } from '#contract/pages.ts'
import { inBoth } from '#contract/words.ts'
import { useCall } from '../../calls/api.ts'
import { useCompany, usePageContext } from '../../page-context.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Text } from '../content/text.tsx'
import { contentInput } from '../content/with-content.tsx'
import { Band, twoColumns } from './band.tsx'

/** More of them are on the page about the company. */
const peopleOnHome = 4

/** What was built and what is guaranteed at the left; the people, and the numbers to check, at the right. */
export function Who({ on, className = '' }: { on: 'home' | 'about'; className?: string }) {
  const { preview } = usePageContext()
  const who = useCall('getContent', contentInput('who', preview)).data as Contents['who'] | undefined
  if (!who || isEmpty(who)) return null
  const people = on === 'home' ? who.people.slice(0, peopleOnHome) : who.people
  return (
    <Band className={`${twoColumns} gap-y-8 py-12 lg:py-24 ${className}`}>
      <div>
        <Text.h2>{who.title}</Text.h2>
        <Claims who={who} />
      </div>
      <div className="grid content-start gap-y-5">
        {people.length > 0 ? <People people={people} /> : null}
        {who.people.length > people.length ? (
          <Link to={publicPages.about.path} className="link inline-flex min-h-11 items-center">
            {words.everybody(who.people.length)}
          </Link>
        ) : null}
        <Numbers who={who} />
      </div>
    </Band>
  )
}

const isEmpty = ({ houses, guarantee, gst, people, registrations, reviews }: WhoContent) =>
  houses === 0 && !guarantee && !gst && !reviews.url && people.length + registrations.length === 0

function Claims({ who: { houses, guarantee, reviews } }: { who: WhoContent }) {
  const { founded } = useCompany()
  return (
    <>
      {houses > 0 ? <p className="lead mt-4">{words.handedOver(houses, founded)}</p> : null}
      {guarantee ? (
        <>
          <h3 className="label mt-6">{words.guarantee}</h3>
          <Text.p className="mt-1 max-w-measure">{guarantee}</Text.p>
        </>
      ) : null}
      {reviews.url ? (
        <a href={reviews.url} rel="noopener" className="link mt-4 inline-flex min-h-11 items-center gap-2">
          {reviews.site ? words.reviewsOn(reviews.site) : words.reviewsElsewhere}
          <Icon name="external" className="size-4" />
        </a>
      ) : null}
    </>
  )
}

/** Without any portrait they are names with a line above. */
function People({ people }: { people: WhoContent['people'] }) {
  const hasPortraits = people.some(({ picture }) => picture)
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4">
      {people.map(({ name, role, picture }, index) => (
        <li key={index} className={hasPortraits ? '' : 'border-t border-brass pt-4'}>
          {picture ? (
            <Picture
              {...picture}
              sizes="(min-width: 1024px) 14vw, (min-width: 768px) 22vw, 44vw"
              className="mb-3 aspect-square"
            />
          ) : null}
          {hasPortraits && !picture ? (
            <span className="mb-3 grid aspect-square place-items-center bg-sand text-edge">
              <Icon name="user" className="size-16" />
            </span>
          ) : null}
          <Text.h3 className="text-base">{name}</Text.h3>
          <Text.p className="text-sm text-stone">{role}</Text.p>
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
    <dl className="border-t border-line text-sm">
      {all.map(({ name, number }, index) => (
        <div key={index} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5">
          <Text.dt className="text-stone">{name}</Text.dt>
          <dd className="font-semibold tabular-nums">{number}</dd>
        </div>
      ))}
    </dl>
  )
}

const words = inBoth({
  handedOver: [
    (houses: number, year: number) =>
      `${houses} ${houses === 1 ? 'house' : 'houses'} handed over since ${year}`,
    (houses, year) => `${year} മുതൽ പണിതുകൊടുത്തത് ${houses} ${houses === 1 ? 'വീട്' : 'വീടുകൾ'}`,
  ],
  guarantee: ['The guarantee, in writing', 'എഴുതിത്തരുന്ന ഗ്യാരണ്ടി'],
  gst: ['GST', 'ജി.എസ്.ടി.'],
  everybody: [(count: number) => `All ${count} of us`, (count) => `ഞങ്ങൾ ${count} പേരെയും കാണാം`],
  reviewsOn: [(site: string) => `Our reviews on ${site}`, (site) => `അഭിപ്രായങ്ങൾ കാണാം: ${site}`],
  reviewsElsewhere: ['Our reviews elsewhere', 'മറ്റിടങ്ങളിലെ അഭിപ്രായങ്ങൾ കാണാം'],
})
