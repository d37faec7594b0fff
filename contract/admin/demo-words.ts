// Demo content in words, for the dashboard and the diary.
import { listed } from '../access/roles.ts'
import type { Language } from '../languages.ts'
import { staffMessages } from '../staff-messages.ts'
import { inBoth, wordsIn } from '../words.ts'
import type { Demo, DemoCounts } from './dashboard.ts'

const words = inBoth({
  counted: {
    projects: [
      (count: number) => (count === 1 ? '1 project' : `${count} projects`),
      (count) => `${count} പ്രോജക്ട്`,
    ],
    reviews: [
      (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
      (count) => `${count} അഭിപ്രായം`,
    ],
    jobs: [(count: number) => (count === 1 ? '1 job' : `${count} jobs`), (count) => `${count} ജോലി ഒഴിവ്`],
    services: [
      (count: number) => (count === 1 ? '1 service' : `${count} services`),
      (count) => `${count} സേവനം`,
    ],
  },
  staying: [
    (what: string) => `${what} that somebody has changed or applied for`,
    (what) => `${what} (ആരെങ്കിലും മാറ്റിയത്, അല്ലെങ്കിൽ അപേക്ഷ വന്നത്)`,
  ],
})
const kinds = ['projects', 'reviews', 'jobs', 'services'] as const

export const sumOf = (counts: DemoCounts) => Object.values(counts).reduce((sum, count) => sum + count, 0)

/** 2 projects, 1 review and 4 jobs; empty when there are none. */
export function inWords(counts: DemoCounts, language: Language = 'en') {
  const { counted } = wordsIn(language, words)
  const found = kinds.filter((kind) => counts[kind] > 0)
  return listed(
    found.map((kind) => counted[kind](counts[kind])),
    language,
  )
}

/** What is not removed, and why; empty when that is nothing. */
export const stayingInWords = ({ staying }: Demo) =>
  sumOf(staying) > 0 ? words.staying(inWords(staying)) : ''

export function removedInWords(demo: Demo) {
  const staying = stayingInWords(demo)
  return staying ? `${staffMessages.demo.removed}, except for ${staying}.` : `${staffMessages.demo.removed}.`
}
