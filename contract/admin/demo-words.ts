// Demo content in words, for the dashboard and the diary.
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
export const stayingInWords = ({ staying }: Demo) =>
  sumOf(staying) > 0 ? `${inWords(staying)} that somebody has changed or applied for` : ''

export function removedInWords(demo: Demo) {
  const staying = stayingInWords(demo)
  return staying ? `${staffMessages.demo.removed}, except for ${staying}.` : `${staffMessages.demo.removed}.`
}
