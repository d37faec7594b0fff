// What visits are counted by. No imports but types, so that public pages can read it without loading zod.

export const sources = ['whatsapp', 'google', 'facebook', 'instagram', 'other', 'direct'] as const
export type Source = (typeof sources)[number]
/** Of what was sent without JavaScript, or by somebody who does not want to be counted. */
export const unknownSource = 'unknown'

/** Of the forms of public pages: the source of the visit. */
export const sourceHeader = 'x-source'

/** What one browser sends at a time. */
export const maxPages = 20

/** Visits by the page to which somebody came; views by every page that was opened. */
export type CountName = 'visits' | 'views' | 'enquiries' | 'applications'
