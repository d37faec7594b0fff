// Every version of the privacy notice that a form has ever shown is kept: histories forget, and no version may come twice.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  const contents = await textsOf(
    db,
    sql`select content as text from content_versions where page = 'privacy'
      union select published from contents where page = 'privacy' and published is not null`,
  )
  const agreed = await textsOf(
    db,
    sql`select notice_version as text from applications union select notice_version from enquiries`,
  )
  const versions = new Set([...contents.map((content) => JSON.parse(content).version), ...agreed])
  for (const version of versions)
    if (version)
      await sql`insert into settings (name, value) values (${`notice version ${version}`}, '')`.execute(db)
}

const textsOf = async (db: Kysely<unknown>, query: ReturnType<typeof sql>) =>
  (await query.execute(db)).rows.map((row) => (row as { text: string }).text)
