// Which texts of the company are translated. Without zod, for the forms that show them.
import type { Access } from '../access/roles.ts'

/** The area that a text belongs to: those who may use it may translate the text. */
export const translationAreas = ['site', 'projects', 'services', 'jobs'] as const satisfies Access[]
export type TranslationArea = (typeof translationAreas)[number]

/** The translated fields of records. Names of clients are not translated. */
export const recordWords = {
  projects: ['category', 'location', 'area', 'description'],
  services: ['title', 'description'],
  jobs: ['title', 'description', 'type', 'experience', 'pay', 'place', 'hours'],
} as const

/** False for mere numbers, signs or addresses, and for texts that are in Malayalam already. */
export const needsTranslation = (text: string) =>
  /\p{Script=Latin}{2}/u.test(text.replace(addresses, '')) && !/\p{Script=Malayalam}/u.test(text)

/** URLs, mail addresses and placeholders. */
const addresses = /https?:\/\/\S+|www\.\S+|\S+@\S+|\{\w+\}/g
