// The language that a call asks for, and our sentences in it.
import type { FastifyRequest } from 'fastify'
import { sentences } from '#content/ml/sentences.ts'
import { type Language, languageIn, languageParameter } from '#contract/languages.ts'

/** Of the page that makes the call; English where it says none. */
export const languageOf = ({ query }: FastifyRequest) =>
  languageIn((query as Record<string, unknown> | undefined)?.[languageParameter])

/** A sentence that nobody has translated stays in English. */
export const sentenceIn = (language: Language, sentence: string) =>
  language === 'en' ? sentence : (sentences.get(sentence) ?? sentence)

/** The sentences of a response: its message, and one for each refused field. */
export function translate<T>(body: T, language: Language): T {
  if (language === 'en' || typeof body !== 'object' || body === null) return body
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
