// Checks a translation before it is stored. Apart from translated-words.ts, which every form loads.
import { link } from '../content/rich-text.ts'
import { maxTextLength } from '../limits.ts'

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
