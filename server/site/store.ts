import type { Insertable, Updateable } from 'kysely'
import type { PageKey } from '#contract/content/pages.ts'
import { newId } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { addSetting } from '../db/settings.ts'
import type { Tables } from '../db/tables.ts'

export const findContent = (db: Db, page: PageKey) =>
  db.selectFrom('contents').selectAll().where('page', '=', page).executeTakeFirst()

export const listContents = (db: Db) => db.selectFrom('contents').selectAll().execute()

/** Makes the row if there is none, and keeps it from others for the rest of the transaction. */
export const lockContent = (tx: Db, page: PageKey) =>
  tx
    .insertInto('contents')
    .values({ page, version: 1, confirmed: '[]' })
    .onConflict((conflict) => conflict.column('page').doUpdateSet({ page }))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Gives the content a new version. */
export async function updateContent(tx: Db, page: PageKey, change: Updateable<Tables['contents']>) {
  const { version } = await tx
    .updateTable('contents')
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('page', '=', page)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Not a new version: it changes no text. */
export async function updateConfirmed(tx: Db, page: PageKey, confirmed: string[]) {
  const change = { confirmed: JSON.stringify(confirmed) }
  await tx.updateTable('contents').set(change).where('page', '=', page).execute()
}

/** The newest first. */
export const listVersions = (db: Db, page: PageKey) =>
  db.selectFrom('content_versions').selectAll().where('page', '=', page).orderBy('id', 'desc').execute()

export const findVersion = (db: Db, page: PageKey, id: string) =>
  db
    .selectFrom('content_versions')
    .selectAll()
    .where('page', '=', page)
    .where('id', '=', id)
    .executeTakeFirst()

/** Only the newest `keep` versions of the page stay. */
export async function insertVersion(tx: Db, version: Omit<Tables['content_versions'], 'id'>, keep: number) {
  await tx
    .insertInto('content_versions')
    .values({ ...version, id: newId() })
    .execute()
  const newest = tx
    .selectFrom('content_versions')
    .select('id')
    .where('page', '=', version.page)
    .orderBy('id', 'desc')
    .limit(keep)
  await tx
    .deleteFrom('content_versions')
    .where('page', '=', version.page)
    .where('id', 'not in', newest)
    .execute()
}

const noticeSetting = (version: string) => `notice version ${version}`

/** False when it was published before, however long ago. */
export const addNoticeVersion = (tx: Db, version: string) => addSetting(tx, noticeSetting(version), '')

/** All that were ever published, besides those that the site came with. */
export async function listNoticeVersions(db: Db) {
  const found = db.selectFrom('settings').select('name').where('name', 'like', noticeSetting('%'))
  return (await found.execute()).map(({ name }) => name.slice(noticeSetting('').length))
}

/** Every content as it is stored: published, drafts and versions. */
export async function listStoredTexts(db: Db) {
  const contents = await db.selectFrom('contents').select(['published', 'draft']).execute()
  const versions = await db.selectFrom('content_versions').select('content').execute()
  return [
    ...contents.flatMap(({ published, draft }) => [published ?? '', draft ?? '']),
    ...versions.map(({ content }) => content),
  ]
}

const folder = '/uploads/site/'

export const findPictures = async (db: Db, sources: string[]) =>
  sources.length === 0
    ? []
    : db
        .selectFrom('pictures')
        .selectAll()
        .where('src', 'in', sources)
        .where('src', 'like', `${folder}%`)
        .execute()

export const listPictures = (db: Db) =>
  db.selectFrom('pictures').select(['id', 'src']).where('src', 'like', `${folder}%`).execute()

export async function insertPicture(
  tx: Db,
  picture: Omit<Insertable<Tables['pictures']>, 'id' | 'alt' | 'main' | 'position'>,
) {
  await tx
    .insertInto('pictures')
    .values({ ...picture, id: newId(), main: false, position: 0, alt: '' })
    .execute()
}

export async function deletePictures(tx: Db, ids: string[]) {
  if (ids.length > 0) await tx.deleteFrom('pictures').where('id', 'in', ids).execute()
}
