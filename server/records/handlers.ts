// The handlers that every kind of record has: list, read, create, update, remove. A feature says what is its own, connects each
// to its call and writes by hand what no other kind does.
import type {
  Expression,
  ExpressionBuilder,
  RawBuilder,
  Selectable,
  SelectQueryBuilder,
  SqlBool,
  Updateable,
} from 'kysely'
import type { Account } from '#contract/access/accounts.ts'
import { mayUse } from '#contract/access/roles.ts'
import { messages } from '#contract/messages.ts'
import type { RecordKind } from '#contract/records/fields.ts'
import { isTranslatedKind } from '#contract/records/registry.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { anyTable, readPage } from '../db/rows.ts'
import { containsText } from '../db/search.ts'
import type { Tables } from '../db/tables.ts'
import { Failure, orNotFound } from '../http/errors.ts'
import type { ReceivedFiles } from '../http/uploads.ts'
import type { StoredPicture } from '../storage/images/pictures.ts'
import { auditAction, auditChange, auditCreated } from './diary.ts'
import { deleteUnusedNames, type RecordServices, type WithTranslations } from './records.ts'
import { moveToTrash, type Referrers } from './trash.ts'

type Selection<Kind extends RecordKind> = SelectQueryBuilder<Tables, Kind, object>
type Row<Kind extends RecordKind> = Selectable<Tables[Kind]>
type Change<Kind extends RecordKind> = Updateable<Tables[Kind]>

/** What somebody sees of a kind, of the status that is asked for. */
export type Seen<Kind extends RecordKind> = {
  db: Db
  /** Whoever may change records of the kind. */
  seesAll: boolean
  visible: Selection<Kind>
}
/** By the fields of the form. */
export type StoredPictures = Record<string, StoredPicture[]>

type ListQuery = { limit?: number; offset?: number; search?: string | undefined; status?: string }
type StatusOf<Query extends ListQuery> = Exclude<Query['status'], 'all' | undefined>

type Own<Kind extends RecordKind, Query extends ListQuery, Input, Created, Item> = {
  kind: Kind
  /** Visitors see records of this status only, in lists and by themselves; whoever sees all chooses one, or 'all'. */
  visitors?: StatusOf<Query>
  hasStatus?: (e: ExpressionBuilder<Tables, Kind>, status: StatusOf<Query>) => Expression<SqlBool>
  search?: (keyof Tables[Kind] & string)[]
  narrow?: (found: Selection<Kind>, query: Query, seen: Seen<Kind>) => Selection<Kind>
  order: (query: Query, seen: Seen<Kind>) => RawBuilder<unknown>
  /** With what other tables say of it. */
  complete?: (rows: Row<Kind>[], seen: Seen<Kind>) => Promise<Item[]>
  insert: (tx: Db, input: Input, now: Date) => Promise<Created>
  /** What is checked of a change, or follows from it. */
  change?: (
    tx: Db,
    fields: Change<Kind>,
    before: Row<Kind>,
    now: Date,
  ) => Promise<Change<Kind>> | Change<Kind>
  /** Returns the sources of those that these take the place of. */
  keepPictures?: (tx: Db, id: string, stored: StoredPictures) => Promise<string[]>
}

type Asked = { account: Account | undefined }
type Sent = { files: ReceivedFiles; audit: AuditContext }
type Sendable<Kind extends RecordKind> = Change<Kind> & WithTranslations & { version?: number | undefined }
type OfOne = { params: { id: string } }

export function recordsOf<
  Kind extends RecordKind,
  Query extends ListQuery,
  Input extends object,
  Created extends { id: string },
  Item = Row<Kind>,
>({ db, pictures, saveTranslated }: RecordServices, own: Own<Kind, Query, Input, Created, Item>) {
  const { kind, complete = async (rows) => rows as unknown as Item[] } = own
  const words: Record<'added' | 'updated' | 'deleted' | 'notFound', string> = messages[kind]

  function see({ account }: Asked, asked = 'all'): Seen<Kind> {
    const seesAll = account !== undefined && mayUse(account.roles, kind)
    const status = (seesAll ? asked : (own.visitors ?? 'all')) as StatusOf<Query> | 'all'
    const all = db.selectFrom<RecordKind>(kind) as unknown as Selection<Kind>
    const { hasStatus } = own
    const visible = status !== 'all' && hasStatus ? all.where((e) => hasStatus(e, status)) : all
    return { db, seesAll, visible }
  }

  async function list({ query, ...asked }: Asked & { query: Query }) {
    const { search, narrow = (found) => found, order } = own
    const seen = see(asked, query.status)
    const matching =
      search && query.search
        ? seen.visible.where(containsText<RecordKind>(db, search as never[], query.search) as never)
        : seen.visible
    const page = await readPage(narrow(matching, query, seen), { ...query, order: order(query, seen) })
    return { ...page, items: await complete(page.items, seen) }
  }

  /** By its id, or by the end of its address. */
  async function read({ params, ...asked }: Asked & { params: { id: string } | { slug: string } }) {
    const seen = see(asked)
    const found = seen.visible.where((e) => e.and(params as never))
    const row = await found.selectAll().executeTakeFirst()
    const [item] = row ? await complete([row as Row<Kind>], seen) : []
    return orNotFound(item, words.notFound)
  }

  async function create({ body, files, audit }: Sent & { body: Input & WithTranslations }) {
    const { translations, ...rest } = body
    const input = rest as unknown as Input
    const created = await transact(files, async (tx, stored) => {
      const inserted = await own.insert(tx, input, audit.now)
      await own.keepPictures?.(tx, inserted.id, stored)
      await auditCreated({ tx, audit }, kind, inserted.id)
      if (isTranslatedKind(kind)) await saveTranslated(tx, { after: input, translations }, audit)
      return inserted
    })
    return { message: words.added, ...created }
  }

  async function update({ params: { id }, body, files, audit }: Sent & OfOne & { body: Sendable<Kind> }) {
    const { version, translations, ...rest } = body
    const fields = rest as Change<Kind>
    const replaced = await transact(files, async (tx, stored) => {
      const before = await auditChange({ tx, audit }, kind, id, async (row) => {
        const stored = orNotFound(row, words.notFound)
        const { version: current } = stored as { version: number }
        if (version && version !== current) throw new Failure('conflict', messages.errors.conflict)
        const change = (await own.change?.(tx, fields, stored, audit.now)) ?? fields
        await anyTable<{ id: string; version: number }>(tx)
          .updateTable<string>(kind)
          .set((e) => ({ ...change, version: e('version', '+', 1) }))
          .where('id', '=', id)
          .execute()
        return stored
      })
      await deleteUnusedNames(tx, kind, before)
      if (isTranslatedKind(kind)) await saveTranslated(tx, { before, after: fields, translations }, audit)
      const count = Object.values(stored).flat().length
      if (count > 0)
        await auditAction({ tx, audit }, kind, id, count > 1 ? 'pictures_added' : 'picture_added')
      return (await own.keepPictures?.(tx, id, stored)) ?? []
    })
    await pictures.syncFiles(replaced)
    return { message: words.updated }
  }

  /** `release` ends what names it, and says what is to name it again when it is restored. */
  async function remove(
    { params: { id }, audit }: OfOne & { audit: AuditContext },
    release?: (tx: Db, id: string) => Promise<Referrers[]>,
  ) {
    const sources = await db
      .transaction()
      .execute(async (tx) => moveToTrash({ tx, audit }, kind, id, await release?.(tx, id)))
    await pictures.syncFiles(orNotFound(sources, words.notFound))
    return { message: words.deleted }
  }

  /** Files are stored before the rows that name them. */
  function transact<T>(files: ReceivedFiles, write: (tx: Db, stored: StoredPictures) => Promise<T>) {
    const uploads = Object.values(files).flat()
    if (uploads.length === 0) return db.transaction().execute((tx) => write(tx, {}))
    return pictures.storeWith(kind, uploads, (tx, all) => {
      const left = [...all]
      const stored = Object.entries(files).map(([field, { length }]) => [field, left.splice(0, length)])
      return write(tx, Object.fromEntries(stored))
    })
  }

  return { list, read, create, update, remove }
}
