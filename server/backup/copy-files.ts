// From one store to another, every file read back and compared with where it came from.
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { newId } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { StartError } from '../http/failure.ts'
import type { Files } from '../storage/files.ts'
import { listNamedFiles } from '../storage/referenced-files.ts'
import { sha256Of } from './archive.ts'
import { createProgress } from './progress.ts'

type Target = { db: Db; files: Files; incomingDir: string }
type Source = { open: Files['open'] }

const atOnce = 4
/** The rows may come from anybody's archive, and must not lead out of the store. */
const keyForm = /^[a-z]+\/[\w-]+\.\w+$/

/** How many there are, and which of those that records name the source does not have either. */
export async function copyFiles(target: Target, source: Source, say: (sentence: string) => void) {
  const keys = await listNamedFiles(target.db)
  const progress = createProgress(say, 'Copying files')
  const missing: string[] = []
  let done = 0
  const left = keys.values()
  const worker = async () => {
    for (const key of left) {
      if (!(await copyFile(target, source, key))) missing.push(key)
      progress(++done, keys.length)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { files: keys.length - missing.length, missing }
}

/** False when the source has no such file. */
async function copyFile({ files, incomingDir }: Target, source: Source, key: string) {
  if (!keyForm.test(key)) throw new StartError(`There is a record of a file with an impossible name: ${key}`)
  const wanted = await sumOf(source, key)
  if (!wanted) return false
  if ((await sumOf(files, key)) === wanted) return true
  const waiting = join(incomingDir, newId())
  try {
    const file = await source.open(key)
    if (file) await pipeline(file.stream, createWriteStream(waiting, { mode: 0o600 }))
    await files.save(key, waiting)
  } finally {
    await rm(waiting, { force: true })
  }
  if ((await sumOf(files, key)) !== wanted) throw new Error(`The copy of ${key} is not what it should be`)
  return true
}

async function sumOf(source: Source, key: string) {
  const file = await source.open(key)
  return file && sha256Of(file.stream)
}
