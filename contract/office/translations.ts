// The company's words in Malayalam. A text is translated once, wherever it stands: the category of ten projects is one text.
import { z } from 'zod'
import { byPage } from '../content/rows.ts'
import { maxTextLength } from '../limits.ts'
import type { Rows } from '../route.ts'
import { message, optionalText, searchQuery, texts, tick } from '../schemas.ts'
import { translationAreas } from './translated-words.ts'

const maxEntries = 500

export const translation = z.object({
  /**
   * `malayalam` is empty while there is none; `earlier` is then that of the text that stood there before. `where` names
   * the record or page, `path` its screen in the admin area.
   */
  ...texts('english', 'malayalam', 'earlier', 'where', 'path'),
  /** Where it stands first. */
  area: z.enum(translationAreas),
  /** How long the Malayalam may be, where there is the least place for it. */
  max: z.number(),
  /** It also stands where this person may not change it, so the translation is not theirs. */
  locked: z.boolean(),
})

export const translationQuery = searchQuery.extend({
  area: z.enum(translationAreas).optional(),
  /** Only the texts of this page of the site, also those that stand elsewhere too. */
  content: byPage.shape.page.optional(),
  /** Only what has no Malayalam yet. */
  missing: tick(false),
})

const malayalam = optionalText('The Malayalam text')

/** translation-check.ts says what else is asked of the Malayalam. */
const entry = z.object({
  english: z.string().min(1).max(maxTextLength),
  /** Empty takes the Malayalam away: pages then show the English text. */
  malayalam,
  /** What the edit started from; if something else is stored by now, the edit is refused. */
  malayalam_from: malayalam.removeDefault().optional(),
  /** For a text without Malayalam: that of the text which it replaces. Only offered to who translates it. */
  earlier: malayalam,
})

export const translationChange = z.object({ entries: z.array(entry).min(1).max(maxEntries) })

export const translationRows = {
  listTranslations: { access: 'translations', query: translationQuery, output: translation },
  saveTranslations: { access: 'translations', tag: 'contents', body: translationChange, output: message },
} as const satisfies Rows

export type Translation = z.infer<typeof translation>
export type TranslationQuery = z.infer<typeof translationQuery>
export type TranslationChange = z.infer<typeof translationChange>
