import type { Numbers } from '#contract/visits/visits.ts'
import { type Vital, vitals } from '#contract/visits/vitals.ts'
import { Badge } from '../../blocks/lists/table.tsx'
import { Disclosure } from '../bar-chart.tsx'
import { FigureTable } from '../figure-table.tsx'
import { pageNameOf } from './page-name.ts'
import { words as numbers } from './words.ts'

const words = numbers.speed
type Speed = Numbers['speeds'][number]
const names = Object.keys(vitals) as Vital[]
/** One slow phone among fewer changes a lot. */
const enoughVisits = 20

/** How fast the pages were for three of four visits, by kind of page, beside what search engines ask for. */
export function Speeds({ speeds }: { speeds: Speed[] }) {
  const first = speeds.find(({ LCP }) => LCP)
  return (
    <Disclosure summary={words.title}>
      {first?.LCP ? <p>{words.sentence(pageNameOf(first.page), formatOf('LCP', first.LCP.value))}</p> : null}
      <p className="mb-2 text-sm text-stone">{words.note}</p>
      <FigureTable
        caption={words.title}
        head={numbers.columns.page}
        labels={names.map((vital) => words[vital])}
        rows={[
          ...speeds.map((speed) => ({
            id: speed.page,
            name: pageNameOf(speed.page),
            figures: names.map((vital) => <Measure key={vital} vital={vital} measured={speed[vital]} />),
          })),
          { id: '', name: words.limits, figures: names.map(limitOf) },
        ]}
      />
    </Disclosure>
  )
}

function Measure({ vital, measured }: { vital: Vital; measured: Speed[Vital] }) {
  if (!measured) return '–'
  const { value, visits } = measured
  const { good, poor } = vitals[vital]
  const grade = value <= good ? 'good' : value <= poor ? 'fair' : 'poor'
  const tone = ({ good: 'neutral', fair: 'waiting', poor: 'alarm' } as const)[grade]
  return (
    <>
      {formatOf(vital, value)} <Badge tone={tone}>{words[grade]}</Badge>{' '}
      {visits < enoughVisits ? <span className="text-stone">{words.few(visits)}</span> : null}
    </>
  )
}

const limitOf = (vital: Vital) =>
  words.limit(formatOf(vital, vitals[vital].good), formatOf(vital, vitals[vital].poor))

/** In seconds; what moves is a share without a unit. */
function formatOf(vital: Vital, value: number) {
  if (vital === 'CLS') return `${Number(value.toFixed(2))}`
  return words.seconds(`${Number((value / 1000).toFixed(vital === 'LCP' ? 1 : 2))}`)
}
