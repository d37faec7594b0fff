// npm run restore -- FILE [--ledger FILE]: brings an empty installation to the state of a backup.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ledgerIn, writeLedger } from '../backup/ledger.ts'
import { restoreBackup } from '../backup/restore.ts'
import { readConfig } from '../config.ts'
import { connectDatabase } from '../db/database.ts'
import { StartError } from '../http/failure.ts'
import { openDataFolder } from '../ops/data-folder.ts'
import { refuseWhileServed } from '../ops/server-presence.ts'
import { reachPostgres } from '../ops/start-errors.ts'
import { createFiles } from '../storage/files.ts'
import { count, runCommand, say } from './command.ts'

await runCommand(async () => {
  const config = readConfig(process.env)
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { ledger: { type: 'string' } },
  })
  const [file] = positionals
  if (!file) throw new StartError('Say which backup: npm run restore -- FILE')
  const path = resolve(file)
  for (const needed of [path, ...(values.ledger ? [values.ledger] : [])])
    if (!existsSync(needed)) throw new StartError(`There is no file ${needed}`)
  const { databaseUrl, storageUrl, dataDir, backupDir } = config
  if (databaseUrl) await reachPostgres(databaseUrl)
  const folder = await openDataFolder(dataDir, { alone: !databaseUrl || !storageUrl })
  const db = connectDatabase(databaseUrl, dataDir)
  try {
    await refuseWhileServed(db)
    const target = { db, files: createFiles(config), incomingDir: folder.incomingDir }
    const restored = await restoreBackup(target, path, {
      place: databaseUrl ? 'the database of DATABASE_URL' : dataDir,
      ledgers: [ledgerIn(dirname(path)), ledgerIn(backupDir), ...(values.ledger ? [values.ledger] : [])],
      say,
    })
    await writeLedger(db, ledgerIn(backupDir))
    say(
      `Restored ${count(restored.rows, 'record')} and ${count(restored.files, 'file')}, as of ${restored.made_at}.`,
    )
    if (restored.erasures > 0)
      say(`Left out ${count(restored.erasures, 'record')} that had been erased since, as it was asked for.`)
    if (restored.missing.length > 0)
      say(
        `${count(restored.missing.length, 'file')} were lost before the backup was made: run npm run doctor.`,
      )
    say('The site can be started now.')
  } finally {
    await db.destroy()
    folder.release()
  }
})
