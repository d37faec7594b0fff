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
  const first = speeds.find(({ LCP }) => LCP && LCP.visits >= enoughVisits)
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
  const { visits } = measured
  const { good, poor } = vitals[vital]
  const value = round(vital, measured.value)
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

const steps = { LCP: 100, INP: 10, CLS: 0.01 }
/** The grade is of what is shown. */
const round = (vital: Vital, value: number) => Math.round(value / steps[vital]) * steps[vital]

/** In seconds; what moves is a share without a unit. */
function formatOf(vital: Vital, value: number) {
  const digits = Number(round(vital, value).toFixed(2))
  return vital === 'CLS' ? `${digits}` : words.seconds(`${digits / 1000}`)
}
