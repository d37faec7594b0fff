import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Db, openSqlite } from '../db/database.ts'
import { copiesIn, removeCopy, stepsTaken } from '../db/schema.ts'
import { type Ledger, replay, unknownTo } from './replay.ts'

/** The search indexes before it keep parts of what is deleted. */
const firstErasable = '006-search-indexes'

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
  const ledger = new Map(rows.map(({ id, erased_at }) => [id, erased_at]))
  for (const copy of copies) await eraseIn(copy, ledger).catch(() => removeCopy(copy))
}

async function eraseIn(path: string, ledger: Ledger) {
  const copy = openSqlite(path)
  try {
    const steps = await stepsTaken(copy)
    if (!steps.includes(firstErasable)) throw new Error('The copy is too old to erase in it')
    await replay(copy, await unknownTo(copy, ledger))
  } finally {
    await copy.destroy()
  }
}
