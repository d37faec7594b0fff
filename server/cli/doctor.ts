// npm run doctor [-- --look]: says what is wrong, compares records and files, and repairs what differs; with --look it only
// reports.
// It may run while the server runs.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { troubleWords } from '#contract/admin/trouble-words.ts'
import { databaseIn, markerIn } from '../db/postgres.ts'
import { incomingIn, lockDataFolder, openCheckedDatabase } from '../db/start-check.ts'
import { createRoomCheck, makeFolder } from '../ops/disk.ts'
import { findTroubles } from '../ops/monitoring/troubles.ts'
import {
  checkConsistency,
  type Findings,
  type RepairStores,
  repairReferences,
  suggestsWrongDatabase,
} from '../storage/file-references.ts'
import { createFiles } from '../storage/files.ts'
import { fileReferences } from '../stored-files.ts'
import { count, print, runCommand } from './command.ts'

const tenMinutesMs = 600_000
/** With fewer records, all of them may be broken without a wrong setting. */
const fewRecords = 4

await runCommand(async (config, running) => {
  const { values } = parseArgs({ options: { look: { type: 'boolean' } } })
  const traces = [databaseIn(config.dataDir), markerIn(config.dataDir)]
  if (!config.databaseUrl && !traces.some((path) => existsSync(path)))
    return print(`There is no data in ${config.dataDir} yet, so there is nothing to look at.`)
  const incomingDir = incomingIn(config.dataDir)
  await makeFolder(incomingDir)
  const release = lockDataFolder(config.dataDir)
  const alone = release !== undefined
  running.defer(() => release?.())
  const db = await openCheckedDatabase(config)
  running.defer(() => db.destroy())
  const wrong = await findTroubles({ db, config, hasRoom: createRoomCheck(incomingDir) }, new Date())
  for (const one of wrong) print(troubleWords[one])
  if (wrong.length > 0) process.exitCode = 1
  const stores = { db, files: createFiles(config), incomingDir }
  const found = await checkConsistency({ ...stores, references: fileReferences })
  print(`Looked at ${count(found.records, 'record')} and ${count(found.files, 'file')}.`)
  if (found.orphans.length + found.broken.length === 0)
    return print(
      `${wrong.length > 0 ? 'Else all' : 'All'} is well: every record has its files, and every file its record.`,
    )
  process.exitCode = 1
  if (values.look) return report(found)
  // Another process may be about to write the record of a new file.
  const before = new Date(Date.now() - (alone && !config.storageUrl ? 0 : tenMinutesMs))
  const isRepaired = await repair(stores, found, before)
  if (!alone) print('The server is running: restart it, so that its pages show what has changed.')
  if (!isRepaired) return
  print('Mended. All is well again.')
  process.exitCode = wrong.length > 0 ? 1 : 0
})

function report({ orphans, broken }: Findings) {
  for (const { key } of orphans) print(`A file without a record: ${key}`)
  for (const reference of broken) print(reference.feature.describe(reference))
}

/** False when something is left for a person. */
async function repair(stores: RepairStores, found: Findings, before: Date) {
  const lost = found.broken.filter(({ left }) => left.length === 0)
  if (lost.length * 2 > found.records && found.records > fewRecords) {
    report(found)
    print('Most files are missing. Is DATA_DIR or STORAGE_URL the right one? Nothing was changed.')
    return false
  }
  if (suggestsWrongDatabase(found.orphans, found.files)) {
    print(`${count(found.orphans.length, 'file')} have no record, which is most of them.`)
    print('Is DATA_DIR or DATABASE_URL the right one? Nothing was changed.')
    return false
  }
  const old = found.orphans.filter(({ modified }) => modified < before)
  await stores.files.remove(old.map(({ key }) => key))
  for (const { key } of old) print(`Removed a file without a record: ${key}`)
  const young = found.orphans.length - old.length
  if (young > 0)
    print(
      `Left alone: ${count(young, 'file')} without a record, younger than ten minutes. An upload may be under way; ask again later.`,
    )
  const repairs = await repairReferences(stores, found.broken)
  for (const { message } of repairs) print(message)
  return young === 0 && repairs.every(({ done }) => done)
}
