import { employmentTypes as english } from './employment-types.ts'

/** A type that nobody has translated stays in English. */
export const employmentTypes: typeof english = [
  ...english,
  [/പാർട്ട്/, 'PART_TIME'],
  [/കോൺട്രാക്ട്|കരാർ/, 'CONTRACTOR'],
  [/ഇന്റേൺ|ട്രെയിനി|അപ്രന്റീസ്/, 'INTERN'],
  [/താൽക്കാലിക|താത്കാലിക/, 'TEMPORARY'],
  [/ഫുൾ|സ്ഥിര/, 'FULL_TIME'],
]
