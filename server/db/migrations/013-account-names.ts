// An account has a name, and the time since which it owns the site: by it the erasure list names an owner who is staff again.
import { sqlMigration } from './statements.ts'

export const up = sqlMigration(`
alter table accounts add column name text not null default '';
alter table accounts add column owner_since text;
update accounts set owner_since = created_at where role = 'owner'`)
