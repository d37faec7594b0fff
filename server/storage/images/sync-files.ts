// Where the files of a picture belong: in their folder while a record shows it, in the trash while its only records are
// there, and nowhere when no record is left. The rows decide, so this can be repeated at any time.
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isSqlite } from '../../db/upgrade.ts'
import { createWorkQueue } from '../../ops/work-queue.ts'
import type { Files } from '../files.ts'
import { keysOf, liveKeyOf, otherKeyOf, sourceOf, trashFolder, trashKeyOf } from './keys.ts'

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
