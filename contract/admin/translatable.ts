// Which texts want Malayalam. Without zod and the fields of records, for the forms that show them.
import type { Access } from '../access/roles.ts'
import { readArea } from '../amounts/area.ts'

/** The area that a text belongs to: those who may use it may translate the text. */
export const translationAreas = ['site', 'projects', 'services', 'jobs'] as const satisfies Access[]
export type TranslationArea = (typeof translationAreas)[number]

/** False for mere numbers, signs, areas or addresses, and for texts that are in Malayalam already. */
export const needsTranslation = (text: string) =>
  /\p{Script=Latin}{2}/u.test(text.replace(addresses, '')) &&
  !/\p{Script=Malayalam}/u.test(text) &&
  !readArea(text)

/** URLs, mail addresses and placeholders. */
const addresses = /https?:\/\/\S+|www\.\S+|\S+@\S+|\{\w+\}/g
