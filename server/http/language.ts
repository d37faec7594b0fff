// The language that a call asks for, and our sentences in it.
import type { FastifyRequest } from 'fastify'
import { type Language, languageIn, languageParameter, splitLanguage } from '#contract/languages.ts'
import { patterns, sentences } from '#contract/malayalam-sentences.ts'

/** Of the page that is asked for or makes the call; English where it says none. */
export function languageOf({ query, url }: FastifyRequest) {
  const { language } = splitLanguage(url)
  if (language !== 'en') return language
  // An address that the router cannot read has no parsed query.
  if (!query) return languageIn(new URLSearchParams(url.split('?')[1]).get(languageParameter))
  return languageIn((query as Record<string, unknown>)[languageParameter])
}

/** A sentence that nobody has translated stays in English. */
export const sentenceIn = (language: Language, sentence: string) =>
  language === 'en' ? sentence : (sentences.get(sentence) ?? filledIn(sentence) ?? sentence)

function filledIn(sentence: string) {
  for (const [pattern, translation] of patterns) {
    const [found, ...parts] = pattern.exec(sentence) ?? []
    if (found !== undefined) return translation(...parts)
  }
  return undefined
}

/** The sentences of a response: its message, and one for each refused field. A list has none. */
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
