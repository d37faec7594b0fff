// A search for three letters or more finds the rows that hold them without reading all others; counting gets cheaper too.
import { type Kysely, PostgresAdapter, sql } from 'kysely'

const texts = {
  applications: ['name', 'email', 'whatsapp', 'address', 'qualification', 'experience', 'job_title', 'notes'],
  projects: ['category', 'client', 'area', 'location', 'description'],
  enquiries: ['name', 'phone', 'plan', 'message', 'topic', 'notes'],
}

export async function up(db: Kysely<unknown>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const statements = isPostgres ? [postgresIndexes()] : Object.entries(texts).flatMap(sqliteIndex)
  for (const statement of statements) await sql.raw(statement).execute(db)
  // The smallest of all, for counting.
  for (const table of ['applications', 'enquiries'])
    await db.schema.createIndex(`${table}_spam`).on(table).column('spam').execute()
}

const textOf = (columns: string[], row = '') =>
  `lower(${columns.map((column) => row + column).join(" || ' ' || ")})`

/**
 * The index holds which letters stand in which row, not the text. New rows are added to it later and many at once,
 * which takes a fifth of the time, always in order; a row after the last one in it is one that it does not know yet.
 * What is deleted is taken out at once and overwritten.
 */
function sqliteIndex([table, columns]: [string, string[]]) {
  const index = `${table}_trigrams`
  const isKnown = `old.rowid <= (select rowid from ${index} order by rowid desc limit 1)`
  const forget = `insert into ${index} (${index}, rowid, text) values ('delete', old.rowid, ${textOf(columns, 'old.')})`
  const learn = `insert into ${index} (rowid, text) values (new.rowid, ${textOf(columns, 'new.')})`
  return [
    `create virtual table ${index} using fts5(text, content = '', detail = none, tokenize = 'trigram case_sensitive 1')`,
    `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
    `create view ${table}_texts as select rowid as row, ${textOf(columns)} as text from ${table}`,
    `create trigger ${table}_text_deleted after delete on ${table} when ${isKnown} begin ${forget}; end`,
    `create trigger ${table}_text_changed after update of ${columns} on ${table} when ${isKnown} begin ${forget}; ${learn}; end`,
  ]
}

/** Where we may not have the extension, or it is not there, a search reads every row. */
function postgresIndexes() {
  const indexes = Object.entries(texts).map(
    ([table, columns]) =>
      `execute format('create index ${table}_trigrams on ${table} using gin ((%s) %I.gin_trgm_ops)', $text$${textOf(columns)}$text$, home);`,
  )
  return `do $$
    declare home text;
    begin
      create extension if not exists pg_trgm;
      select nspname into home from pg_extension join pg_namespace n on n.oid = extnamespace where extname = 'pg_trgm';
      ${indexes.join('\n')}
    exception when insufficient_privilege or undefined_file or feature_not_supported then null;
    end $$`
}
