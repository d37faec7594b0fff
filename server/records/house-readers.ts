// The mail addresses of families, and the private links that they were left by: erased with everything mailed to them.
// They are here since houses, projects, people and accounts all end them, and features do not import each other.
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { givenLinkKinds } from '#contract/access/private-links.ts'
import { projectName } from '#contract/record-paths.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, finishErasure, recordErasure, writeDiary } from '../db/diary.ts'
import { lockRow } from '../db/rows.ts'
import type { Tables } from '../db/tables.ts'
import { deleteMailsAbout } from '../mail/store.ts'
import type { Services } from '../ops/services.ts'

type Reason = {
  audit?: AuditContext
  /** Asked again with the deletion, since some may have confirmed meanwhile. */
  isExpired?: (e: ExpressionBuilder<Tables, 'house_readers'>) => Expression<SqlBool>
}

/** Returns how many there were. Those who stop their mails themselves are not in the diary. */
export async function eraseReaders(
  { db, outbox }: Pick<Services, 'db' | 'outbox'>,
  ids: string[],
  { audit, isExpired }: Reason = {},
) {
  const { gone, mails } = await db.transaction().execute(async (tx) => {
    const named = tx.deleteFrom('house_readers').where('id', 'in', ids)
    const erased = isExpired ? named.where(isExpired) : named
    const gone = await erased.returning('id').execute()
    if (audit && gone.length > 0) await writeDiary(tx, audit, { kind: 'erased', subject: 'person' })
    return { gone, mails: await forget(tx, gone, audit) }
  })
  await outbox.remove(mails)
  await finishErasure(db)
  return gone.length
}

type IsEnded = (e: ExpressionBuilder<Tables, 'links'>) => Expression<SqlBool>

/** Of what staff gave to people outside. Returns those links, and the ids of the mails that went with them. */
export async function endGivenLinks(tx: Db, isEnded: IsEnded) {
  const given = tx.selectFrom('links').select('id').where('kind', 'in', givenLinkKinds).where(isEnded)
  const ids = (await given.orderBy('id').execute()).map(({ id }) => id)
  if (ids.length === 0) return { ended: [], mails: [] }
  // Whoever asks for mails by it at this moment has done so, or is told that it has ended.
  for (const id of ids) await lockRow(tx, 'links', id)
  const readers = await tx.deleteFrom('house_readers').where('link_id', 'in', ids).returning('id').execute()
  const ended = await tx.deleteFrom('links').where('id', 'in', ids).returningAll().execute()
  return { ended, mails: await forget(tx, [...readers, ...ended]) }
}

/** No backup brings back an address, nor opens a link again. */
async function forget(tx: Db, rows: { id: string }[], audit?: AuditContext) {
  const ids = rows.map(({ id }) => id)
  await recordErasure(tx, ids, audit)
  return ids.length > 0 ? deleteMailsAbout(tx, ids) : []
}

/** What one person has asked for, with the house that it is about. */
export async function findReaders(db: Db, emails: string[]) {
  if (emails.length === 0) return []
  const rows = await db
    .selectFrom('house_readers as readers')
    .innerJoin('links', 'links.id', 'link_id')
    .innerJoin('projects', 'projects.id', 'subject')
    .select(['readers.id', 'email', 'readers.created_at', 'title', 'client', 'location'])
    .where('email', 'in', emails)
    .orderBy('readers.id')
    .execute()
  return rows.map(({ title, client, location, ...reader }) => ({
    ...reader,
    house: projectName({ title, client, location }),
  }))
}
