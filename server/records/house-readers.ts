// The mail addresses of families, and the private links that they were left by: erased with everything mailed to them.
import { projectName } from '#contract/addresses.ts'
import { lockRow } from '../db/any-table.ts'
import type { Db } from '../db/database.ts'
import { recordErasure } from '../db/erasure.ts'
import { deleteMailsAbout } from '../mail/store.ts'

/** Returns how many there were, and the ids of the mails that went with them. */
export async function eraseReaders(tx: Db, ids: string[]) {
  if (ids.length === 0) return { erased: 0, mails: [] }
  const gone = await tx.deleteFrom('house_readers').where('id', 'in', ids).returning('id').execute()
  const readers = gone.map(({ id }) => id)
  await recordErasure(tx, readers)
  return { erased: readers.length, mails: readers.length > 0 ? await deleteMailsAbout(tx, readers) : [] }
}

/** An ended link is listed among erasures, so that no backup opens it again. Returns the ids of the mails that went with it. */
export async function endHouseLinks(tx: Db, by: { id: string } | { project_id: string }) {
  let found = tx.selectFrom('house_links').select('id')
  found = 'id' in by ? found.where('id', '=', by.id) : found.where('project_id', '=', by.project_id)
  const links = (await found.execute()).map(({ id }) => id)
  if (links.length === 0) return []
  // Whoever asks for mails by it at this moment has done so, or is told that it has ended.
  for (const id of links) await lockRow(tx, 'house_links', id)
  const readers = await tx.selectFrom('house_readers').select('id').where('link_id', 'in', links).execute()
  const { mails } = await eraseReaders(
    tx,
    readers.map(({ id }) => id),
  )
  await tx.deleteFrom('house_links').where('id', 'in', links).execute()
  await recordErasure(tx, links)
  return mails
}

/** What one person has asked for, with the house that it is about. */
export async function findReaders(db: Db, emails: string[]) {
  if (emails.length === 0) return []
  const rows = await db
    .selectFrom('house_readers')
    .innerJoin('house_links', 'house_links.id', 'house_readers.link_id')
    .innerJoin('projects', 'projects.id', 'house_links.project_id')
    .select(['house_readers.id', 'house_readers.email', 'house_readers.created_at'])
    .select(['projects.title', 'projects.client', 'projects.location'])
    .where('house_readers.email', 'in', emails)
    .orderBy('house_readers.id')
    .execute()
  return rows.map(({ title, client, location, ...reader }) => ({
    ...reader,
    house: projectName({ title, client, location }),
  }))
}
