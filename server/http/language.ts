// The language of a request, and our messages in it.
import type { FastifyRequest } from 'fastify'
import {
  fill,
  type Language,
  languageIn,
  languageParameter,
  type Message,
  messagesParameter,
  splitLanguage,
} from '#contract/languages.ts'
import { malayalamOf } from '#contract/words.ts'

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

export function textIn(language: Language, message: Message): string {
  const { text, values } = typeof message === 'string' ? { text: message } : message
  const found = language === 'en' ? text : malayalamOf(text)
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
