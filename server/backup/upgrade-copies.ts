import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Db, openSqlite } from '../db/database.ts'
import { copiesIn, removeCopy } from '../db/upgrade.ts'
import { type ErasureList, reapplyErasures, unknownTo } from './erasures.ts'

/**
 * Erases in the copies made before an upgrade what was erased since, and removes a copy in which that fails. For the server,
 * which makes the copies before it calls this.
 */
export async function eraseInCopies(db: Db, dataDir: string) {
  const folder = copiesIn(dataDir)
  const names = await readdir(folder).catch(() => [])
  // What a crash during the upgrade left.
  for (const name of names.filter((one) => one.endsWith('.part')))
    await rm(join(folder, name), { force: true })
  const copies = names.filter((name) => name.endsWith('.db')).map((name) => join(folder, name))
  if (copies.length === 0) return
  const rows = await db.selectFrom('erasures').selectAll().execute()
  const list = new Map(rows.map(({ id, erased_at }) => [id, erased_at]))
  for (const copy of copies) await eraseIn(copy, list).catch(() => removeCopy(copy))
}

async function eraseIn(path: string, list: ErasureList) {
  const copy = openSqlite(path)
  try {
    await reapplyErasures(copy, await unknownTo(copy, list))
  } finally {
    await copy.destroy()
  }
}
