// The calls about contents: drafts, versions, samples, pictures.
import { z } from 'zod'
import { proof } from '../access/second-step.ts'
import { withTranslations } from '../admin/with-translations.ts'
import { type Call, get, list, post, put, remove } from '../call.ts'
import { languageParameter, languages } from '../languages.ts'
import { byId, message, oneImage, pictureSchema, texts, version } from '../schemas.ts'
import { type Contents, type PageKey, pageKeys } from './pages.ts'

const page = z.enum(pageKeys as [PageKey, ...PageKey[]])
export const byPage = z.object({ page })

/** Validated by `checkContent` against the schema of its page. */
const anyContent = z.record(z.string(), z.unknown())
/** Only a list that no form could send: each page says itself how many items its lists may have. */
const maxSentItems = 1_000
const sentContent = anyContent.refine(hasShortLists, 'A list in it is too long.')

const inLanguage = { [languageParameter]: z.enum(languages).optional().catch(undefined) }
/** `preview=1` returns the draft to people who may edit it. */
export const contentQuery = z.object({ preview: z.literal('1').optional(), ...inLanguage })

const sample = z.object({
  ...texts('path', 'label'),
  promise: z.boolean(),
  /** False in a part that is switched off. */
  shown: z.boolean(),
})

export const contentState = z.object({
  page,
  ...texts('title', 'path'),
  has_draft: z.boolean(),
  /** Who saved the draft and when, or who published; null before anybody did. */
  changed_by: z.string().nullable(),
  changed_at: z.string().nullable(),
  published_at: z.string().nullable(),
  /** Published sample texts. */
  samples: z.number(),
  untranslated: z.number(),
  /** Why visitors do not see the page, for staff to read; empty where they do, or where it is switched off. */
  hidden_because: z.string(),
})

export const contentDraft = z.object({
  page,
  /** The draft, or the published content if there is none. */
  content: anyContent,
  published: anyContent,
  version: z.number(),
  has_draft: z.boolean(),
  draft_by: z.string().nullable(),
  draft_at: z.string().nullable(),
  published_by: z.string().nullable(),
  published_at: z.string().nullable(),
  samples: z.array(sample),
})

const difference = z.object(texts('label', 'before', 'after'))

export const contentVersion = byId.extend({
  /** Empty, and `published_at` null, for the default texts. */
  published_by: z.string(),
  published_at: z.string().nullable(),
  /** From the version before. */
  differences: z.array(difference),
  /** The version that visitors see. */
  current: z.boolean(),
})

export const contentDraftInput = withTranslations(z.object({ version, content: sentContent }))
export const contentVersionInput = z.object({ version })
export const confirmation = z.object({ paths: z.array(z.string().max(200)).max(1_000) })
const saved = message.extend({ version: z.number(), has_draft: z.boolean() })

/** A picture without its words. */
export const uploadedPicture = pictureSchema.omit({ alt: true, caption: true, drawing: true })

export const contentCalls = {
  getContent: {
    ...get('/contents/:page', 'The texts and pictures of a page; whoever writes them may ask for the draft'),
    access: 'anyone',
    cache: 'contents',
    params: byPage,
    query: contentQuery,
    output: anyContent,
  },
  listContents: { ...list('/admin/contents'), access: 'site', output: contentState },
  getDraft: {
    ...get('/admin/contents/:page', 'The draft of a page, or what is published while there is none'),
    access: 'site',
    params: byPage,
    output: contentDraft,
  },
  saveDraft: {
    ...put('/admin/contents/:page', 'Save a draft, which only those who write the site can see'),
    access: 'site',
    params: byPage,
    body: contentDraftInput,
    output: saved,
  },
  previewContent: {
    ...post('/admin/contents/:page/preview', 'What is typed, as its page would show it; nothing is stored'),
    access: 'site',
    params: byPage,
    query: z.object(inLanguage),
    body: withTranslations(z.object({ content: sentContent })),
    output: anyContent,
  },
  publishContent: {
    ...post('/admin/contents/:page/publish', 'Show the draft to everybody'),
    access: 'site',
    proof: 'sometimes',
    invalidates: 'contents',
    params: byPage,
    body: contentVersionInput.extend(proof.shape),
    output: saved,
  },
  discardDraft: {
    ...remove('/admin/contents/:page/draft'),
    access: 'site',
    params: byPage,
    body: contentVersionInput,
    output: saved,
  },
  confirmSamples: {
    ...post('/admin/contents/:page/confirm', 'Say that sample texts are right as they are'),
    access: 'site',
    invalidates: 'contents',
    params: byPage,
    body: confirmation,
  },
  listVersions: {
    ...list('/admin/contents/:page/versions', 'The last fifty versions of a page, with their differences'),
    access: 'site',
    params: byPage,
    output: contentVersion,
  },
  restoreVersion: {
    ...post('/admin/contents/:page/versions/:id/restore', 'Make an earlier version the draft'),
    access: 'site',
    params: byPage.extend(byId.shape),
    body: contentVersionInput,
    output: saved,
  },
  addContentPicture: {
    ...post('/admin/contents/pictures', 'Store a picture for a page'),
    access: 'site',
    body: z.object({}),
    files: { image: oneImage },
    output: uploadedPicture,
  },
} as const satisfies Record<string, Call>

export type ContentState = z.infer<typeof contentState>
export type ContentDraft = z.infer<typeof contentDraft>
export type ContentVersion = z.infer<typeof contentVersion>
export type UploadedPicture = z.infer<typeof uploadedPicture>
export type { Contents, PageKey }

/** Without recursion, which deep JSON would exhaust. */
function hasShortLists(content: object) {
  const values: unknown[] = [content]
  for (const value of values) {
    if (Array.isArray(value) && value.length > maxSentItems) return false
    if (typeof value === 'object' && value !== null) values.push(...Object.values(value))
  }
  return true
}
