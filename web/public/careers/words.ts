// What the list and the page of a job say themselves.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  pay: ['Pay', 'ശമ്പളം'],
  place: ['Place', 'സ്ഥലം'],
  hours: ['Hours', 'സമയം'],
  type: ['Type', 'ജോലിയുടെ തരം'],
  experience: ['Experience', 'പ്രവൃത്തിപരിചയം'],
  applyBy: ['Apply by', 'അവസാന തീയതി'],
  apply: ['Apply', 'അപേക്ഷിക്കാം'],
  /** Above the form. */
  applyTitle: ['Apply', 'അപേക്ഷിക്കൂ'],
  allOpenings: ['All job openings', 'എല്ലാ ജോലി ഒഴിവുകളും'],
  description: [
    (title: string, company: string) => `${title} at ${company}.`,
    (title, company) => `${title}: ${company}.`,
  ],
})
