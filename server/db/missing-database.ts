// A marker file beside the SQLite database, so that a database that was lost is not replaced by an empty one.
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../ops/start-error.ts'

export const databaseIn = (dataDir: string) => join(dataDir, 'site.db')
export const markerIn = (dataDir: string) => join(dataDir, 'site.db.exists')

export function checkDatabaseExists(dataDir: string) {
  const [file, marker] = [databaseIn(dataDir), markerIn(dataDir)]
  // SQLite takes a file without content for a new database.
  const isMissing = !statSync(file, { throwIfNoEntry: false })?.size
  if (isMissing && existsSync(marker))
    throw new StartError(
      `The database ${file} is missing: move the folder away and bring a backup back with npm run restore, as docs/operating.md says; to begin with an empty site, remove ${marker}`,
    )
}

export function markDatabase(dataDir: string) {
  if (!existsSync(markerIn(dataDir))) writeFileSync(markerIn(dataDir), 'There is a database, site.db.\n')
}
