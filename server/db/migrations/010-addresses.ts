// Projects and jobs get the slugs of their addresses; projects can be hidden, pinned, and say what their pictures are.
import { type Kysely, sql } from 'kysely'
import { company } from '#site'
import { fillSlugs } from '../slugs.ts'
import { runStatements } from './statements.ts'

const statements = `
alter table projects add column slug text not null default '';
alter table jobs add column slug text not null default '';
alter table projects add column renderings integer not null default 0;
alter table projects add column shown integer not null default 1;
alter table projects add column pinned integer not null default 0`

const indexes = `
create unique index projects_slug on projects (slug);
create unique index jobs_slug on jobs (slug);
create index projects_shown on projects (shown, pinned, id)`

export async function up(db: Kysely<unknown>) {
  await runStatements(db, statements)
  await fillSlugs(db, 'projects', await wordsOf(db, 'projects', sql`client || ' ' || location`))
  await fillSlugs(db, 'jobs', await wordsOf(db, 'jobs', sql`title`))
  // The setting was what all of their pages said.
  if (company.picturesAreRenderings) await sql`update projects set renderings = 1`.execute(db)
  await runStatements(db, indexes)
}

/** The oldest first. */
async function wordsOf(db: Kysely<unknown>, table: string, words: ReturnType<typeof sql>) {
  const rows = sql<{ id: string; words: string }>`
    select id, ${words} as words from ${sql.table(table)} order by id`
  return (await rows.execute(db)).rows
}
