// The language of a request, and our messages in it.
import type { FastifyRequest } from 'fastify'
import * as fieldsInMalayalam from '#contract/field-messages.ml.ts'
import * as fields from '#contract/field-messages.ts'
import * as houseInMalayalam from '#contract/houses/house-words.ml.ts'
import * as house from '#contract/houses/house-words.ts'
import {
  fill,
  type Language,
  languageIn,
  languageParameter,
  type Message,
  splitLanguage,
} from '#contract/languages.ts'
import * as myDataInMalayalam from '#contract/people/my-data-words.ml.ts'
import * as myData from '#contract/people/my-data-words.ts'
import * as malayalam from '#contract/public-messages.ml.ts'
import * as english from '#contract/public-messages.ts'
import * as reviewsInMalayalam from '#contract/reviews/messages.ml.ts'
import * as reviews from '#contract/reviews/messages.ts'

/** The language of the page that is requested or that makes the call; English by default. */
export function languageOf({ query, url }: FastifyRequest) {
  const { language } = splitLanguage(url)
  if (language !== 'en') return language
  // An address that the router cannot read has no parsed query.
  if (!query) return languageIn(new URLSearchParams(url.split('?')[1]).get(languageParameter))
  return languageIn((query as Record<string, unknown>)[languageParameter])
}

/** Every message to visitors, in English and in Malayalam. */
export const pairs = [
  ...pairsOf(english, malayalam),
  ...pairsOf(fields, fieldsInMalayalam),
  ...pairsOf(myData, myDataInMalayalam),
  ...pairsOf(house, houseInMalayalam),
  ...pairsOf(reviews, reviewsInMalayalam),
]

const translations = new Map(pairs)

/** What only staff read has no translation and stays in English. */
export function textIn(language: Language, message: Message): string {
  const { text, values } = typeof message === 'string' ? { text: message } : message
  const found = language === 'en' ? text : (translations.get(text) ?? text)
  if (!values) return found
  // A value may be a name of ours, which has a translation too.
  const translated = Object.entries(values).map(([name, value]) => [name, textIn(language, String(value))])
  return fill(found, Object.fromEntries(translated))
}

/** The answer to a call, with its message in this language. */
export function withMessageIn<T>(language: Language, answer: T): T {
  const { message } = (answer ?? {}) as { message?: string }
  return message === undefined ? answer : { ...answer, message: textIn(language, message) }
}

/** Each English sentence with the one at the same place of the other table. */
function* pairsOf(english: object, translated: object): Generator<[string, string]> {
  for (const [name, value] of Object.entries(english)) {
    const other = (translated as Record<string, unknown>)[name]
    if (typeof value === 'string') yield [value, String(other)]
    else yield* pairsOf(value as object, other as object)
  }
}
