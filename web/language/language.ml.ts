import { type Language, languageParameter, messagesParameter, prefixOf } from '#contract/languages.ts'
import { isAdminDocument } from '../admin-area.ml.ts'
import type * as english from './language.ts'

export const language = 'ml' as Language

export const basename: typeof english.basename = isAdminDocument ? undefined : prefixOf(language)

/** The admin area shows and edits the English texts, and only messages are in its language. */
export const addLanguage: typeof english.addLanguage = (query) =>
  query.set(isAdminDocument ? messagesParameter : languageParameter, language)
