// What people send is written into fewer and narrower indexes, and their lists are in the order of arrival.
import { type Kysely, PostgresAdapter, sql } from 'kysely'

const superseded = ['newest', 'status', 'job', 'weeks', 'created', 'spam', 'text'].flatMap((name) => [
  `applications_${name}`,
  `enquiries_${name}`,
])

export async function up(db: Kysely<unknown>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  /** SQLite has the number of the row at the end of each entry, which tells equals apart as well as the id does. */
  const index = (name: string, on: string, columns: string) =>
    sql.raw(`create index ${on}_${name} on ${on} (${columns}${isPostgres ? ', id' : ''})`).execute(db)

  for (const name of superseded) await db.schema.dropIndex(name).ifExists().execute()
  await index('newest', 'applications', 'spam, created_at')
  await index('status', 'applications', 'spam, status, created_at')
  await index('job', 'applications', 'job_id, spam, created_at')
  await index('newest', 'enquiries', 'spam, created_at')
  await index('status', 'enquiries', 'spam, status, created_at')
  if (isPostgres) return
  // Read backwards: in alphabetical order, the newest first among equals.
  for (const [name, column] of [
    ['by_name', 'name'],
    ['by_job', 'job_title'],
  ] as const) {
    await db.schema.dropIndex(`applications_${name}`).execute()
    await index(name, 'applications', `spam, lower(${column}) desc`)
  }
}
