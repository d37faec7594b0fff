// The picture of a record that has one.
import { type PicturedKind, records } from '#contract/records/registry.ts'
import { newId } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { pictureOf, type StoredPicture } from '../storage/images/pictures.ts'

/** By the ids of the records. */
export async function picturesOf(db: Db, kind: PicturedKind, rows: { id: string }[]) {
  const owner = records[kind].pictures
  const ids = ['', ...rows.map(({ id }) => id)]
  const found = await db.selectFrom('pictures').selectAll().where(owner, 'in', ids).execute()
  return new Map(found.map((picture) => [picture[owner] ?? '', pictureOf(picture, '')]))
}

/** Returns the sources of those that were there before. */
export async function replacePicture(tx: Db, kind: PicturedKind, id: string, picture: StoredPicture) {
  const owner = records[kind].pictures
  const old = await tx.deleteFrom('pictures').where(owner, '=', id).returning('src').execute()
  const place = {
    id: newId(),
    project_id: null,
    service_id: null,
    main: true,
    position: 0,
    alt: '',
    upload_key: null,
  }
  await tx
    .insertInto('pictures')
    .values({ ...picture, ...place, [owner]: id })
    .execute()
  return old.map(({ src }) => src)
}
