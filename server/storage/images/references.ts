// Pictures as file references, those of the trash too, with the repair of pictures that lost files.

import { adminPages } from '#contract/pages.ts'
import type { Db } from '../../db/database.ts'
import { listTables } from '../../db/upgrade.ts'
import { Failure } from '../../http/errors.ts'
import type { FileReferences, Repair, RepairStores } from '../file-references.ts'
import {
  keysOf,
  stemOf,
  syncPictureFiles,
  trashFolder,
  trashKeyOf,
  uploadFormats,
  withTemporaryCopy,
} from './picture-files.ts'
import { columnsOf, runImageWork } from './pictures.ts'

/** Takes a lost picture out of the records and returns the admin pages where it has to be uploaded again. */
type DropPicture = (db: Db, src: string, lost: ReadonlySet<string>) => Promise<string[]>

export function imageReferences(folder: string, dropPicture: DropPicture): FileReferences {
  return {
    folder,
    async list(db) {
      const rows = await db
        .selectFrom('pictures')
        .select(['src', 'widths', 'formats'])
        .distinct()
        .where('src', 'like', `/uploads/${folder}/%`)
        .execute()
      return rows.map(({ src, widths, formats }) => ({
        id: src,
        keys: keysOf(src, JSON.parse(widths), JSON.parse(formats)),
      }))
    },
    describe({ id, keys, left }) {
      const missing = keys.length - left.length
      const files = left.length === 0 ? 'any file' : missing === 1 ? '1 file' : `${missing} files`
      return `A picture without ${files}: ${id}`
    },
    async repair(stores, broken) {
      const repairs: Repair[] = []
      const lost = new Set<string>()
      // A restored record may have been about to get them.
      await syncPictureFiles(
        stores,
        broken.map(({ id }) => id),
      )
      const stored = new Set((await stores.files.list(folder)).map(({ key }) => key))
      for (const { id: src, keys } of broken) {
        const left = keys.filter((key) => stored.has(key))
        if (left.length === keys.length)
          repairs.push({ done: true, message: `Moved the files of a picture out of the trash: ${src}` })
        else if (await recreatePicture(stores, src, left))
          repairs.push({ done: true, message: `Made a picture anew from what is left of it: ${src}` })
        else lost.add(src)
      }
      for (const src of lost) {
        const pages = await dropPicture(stores.db, src, lost)
        if (pages.length === 0)
          repairs.push({ done: true, message: `Took a picture without any file out of its gallery: ${src}` })
        for (const page of pages)
          repairs.push({
            done: false,
            message: `A picture is lost and has to be uploaded again at ${page}: ${src}`,
          })
      }
      return repairs
    },
  }
}

/** Converts the largest file that is left again. False when there is none, or it is damaged. */
async function recreatePicture(stores: RepairStores, src: string, left: string[]) {
  const { db, files } = stores
  const [largest] = left.filter((key) => !key.endsWith('.avif')).toSorted((a, b) => widthOf(b) - widthOf(a))
  if (!largest) return false
  try {
    await withTemporaryCopy(stores, largest, async (source, target) => {
      const made = await runImageWork('makePicture', source, target)
      const keys = keysOf(src, made.widths, uploadFormats)
      for (const suffix of made.suffixes)
        if (stemOf(src) + suffix !== largest) await files.save(stemOf(src) + suffix, target + suffix)
      await db.updateTable('pictures').set(columnsOf(made)).where('src', '=', src).execute()
      await files.remove(keysOf(src).filter((key) => !keys.includes(key)))
    })
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}

/** The largest file has no width in its key. */
const widthOf = (key: string) => Number(/-(\d+)\.\w+$/.exec(key)?.[1] ?? Number.POSITIVE_INFINITY)

/** Pictures of deleted records, unless another record shows them too. */
export const trashedImages: FileReferences = {
  folder: trashFolder,
  async list(db) {
    // An older schema, which can be backed up too, has no trash.
    if (!(await listTables(db)).has('trashed_pictures')) return []
    const rows = await db
      .selectFrom('trashed_pictures')
      .select(['src', 'picture'])
      .where('src', 'not in', (e) => e.selectFrom('pictures').select('src'))
      .orderBy('src')
      .execute()
    const bySource = new Map(rows.map(({ src, picture }) => [src, JSON.parse(picture)]))
    return [...bySource].map(([src, { widths, formats }]) => ({
      id: `trash ${src}`,
      keys: keysOf(src, JSON.parse(widths), JSON.parse(formats)).map(trashKeyOf),
    }))
  },
  describe: ({ id }) => `A picture in the trash without all its files: ${sourceIn(id)}`,
  /** Files that are still in their former place come over; lost ones show once the record is restored. */
  async repair({ db, files }, broken) {
    await syncPictureFiles(
      { db, files },
      broken.map(({ id }) => sourceIn(id)),
    )
    const left = new Set((await files.list(trashFolder)).map(({ key }) => key))
    return broken.map(({ id, keys }) => {
      const src = sourceIn(id)
      return keys.every((key) => left.has(key))
        ? { done: true, message: `Moved the files of a picture to the trash: ${src}` }
        : {
            done: false,
            message: `A picture in the trash has lost files; restore or delete its record at ${adminPages.trash.path}: ${src}`,
          }
    })
  },
}

const sourceIn = (id: string) => id.replace(/^trash /, '')
