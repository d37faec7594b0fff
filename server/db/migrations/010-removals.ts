// What went (docs/decisions/025): speeds of visitors, the page that led to a form, and the mail on Mondays, which named people.
import type { Kysely } from 'kysely'
import { runStatements } from './statements.ts'

const statements = `
delete from visit_counts where name in ('LCP', 'INP', 'CLS');
insert into visit_counts (id, day, name, page, part, count)
  select day || ' ' || name || '  ' || part, day, name, '', part, sum(count) from visit_counts
  where name in ('enquiries', 'applications') and page <> '' group by day, name, part
  on conflict (id) do update set count = visit_counts.count + excluded.count;
delete from visit_counts where name in ('enquiries', 'applications') and page <> '';
delete from mails where about = 'several people';
delete from settings where name = 'monday mail';
alter table accounts drop column monday_mail`

export const up = (db: Kysely<unknown>) => runStatements(db, statements)
