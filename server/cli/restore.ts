// npm run restore -- FILE [--ledger FILE]: restores a backup into an empty installation.
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { countAccounts, listOwners } from '../auth/store.ts'
import { connectTarget, restoreBackup } from '../backup/copy-site.ts'
import { erasureListIn, type ReapplyResult, writeErasureList } from '../backup/erasures.ts'
import type { Db } from '../db/database.ts'
import { checkNoServerRuns, openDataFolder, reachPostgres } from '../db/start-check.ts'
import { StartError } from '../ops/listening.ts'
import { createFiles } from '../storage/files.ts'
import { fileReferences } from '../stored-files.ts'
import { count, print, printPasswordLink, runCommand } from './command.ts'

const kindNames: Record<string, string> = {
  links: 'links of families',
  house_readers: 'addresses for mails about a house',
  trash: 'in the trash',
}

await runCommand(async (config, running) => {
  const { databaseUrl, storageUrl, dataDir, backupDir, publicUrl } = config
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
  const db = await connectTarget(config)
  running.defer(() => db.destroy())
  await checkNoServerRuns(db)
  const target = { db, files: createFiles(config), references: fileReferences, incomingDir }
  const lists = [erasureListIn(dirname(path)), erasureListIn(backupDir), ...givenLists]
  const { rows, files, made_at, missing, ...reapplied } = await restoreBackup(target, path, {
    place: databaseUrl ? 'the database of DATABASE_URL' : dataDir,
    folder: storageUrl ? undefined : dataDir,
    erasureLists: lists,
    print,
  })
  const isListed = lists.some((list) => existsSync(list))
  await writeErasureList(db, erasureListIn(backupDir))
  print(`Restored ${count(rows, 'record')} and ${count(files, 'file')}, as of ${made_at}.`)
  reportReapplied(reapplied)
  if (!isListed)
    print(
      'There is no erased.txt beside the backup, so who was erased and which accounts were removed after the newest backup there is not known: look through Accounts.',
    )
  if (missing.length > 0)
    print(`${count(missing.length, 'file')} were lost before the backup was made: run npm run doctor.`)
  print(
    'No session, link, password, passkey, app or recovery code of staff from before works any more, and all accounts are locked.',
  )
  await printOwnerLink(db, publicUrl)
  print('The site can be started now.')
})

function reportReapplied({ erasures, kinds, held, removed }: ReapplyResult) {
  const left = Object.entries(kinds).flatMap(([kind, n]) => (n ? `${kindNames[kind] ?? kind}: ${n}` : []))
  if (erasures > 0)
    print(
      `Left out ${count(erasures, 'record')} that had been erased since, as it was asked for (${left.join(', ')}).`,
    )
  if (removed.length > 0) print(`Accounts that were removed since stay removed: ${removed.join(', ')}.`)
  if (held > 0)
    print(
      `Held back ${count(held, 'mail')} that waited in the backup and may have been sent since: the dashboard lists them as undelivered and can send them.`,
    )
}

/** For whoever has been an owner for longest. */
async function printOwnerLink(db: Db, publicUrl: string) {
  if ((await countAccounts(db)) === 0)
    return print('No account is left: the server prints at its start how to make the first one.')
  const [owner, ...others] = await listOwners(db)
  if (!owner)
    return print('No owner is left: npm run admin -- make-owner MAIL makes one of the accounts the owner.')
  await printPasswordLink(db, owner, publicUrl)
  print('An owner lets the others in under Accounts, by mail or by a link.')
  if (others.length > 0)
    print(
      `If another owner is to be the first (${others.map(({ email }) => email).join(', ')}): npm run admin -- reset-link MAIL.`,
    )
}
