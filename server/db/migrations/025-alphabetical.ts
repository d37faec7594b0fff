// The indexes behind lists that are sorted by name, which put Malayalam ones in their place by now (server/db/paging.ts).
import { type Kysely, SqliteAdapter, sql } from 'kysely'

const replacements = [
  { '\u200c': '', '\u200d': '', ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്', 'ം': 'മ്' },
  { '്്': '്', 'ൗ': 'ൌ' },
  { ള: '\u0d3b', ഴ: '\u0d3c', റ: '\u0d3d' },
].flatMap((signs) => Object.entries(signs))

export async function up(db: Kysely<unknown>) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const key = (column: string) =>
    replacements.reduce(
      (text, [from, to]) => `replace(${text}, '${from}', '${to}')`,
      isSqlite ? `lower(${column})` : `lower((${column}) collate "C")`,
    )
  for (const statement of [
    ...['applications_by_name', 'applications_by_job'].map((name) => `drop index if exists ${name}`),
    ...['client', 'category', 'location'].map((name) => `drop index if exists projects_by_${name}`),
    `create index applications_by_name on applications (spam, (${key('name')}), id desc)`,
    `create index applications_by_job on applications (spam, (${key('job_title')}), id desc)`,
  ])
    await sql.raw(statement).execute(db)
}
