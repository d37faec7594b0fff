// When an older state of the site comes back, whoever was erased since is erased again, and every way in has ended.
import type { DeleteResult } from 'kysely'
import type { Db } from '../db/database.ts'
import { finishErasure } from '../db/erasure.ts'
import { listTables } from '../db/schema.ts'
import { deleteMailsAbout, failWaitingMails } from '../mail/store.ts'
import { endAllAccess } from '../records/access-rows.ts'

/** From id to time. */
export type ErasureList = Map<string, string>

const batchSize = 500

/** The number of records erased again, by table too, and of mails held back, and the addresses of accounts removed again. */
export type ReapplyResult = {
  erasures: number
  kinds: Record<string, number>
  held: number
  removed: string[]
}

export async function reapplyErasures(db: Db, list: ErasureList): Promise<ReapplyResult> {
  await endAllAccess(db)
  const held = await failWaitingMails(db)
  // Last, because what is recorded as erased is not reapplied after a crash.
  const erased = await eraseAgain(db, list)
  await finishErasure(db)
  return { held, ...erased }
}

/** The part of the list that the database does not list. */
export async function unknownTo(db: Db, list: ErasureList): Promise<ErasureList> {
  const known = await db.selectFrom('erasures').select('id').execute()
  const unknown = new Map(list)
  for (const { id } of known) unknown.delete(id)
  return unknown
}

/** A copy made before an upgrade may lack some of them. */
const personal = ['applications', 'enquiries', 'reviews', 'house_links', 'house_readers'] as const

async function eraseAgain(db: Db, list: ErasureList) {
  const entries = [...list].map(([id, erased_at]) => ({ id, erased_at }))
  const removed: string[] = []
  const tables = await listTables(db)
  const kinds: ReapplyResult['kinds'] = {}
  const add = (kind: string, { numDeletedRows }: DeleteResult) => {
    kinds[kind] = (kinds[kind] ?? 0) + Number(numDeletedRows)
  }
  for (let i = 0; i < entries.length; i += batchSize) {
    const batch = entries.slice(i, i + batchSize)
    const ids = batch.map(({ id }) => id)
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('erasures')
        .values(batch)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      for (const table of personal.filter((name) => tables.has(name)))
        add(table, await tx.deleteFrom(table).where('id', 'in', ids).executeTakeFirst())
      add('trash', await tx.deleteFrom('trash').where('record_id', 'in', ids).executeTakeFirst())
      await deleteMailsAbout(tx, ids)
      const accounts = await tx.deleteFrom('accounts').where('id', 'in', ids).returning('email').execute()
      removed.push(...accounts.map(({ email }) => email))
    })
  }
  return { erasures: Object.values(kinds).reduce((sum, one) => sum + one, 0), kinds, removed }
}
