// An enquiry may have a day on which somebody wants to call again.
import { sqlMigration } from './statements.ts'

export const up = sqlMigration(`
alter table enquiries add column follow_up_on text;
create index enquiries_follow_up on enquiries (follow_up_on) where follow_up_on is not null`)
