// The tables and their indexes; what the two databases write differently is in 001-search.ts and 001-diary.ts.
import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { diaryTriggers } from './001-diary.ts'
import { searchStatements } from './001-search.ts'
import { runStatements } from './statements.ts'

const account = 'account_id text not null references accounts (id) on delete cascade'

const staff = `
create table accounts (
  id text not null primary key, name text not null default '', email text not null unique,
  password_hash text not null, role text not null, staff_roles text not null default 'editor hiring office',
  owner_since text, status text not null, created_at text not null, last_login_at text, confirmed_at text,
  mail_language text not null default 'en'
);
create table sessions (
  id text not null primary key, token_hash text not null unique, ${account}, device text not null,
  created_at text not null, last_used_at text not null, proved_at text
);
create index sessions_account on sessions (account_id);
create table tokens (
  id text not null primary key, purpose text not null, token_hash text not null unique,
  account_id text references accounts (id) on delete cascade, data text not null,
  created_at text not null, expires_at text not null
);
create index tokens_account on tokens (account_id);
create index tokens_expires on tokens (expires_at);
create table passkeys (
  id text not null primary key, ${account}, name text not null, public_key text not null,
  counter bigint not null, transports text not null, created_at text not null, last_used_at text
);
create index passkeys_account on passkeys (account_id);
create table app_codes (
  id text not null primary key, account_id text not null unique references accounts (id) on delete cascade,
  secret text not null, confirmed_at text, last_step integer not null
);
create table recovery_codes (id text not null primary key, ${account}, code_hash text not null);
create index recovery_codes_account on recovery_codes (account_id);
create table attempts (key text not null primary key, count integer not null, ends_at text not null);
create table diary (
  id text not null primary key, at text not null, by_id text, by_name text not null, device text not null,
  kind text not null, subject text not null, record_id text, title text not null, note text not null,
  changes text not null
);
create index diary_at on diary (at);
create index diary_by on diary (by_id, id);
create index diary_kind on diary (kind, id);
create index diary_subject on diary (subject, id);
create index diary_record on diary (record_id);
create index diary_listed on diary (by_id, kind, subject, at)`

const records = `
create table projects (
  id text not null primary key, slug text not null, category text not null, client text not null,
  area text not null, location text not null, description text not null,
  renderings integer not null default 0, shown integer not null default 1, pinned integer not null default 0,
  position integer not null default 0, pin_position integer not null default 0, version integer not null,
  created_at text not null, upload_key text unique
);
create unique index projects_slug on projects (slug);
create index projects_category on projects (category, id);
create index projects_location on projects (location, id);
create index projects_shown on projects (shown, pinned, id);
create index projects_gallery on projects (shown, position, id desc);
create table services (
  id text not null primary key, slug text not null, title text not null default '', description text not null,
  position integer not null, version integer not null, created_at text not null
);
create unique index services_slug on services (slug);
create table pictures (
  id text not null primary key, src text not null,
  project_id text references projects (id) on delete cascade,
  service_id text references services (id) on delete cascade,
  main integer not null, position integer not null, width integer not null, height integer not null,
  widths text not null, formats text not null, placeholder text not null, alt text not null, upload_key text
);
create index pictures_project on pictures (project_id);
create index pictures_service on pictures (service_id);
create index pictures_src on pictures (src);
create unique index pictures_upload_key on pictures (project_id, upload_key);
create table reviews (
  id text not null primary key, name text not null, review text not null, rating integer not null,
  quoted integer not null default 0, version integer not null, created_at text not null
);
create table jobs (
  id text not null primary key, slug text not null, title text not null, description text not null,
  type text not null, experience text not null, pay text not null default '', place text not null default '',
  hours text not null default '', open integer not null, closes_on text, closed_at text,
  version integer not null, created_at text not null
);
create unique index jobs_slug on jobs (slug);
create table trash (
  id text not null primary key, kind text not null, record_id text not null, slug text, record text not null,
  referrers text not null, deleted_at text not null, deleted_by text not null
);
create index trash_record on trash (record_id);
create index trash_slug on trash (kind, slug);
create index trash_deleted on trash (deleted_at, id);
create table trashed_pictures (
  id text not null primary key, trash_id text not null references trash (id) on delete cascade,
  src text not null, picture text not null
);
create index trashed_pictures_trash on trashed_pictures (trash_id);
create index trashed_pictures_src on trashed_pictures (src);
create table contents (
  page text not null primary key, published text, draft text, version integer not null, draft_by text,
  draft_at text, published_by text, published_at text, confirmed text not null
);
create table content_versions (
  id text not null primary key, page text not null, content text not null, published_by text not null,
  published_at text
);
create index content_versions_page on content_versions (page, id);
create table translations (
  id text not null primary key, english text not null, malayalam text not null, earlier text not null,
  changed_at text not null
)`

/** The narrow indexes over `spam` are for count(*). */
const people = `
create table applications (
  id text not null primary key, job_id text, job_title text not null, name text not null,
  address text not null, qualification text not null, experience text not null, email text not null,
  whatsapp text not null, cv text unique, cv_name text, cv_left_out integer not null default 0,
  status text not null, notes text not null, spam integer not null,
  confirmation_withheld integer not null default 0, fingerprint text not null unique,
  consent_at text not null default '', notice_version text not null default '',
  notice_language text not null default '', keep integer not null default 0, job_closed_at text,
  link_hash text, created_at text not null
);
create index applications_spam on applications (spam);
create index applications_email on applications (email);
create index applications_newest on applications (spam, created_at, id);
create index applications_status on applications (spam, status, created_at, id);
create index applications_job on applications (job_id, spam, created_at, id);
create index applications_unkept on applications (keep) where keep = 0;
create unique index applications_link on applications (link_hash) where link_hash is not null;
create table cv_openings (
  id text not null primary key, application_id text not null, account_id text not null, email text not null,
  opened_at text not null
);
create index cv_openings_application on cv_openings (application_id, id);
create table enquiries (
  id text not null primary key, name text not null, phone text not null, plan text not null,
  message text not null, topic text not null, status text not null, notes text not null,
  spam integer not null, follow_up_on text, fingerprint text not null unique,
  consent_at text not null default '', notice_version text not null default '',
  notice_language text not null default '', link_hash text, created_at text not null
);
create index enquiries_spam on enquiries (spam);
create index enquiries_newest on enquiries (spam, created_at, id);
create index enquiries_status on enquiries (spam, status, created_at, id);
create index enquiries_follow_up on enquiries (follow_up_on) where follow_up_on is not null;
create unique index enquiries_link on enquiries (link_hash) where link_hash is not null;
create table erasures (id text not null primary key, erased_at text not null)`

const installation = `
create table mails (
  id text not null primary key, recipient text not null, reply_to text, language text not null, subject text not null,
  text text not null, about text, token_id text, status text not null, attempts integer not null,
  next_attempt_at text not null, last_error text, created_at text not null
);
create index mails_due on mails (status, next_attempt_at);
create index mails_about on mails (about);
create table settings (name text not null primary key, value text not null)`

export async function up(db: Kysely<unknown>) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  for (const tables of [staff, records, people, installation]) await runStatements(db, tables)
  for (const statement of [...searchStatements(isSqlite), ...diaryTriggers(isSqlite)])
    await sql.raw(statement).execute(db)
}
