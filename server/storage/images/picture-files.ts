// The files of a picture: their storage keys, all derived from its `src`, where they belong, and copies to work on.

import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { pictureWidths } from '#contract/limits.ts'
import { newId } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { isSqlite } from '../../db/upgrade.ts'
import { createWorkQueue } from '../../ops/work.ts'
import type { Files } from '../files.ts'

/** The formats of the smaller sizes; the largest is always a JPEG. */
export type Format = 'jpg' | 'webp' | 'avif'
type Widths = readonly number[]

/** What an upload is converted to at once; AVIF follows later. */
export const uploadFormats: Format[] = ['webp', 'jpg']
const allFormats: Format[] = ['avif', ...uploadFormats]

export const sizeSuffixes = (widths: Widths, formats: Format[]) =>
  formats.flatMap((format) => widths.map((width) => `-${width}.${format}`))

/** The suffixes of all files that a picture can have, or of those with the given sizes. */
export const suffixesOf = (widths: Widths = pictureWidths, formats = allFormats) => [
  '.jpg',
  ...sizeSuffixes(widths, formats),
]

export const stemOf = (src: string) => src.replace(/^\/uploads\//, '').replace(/\.jpg$/, '')

export const keysOf = (src: string, widths?: Widths, formats?: Format[]) =>
  suffixesOf(widths, formats).map((suffix) => stemOf(src) + suffix)

export const trashFolder = 'trash'

/** The key of a file while its record is in the trash. */
export const trashKeyOf = (key: string) => `${trashFolder}/${key.replace('/', '-')}`

export const liveKeyOf = (key: string) => key.replace(/^trash\/([a-z]+)-/, '$1/')

/** The other place of a file that may be on its way from one to the other. */
const otherKeyOf = (key: string) => (key.startsWith(`${trashFolder}/`) ? liveKeyOf(key) : trashKeyOf(key))

const keyPattern = new RegExp(
  `^([a-z]+/[0-9a-f]{24})(?:\\.jpg|-(?:${pictureWidths.join('|')})\\.(?:${allFormats.join('|')}))$`,
)

/** The picture that a stored file belongs to; undefined for a name that we never give. */
export function sourceOf(key: string) {
  const [, stem] = keyPattern.exec(key) ?? []
  return stem && `/uploads/${stem}.jpg`
}

/** The address by which the holders of a private link open a picture that is not for everybody. */
export const sourceBy = (link: string, src: string) => src.replace(/\/([^/]+)$/, `/${link}/$1`)

// Where the files of a picture belong: in their folder while a record shows it, in the trash while its only records are
// there, and nowhere when no record is left. The rows decide, so this can be repeated at any time.

type PictureStores = { db: Db; files: Files }

/** Few, since on PostgreSQL a transaction waits for their files. */
const picturesAtOnce = 4
/** Any number that nothing else takes for a lock. */
const lockId = 5_120_731
const queue = createWorkQueue({ atOnce: 1, waiting: Number.POSITIVE_INFINITY })

/** Moves all files of these pictures to where they belong, or removes them. */
export async function syncPictureFiles(stores: PictureStores, sources: string[]) {
  const all = [...new Set(sources)]
  for (let i = 0; i < all.length; i += picturesAtOnce) {
    const some = all.slice(i, i + picturesAtOnce)
    await queue.run(() => withLock(stores.db, (db) => sync({ ...stores, db }, some)))
  }
}

/** A file that is on its way to or from the trash may still be in its former folder. */
export const openInEitherFolder = async (files: Files, key: string) =>
  (await files.open(key)) ?? (await files.open(otherKeyOf(key)))

/** Two processes that move the same files at once could lose them; with SQLite there is only one. */
const withLock = (db: Db, work: (db: Db) => Promise<void>) =>
  isSqlite(db)
    ? work(db)
    : db.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(tx)
        await work(tx)
      })

async function sync({ db, files }: PictureStores, sources: string[]) {
  const shown = await namedIn(db, 'pictures', sources)
  const trashed = (await namedIn(db, 'trashed_pictures', sources)).difference(shown)
  const unused = sources.filter((src) => !shown.has(src) && !trashed.has(src))
  await files.move([
    ...keysOfAll(shown).map((key) => ({ from: trashKeyOf(key), to: key })),
    ...keysOfAll(trashed).map((key) => ({ from: key, to: trashKeyOf(key) })),
  ])
  await files.remove(keysOfAll(unused).flatMap((key) => [key, trashKeyOf(key)]))
}

/** For these sources, or for all. */
async function namedIn(db: Db, table: 'pictures' | 'trashed_pictures', sources?: string[]) {
  const all = db.selectFrom(table).select('src').distinct()
  const rows = await (sources ? all.where('src', 'in', sources) : all).execute()
  return new Set(rows.map(({ src }) => src))
}

const keysOfAll = (sources: Iterable<string>) => [...sources].flatMap((src) => keysOf(src))

/** Finishes what a crash or an unreachable store has interrupted. */
export async function syncMisplacedFiles({ db, files }: PictureStores, folders: string[]) {
  const stored = (await Promise.all([...folders, trashFolder].map((folder) => files.list(folder)))).flat()
  const trashed = await namedIn(db, 'trashed_pictures')
  const shown = await namedIn(db, 'pictures')
  const misplaced = stored.flatMap(({ key }) => {
    const src = sourceOf(liveKeyOf(key))
    if (!src) return []
    const isInTrash = liveKeyOf(key) !== key
    return (isInTrash ? shown.has(src) : trashed.has(src) && !shown.has(src)) ? [src] : []
  })
  await syncPictureFiles({ db, files }, misplaced)
}

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
