// The company's words in Malayalam. A text is translated once, wherever it stands: the category of ten projects is one text.
import { z } from 'zod'
import type { Access } from '../access/roles.ts'
import { maxTextLength } from '../limits.ts'
import type { Rows } from '../route.ts'
import { message, optionalText, searchQuery, texts, tick } from '../text.ts'

/** What a text belongs to. Whoever may change that may translate it. */
export const translationAreas = ['site', 'projects', 'services', 'jobs'] as const satisfies Access[]
export type TranslationArea = (typeof translationAreas)[number]

/** The fields of a record that visitors read as words. Names of clients stay as they are. */
export const recordWords = {
  projects: ['category', 'location', 'area', 'description'],
  services: ['title', 'description'],
  jobs: ['title', 'description', 'type', 'experience', 'pay', 'place', 'hours'],
} as const

const maxEntries = 500

export const translation = z.object({
  /** `malayalam` is empty while there is none; `where` names the record or page, `path` its screen in the admin area. */
  ...texts('english', 'malayalam', 'where', 'path'),
  area: z.enum(translationAreas),
})

export const translationQuery = searchQuery.extend({
  area: z.enum(translationAreas).optional(),
  /** Only what has no Malayalam yet. */
  missing: tick(false),
})

export const translationChange = z.object({
  entries: z
    .array(
      z.object({
        english: z.string().min(1).max(maxTextLength),
        /** Empty takes the Malayalam away: pages then show the English text. */
        malayalam: optionalText('The Malayalam text'),
      }),
    )
    .min(1)
    .max(maxEntries),
})

export const translationRows = {
  listTranslations: { access: 'staff', query: translationQuery, output: translation },
  saveTranslations: { access: 'staff', tag: 'contents', body: translationChange, output: message },
} as const satisfies Rows

export type Translation = z.infer<typeof translation>
export type TranslationQuery = z.infer<typeof translationQuery>
export type TranslationChange = z.infer<typeof translationChange>
