// npm run backup [-- FILE]: one archive of the whole site, while it serves.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../backup/nightly.ts'
import { stamp } from '../db/clock.ts'
import { connectDatabase } from '../db/database.ts'
import { StartError } from '../ops/listening.ts'
import { createFiles } from '../storage/files.ts'
import { fileReferences } from '../stored-files.ts'
import { checkSiteExists, count, print, runCommand } from './command.ts'

await runCommand(async (config, running) => {
  const [file] = parseArgs({ allowPositionals: true }).positionals
  const path = resolve(file ?? join(config.backupDir, `backup-${stamp(new Date())}.tar`))
  if (existsSync(path)) throw new StartError(`There is a file ${path} already: choose another name`)
  await checkSiteExists(config)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => stop.abort(new StartError('Stopped: no backup was made.')))
  const db = connectDatabase(config.databaseUrl, config.dataDir)
  running.defer(() => db.destroy())
  const site = { db, files: createFiles(config), references: fileReferences, config }
  const made = await backUp(site, path, { print, signal: stop.signal })
  const rows = Object.values(made.tables).reduce((sum, table) => sum + table.rows, 0)
  const size = `${(made.bytes / 1e6).toFixed(1)} MB`
  print(`Backed up ${count(rows, 'record')} and ${count(made.files, 'file')} (${size}): ${path}`)
  const missing = count(made.missing.length, 'file')
  if (made.missing.length > 0)
    print(`${missing} could not be found; npm run doctor says which records are without theirs.`)
  print(
    'It holds personal data and the accounts: keep it where only you can read it, and a copy on another machine.',
  )
})
