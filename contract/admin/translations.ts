// Malayalam translations of the company's texts. Equal texts share one translation: the category of ten projects is one
// text.
import { z } from 'zod'
import { type Call, list, put } from '../call.ts'
import { byPage } from '../content/calls.ts'
import { searchQuery, texts, tickSchema } from '../schemas.ts'
import { translationAreas } from './translatable.ts'
import { translationEntries } from './with-translations.ts'

export const translation = z.object({
  /**
   * `malayalam` is empty while there is none; `earlier` may then have the translation of the text that this one replaced.
   * `where` names the record or page, `path` its screen in the admin area.
   */
  ...texts('english', 'malayalam', 'earlier', 'where', 'path'),
  /** The first place where the text stands. */
  area: z.enum(translationAreas),
  /** The maximum length of the Malayalam, in the tightest place where it stands. */
  max: z.number(),
  /** The text also stands where this person may not change it, so they may not translate it. */
  locked: z.boolean(),
})

export const translationQuery = searchQuery.extend({
  area: z.enum(translationAreas).optional(),
  /** Only the texts of this page, including those that also stand elsewhere. */
  content: byPage.shape.page.optional(),
  missing: tickSchema(false),
})

export const translationChange = z.object({ translations: translationEntries })

export const translationCalls = {
  listTranslations: {
    ...list('/admin/translation-entries'),
    access: 'translations',
    query: translationQuery,
    output: translation,
  },
  saveTranslations: {
    ...put('/admin/translation-entries'),
    access: 'translations',
    invalidates: 'contents',
    body: translationChange,
  },
} as const satisfies Record<string, Call>

export type Translation = z.infer<typeof translation>
export type TranslationQuery = z.infer<typeof translationQuery>
