// Everything stored about one person, found by mail address or phone number; and what the office writes down about an
// application or an enquiry, signed and dated, beside what else happened to it.
import { z } from 'zod'
import { diaryChange } from '../access/diary.ts'
import { application } from '../applications.ts'
import { type Call, create, file, get, list, remove } from '../call.ts'
import { enquiry } from '../enquiries.ts'
import { maxEmailLength } from '../limits.ts'
import { messages } from '../messages.ts'
import { byId, id, lineSchema, longTextSchema, message, searchQuery, texts } from '../schemas.ts'
import { staffMessages } from '../staff-messages.ts'

export const personQuery = z.object({
  contact: lineSchema(staffMessages.people.missing, 'The email address or number', maxEmailLength),
})

/** An address that gets mails about a house. */
export const followedHouse = byId.extend(texts('email', 'house', 'created_at'))

export const person = z.object({
  applications: z.array(application),
  enquiries: z.array(enquiry),
  houses: z.array(followedHouse),
})

/** By id, so that nothing that arrived in the meantime is erased unseen. */
export const personErasure = z.object({ ids: z.array(id).min(1).max(1_000) })

/** Says which backups still contain the data. `keptNightly` is the number of nightly backups kept, if any are made. */
export function personErased(keptNightly: number | undefined) {
  const until = keptNightly
    ? `until ${keptNightly} newer nightly ones are made; delete those made by hand yourself`
    : 'until you delete them'
  return `${staffMessages.people.erased}. Earlier backups hold it ${until}. Restoring one leaves it out.`
}

/** Who looked at a CV, and when. `applicant` is null once the application is erased. */
export const openedCv = byId.extend({
  ...texts('name', 'email', 'opened_at'),
  applicant: z.string().nullable(),
})

export const peopleCalls = {
  findPerson: { ...get('/admin/people'), access: 'owner', query: personQuery, output: person },
  exportPerson: {
    ...file('/admin/people/export', 'The same as a file to hand over, CVs included'),
    access: 'owner',
    query: personQuery,
  },
  erasePerson: {
    ...remove('/admin/people', 'Erase these records about somebody with everything that belongs to them'),
    access: 'owner',
    body: personErasure,
  },
  listOpenedCvs: { ...list('/admin/opened-cvs'), access: 'owner', query: searchQuery, output: openedCv },
} as const satisfies Record<string, Call>

export type Person = z.infer<typeof person>
export type OpenedCv = z.infer<typeof openedCv>
export type OpenedCvQuery = z.infer<typeof searchQuery>

/** Of a note: a remark, or an answer that was sent. */
export const noteKinds = ['note', 'whatsapp', 'sms', 'mail'] as const

export const noteInput = z.object({ text: longTextSchema(messages.notes.missing, 'The note') })

/** Newest first: notes with their text, and what the diary tells. */
export const historyEntry = byId.extend({
  ...texts('at', 'by_name', 'text'),
  kind: z.enum([...noteKinds, 'created', 'changed', 'cv_opened']),
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
