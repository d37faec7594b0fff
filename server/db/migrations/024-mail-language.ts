// In which language somebody of the staff gets mails.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`alter table accounts add column mail_language text not null default 'en'`.execute(db)
}
