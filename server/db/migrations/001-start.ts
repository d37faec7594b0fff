import { sqlMigration } from './statements.ts'

/** The indexes of applications and enquiries come with step 006. */
export const up = sqlMigration(`
create table reviews (
  id text not null primary key, name text not null, review text not null, rating integer not null,
  version integer not null, created_at text not null
);

create table accounts (
  id text not null primary key, email text not null unique, password_hash text not null, role text not null,
  status text not null, created_at text not null, last_login_at text
);
create table sessions (
  id text not null primary key, token_hash text not null unique,
  account_id text not null references accounts (id) on delete cascade,
  device text not null, created_at text not null, last_used_at text not null
);
create index sessions_account on sessions (account_id);
create table reset_tokens (
  token_hash text not null primary key,
  account_id text not null unique references accounts (id) on delete cascade,
  expires_at text not null
);

create table projects (
  id text not null primary key, category text not null, client text not null, area text not null,
  location text not null, description text not null, version integer not null, created_at text not null
);
create index projects_category on projects (category, id);
create index projects_location on projects (location, id);
create index projects_by_client on projects (lower(client), id desc);
create index projects_by_category on projects (lower(category), id desc);
create index projects_by_location on projects (lower(location), id desc);
create table services (
  id text not null primary key, description text not null, position integer not null,
  version integer not null, created_at text not null
);
create table pictures (
  id text not null primary key, src text not null,
  project_id text references projects (id) on delete cascade,
  service_id text references services (id) on delete cascade,
  main integer not null, position integer not null, width integer not null, height integer not null,
  widths text not null, formats text not null, placeholder text not null, alt text not null
);
create index pictures_project on pictures (project_id);
create index pictures_service on pictures (service_id);
create index pictures_src on pictures (src);

create table jobs (
  id text not null primary key, title text not null, description text not null, type text not null,
  experience text not null, open integer not null, closes_on text, version integer not null,
  created_at text not null
);
create table applications (
  id text not null primary key, job_id text, job_title text not null, name text not null, address text not null,
  qualification text not null, experience text not null, email text not null, whatsapp text not null,
  cv text unique, cv_name text, status text not null, notes text not null, spam integer not null,
  fingerprint text not null unique, consent_at text not null, notice_version text not null,
  created_at text not null
);
create table cv_openings (
  id text not null primary key, application_id text not null, account_id text not null, email text not null,
  opened_at text not null
);
create index cv_openings_application on cv_openings (application_id, id);
create table enquiries (
  id text not null primary key, name text not null, phone text not null, plan text not null,
  message text not null, topic text not null, status text not null, notes text not null,
  spam integer not null, fingerprint text not null unique, created_at text not null
);

create table mails (
  id text not null primary key, recipient text not null, reply_to text, subject text not null,
  text text not null, about text, status text not null, attempts integer not null,
  next_attempt_at text not null, last_error text, created_at text not null
);
create index mails_due on mails (status, next_attempt_at);
create index mails_about on mails (about);
create table attempts (key text not null primary key, count integer not null, ends_at text not null);
create table facts (name text not null primary key, value text not null)`)
