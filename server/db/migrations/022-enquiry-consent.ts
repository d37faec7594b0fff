// Whoever writes to the company agrees to the privacy notice too, so an enquiry says to which one, as applications do.
import { type Kysely, sql } from 'kysely'

const columns = ['consent_at', 'notice_version', 'notice_language']

export async function up(db: Kysely<unknown>) {
  for (const column of columns)
    await sql`alter table enquiries add column ${sql.ref(column)} text not null default ''`.execute(db)
}
