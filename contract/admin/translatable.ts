// Which texts want Malayalam, and what is checked before it is stored. Without zod and the fields of records, for the forms that
// show them.
import { readArea } from '../amounts/area.ts'
import { link } from '../content/rich-text.ts'
import { maxTextLength } from '../limits.ts'
import { translatedKinds } from '../records/registry.ts'

/** The area that a text belongs to: those who may use it may translate the text. */
export const translationAreas = ['site' as const, ...translatedKinds]
export type TranslationArea = (typeof translationAreas)[number]

/** False for mere numbers, signs, areas or addresses, and for texts that are in Malayalam already. */
export const needsTranslation = (text: string) =>
  /\p{Script=Latin}{2}/u.test(text.replace(addresses, '')) &&
  !/\p{Script=Malayalam}/u.test(text) &&
  !readArea(text)

const addresses = /https?:\/\/\S+|www\.\S+|\S+@\S+|\{\w+\}/g

/** The translation must have the same placeholders and link targets as the English text, and fit its place. */
export function translationProblem(english: string, translation: string, max = maxTextLength) {
  if (translation === '') return undefined
  if (translation.length > max)
    return `This is too long for its place: at most ${max} letters, and now ${translation.length}.`
  const [asked, found] = [partsOf(english), partsOf(translation)]
  const lost = asked.find((part) => !found.includes(part))
  if (lost) return `Please write ${lost} exactly as in the English text.`
  const added = found.find((part) => !asked.includes(part))
  return added && `There is no ${added} in the English text.`
}

const partsOf = (text: string) => [
  ...(text.match(placeholder) ?? []),
  ...[...text.matchAll(link)].map(([, , href = '']) => `(${href})`),
]

const placeholder = /\{\w+\}/g
