// Records that staff edit: every update makes a new version, so that nobody overwrites what others have changed.
import type { Insertable } from 'kysely'
import type { TranslationEntry } from '#contract/admin/with-translations.ts'
import { type RecordField, type RecordKind, recordFields } from '#contract/records/fields.ts'
import { isTranslatedKind, type PicturedKind, records, translatedKinds } from '#contract/records/registry.ts'
import { recordWords } from '#contract/records/schemas.ts'
import { isId, newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { anyTable } from '../db/rows.ts'
import type { Tables } from '../db/tables.ts'
import type { Services } from '../ops/services.ts'
import { pictureOf, type StoredPicture } from '../storage/images/pictures.ts'

type Row = { id: string; version: number; created_at: string }
type Fields<T extends RecordKind> = Omit<Insertable<Tables[T]>, keyof Row | 'slug'>

/** Returns its id. */
export async function insertRecord<T extends RecordKind>(db: Db, table: T, fields: Fields<T>, now: Date) {
  const record = { ...fields, id: newId(), version: 1, created_at: timeOf(now) }
  await anyTable<Row>(db).insertInto(table).values(record).execute()
  return record.id
}

/** The Malayalam of a person's name goes with the last record that has it. */
export async function deleteUnusedNames(tx: Db, kind: RecordKind, record: { [field: string]: unknown }) {
  if (!isTranslatedKind(kind)) return
  const fields = Object.entries<RecordField>(recordFields[kind])
  for (const [name, { personal }] of fields)
    if (personal && recordWords[kind].includes(name)) await deleteUnusedTranslation(tx, String(record[name]))
}

async function deleteUnusedTranslation(tx: Db, english: string) {
  for (const table of translatedKinds) {
    const used = anyTable<Row>(tx)
      .selectFrom(table)
      .select('id')
      .where((e) => e.or(recordWords[table].map((column) => e(e.ref(column as 'id'), '=', english))))
    if (await used.executeTakeFirst()) return
  }
  await tx.deleteFrom('translations').where('english', '=', english).execute()
}

export type WithTranslations = { translations?: TranslationEntry[] | undefined }
/** The texts by the names of their fields; what else a record has does no harm. A new record has no `before`. */
type TranslatedChange = WithTranslations & { before?: object | undefined; after: object }

/** After the record is written: only texts that are on the site are translated. */
export type SaveTranslated = (tx: Db, change: TranslatedChange, audit: AuditContext) => Promise<void>

/** For records that have pictures too. */
export type RecordServices = Pick<Services, 'db' | 'pictures'> & { saveTranslated: SaveTranslated }

// The picture of a record that has one.

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
  const place = { id: newId(), [owner]: id, main: true, position: 0, alt: '' }
  await tx
    .insertInto('pictures')
    .values({ ...picture, ...place })
    .execute()
  return old.map(({ src }) => src)
}

// Slugs: the readable ends of addresses. A record gets one when it is made and keeps it.

const maxSlugLength = 60
const codeLength = 8

/** Words without Latin letters and digits, as in Malayalam, become a short code made from the id. */
export function slugOf(words: string, id: string) {
  const slug = words
    .normalize('NFKD')
    .replace(/[\p{M}'’]+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const short = slug.length > maxSlugLength ? slug.slice(0, maxSlugLength).replace(/-[^-]*$/, '') : slug
  return short && !isId(short) ? short : id.slice(-codeLength)
}

/** With a number behind it where it is taken. */
export function firstFree(slug: string, taken: ReadonlySet<string>) {
  let free = slug
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`
  return free
}

type Addressed = { [Kind in RecordKind]: Tables[Kind] extends { slug: string } ? Kind : never }[RecordKind]

/** Inserts a record under the first free slug of these words. */
export async function insertAddressed<T extends Addressed>(
  db: Db,
  table: T,
  fields: Fields<T>,
  { words, now }: { words: string; now: Date },
) {
  const record = { ...fields, id: newId(), version: 1, created_at: timeOf(now) }
  const slug = await insertUnderFreeSlug(db, table, record, slugOf(words, record.id))
  return { id: record.id, slug }
}

/** Returns the slug: the wanted one, or one with a number. Records in the trash keep theirs. */
export async function insertUnderFreeSlug(db: Db, table: string, record: { id: string }, wanted: string) {
  const rows = anyTable<{ slug: string }>(db)
  const pattern = `${wanted}%`
  for (;;) {
    const alike = await rows.selectFrom(table).select('slug').where('slug', 'like', pattern).execute()
    // Read after the table, from which a record moves to the trash.
    const trashed = await db
      .selectFrom('trash')
      .select('slug')
      .where('kind', '=', table as RecordKind)
      .where('slug', 'like', pattern)
      .execute()
    const slug = firstFree(wanted, new Set([...alike, ...trashed].map((row) => row.slug ?? '')))
    // Waits for another insert of the same slug, and then takes the next number.
    const { numInsertedOrUpdatedRows } = await rows
      .insertInto(table)
      .values({ ...record, slug })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows) return slug
  }
}
