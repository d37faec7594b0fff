import { type Selectable, sql } from 'kysely'
import { dayInIndia } from '#contract/days.ts'
import { closedAt, isOpenJob, type JobInput, type JobQuery } from '#contract/jobs.ts'
import { lockRow } from '../db/any-table.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { isId } from '../db/ids.ts'
import { alphabetical, readPage } from '../db/paging.ts'
import { containsText } from '../db/search.ts'
import type { Tables } from '../db/tables.ts'
import { type Change, updateRecord } from '../records/records.ts'
import { insertAddressed } from '../records/slugs.ts'
import { moveToTrash } from '../records/trash.ts'

export async function listJobs(db: Db, query: JobQuery, now: Date) {
  const today = dayInIndia(now)
  let found = db.selectFrom('jobs')
  if (query.status === 'open')
    found = found
      .where('open', '=', 1)
      .where((e) => e.or([e('closes_on', 'is', null), e('closes_on', '>=', today)]))
  if (query.status === 'closed')
    found = found.where((e) => e.or([e('open', '=', 0), e('closes_on', '<', today)]))
  if (query.search)
    found = found.where(
      containsText<'jobs'>(db, ['title', 'description', 'type', 'experience', 'place'], query.search),
    )
  const page = await readPage(found, { ...query, order: orders(db)[query.sort] })
  return { ...page, items: page.items.map(jobOf) }
}

const orders = (db: Db) => ({
  newest: sql`id desc`,
  oldest: sql`id asc`,
  title: sql`${alphabetical(db, 'title')}, id desc`,
})

const jobOf = (row: Selectable<Tables['jobs']>) => ({
  ...row,
  open: row.open === 1,
  phone_only: row.phone_only === 1,
})

export async function findJob(db: Db, id: string) {
  const row = await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()
  return row && jobOf(row)
}

/** What is at this end of an address. */
export async function findJobAt(db: Db, segment: string, now: Date) {
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where(isId(segment) ? 'id' : 'slug', '=', segment)
    .executeTakeFirst()
  return row && { slug: row.slug, isOpen: isOpenJob(jobOf(row), now) }
}

export const insertJob = (db: Db, input: JobInput, now: Date) =>
  insertAddressed(db, 'jobs', `${input.title} ${input.place}`, { ...input, open: true }, now)

type Fields = Partial<JobInput> & { open?: boolean }

/** False when there is no such job, or it has another version. */
export function updateJob(tx: Db, id: string, { open, ...fields }: Fields, change: Change) {
  const closed_at = open ? null : closedSince(change.now)
  const status = open === undefined ? {} : { open, closed_at }
  return updateRecord(tx, 'jobs', id, { ...fields, ...status }, change)
}

/** Closing a closed job again does not change when it ended. As an expression, which the type of a row does not have. */
const closedSince = (now: Date) => sql`coalesce(closed_at, ${timeOf(now)})` as unknown as string

/** False when there is no such job. Its applications stay: they hold a copy of its title. */
export async function deleteJob(db: Db, id: string, audit: AuditContext) {
  return db.transaction().execute(async (tx) => {
    // Who is applying is done first.
    await lockRow(tx, 'jobs', id)
    const job = await findJob(tx, id)
    const job_closed_at = (job && closedAt(job, audit.now)) ?? timeOf(audit.now)
    const applications = await tx
      .updateTable('applications')
      .set({ job_id: null, job_closed_at })
      .where('job_id', '=', id)
      .returning('id')
      .execute()
    const ids = applications.map((application) => application.id)
    const referrers = [{ table: 'applications', column: 'job_id', ids }]
    return (await moveToTrash(tx, 'jobs', id, audit, { referrers })) !== undefined
  })
}
