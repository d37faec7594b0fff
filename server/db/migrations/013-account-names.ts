// An account has a name, and the time since which it owns the site: by it the ledger names an owner who is staff again.
import { type Kysely, sql } from 'kysely'

const statements = `
alter table accounts add column name text not null default '';
alter table accounts add column owner_since text;
update accounts set owner_since = created_at where role = 'owner'`

export async function up(db: Kysely<unknown>) {
  for (const statement of statements.split(';')) await sql.raw(statement).execute(db)
}
