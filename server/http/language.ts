// The language of a request, and our messages in it.
import type { FastifyRequest } from 'fastify'
import { type Language, languageIn, languageParameter, splitLanguage } from '#contract/languages.ts'
import { patterns, sentences } from '#contract/malayalam-sentences.ts'

/** The language of the page that is requested or that makes the call; English by default. */
export function languageOf({ query, url }: FastifyRequest) {
  const { language } = splitLanguage(url)
  if (language !== 'en') return language
  // An address that the router cannot read has no parsed query.
  if (!query) return languageIn(new URLSearchParams(url.split('?')[1]).get(languageParameter))
  return languageIn((query as Record<string, unknown>)[languageParameter])
}

/** An untranslated sentence stays in English. */
export const sentenceIn = (language: Language, sentence: string) =>
  language === 'en' ? sentence : (sentences.get(sentence) ?? filledIn(sentence) ?? sentence)

function filledIn(sentence: string) {
  for (const [pattern, translation] of patterns) {
    const [found, ...parts] = pattern.exec(sentence) ?? []
    if (found !== undefined) return translation(...parts)
  }
  return undefined
}

/** Translates the message of a response and those of its fields. Lists have none. */
export function translate<T>(body: T, language: Language): T {
  if (language === 'en' || typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { message, fields } = body as { message?: unknown; fields?: Record<string, string> }
  const said = (sentence: string) => sentenceIn(language, sentence)
  return {
    ...body,
    ...(typeof message === 'string' && { message: said(message) }),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, said(text)])),
    }),
  }
}
