// The office's day: notes signed and dated, answers to applicants, interviews, enquiries noted by hand and how they ended,
// and jobs for which a phone number is enough.
import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { replaceSearch } from './001-search.ts'
import { runStatements } from './statements.ts'

const columns = {
  applications: [
    "told text not null default 'received'",
    'interview_at text',
    "interview_place text not null default ''",
  ],
  enquiries: [
    'by_hand integer not null default 0',
    "came_from text not null default ''",
    "why text not null default ''",
  ],
  jobs: ['phone_only integer not null default 0'],
}

const tables = `
create table notes (
  id text not null primary key, application_id text references applications (id) on delete cascade,
  enquiry_id text references enquiries (id) on delete cascade, kind text not null, text text not null,
  by_id text, by_name text not null, created_at text not null
);
create index notes_application on notes (application_id, id) where application_id is not null;
create index notes_enquiry on notes (enquiry_id, id) where enquiry_id is not null;
create index applications_interview on applications (interview_at) where interview_at is not null;
create table lead_counts (
  id text not null primary key, year integer not null, source text not null, status text not null,
  count integer not null
);
create table answer_texts (
  id text not null primary key, english text not null, malayalam text not null, version integer not null
)`

const searched = [
  {
    table: 'applications',
    columns: ['name', 'email', 'whatsapp', 'address', 'qualification', 'experience', 'job_title'],
    number: 'whatsapp',
  },
  { table: 'enquiries', columns: ['name', 'phone', 'plan', 'message', 'topic'], number: 'phone' },
]

const owners = { applications: 'application_id', enquiries: 'enquiry_id' }

export async function up(db: Kysely<unknown>) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  for (const [table, added] of Object.entries(columns))
    for (const column of added) await runStatements(db, `alter table ${table} add column ${column}`)
  await runStatements(db, tables)
  // The id of a submission is not that of any note, and nobody knows any more who wrote it when.
  for (const [table, owner] of Object.entries(owners))
    await runStatements(
      db,
      `insert into notes (id, ${owner}, kind, text, by_name, created_at)
       select id, id, 'note', notes, '', created_at from ${table} where notes <> ''`,
    )
  for (const index of searched)
    for (const statement of replaceSearch(index, isSqlite)) await sql.raw(statement).execute(db)
  for (const table of Object.keys(owners)) await runStatements(db, `alter table ${table} drop column notes`)
}
