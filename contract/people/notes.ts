// What the office writes down about an application or an enquiry, signed and dated, and what else happened to it.
import { z } from 'zod'
import { diaryChange } from '../access/diary.ts'
import { type Call, create, list, remove } from '../call.ts'
import { messages } from '../messages.ts'
import { byId, id, longTextSchema, message, texts } from '../schemas.ts'

/** A remark, or an answer that was sent. */
export const noteKinds = ['note', 'whatsapp', 'sms', 'mail'] as const

export const noteInput = z.object({ text: longTextSchema(messages.notes.missing, 'The note') })

/** Newest first: notes with their text, and what the diary tells. */
export const historyEntry = byId.extend({
  ...texts('at', 'by_name', 'text'),
  kind: z.enum([...noteKinds, 'created', 'changed', 'cv_opened']),
  /** Of the diary. */
  action: z.string(),
  /** Whether whoever asks may remove it. */
  removable: z.boolean(),
  changes: z.array(diaryChange),
})

const history = { params: byId, output: historyEntry } as const
const adding = { params: byId, body: noteInput, output: message.extend({ id }) } as const
const removing = { params: byId.extend({ note: id }) } as const

const ofApplications = { access: 'applications' } as const
const ofEnquiries = { access: 'enquiries' } as const

export const noteCalls = {
  listApplicationHistory: { ...list('/admin/career/:id/history'), ...ofApplications, ...history },
  addApplicationNote: { ...create('/admin/career/:id/notes'), ...ofApplications, ...adding },
  removeApplicationNote: { ...remove('/admin/career/:id/notes/:note'), ...ofApplications, ...removing },
  listEnquiryHistory: { ...list('/admin/enquiry/:id/history'), ...ofEnquiries, ...history },
  addEnquiryNote: { ...create('/admin/enquiry/:id/notes'), ...ofEnquiries, ...adding },
  removeEnquiryNote: { ...remove('/admin/enquiry/:id/notes/:note'), ...ofEnquiries, ...removing },
} as const satisfies Record<string, Call>

export type NoteKind = (typeof noteKinds)[number]
export type HistoryEntry = z.infer<typeof historyEntry>
