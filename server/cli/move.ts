// npm run move -- --to postgres://... --storage s3://...: copies the site to another database and file store, and
// with --to sqlite --storage folder back into DATA_DIR.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { secretKeyIn } from '../auth/second-step/encryption.ts'
import { connectTarget, moveSite } from '../backup/copy-site.ts'
import { type Config, readConfig } from '../config.ts'
import { connectDatabase, type Db } from '../db/database.ts'
import { checkNoServerRuns, openDataFolder, reachPostgres } from '../db/start-check.ts'
import { listTables } from '../db/upgrade.ts'
import { StartError } from '../ops/listening.ts'
import { createFiles } from '../storage/files.ts'
import { fileReferences } from '../stored-files.ts'
import { checkSiteExists, count, print, runCommand } from './command.ts'

await runCommand(async (from, running) => {
  const { values } = parseArgs({ options: { to: { type: 'string' }, storage: { type: 'string' } } })
  const to = readTarget(values, from.dataDir)
  const newDatabase = values.to !== undefined && to.databaseUrl !== from.databaseUrl
  const newFiles = values.storage !== undefined && to.storageUrl !== from.storageUrl
  if (!newDatabase && !newFiles)
    throw new StartError(
      'Say where the site moves: npm run move -- --to postgres://... --storage s3://..., or back with --to sqlite --storage folder',
    )
  await checkSiteExists(from)
  if (newDatabase && to.databaseUrl) await reachPostgres(to.databaseUrl)
  // No server may run on either place meanwhile.
  const { incomingDir, release } = await openDataFolder(from.dataDir, { alone: true })
  running.defer(release)
  const source = connectDatabase(from.databaseUrl, from.dataDir)
  running.defer(() => source.destroy())
  const isComingBack = (newDatabase && !to.databaseUrl) || (newFiles && !to.storageUrl)
  if (from.databaseUrl && isComingBack) await checkKeyIsThere(source, from)
  const target = newDatabase ? await connectTarget(to) : undefined
  running.defer(async () => target?.destroy())
  for (const db of [source, target]) if (db) await checkNoServerRuns(db)
  const { rows, files, missing } = await moveSite(
    { db: source, files: createFiles(from), references: fileReferences },
    { db: target, files: newFiles ? createFiles(to) : undefined, incomingDir },
    {
      place: newDatabase && !to.databaseUrl ? from.dataDir : 'the new place',
      folder: newFiles && !to.storageUrl ? to.dataDir : undefined,
      print,
    },
  )
  print(`Copied and compared ${count(rows, 'record')} and ${count(files, 'file')}.`)
  if (missing.length > 0)
    print(`${count(missing.length, 'file')} could not be found: run npm run doctor afterwards.`)
  const settings = [
    newDatabase && describeSetting('DATABASE_URL', to.databaseUrl),
    newFiles && describeSetting('STORAGE_URL', to.storageUrl),
  ]
  print(`Now ${settings.filter(Boolean).join(' and ')}, and start the server.`)
  print('Where the site was before it is still there, unchanged; remove it when all is well.')
})

/** The next server works in this folder, and would make another key there. */
async function checkKeyIsThere(db: Db, { secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>) {
  if (secretKey || existsSync(secretKeyIn(dataDir)) || !(await listTables(db)).has('app_codes')) return
  if (await db.selectFrom('app_codes').select('id').limit(1).executeTakeFirst())
    throw new StartError(
      `The key of the authenticator apps is not in ${dataDir}: copy secret.key from the old DATA_DIR into it first, or set SECRET_KEY as for the server`,
    )
}

/** The address contains a password, so it is not printed. */
function describeSetting(variable: string, address: string | undefined) {
  return address ? `set ${variable} to the address you gave` : `leave ${variable} out`
}

function readTarget({ to, storage }: { to?: string; storage?: string }, dataDir: string) {
  try {
    return readConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: to === 'sqlite' ? undefined : to,
      STORAGE_URL: storage === 'folder' ? undefined : storage,
    })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const message = error.message.replaceAll('DATABASE_URL', '--to').replaceAll('STORAGE_URL', '--storage')
    throw new StartError(message)
  }
}
