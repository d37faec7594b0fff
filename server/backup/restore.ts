// Restores a backup into an empty installation. Nothing but a mark is written before the whole archive is verified.
import { dirname } from 'node:path'
import { migrations } from '../db/migrations/all.ts'
import { StartError } from '../ops/listening.ts'
import { openArchive } from './archive.ts'
import { createProgress } from './copy-files.ts'
import { checkFiles, claimEmpty, copySite, type Place, type Target } from './copy-site.ts'
import { collectErasures } from './erasures.ts'

type Options = Place & {
  /** Files that list what was erased after the backup was made. */
  erasureLists: string[]
  print: (sentence: string) => void
}

export async function restoreBackup(target: Target, path: string, options: Options) {
  const { place, erasureLists, print } = options
  await using running = new AsyncDisposableStack()
  const { archive, erased } = await claimEmpty(target.db, place, async () => {
    const archive = await openArchive(path)
    running.defer(archive.close)
    const { schema } = archive.manifest
    if (!Object.hasOwn(migrations, schema))
      throw new StartError(
        `The backup ${path} was made by a newer version of this program (it has taken the step '${schema}'): install that version first`,
      )
    await checkFiles(target, archive, options)
    await archive.verify(createProgress(print, 'Checking the backup'))
    return { archive, erased: await collectErasures(erasureLists, dirname(path), print) }
  })
  const { schema, made_at, tables } = archive.manifest
  const source = { schema, tables, rows: () => archive.rows(), open: archive.open }
  return { made_at, ...(await copySite(target, source, { erased, print })) }
}
