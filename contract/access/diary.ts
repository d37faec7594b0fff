// The diary (audit log): who did what and when. Records about people are named by id only, so that erasing a person
// leaves nothing of them in it.
import { z } from 'zod'
import { demoCounts } from '../admin/dashboard.ts'
import { type Call, file, list } from '../call.ts'
import { recordSubjects } from '../records/registry.ts'
import { byId, pageQuery, searchQuery, texts } from '../schemas.ts'
import { namesWithoutAccount } from './diary-words.ts'

export const diaryKinds = [
  'created',
  'changed',
  'published',
  'deleted',
  'restored',
  'erased',
  'listed',
  'exported',
  'cv_opened',
  'login',
  'login_failed',
  'logout',
  'account',
  'roles',
  'invited',
  'security',
] as const

/** What an entry is about. Entries about applications and enquiries contain none of their texts. */
export const diarySubjects = [
  ...recordSubjects,
  'page',
  'translation',
  'application',
  'enquiry',
  'person',
  'account',
  'site',
] as const

const withoutAccount = Object.keys(namesWithoutAccount) as (keyof typeof namesWithoutAccount)[]

export const diaryChange = z.object({
  field: z.string(),
  /** Null where only the fact of a change is recorded. */
  before: z.string().nullable(),
  after: z.string().nullable(),
})

/** What the words of an action need. People have it by id only, apart from accounts. */
const diaryFacts = z
  .object({
    ...texts('account', 'name', 'day'),
    roles: z.array(z.string()),
    holders: z.array(z.string()),
    days: z.number(),
    records: demoCounts,
  })
  .partial()

export const diaryEntry = byId.extend({
  ...texts('at', 'by_name', 'device'),
  by_id: z.string().nullable(),
  /** Null once the account is removed. */
  by_email: z.string().nullable(),
  kind: z.enum(diaryKinds),
  subject: z.enum(diarySubjects),
  record_id: z.string().nullable(),
  /** For a record about a person, its current title, looked up; empty once the record is erased. */
  title: z.string(),
  /** Its words are in diary-actions.ts; empty where kind, subject and changes say it all. */
  action: z.string(),
  facts: diaryFacts,
  /** A sentence or two in English, of entries that were written before there were actions. */
  note: z.string(),
  changes: z.array(diaryChange),
})

export const diaryQuery = searchQuery.extend({
  by: z.union([z.uuid(), z.enum(withoutAccount)]).optional(),
  kind: z.enum(diaryKinds).optional(),
  subject: z.enum(diarySubjects).optional(),
})
export const diaryExport = diaryQuery.omit({ limit: true, offset: true })

/** Somebody named in the diary, with an account, without one, or with a removed one. */
export const diaryPerson = z.object(texts('id', 'name'))

export const diaryCalls = {
  listDiary: { ...list('/admin/diary-entries'), access: 'owner', query: diaryQuery, output: diaryEntry },
  listDiaryPeople: { ...list('/admin/diary-people'), access: 'owner', query: pageQuery, output: diaryPerson },
  exportDiary: { ...file('/admin/diary.csv'), access: 'owner', query: diaryExport },
} as const satisfies Record<string, Call>

export type DiaryKind = (typeof diaryKinds)[number]
export type DiarySubject = (typeof diarySubjects)[number]
export type DiaryChange = z.infer<typeof diaryChange>
export type DiaryFacts = z.infer<typeof diaryFacts>
export type DiaryEntry = z.infer<typeof diaryEntry>
export type DiaryExport = z.infer<typeof diaryExport>
export type DiaryQuery = z.infer<typeof diaryQuery>
