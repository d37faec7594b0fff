import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { newId } from '../db/clock.ts'
import { StartError } from '../ops/listening.ts'
import { runParallel } from '../ops/work.ts'
import { listReferencedFiles, type SiteStores } from '../storage/file-references.ts'
import type { Files } from '../storage/files.ts'
import { sha256Of } from './archive.ts'

const everyMs = 3_000

/** Reports the progress of a long step, at most every few seconds. */
export function createProgress(print: (sentence: string) => void, doing: string) {
  let last = Date.now()
  return (done: number, all: number) => {
    if (Date.now() - last < everyMs && done < all) return
    last = Date.now()
    print(`${doing}: ${done} of ${all}`)
  }
}

// Copies files from one store to another, and compares each copy with its source.

type Target = SiteStores & { incomingDir: string }
type Source = { open: Files['open'] }

const atOnce = 4
/** Rows of a foreign archive must not lead out of the store. */
const keyPattern = /^[a-z]+\/[\w-]+\.\w+$/

/** Copies every file that the target's records name; those that the source lacks are returned. */
export async function copyFiles(target: Target, source: Source, print: (sentence: string) => void) {
  const keys = await listReferencedFiles(target)
  const progress = createProgress(print, 'Copying files')
  const missing: string[] = []
  let done = 0
  await runParallel(keys, atOnce, async (key) => {
    if (!(await copyFile(target, source, key))) missing.push(key)
    progress(++done, keys.length)
  })
  return { files: keys.length - missing.length, missing }
}

/** False when the source has no such file. */
async function copyFile({ files, incomingDir }: Target, source: Source, key: string) {
  if (!keyPattern.test(key))
    throw new StartError(`There is a record of a file with an impossible name: ${key}`)
  const wanted = await sumOf(source, key)
  if (!wanted) return false
  if ((await sumOf(files, key)) === wanted) return true
  const temporary = join(incomingDir, newId())
  try {
    const file = await source.open(key)
    if (file) await pipeline(file.stream, createWriteStream(temporary, { mode: 0o600 }))
    await files.save(key, temporary)
  } finally {
    await rm(temporary, { force: true })
  }
  if ((await sumOf(files, key)) !== wanted) throw new Error(`The copy of ${key} is not what it should be`)
  return true
}

async function sumOf(source: Source, key: string) {
  const file = await source.open(key)
  return file && sha256Of(file.stream)
}
