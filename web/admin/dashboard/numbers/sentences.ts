// What the numbers say in one sentence, and no more than that: of two people nobody is "most".
import { unknownSource } from '#contract/visits/names.ts'
import type { Numbers } from '#contract/visits/visits.ts'
import { formatDate } from '../../blocks/lists/format-date.ts'
import { grouped } from '../grouped.ts'
import { words } from './words.ts'

type Source = Numbers['sources'][number]
const minForMost = 3

const totalOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)

export function visitsSentence({ since, days, before }: Pick<Numbers, 'since' | 'days' | 'before'>) {
  const counts = days.map(({ visits }) => visits)
  if (since && since > (days[0]?.day ?? '')) return words.since(formatDate(since), totalOf(counts))
  // Today is not over.
  const count = totalOf(counts.slice(0, -1))
  return before === null ? words.lastDays(count) : words.compared(count, count - before)
}

/** Enquiries and applications, as far as the roles include them; undefined without such a role. */
export function wroteFrom({ enquiries, applications }: Source) {
  return enquiries === undefined && applications === undefined
    ? undefined
    : (enquiries ?? 0) + (applications ?? 0)
}

/** About those who wrote; without a role that reads what they wrote, about visits. */
export function sourcesSentence(sources: Source[]) {
  const isWrote = sources.some((one) => wroteFrom(one) !== undefined)
  const came = sources
    .map((one) => ({ source: one.source, count: isWrote ? (wroteFrom(one) ?? 0) : one.visits }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  if (came.length === 0) return words.nobodyWrote
  const known = came.filter(({ source }) => source !== unknownSource)
  const total = totalOf(came.map(({ count }) => count))
  const [first] = known
  if (first && total >= minForMost && first.count * 2 > total)
    return words[isWrote ? 'mostWrote' : 'mostVisits'](words.sources[first.source])
  const named = came.map(({ source, count }) => `${words.sources[source]} (${grouped(count)})`)
  return words[isWrote ? 'wroteFrom' : 'visitsFrom'](named.join(', '))
}
