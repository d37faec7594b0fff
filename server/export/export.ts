import { addAbortSignal, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { type Selectable, sql } from 'kysely'
import { ZipFile } from 'yazl'
import type { Account } from '#contract/access/accounts.ts'
import { givenLinkKinds } from '#contract/access/private-links.ts'
import type { ExportSize } from '#contract/admin/dashboard.ts'
import { calls } from '#contract/calls.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import { countRows, readBatches } from '../db/rows.ts'
import type { Tables } from '../db/tables.ts'
import { csvLines } from '../http/csv.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { listReferences, listStoredFiles, type SiteStores } from '../storage/file-references.ts'
import { openInEitherFolder } from '../storage/images/picture-files.ts'

type ExportServices = SiteStores &
  Pick<Services, 'clock'> & {
    recordCvOpening: (db: Db, application: string, account: Account, audit: AuditContext) => Promise<void>
  }

export function exportRoutes(api: Api, { clock, recordCvOpening, ...stores }: ExportServices) {
  api.handle(calls.getExport, () => measureExport(stores))

  /** A link cannot carry a password: the call above asks for it. */
  api.handle(calls.exportEverything, async ({ account, audit, request, reply }) => {
    request.log.warn({ event: 'everything_exported', account: account.id })
    const { now } = audit
    reply.headers({
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="site-${now.toISOString().slice(0, 10)}.zip"`,
      'Cache-Control': 'private, no-store',
    })
    if (request.method === 'HEAD') return ''
    await writeDiary(stores.db, audit, { kind: 'exported', subject: 'site', action: 'everything_exported' })
    const onFile = async ({ folder, id }: ExportedFile) => {
      if (folder !== 'cv') return
      await recordCvOpening(stores.db, id, account, { ...audit, now: clock() })
      request.log.info({ event: 'cv_opened', application: id, account: account.id })
    }
    return writeZip(listEntries(stores, { now, onFile }))
  })
}

// Everything that people can read of the site, as the entries of one zip: records as JSON and CSV, pictures and CVs.

type ExportedFile = { folder: string; id: string; key: string }
type Row = Selectable<Tables[ExportedTable]> & Record<string, unknown>

/** JSON and CSV of one record together, roughly. */
const recordBytes = 800

async function measureExport(stores: SiteStores): Promise<ExportSize> {
  const counts = await Promise.all(exportedTables.map(([table]) => countRows(rowsOf(stores.db, table))))
  const records = counts.reduce((sum, count) => sum + count, 0)
  const keys = new Set((await listFiles(stores)).map(({ key }) => key))
  const stored = (await listStoredFiles(stores)).filter(({ key }) => keys.has(key))
  const bytes = stored.reduce((sum, file) => sum + file.bytes, records * recordBytes)
  return { records, files: stored.length, bytes }
}

/** `onFile` is called before a file is read. */
export async function* listEntries(
  stores: SiteStores,
  { now, onFile }: { now: Date; onFile: (file: ExportedFile) => Promise<void> },
): AsyncGenerator<ZipEntry> {
  const text = (name: string, content: Iterable<string> | AsyncIterable<string>) => ({
    ...{ name, modified: now, compress: true },
    content: Readable.from(content, { objectMode: false }),
  })
  for (const [table, omitted] of exportedTables) {
    yield text(`records/${table}.json`, jsonLines(await readTable(stores.db, table, omitted)))
    yield text(`records/${table}.csv`, await csvOf(stores.db, table, omitted))
  }
  const missing: string[] = []
  for (const file of await listFiles(stores)) {
    await onFile(file)
    const found = await openInEitherFolder(stores.files, file.key)
    if (!found) missing.push(file.key)
    else
      yield {
        ...{ name: `uploads/${file.key}`, modified: now, compress: false },
        ...{ content: found.stream, bytes: found.bytes },
      }
  }
  yield text('README.txt', [readme(now, missing)])
}

/** Only the largest file of a picture, which comes first: the others were made from it. */
async function listFiles(stores: SiteStores): Promise<ExportedFile[]> {
  const references = await listReferences(stores)
  return references.flatMap(({ id, keys, feature }) =>
    keys.slice(0, 1).map((key) => ({ id, key, folder: feature.folder })),
  )
}

/** Of links only those that people outside have: the others let somebody in. */
function rowsOf(db: Db, table: ExportedTable) {
  const rows = db.selectFrom(table)
  return table === 'links' ? rows.where('kind', 'in', givenLinkKinds) : rows
}

async function readTable(db: Db, table: ExportedTable, omitted: readonly string[]) {
  const batches =
    table === 'contents' ? readContents(db) : await readBatches(db, table, rowsOf(db, table), sql`id`)
  const isWanted = ([column]: [string, unknown]) => !omitted.includes(column)
  const strip = (row: object) => Object.fromEntries(Object.entries(row).filter(isWanted)) as Row
  return (async function* () {
    for await (const batch of batches) yield batch.map(strip)
  })()
}

/** One row for each page, and no id. */
async function* readContents(db: Db) {
  yield await db.selectFrom('contents').selectAll().orderBy('page').execute()
}

async function* jsonLines(batches: AsyncIterable<Row[]>) {
  let before = '[\n'
  for await (const batch of batches) {
    if (batch.length === 0) continue
    yield before + batch.map((row) => JSON.stringify(row)).join(',\n')
    before = ',\n'
  }
  yield before === ',\n' ? '\n]\n' : '[]\n'
}

/** The first row tells the columns; an empty table has an empty file. */
async function* csvOf(db: Db, table: ExportedTable, omitted: readonly string[]) {
  const batches = await readTable(db, table, omitted)
  const { value: first } = await batches.next()
  if (!first?.[0]) return
  const columns = Object.fromEntries(Object.keys(first[0]).map((column) => [column, column]))
  yield* csvLines<Row>(columns, followedBy(first, batches))
}

async function* followedBy(first: Row[], rest: AsyncIterable<Row[]>) {
  yield first
  yield* rest
}

const readme = (now: Date, missing: string[]) => `Everything on the site, as of ${now.toISOString()}.

records/   every record, as JSON for programs and as CSV for a spreadsheet
uploads/   the pictures of projects, services and pages in full size, and the CVs;
           the columns "src" of pictures and "cv" of applications name them

This file holds personal data. Keep it where only you can open it, and delete it
when you no longer need it. It cannot be restored into a site: backups are for that.
${missing.length > 0 ? `\nThese files are missing on the site, so they are missing here:\n${missing.join('\n')}\n` : ''}`

// Which tables the export has, and which of their columns it leaves out. A new table does not compile without an answer.

const omittedColumns = {
  projects: ['upload_key'],
  services: [],
  pictures: ['placeholder', 'upload_key'],
  reviews: [],
  updates: ['upload_key'],
  picture_pairs: [],
  links: ['hash', 'account'],
  house_readers: ['stop_hash'],
  jobs: [],
  contents: [],
  content_versions: [],
  translations: [],
  trash: [],
  trashed_pictures: [],
  applications: ['fingerprint', 'link_hash'],
  enquiries: ['fingerprint', 'link_hash'],
  lead_counts: [],
  cv_openings: [],
  notes: [],
  answer_texts: [],
  diary: [],
  visit_counts: [],
  accounts: ['password_hash'],
  /** The text of a mail may hold a link that opens an account. */
  mails: ['text', 'token_id', 'stop_link'],
  // What gives access, and what only the program itself needs.
  sessions: undefined,
  passkeys: undefined,
  app_codes: undefined,
  recovery_codes: undefined,
  attempts: undefined,
  idempotency_keys: undefined,
  settings: undefined,
  erasures: undefined,
} as const satisfies { [T in keyof Tables]: readonly (keyof Tables[T])[] | undefined }

type ExportedTable = {
  [T in keyof Tables]: (typeof omittedColumns)[T] extends undefined ? never : T
}[keyof Tables]

const exportedTables = Object.entries(omittedColumns).filter(
  ([, omitted]) => omitted !== undefined,
) as unknown as [ExportedTable, readonly string[]][]

// Writes a zip archive as a stream.

export type ZipEntry = {
  name: string
  modified: Date
  content: Readable
  /** Pictures and PDFs do not get smaller by it. */
  compress: boolean
  /** If it is given and the content has another size, the archive fails. */
  bytes?: number
}

/** When an entry fails, so does the stream, and the archive lacks its directory: nobody takes it for a whole one. */
export function writeZip(entries: AsyncIterable<ZipEntry>) {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const closed = new AbortController()
  const fail = (error: Error) => output.destroy(error)
  output.once('close', () => closed.abort())
  zip.on('error', fail)
  addEntries(zip, entries, closed.signal).catch(fail)
  return output
}

/** The next entry is taken when the one before it is read to its end. */
async function addEntries(zip: ZipFile, entries: AsyncIterable<ZipEntry>, closed: AbortSignal) {
  for await (const { name, modified, content, compress, bytes } of entries) {
    const size = bytes === undefined ? {} : { size: bytes }
    zip.addReadStream(addAbortSignal(closed, content), name, { mtime: modified, compress, ...size })
    await finished(content)
  }
  zip.end()
}
