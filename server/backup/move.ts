// Copies a site from one installation into another, empty one.
import type { Db } from '../db/database.ts'
import { checkUsable, stepsTaken } from '../db/upgrade.ts'
import { StartError } from '../ops/listening.ts'
import { listReferencedFiles, listStoredFiles, type SiteStores, sizeOf } from '../storage/file-references.ts'
import type { Files } from '../storage/files.ts'
import { openInEitherFolder } from '../storage/images/sync-files.ts'
import { readSnapshot } from './backup.ts'
import { copyFiles } from './copy-files.ts'
import { checkFiles, claimEmpty, copySite, type Place } from './copy-site.ts'
import { readRows } from './rows.ts'

/** Without the part that stays in its place. */
type Target = { db: Db | undefined; files: Files | undefined; incomingDir: string }
type Options = Place & { print: (sentence: string) => void }

export async function moveSite(
  { db, files, references }: SiteStores,
  target: Target,
  { print, ...place }: Options,
) {
  await checkUsable(db)
  const schema = (await stepsTaken(db)).at(-1)
  if (!schema) throw new StartError('There is no site to move: check DATA_DIR and DATABASE_URL')
  return readSnapshot(db, async (tx) => {
    const check = async () => {
      const keys = new Set(await listReferencedFiles({ db: tx, references }))
      const bytes = target.files ? sizeOf(await listStoredFiles({ files, references })) : 0
      await checkFiles({ ...target, references }, { keys, bytes }, place)
    }
    const open = (key: string) => openInEitherFolder(files, key)
    const source = { schema, rows: () => readRows(tx), open }
    if (target.db) {
      await claimEmpty(target.db, place.place, check)
      return copySite({ ...target, db: target.db, references }, source, { print })
    }
    if (!target.files) throw new StartError('Source and target are the same place')
    const copied = { ...target, db: tx, files: target.files, references }
    await check()
    return { rows: 0, ...(await copyFiles(copied, source, print)) }
  })
}
