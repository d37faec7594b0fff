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

export const stayingInWords = ({ staying }: Demo) =>
  sumOf(staying) > 0 ? `${inWords(staying)} (ആരെങ്കിലും മാറ്റിയത്, അല്ലെങ്കിൽ അപേക്ഷ വന്നത്)` : ''
