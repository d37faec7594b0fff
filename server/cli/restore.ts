// npm run restore -- FILE [--ledger FILE]: restores a backup into an empty installation.

import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ledgerIn, writeLedger } from '../backup/ledger.ts'
import { restoreBackup } from '../backup/restore.ts'
import { connectDatabase } from '../db/database.ts'
import { reachPostgres } from '../db/open.ts'
import { fileReferences } from '../file-references.ts'
import { openDataFolder } from '../ops/data-folder.ts'
import { refuseRunningServer } from '../ops/server-presence.ts'
import { StartError } from '../ops/start-error.ts'
import { createFiles } from '../storage/files.ts'
import { count, runCommand, say } from './command.ts'

await runCommand(async (config, running) => {
  const { databaseUrl, storageUrl, dataDir, backupDir } = config
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { ledger: { type: 'string', multiple: true } },
  })
  const [file] = positionals
  const { ledger: ledgers = [] } = values
  if (!file) throw new StartError('Say which backup: npm run restore -- FILE')
  const path = resolve(file)
  for (const needed of [path, ...ledgers])
    if (!existsSync(needed)) throw new StartError(`There is no file ${needed}`)
  if (databaseUrl) await reachPostgres(databaseUrl)
  const { incomingDir, release } = await openDataFolder(dataDir, { alone: !databaseUrl || !storageUrl })
  running.defer(release)
  const db = connectDatabase(databaseUrl, dataDir)
  running.defer(() => db.destroy())
  await refuseRunningServer(db)
  const target = { db, files: createFiles(config), references: fileReferences, incomingDir }
  const { rows, files, made_at, erasures, missing } = await restoreBackup(target, path, {
    place: databaseUrl ? 'the database of DATABASE_URL' : dataDir,
    ledgers: [ledgerIn(dirname(path)), ledgerIn(backupDir), ...ledgers],
    say,
  })
  await writeLedger(db, ledgerIn(backupDir))
  say(`Restored ${count(rows, 'record')} and ${count(files, 'file')}, as of ${made_at}.`)
  if (erasures > 0)
    say(`Left out ${count(erasures, 'record')} that had been erased since, as it was asked for.`)
  if (missing.length > 0)
    say(`${count(missing.length, 'file')} were lost before the backup was made: run npm run doctor.`)
  say('The site can be started now.')
})
