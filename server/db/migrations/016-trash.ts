// What staff delete is in tables of its own for a while, so that no read of the others can find it.
import { sqlMigration } from './statements.ts'

export const up = sqlMigration(`
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
create index trashed_pictures_src on trashed_pictures (src)`)
