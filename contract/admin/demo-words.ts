// Demo content in words, for the dashboard, the diary and the command line.
import { staffMessages } from '../staff-messages.ts'
import type { Demo, DemoCounts } from './dashboard.ts'

const nouns = [
  ['projects', 'project'],
  ['reviews', 'review'],
  ['jobs', 'job'],
  ['services', 'service'],
] as const
const list = new Intl.ListFormat('en-IN')

export const sumOf = (counts: DemoCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** 2 projects, 1 review and 4 jobs; empty when there are none. */
export function inWords(counts: DemoCounts) {
  const parts = nouns
    .filter(([kind]) => counts[kind] > 0)
    .map(([kind, one]) => `${counts[kind]} ${counts[kind] === 1 ? one : kind}`)
  return list.format(parts)
}

/** What is not removed, and why; empty when that is nothing. */
export function stayingInWords({ applied_for, changed }: Demo) {
  const because = (counts: DemoCounts, why: string) =>
    sumOf(counts) > 0 ? [`${inWords(counts)} ${why}`] : []
  return list.format([
    ...because(applied_for, 'that people have applied for'),
    ...because(changed, 'that somebody has changed'),
  ])
}

export function removedInWords(demo: Demo) {
  const staying = stayingInWords(demo)
  return staying ? `${staffMessages.demo.removed}, except for ${staying}.` : `${staffMessages.demo.removed}.`
}
