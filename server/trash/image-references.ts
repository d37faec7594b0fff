import { adminPages } from '#contract/pages.ts'
import { listTables } from '../db/upgrade.ts'
import type { FileReferences } from '../storage/file-references.ts'
import { keysOf, trashFolder, trashKeyOf } from '../storage/images/keys.ts'
import { syncPictureFiles } from '../storage/images/sync-files.ts'

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
