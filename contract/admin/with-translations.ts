// The Malayalam of texts, as it is sent: in the request that stores the English texts, or for texts of the site as they are.
import { z } from 'zod'
import { maxTextLength } from '../limits.ts'
import { optionalTextSchema, startText } from '../schemas.ts'

const maxEntries = 500

/** translatable.ts has further rules for the Malayalam. */
const translationEntry = z.object({
  english: z.string().min(1).max(maxTextLength),
  /** Empty removes the translation: pages then show the English text. */
  malayalam: optionalTextSchema('The Malayalam text'),
  /** The translation that the edit started from; if the stored one differs, the edit is refused. */
  malayalam_from: startText,
})

export const translationEntries = z.array(translationEntry).max(maxEntries)

/** What is stored with its Malayalam, both or neither. Multipart forms send the Malayalam as JSON. */
export const withTranslations = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) =>
  schema.extend({ translations: z.preprocess(fromJson, translationEntries).optional() })

function fromJson(value: unknown) {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

export type TranslationEntry = z.infer<typeof translationEntry>
