// An enquiry goes together with the mail about it.
import { hash } from 'node:crypto'
import type { EnquiryInput } from '#contract/enquiries.ts'
import { noteArrival } from '../db/arrivals.ts'
import { newId, timeOf } from '../db/clock.ts'
import { commitTogether } from '../db/commit-together.ts'
import type { Db } from '../db/database.ts'
import { forgetErased, noteErased } from '../db/erasure.ts'
import type { Outbox } from '../mail/delivery.ts'
import { deleteMailsAbout } from '../mail/queue.ts'
import { deleteEnquiries, findExpiredEnquiries, insertEnquiry } from './store.ts'

export type Stores = { db: Db; outbox: Outbox }

const repeatMs = 24 * 3_600_000

/** Takes an enquiry in. The same one again within a day, after an answer that got lost, changes nothing. */
export async function submitEnquiry(db: Db, input: EnquiryInput, now: Date) {
  const { website, ...typed } = input
  const { name, phone, plan, message, topic } = typed
  const row = {
    ...typed,
    id: newId(),
    status: 'new' as const,
    notes: '',
    spam: website === '' ? 0 : 1,
    fingerprint: hash('sha256', JSON.stringify([name, phone, plan, message, topic, website])),
    created_at: timeOf(now),
  }
  await commitTogether(db, async (tx) => {
    const isNew = await insertEnquiry(tx, row, new Date(now.getTime() - repeatMs))
    if (isNew && !row.spam) await noteArrival(tx, { id: row.id, kind: 'enquiry' })
  })
}

/** How many there were. */
export async function eraseEnquiries({ db, outbox }: Stores, ids: string[]) {
  const gone = await db.transaction().execute(async (tx) => {
    const enquiries = await deleteEnquiries(tx, ids)
    await noteErased(tx, enquiries)
    return { enquiries, mails: await deleteMailsAbout(tx, ids) }
  })
  await outbox.remove(gone.mails)
  await forgetErased(db)
  return gone.enquiries.length
}

/** To overwrite the letters of one takes SQLite some milliseconds in a large archive; others have their turn in between. */
const atOnce = 20

export async function eraseExpiredEnquiries(stores: Stores, before: Date) {
  for (;;) {
    const ids = await findExpiredEnquiries(stores.db, before, atOnce)
    if (ids.length === 0) break
    await eraseEnquiries(stores, ids)
  }
}
