// npm run restore -- FILE [--ledger FILE]: restores a backup into an empty installation.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { fileReferences } from '../all-file-references.ts'
import { countAccounts, countOwners } from '../auth/store.ts'
import { erasureListIn, writeErasureList } from '../backup/erasure-list.ts'
import type { ReapplyResult } from '../backup/reapply-erasures.ts'
import { restoreBackup } from '../backup/restore.ts'
import { connectDatabase, type Db } from '../db/database.ts'
import { reachPostgres } from '../db/start-check.ts'
import { openDataFolder } from '../ops/data-folder.ts'
import { checkNoServerRuns } from '../ops/server-presence.ts'
import { StartError } from '../ops/start-error.ts'
import { createFiles } from '../storage/files.ts'
import { count, print, runCommand } from './command.ts'

await runCommand(async (config, running) => {
  const { databaseUrl, storageUrl, dataDir, backupDir } = config
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { ledger: { type: 'string', multiple: true } },
  })
  const [file] = positionals
  const { ledger: givenLists = [] } = values
  if (!file) throw new StartError('Say which backup: npm run restore -- FILE')
  const path = resolve(file)
  for (const needed of [path, ...givenLists])
    if (!existsSync(needed)) throw new StartError(`There is no file ${needed}`)
  if (databaseUrl) await reachPostgres(databaseUrl)
  const { incomingDir, release } = await openDataFolder(dataDir, { alone: !databaseUrl || !storageUrl })
  running.defer(release)
  const db = connectDatabase(databaseUrl, dataDir)
  running.defer(() => db.destroy())
  await checkNoServerRuns(db)
  const target = { db, files: createFiles(config), references: fileReferences, incomingDir }
  const lists = [erasureListIn(dirname(path)), erasureListIn(backupDir), ...givenLists]
  const { rows, files, made_at, missing, ...reapplied } = await restoreBackup(target, path, {
    place: databaseUrl ? 'the database of DATABASE_URL' : dataDir,
    erasureLists: lists,
    say: print,
  })
  const isListed = lists.some((list) => existsSync(list))
  await writeErasureList(db, erasureListIn(backupDir))
  print(`Restored ${count(rows, 'record')} and ${count(files, 'file')}, as of ${made_at}.`)
  reportReapplied(reapplied)
  if (!isListed)
    print(
      'There is no erased.txt beside the backup, so what was erased, which accounts were removed or made staff again and which passwords were changed after the newest backup there is not known: look through Accounts.',
    )
  await reportOwners(db)
  if (missing.length > 0)
    print(`${count(missing.length, 'file')} were lost before the backup was made: run npm run doctor.`)
  print('The site can be started now.')
})

function reportReapplied({ erasures, held, removed, locked, demoted }: ReapplyResult) {
  if (erasures > 0)
    print(`Left out ${count(erasures, 'record')} that had been erased since, as it was asked for.`)
  if (removed.length > 0) print(`Accounts that were removed since stay removed: ${removed.join(', ')}.`)
  if (locked.length > 0)
    print(
      `Accounts whose password was changed since do not accept the old one: ${locked.join(', ')}. They choose another with 'Forgot password?', or with the link of npm run admin -- reset-link MAIL.`,
    )
  if (demoted.length > 0) print(`Owners who were made staff since stay staff: ${demoted.join(', ')}.`)
  if (held > 0)
    print(
      `Held back ${count(held, 'mail')} that waited in the backup and may have been sent since: the dashboard lists them as undelivered and can send them.`,
    )
  print('Everybody has to log in again, and links to choose a password work no longer.')
}

async function reportOwners(db: Db) {
  if ((await countAccounts(db)) === 0)
    return print('No account is left: the server prints at its start how to make the first one.')
  if ((await countOwners(db)) === 0)
    print('No owner is left: npm run admin -- make-owner MAIL makes one of the accounts the owner.')
}
