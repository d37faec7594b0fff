// Private links of the company in a table of their own, and the account that gave out a family's link.
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'
import { runStatements } from './statements.ts'

const statements = `
create table links (
  id text not null primary key, hash text not null unique, kind text not null, subject text, account text,
  data text not null, created_at text not null, ends_at text not null, used_at text, opened_at text
);
create index links_account on links (account, created_at);
alter table house_links add column account text;
update house_links set account =
  (select min(id) from accounts where created_by = case when name = '' then email else name end)`

type Token = Omit<Tables['links'], 'kind'> & { purpose: string; token_hash: string; expires_at: string }
type Before = { tokens: Token; links: Tables['links']; diary: Tables['diary'] }

export async function up(db: Kysely<unknown>) {
  await runStatements(db, statements)
  const tables = (db as Kysely<Before>).withTables<Before>()
  const open = tables.selectFrom('tokens').where('purpose', '=', 'review').selectAll()
  for (const { id, token_hash: hash, data, created_at, expires_at } of await open.execute()) {
    const { name, project_id } = JSON.parse(data)
    // The diary says who has made it, in the same transaction.
    const made = tables
      .selectFrom('diary')
      .where('at', '=', created_at)
      .where('note', '=', 'made a link by which a client can write a review')
    const by = await made.select(['by_id', 'by_name']).executeTakeFirst()
    const about = { subject: project_id ?? null, account: by?.by_id ?? null }
    const kept = JSON.stringify({ name, by: by?.by_name ?? '' })
    const times = { created_at, ends_at: expires_at, used_at: null, opened_at: null }
    await tables
      .insertInto('links')
      .values({ id, hash, kind: 'review', ...about, data: kept, ...times })
      .execute()
  }
  // What it undid is told as text now.
  await tables.deleteFrom('tokens').where('purpose', 'in', ['review', 'undo']).execute()
}
