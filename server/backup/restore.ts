// Restores a backup into an empty installation. Nothing is written before the whole archive is verified.
import { dirname } from 'node:path'
import { migrations } from '../db/migrations/all.ts'
import { StartError } from '../ops/start-error.ts'
import { openArchive } from './archive.ts'
import { checkEmpty, copySite, type Target } from './copy-site.ts'
import { collectErasures } from './erasure-list.ts'
import { createProgress } from './progress.ts'

type Options = {
  /** What messages call the target. */
  place: string
  /** Files that list what was erased after the backup was made. */
  erasureLists: string[]
  print: (sentence: string) => void
}

export async function restoreBackup(target: Target, path: string, { place, erasureLists, print }: Options) {
  const archive = await openArchive(path)
  try {
    const { schema, made_at, tables } = archive.manifest
    if (!Object.hasOwn(migrations, schema))
      throw new StartError(
        `The backup ${path} was made by a newer version of this program (it has taken the step '${schema}'): install that version first`,
      )
    await checkEmpty(target, archive.keys, place)
    await archive.verify(createProgress(print, 'Checking the backup'))
    const erased = await collectErasures(erasureLists, dirname(path), print)
    const source = { schema, tables, rows: () => archive.rows(), keys: archive.keys, open: archive.open }
    return { made_at, ...(await copySite(target, source, { erased, print })) }
  } finally {
    await archive.close()
  }
}
