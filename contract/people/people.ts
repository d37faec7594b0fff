// Everything stored about one person, found by mail address or phone number.
import { z } from 'zod'
import { application } from '../applications.ts'
import { type Call, file, get, list, remove } from '../call.ts'
import { enquiry } from '../enquiries.ts'
import { maxEmailLength } from '../limits.ts'
import { byId, id, lineSchema, searchQuery, texts } from '../schemas.ts'
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
