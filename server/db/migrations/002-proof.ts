// What makes a family believe: updates of a project and the private links to them, facts, captions, pairs of pictures, and
// reviews that clients write themselves.
import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { replaceSearch } from './001-search.ts'
import { movePeople } from './002-people.ts'
import { runStatements } from './statements.ts'

const project = 'project_id text not null references projects (id) on delete cascade'

const columns = {
  projects: [
    "title text not null default ''",
    "district text not null default ''",
    "plot text not null default ''",
    'bedrooms integer not null default 0',
    'handed_over integer not null default 0',
    'months integer not null default 0',
    "cost_band text not null default ''",
    "work text not null default ''",
    "rera text not null default ''",
    'building integer not null default 0',
    'square_feet integer not null default 0',
    "permission_by text not null default ''",
    'permission_on text',
  ],
  pictures: [
    "caption text not null default ''",
    'drawing integer not null default 0',
    'update_id text references updates (id) on delete cascade',
    'review_id text references reviews (id) on delete cascade',
  ],
  reviews: [
    'project_id text references projects (id) on delete set null',
    'by_client integer not null default 0',
    "status text not null default 'shown'",
    "reason text not null default ''",
    "notice_version text not null default ''",
    "notice_language text not null default ''",
    "consent_at text not null default ''",
  ],
  mails: ['stop_link text'],
  trash: ["belongings text not null default '{}'"],
}

const tables = `
create table updates (
  id text not null primary key, ${project}, happened_on text not null, stage text not null, text text not null,
  public integer not null default 0, by_name text not null, version integer not null, created_at text not null,
  announced_at text, upload_key text unique
);
create index updates_announced on updates (announced_at);
create index updates_project on updates (project_id, happened_on, id);
create table picture_pairs (
  id text not null primary key, ${project},
  before_id text not null references pictures (id) on delete cascade,
  after_id text not null references pictures (id) on delete cascade
);
create index picture_pairs_project on picture_pairs (project_id);
create table house_links (
  id text not null primary key, ${project}, name text not null, token_hash text not null unique,
  created_by text not null, created_at text not null
);
create index house_links_project on house_links (project_id);
create table house_readers (
  id text not null primary key, link_id text not null references house_links (id) on delete cascade,
  email text not null, language text not null, stop_hash text not null unique,
  created_at text not null, confirmed_at text
);
create unique index house_readers_email on house_readers (link_id, email)`

const indexes = `
create index pictures_update on pictures (update_id);
create index pictures_review on pictures (review_id);
create index projects_district on projects (district, id);
create index projects_size on projects (shown, square_feet, id);
create index reviews_project on reviews (project_id);
create index reviews_status on reviews (status, id)`

const searched = ['title', 'category', 'client', 'area', 'location', 'district', 'description']

type Areas = { projects: { id: string; area: string; square_feet: number } }

export async function up(db: Kysely<unknown>) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  await runStatements(db, tables)
  for (const [table, added] of Object.entries(columns))
    for (const column of added) await runStatements(db, `alter table ${table} add column ${column}`)
  await runStatements(db, indexes)
  await movePeople(db)
  for (const statement of replaceSearch({ table: 'projects', columns: searched }, isSqlite))
    await sql.raw(statement).execute(db)
  const withAreas = db as Kysely<Areas>
  for (const { id, area } of await withAreas.selectFrom('projects').select(['id', 'area']).execute())
    await withAreas
      .updateTable('projects')
      .set({ square_feet: squareFeetOf(area) })
      .where('id', '=', id)
      .execute()
}

/** As it was when this step was shipped. */
function squareFeetOf(area: string) {
  const spelling =
    /^(\d[\d,]*(?:\.\d+)?)\s*(?:(sq\.?\s*f(?:ee)?t\.?|sft|square f(?:ee|oo)t)|m[2²]|sq\.?\s*m\.?|square met(?:re|er)s?)$/i
  const [, number = '', feet] = spelling.exec(area.trim()) ?? []
  const whole = Math.round(Number(number.replaceAll(',', '')) * (feet ? 1 : 10.7639))
  return whole <= 1e8 ? whole : 0
}
