// Which texts of the company are translated. Without zod, for the forms that show them.
import type { Access } from '../access/roles.ts'
import { isWords } from '../content/values.ts'
import { readArea } from '../measures/area.ts'
import { type RecordKind, recordFields } from '../records/fields.ts'

/** The area that a text belongs to: those who may use it may translate the text. */
export const translationAreas = ['site', 'projects', 'services', 'jobs'] as const satisfies Access[]
export type TranslationArea = (typeof translationAreas)[number]

const translatedIn = (kind: RecordKind) =>
  Object.entries(recordFields[kind]).flatMap(([name, field]) => (isWords(field) ? [name] : []))

/** The translated fields of records. */
export const recordWords = {
  projects: translatedIn('projects'),
  services: translatedIn('services'),
  jobs: translatedIn('jobs'),
}

/** False for mere numbers, signs, areas or addresses, and for texts that are in Malayalam already. */
export const needsTranslation = (text: string) =>
  /\p{Script=Latin}{2}/u.test(text.replace(addresses, '')) &&
  !/\p{Script=Malayalam}/u.test(text) &&
  !readArea(text)

/** URLs, mail addresses and placeholders. */
const addresses = /https?:\/\/\S+|www\.\S+|\S+@\S+|\{\w+\}/g
