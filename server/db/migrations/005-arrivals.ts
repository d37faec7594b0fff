// Backups of this step contain the table `arrivals`. Fingerprints get shorter.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`create table arrivals (id text not null primary key, kind text not null)`.execute(db)
  await sql`update applications set fingerprint = substr(fingerprint, 1, 20) where length(fingerprint) = 64`.execute(
    db,
  )
}
