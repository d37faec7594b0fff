// Full-text indexes that triggers keep current, and the same indexes on both databases. The mails about what came in
// last are queued, since `arrivals` is gone, and `facts` is called `settings`.
import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { queueArrivals } from './arrivals-to-mails.ts'

export const searched = {
  applications: ['name', 'email', 'whatsapp', 'address', 'qualification', 'experience', 'job_title', 'notes'],
  projects: ['category', 'client', 'area', 'location', 'description'],
  enquiries: ['name', 'phone', 'plan', 'message', 'topic', 'notes'],
}

/** Some had other columns, or were there on one database only. */
const formerIndexes = ['newest', 'status', 'job', 'by_name', 'by_job', 'weeks', 'created', 'spam', 'text']

/** The narrow ones over `spam` are for count(*). */
const indexes = `
create index applications_spam on applications (spam);
create index enquiries_spam on enquiries (spam);
create index applications_email on applications (email);
create index applications_newest on applications (spam, created_at, id);
create index applications_status on applications (spam, status, created_at, id);
create index applications_job on applications (job_id, spam, created_at, id);
create index applications_by_name on applications (spam, lower(name), id desc);
create index applications_by_job on applications (spam, lower(job_title), id desc);
create index enquiries_newest on enquiries (spam, created_at, id);
create index enquiries_status on enquiries (spam, status, created_at, id)`

export async function up(db: Kysely<unknown>) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  // Earlier versions could crash on SQLite between this step and the record that it was taken.
  if (isSqlite && !(await hasArrivals(db))) return
  const statements = [
    ...Object.keys(searched).flatMap(isSqlite ? dropSqliteSearch : dropPostgresSearch),
    ...formerIndexes.flatMap((name) => [
      `drop index if exists applications_${name}`,
      `drop index if exists enquiries_${name}`,
    ]),
    ...indexes.split(';'),
    createNumberIndex('applications', 'whatsapp', isSqlite),
    createNumberIndex('enquiries', 'phone', isSqlite),
    ...(isSqlite
      ? Object.entries(searched).flatMap(([table, columns]) => createSqliteSearch(table, columns))
      : [createPostgresSearch(searched)]),
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
  await queueArrivals(db)
  await sql`drop table arrivals`.execute(db)
  await sql`alter table facts rename to settings`.execute(db)
}

/** Over the last eight digits, to find a person by a phone number however it was typed. */
function createNumberIndex(table: string, column: string, isSqlite: boolean) {
  const digits = digitsOf(column)
  const last = isSqlite ? `substr(${digits}, -8)` : `right(${digits}, 8)`
  return `create index ${table}_number on ${table} ((${last}))`
}

export const digitsOf = (column: string) =>
  [...' +-.()'].reduce((text, sign) => `replace(${text}, '${sign}', '')`, column)

async function hasArrivals(db: Kysely<unknown>) {
  const { rows } = await sql`select 1 from sqlite_master where name = 'arrivals'`.execute(db)
  return rows.length > 0
}

const dropSqliteSearch = (table: string) => [
  `drop trigger if exists ${table}_text_deleted`,
  `drop trigger if exists ${table}_text_changed`,
  `drop view if exists ${table}_texts`,
  `drop table if exists ${table}_trigrams`,
]

const dropPostgresSearch = (table: string) => [`drop index if exists ${table}_trigrams`]

/** The columns one after the other, and the digits of the number. */
const join = (columns: string[], number?: string, row = '') =>
  [...columns.map((column) => row + column), ...(number ? [digitsOf(row + number)] : [])].join(" || ' ' || ")

/** Holds no text, only where each trigram occurs, and overwrites what is deleted. */
export function createSqliteSearch(table: string, columns: string[], number?: string) {
  const index = `${table}_fts`
  const textOf = (row = '') => join(columns, number, row)
  const remove = `insert into ${index} (${index}, rowid, text) values ('delete', old.rowid, ${textOf('old.')});`
  const add = `insert into ${index} (rowid, text) values (new.rowid, ${textOf('new.')});`
  return [
    `create virtual table ${index} using fts5(text, content = '', columnsize = 0, tokenize = 'trigram')`,
    `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
    `insert into ${index} (rowid, text) select rowid, ${textOf()} from ${table}`,
    `create trigger ${table}_inserted after insert on ${table} begin ${add} end`,
    `create trigger ${table}_updated after update of ${columns} on ${table} begin ${remove} ${add} end`,
    `create trigger ${table}_deleted after delete on ${table} begin ${remove} end`,
  ]
}

/** Without the extension, or the right to create it, a search reads every row. */
export function createPostgresSearch(tables: Record<string, string[]>, numbers: Record<string, string> = {}) {
  const creations = Object.entries(tables).map(
    ([table, columns]) =>
      `execute format('create index ${table}_trigrams on ${table} using gin ((%s) %I.gin_trgm_ops)', $text$lower(${join(columns, numbers[table])})$text$, extension_schema);`,
  )
  return `do $$
    declare extension_schema text;
    begin
      create extension if not exists pg_trgm;
      select nspname into extension_schema
        from pg_extension join pg_namespace n on n.oid = extnamespace where extname = 'pg_trgm';
      ${creations.join('\n')}
    exception when insufficient_privilege or undefined_file or feature_not_supported then null;
    end $$`
}
