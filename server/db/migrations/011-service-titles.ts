// A service has a title of its own, and words for the address of its page.
import { type Kysely, sql } from 'kysely'
import { splitService } from '#contract/addresses.ts'
import { fillSlugs } from '../slugs.ts'

type Row = { id: string; description: string }

export async function up(db: Kysely<unknown>) {
  await sql`alter table services add column title text not null default ''`.execute(db)
  await sql`alter table services add column slug text not null default ''`.execute(db)
  const { rows } = await sql<Row>`select id, description from services order by position, id`.execute(db)
  const wordsOf = ({ id, description }: Row) => ({
    id,
    words: splitService({ title: '', description }).title,
  })
  await fillSlugs(db, 'services', rows.map(wordsOf))
  await sql`create unique index services_slug on services (slug)`.execute(db)
}
