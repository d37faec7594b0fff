// Looks whether every record has its files and every file its record, and mends what does not fit.
// npm run doctor; with `-- --look` it only reports. It may run while the server runs.
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { writeFingerprint } from '../db/fingerprint.ts'
import { lockDataFolder } from '../ops/data-folder.ts'
import { openSoundDatabase, sentenceFor } from '../ops/start-errors.ts'
import { dropCv, dropPicture, examine, type Findings, remakePicture } from '../storage/consistency-check.ts'
import { createFiles } from '../storage/files.ts'
import { belongElsewhere, type Stores } from '../storage/orphan-cleanup.ts'

const tenMinutesMs = 600_000
const say = (sentence: string) => console.log(`  ${sentence}`)
const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

async function visit() {
  const config = readConfig(process.env)
  const mending = !process.argv.includes('--look')
  const traces = ['site.db', 'site.db.seal'].map((name) => join(config.dataDir, name))
  if (!config.databaseUrl && !traces.some((path) => existsSync(path)))
    return say(`There is no data in ${config.dataDir} yet, so there is nothing to look at.`)
  const incomingDir = join(config.dataDir, 'incoming')
  await mkdir(incomingDir, { recursive: true, mode: 0o700 })
  const release = lockDataFolder(config.dataDir)
  const sealed = release !== undefined && !config.databaseUrl
  const db = await openSoundDatabase(config)
  const stores = { db, files: createFiles(config), incomingDir }
  try {
    const found = await examine(stores)
    say(`Looked at ${count(found.records, 'record')} and ${count(found.files, 'file')}.`)
    // While somebody may be uploading, a file without a record may be about to get one.
    const alone = release !== undefined && !config.storageUrl
    const settled = alone ? new Date() : new Date(Date.now() - tenMinutesMs)
    const { strayFiles, pictures, cvs } = found
    if (strayFiles.length + pictures.length + cvs.length === 0)
      return say('All is well: every record has its files, and every file its record.')
    if (!mending) return report(found)
    const whole = await mend(stores, found, settled)
    if (!release) say('The server is running: restart it, so that its pages show what has changed.')
    if (whole) return say('Mended. All is well again.')
    process.exitCode = 1
  } finally {
    await db.destroy()
    if (sealed) writeFingerprint(config.dataDir)
    release?.()
  }
}

function report({ strayFiles, pictures, cvs }: Findings) {
  for (const { key } of strayFiles) say(`A file without a record: ${key}`)
  for (const { src, missing, left } of pictures)
    say(`A picture without ${left.length > 0 ? count(missing.length, 'file') : 'any file'}: ${src}`)
  for (const { id } of cvs) say(`An application without its CV: ${id}`)
  process.exitCode = 1
}

/** False when something is left that a person has to see to. */
async function mend(stores: Stores, found: Findings, settled: Date) {
  const lost = found.pictures.filter(({ left }) => left.length === 0)
  if ((lost.length + found.cvs.length) * 2 > found.records && found.records > 4) {
    report(found)
    say('Most files are missing. Is DATA_DIR or STORAGE_URL the right one? Nothing was changed.')
    return false
  }
  if (await belongElsewhere(stores, found.strayFiles)) {
    say(`${count(found.strayFiles.length, 'file')} have no record, which is most of them.`)
    say('Is DATA_DIR or DATABASE_URL the right one? Nothing was changed.')
    return false
  }
  let whole = true
  const old = found.strayFiles.filter(({ modified }) => modified < settled)
  await stores.files.remove(old.map(({ key }) => key))
  for (const { key } of old) say(`Removed a file without a record: ${key}`)
  if (old.length < found.strayFiles.length) {
    whole = false
    const young = count(found.strayFiles.length - old.length, 'file')
    say(
      `Left alone: ${young} without a record, younger than ten minutes. An upload may be under way; ask again later.`,
    )
  }

  for (const picture of found.pictures.filter(({ left }) => left.length > 0)) {
    if (await remakePicture(stores, picture))
      say(`Made a picture anew from what is left of it: ${picture.src}`)
    else lost.push(picture)
  }
  const lostSources = new Set(lost.map(({ src }) => src))
  for (const src of lostSources) {
    const stuck = await dropPicture(stores.db, src, lostSources)
    if (stuck.length === 0) say(`Took a picture without any file out of its gallery: ${src}`)
    for (const { project_id } of stuck) {
      whole = false
      const place = project_id ? `/admin/editproduct/${project_id}` : '/admin/addservice'
      say(`A picture is lost and has to be uploaded again at ${place}: ${src}`)
    }
  }
  for (const { id } of found.cvs) {
    await dropCv(stores.db, id)
    say(`The CV of an application is lost; it now counts as sent without one: ${id}`)
  }
  return whole
}

try {
  await visit()
} catch (error) {
  say(sentenceFor(error))
  process.exitCode = 1
}
