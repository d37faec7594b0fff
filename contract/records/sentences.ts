// What is wrong with a field of a record.
import { inBoth } from '../words.ts'

export const sentences = inBoth({
  named: [(label: string) => `The ${label.toLowerCase()}`, (label) => label],
  wholeNumber: [
    (label: string, min: number, max: number) =>
      `The ${label.toLowerCase()} is a whole number from ${min} to ${max}.`,
    (label, min, max) => `${label}: ${min} മുതൽ ${max} വരെയുള്ള ഒരു സംഖ്യ എഴുതൂ.`,
  ],
  optionalNumber: [
    (label: string, min: number, max: number) =>
      `${label}: please write a whole number from ${min} to ${max}.`,
    (label, min, max) => `${label}: ${min} മുതൽ ${max} വരെയുള്ള ഒരു സംഖ്യ എഴുതൂ.`,
  ],
  date: [
    (label: string) => `Please write the ${label.toLowerCase()} like this: 2026-12-31.`,
    (label) => `${label} ഇങ്ങനെ എഴുതൂ: 2026-12-31.`,
  ],
})
