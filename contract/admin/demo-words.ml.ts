import type { Demo, DemoCounts } from './dashboard.ts'
import { removedInWords, sumOf } from './demo-words.ts'

export { removedInWords, sumOf }

const nouns = { projects: 'പ്രോജക്ട്', reviews: 'അഭിപ്രായം', jobs: 'ജോലി ഒഴിവ്', services: 'സേവനം' }

export const inWords = (counts: DemoCounts) =>
  Object.entries(nouns)
    .map(([kind, noun]) => ({ noun, count: counts[kind as keyof typeof nouns] }))
    .filter(({ count }) => count > 0)
    .map(({ noun, count }) => `${count} ${noun}`)
    .join(', ')

export function stayingInWords({ applied_for, changed }: Demo) {
  const because = (counts: DemoCounts, why: string) =>
    sumOf(counts) > 0 ? [`${inWords(counts)} (${why})`] : []
  return [...because(applied_for, 'അപേക്ഷകൾ വന്നത്'), ...because(changed, 'ആരോ മാറ്റിയത്')].join(', ')
}
