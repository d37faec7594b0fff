// Staff change the company and the texts of the pages: what is published, a draft, and the versions before.
import { sqlMigration } from './statements.ts'

export const up = sqlMigration(`
create table contents (
  page text not null primary key,
  published text,
  draft text,
  version integer not null,
  draft_by text,
  draft_at text,
  published_by text,
  published_at text,
  confirmed text not null
);
create table content_versions (
  id text not null primary key,
  page text not null,
  content text not null,
  published_by text not null,
  published_at text
);
create index content_versions_page on content_versions (page, id)`)
