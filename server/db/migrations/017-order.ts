// Staff put projects in order, on the home page and in the gallery, and choose the reviews that the home page quotes.
import { sqlMigration } from './statements.ts'

export const up = sqlMigration(`
alter table projects add column position integer not null default 0;
alter table projects add column pin_position integer not null default 0;
alter table reviews add column quoted integer not null default 0;
create index projects_gallery on projects (shown, position, id desc)`)
