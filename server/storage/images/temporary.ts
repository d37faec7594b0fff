// Temporary files of image conversion, in the incoming folder.
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { newId } from '../../db/ids.ts'
import type { Files } from '../files.ts'
import { suffixesOf } from './keys.ts'

/** Copies a stored file for `work`, which writes its results to `target` + suffix. Removes all of them afterwards. */
export async function withTemporaryCopy(
  { files, incomingDir }: { files: Files; incomingDir: string },
  key: string,
  work: (source: string, target: string) => Promise<void>,
) {
  const file = await files.open(key)
  if (!file) throw new Error(`the stored file ${key} is missing`)
  const source = join(incomingDir, newId())
  const target = join(incomingDir, newId())
  try {
    await pipeline(file.stream, createWriteStream(source))
    await work(source, target)
  } finally {
    await rm(source, { force: true })
    await removeConverted(target)
  }
}

export async function removeConverted(target: string) {
  await Promise.all(suffixesOf().map((suffix) => rm(target + suffix, { force: true })))
}
