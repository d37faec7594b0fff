import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { publicPages } from '#contract/pages.ts'
import type { Numbers as Counted } from '#contract/visits/visits.ts'
import { useCall } from '../../../calls/api.ts'
import { Section } from '../../blocks/heading.tsx'
import { formatCalendarDay } from '../../blocks/lists/format-date.ts'
import { BarChart, Disclosure, FigureTable, fills, scaleOf } from '../charts.tsx'
import { indianNumber, sourcesSentence, visitsSentence, words, wroteFrom } from './sentences.ts'

/** Who visits the site, where they came from, and what they looked at. */
export function Numbers() {
  const { data, isError } = useCall('getNumbers', {})
  if (!data && !isError) return null
  return (
    <Section id="visits" title={words.title}>
      {data?.since ? (
        <div className="grid max-w-4xl gap-6">
          <Visits {...data} />
          <Sources {...data} />
        </div>
      ) : (
        <p className="text-stone">{data ? words.empty : words.failed}</p>
      )}
      <HowCounted />
    </Section>
  )
}

const Sentence = ({ children }: { children: ReactNode }) => (
  <span className="max-w-measure text-base">{children}</span>
)

function Visits({ since, days, before }: Counted) {
  const sentence = visitsSentence({ since, days, before })
  return (
    <div>
      <BarChart
        label={words.chart(sentence)}
        caption={<Sentence>{sentence}</Sentence>}
        most={words.most}
        groups={days.map(({ day, visits }) => ({
          id: day,
          title: words.onDay(formatCalendarDay(day), visits),
          counts: [visits],
        }))}
        colours={['leaf']}
        ends={[formatCalendarDay(days[0]?.day ?? ''), words.today]}
      />
      <Disclosure summary={words.byDay}>
        <FigureTable
          caption={words.byDay}
          head={words.columns.day}
          labels={[words.columns.visits]}
          rows={days.toReversed().map(({ day, visits }) => ({
            id: day,
            name: formatCalendarDay(day),
            figures: [indianNumber(visits)],
          }))}
        />
      </Disclosure>
    </div>
  )
}

function Sources({ sources, pages }: Counted) {
  if (sources.length === 0) return null
  const read = (['enquiries', 'applications'] as const).filter((kind) => sources[0]?.[kind] !== undefined)
  const scale = scaleOf(Math.max(...sources.map(({ visits }) => visits)))
  return (
    <div>
      <figure>
        <figcaption className="mb-3">
          <Sentence>{sourcesSentence(sources)}</Sentence>
        </figcaption>
        <ul className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)_auto]">
          {sources.map((one) => (
            <li
              key={one.source}
              className="flex flex-wrap items-center justify-between gap-x-4 sm:col-span-3 sm:grid sm:grid-cols-subgrid"
            >
              <span className="first-letter:uppercase">{words.sources[one.source]}</span>
              <svg aria-hidden="true" className="h-2.5 w-full max-sm:order-last">
                <rect width={`${(one.visits / scale) * 100}%`} height="100%" className={fills.leaf} />
              </svg>
              <span className="text-right tabular-nums sm:text-left">
                {words.visits(one.visits)}
                {wroteFrom(one) ? <b> · {words.wrote(wroteFrom(one) ?? 0)}</b> : null}
              </span>
            </li>
          ))}
        </ul>
      </figure>
      <div className="mt-1 grid">
        <Disclosure summary={words.bySource}>
          <FigureTable
            caption={words.bySource}
            head={words.columns.source}
            labels={[words.columns.visits, ...read.map((kind) => words.columns[kind])]}
            rows={sources.map((one) => ({
              id: one.source,
              name: <span className="block first-letter:uppercase">{words.sources[one.source]}</span>,
              figures: [one.visits, ...read.map((kind) => one[kind] ?? 0)].map(indianNumber),
            }))}
          />
        </Disclosure>
        <Disclosure summary={words.byPage}>
          <FigureTable
            caption={words.byPage}
            head={words.columns.page}
            labels={[words.columns.views, words.columns.began]}
            rows={pages.map((page, at) => ({
              id: page.path || `${at}`,
              name: <PageName {...page} />,
              figures: [page.views, page.visits].map(indianNumber),
            }))}
          />
        </Disclosure>
      </div>
    </div>
  )
}

function PageName({ page, path, title }: Pick<Counted['pages'][number], 'page' | 'path' | 'title'>) {
  if (!path) return title ? words.hidden(title) : words.gone(pageNameOf(page))
  return (
    <Link to={path} className="link inline-flex min-h-11 items-center desk:min-h-9">
      {title || pageNameOf(page)}
    </Link>
  )
}

const HowCounted = () => (
  <Disclosure summary={words.how.title}>
    <ul className="max-w-measure list-disc space-y-1 pl-5 text-sm">
      {words.how.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <Link to={publicPages.privacy.path} className="link inline-flex min-h-11 items-center text-sm">
      {words.how.privacy}
    </Link>
  </Disclosure>
)

const titles: Record<string, { title: string }> = publicPages

/** In the language of the screen; one that an older version counted may have no name here. */
const pageNameOf = (page: string) => titles[page]?.title ?? page
