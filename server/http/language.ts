// The language of a request, and our messages in it.
import type { FastifyRequest } from 'fastify'
import * as accessInMalayalam from '#contract/access/messages.ml.ts'
import * as access from '#contract/access/messages.ts'
import * as ofServerInMalayalam from '#contract/access/server-messages.ml.ts'
import * as ofServer from '#contract/access/server-messages.ts'
import * as fieldsInMalayalam from '#contract/field-messages.ml.ts'
import * as fields from '#contract/field-messages.ts'
import * as houseInMalayalam from '#contract/houses/house-words.ml.ts'
import * as house from '#contract/houses/house-words.ts'
import * as updatesInMalayalam from '#contract/houses/messages.ml.ts'
import * as updates from '#contract/houses/messages.ts'
import {
  fill,
  type Language,
  languageIn,
  languageParameter,
  type Message,
  messagesParameter,
  splitLanguage,
} from '#contract/languages.ts'
import * as staffInMalayalam from '#contract/messages.ml.ts'
import * as staff from '#contract/messages.ts'
import * as answersInMalayalam from '#contract/people/answer-messages.ml.ts'
import * as answers from '#contract/people/answer-messages.ts'
import * as myDataInMalayalam from '#contract/people/my-data-words.ml.ts'
import * as myData from '#contract/people/my-data-words.ts'
import * as phoneInMalayalam from '#contract/people/phone-words.ml.ts'
import * as phone from '#contract/people/phone-words.ts'
import * as malayalam from '#contract/public-messages.ml.ts'
import * as english from '#contract/public-messages.ts'
import * as reviewsInMalayalam from '#contract/reviews/messages.ml.ts'
import * as reviews from '#contract/reviews/messages.ts'
import * as adminInMalayalam from '#contract/staff-messages.ml.ts'
import * as admin from '#contract/staff-messages.ts'

/** The language of the page that is requested or that makes the call; English by default. */
export function languageOf(request: FastifyRequest) {
  const { language } = splitLanguage(request.url)
  return language === 'en' ? parameterOf(request, languageParameter) : language
}

/** Calls of the admin area ask for messages only: what it shows and edits is the English text. */
export function messageLanguageOf(request: FastifyRequest) {
  const language = parameterOf(request, messagesParameter)
  return language === 'en' ? languageOf(request) : language
}

function parameterOf({ query, url }: FastifyRequest, name: string) {
  // An address that the router cannot read has no parsed query.
  if (!query) return languageIn(new URLSearchParams(url.split('?')[1]).get(name))
  return languageIn((query as Record<string, unknown>)[name])
}

/** Every message to visitors, and some to staff, in English and in Malayalam. */
export const pairs = [
  ...pairsOf(english, malayalam),
  ...pairsOf(fields, fieldsInMalayalam),
  ...pairsOf(myData, myDataInMalayalam),
  ...pairsOf(phone, phoneInMalayalam),
  ...pairsOf(house, houseInMalayalam),
  ...pairsOf(reviews, reviewsInMalayalam),
  ...pairsOf(answers, answersInMalayalam),
]

/** The same for staff. What is not translated yet stays in English. */
const staffPairs = [
  ...pairsOf(staff, staffInMalayalam),
  ...pairsOf(admin, adminInMalayalam),
  ...pairsOf(access, accessInMalayalam),
  ...pairsOf(ofServer, ofServerInMalayalam),
  ...pairsOf(updates, updatesInMalayalam),
].filter(([english, malayalam]) => english !== malayalam)

const translations = new Map([...staffPairs, ...pairs])

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
