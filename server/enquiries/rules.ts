// An enquiry and the mail about it are stored together and erased together.
import { hash } from 'node:crypto'
import type { Company } from '#contract/content/company.ts'
import type { EnquiryInput } from '#contract/enquiries.ts'
import { dayMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { Action } from '../db/diary.ts'
import { finishErasure, recordErasure } from '../db/erasure.ts'
import { newId } from '../db/ids.ts'
import { hashToken, newToken } from '../db/secret.ts'
import type { Consent } from '../db/tables.ts'
import type { Outbox } from '../mail/delivery.ts'
import type { MailQuota } from '../mail/queue.ts'
import { deleteMailsAbout } from '../mail/store.ts'
import { noteRecord } from '../records/diary.ts'
import { noticeMail } from './mails.ts'
import {
  deleteEnquiries,
  findEnquiriesByContact,
  findExpiredEnquiries,
  insertEnquiry,
  replaceLink,
} from './store.ts'

export type Stores = { db: Db; outbox: Outbox }

const repeatMs = dayMs

/** The same enquiry again within a day, after a lost response, changes nothing but the link. Returns its token. */
export async function submitEnquiry(
  { db, mailQuota }: { db: Db; mailQuota: MailQuota },
  input: EnquiryInput,
  about: { company: Company; publicUrl: string; consent: Consent } & Action,
) {
  const { website, notice_version, ...fields } = input
  const { name, phone, plan, message, topic } = fields
  const { consent, now } = about
  const token = newToken()
  const row = {
    ...fields,
    ...consent,
    id: newId(),
    status: 'new' as const,
    notes: '',
    spam: website === '' ? 0 : 1,
    // Only the hash is stored, in the record itself, so that the private link is deleted with it.
    link_hash: hashToken(token),
    fingerprint: hash('sha256', JSON.stringify([name, phone, plan, message, topic, website])),
    created_at: timeOf(now),
  }
  await db.transaction().execute(async (tx) => {
    const isNew = await insertEnquiry(tx, row, new Date(now.getTime() - repeatMs))
    const same = isNew ? undefined : await replaceLink(tx, row)
    // Staff, who can read the enquiry, could send it once more and act as its sender.
    const note = 'Sent again, so a new private link was given.'
    if (same) await noteRecord(tx, about, 'changed', 'enquiries', same, { note })
    if (isNew && !row.spam) await mailQuota.queueNotice(tx, noticeMail(row, about), now)
  })
  return token
}

type AlsoDone = (tx: Db) => Promise<void>

/** The number of erased enquiries. `also` is done in the same transaction, unless there were none. */
export async function eraseEnquiries({ db, outbox }: Stores, ids: string[], act: Action, also?: AlsoDone) {
  const { enquiries, mails } = await db.transaction().execute(async (tx) => {
    const enquiries = await deleteEnquiries(tx, ids)
    await recordErasure(tx, enquiries)
    for (const id of enquiries) await noteRecord(tx, act, 'erased', 'enquiries', { id })
    if (enquiries.length > 0) await also?.(tx)
    return { enquiries, mails: await deleteMailsAbout(tx, ids) }
  })
  await outbox.remove(mails)
  await finishErasure(db)
  return enquiries.length
}

/** What the handling of one person's data, and its retention, needs of enquiries. */
export const enquiryRecords = (stores: Stores) => ({
  findByContact: (numbers: string[]) => findEnquiriesByContact(stores.db, numbers),
  findExpired: ({ before }: { before: Date }, limit: number) =>
    findExpiredEnquiries(stores.db, before, limit),
  erase: (ids: string[], act: Action, also?: AlsoDone) => eraseEnquiries(stores, ids, act, also),
})
