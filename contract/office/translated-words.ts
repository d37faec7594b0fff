// Which words of the company are translated. Without zod, for the forms that show them.
import type { Access } from '../access/roles.ts'

/** What a text belongs to. Whoever may change that may translate it. */
export const translationAreas = ['site', 'projects', 'services', 'jobs'] as const satisfies Access[]
export type TranslationArea = (typeof translationAreas)[number]

/** The fields of a record that visitors read as words. Names of clients stay as they are. */
export const recordWords = {
  projects: ['category', 'location', 'area', 'description'],
  services: ['title', 'description'],
  jobs: ['title', 'description', 'type', 'experience', 'pay', 'place', 'hours'],
} as const

/** A number, a sign or an address alone needs no translation, and what is in Malayalam has none. */
export const needsTranslation = (text: string) =>
  /\p{Script=Latin}{2}/u.test(text.replace(addresses, '')) && !/\p{Script=Malayalam}/u.test(text)

/** Of pages and of mail, and the values of the company. */
const addresses = /https?:\/\/\S+|www\.\S+|\S+@\S+|\{\w+\}/g
