import type { Updateable } from 'kysely'
import type { Db } from '../db/database.ts'
import { hashToken } from '../db/secret.ts'
import type { Tables } from '../db/tables.ts'

export type SentRecord =
  | { kind: 'application'; row: Tables['applications'] }
  | { kind: 'enquiry'; row: Tables['enquiries'] }

/** What a link leads to. */
export async function findByLink(db: Db, token: string): Promise<SentRecord | undefined> {
  const link_hash = hashToken(token)
  const application = await db
    .selectFrom('applications')
    .selectAll()
    .where('link_hash', '=', link_hash)
    .executeTakeFirst()
  if (application) return { kind: 'application', row: application }
  const enquiry = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('link_hash', '=', link_hash)
    .executeTakeFirst()
  return enquiry && { kind: 'enquiry', row: enquiry }
}

const tables = { application: 'applications', enquiry: 'enquiries' } as const

/** False when it was erased in the meantime. */
export async function updateSent(
  tx: Db,
  { kind, row }: SentRecord,
  change: Updateable<Tables['applications']> & Updateable<Tables['enquiries']>,
) {
  const { numUpdatedRows } = await tx
    .updateTable(tables[kind])
    .set(change)
    .where('id', '=', row.id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
