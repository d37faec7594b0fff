// Sums by day, and nothing else: no row tells of one visit, and every value in it is one of a set that the site itself has.

import { dayInIndia } from '#contract/days.ts'
import { visitCountDays } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import type { CountName, UncountedPage } from '#contract/visits/names.ts'
import { dayMs } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { isId } from '../db/ids.ts'

/** `part` is a source of visits, enquiries and applications, empty for views. */
export type Count = {
  day: string
  name: CountName
  /** The name of a page; of one that shows a record, with the id of that: `project/…`. Empty for enquiries and applications. */
  page: string
  part: string
  count: number
}

const uncounted: Record<UncountedPage, true> = { house: true, myData: true, writeReview: true }
const tables = { project: 'projects', job: 'jobs', service: 'services' } as const
const recordPages = Object.keys(tables) as (keyof typeof tables)[]

const fixedPages = new Map<string, string>(
  Object.entries(publicPages)
    .filter(([name, { path }]) => !(name in uncounted) && !path.includes(':'))
    .map(([name, { path }]) => [path, name]),
)
const recordPaths = recordPages.map((name) => [name, publicPages[name].path.replace(/:\w+$/, '')] as const)

/** Of a path; of a page with a record, with the last part of the path. Undefined for any other path. */
export function pageAt(path: string) {
  const fixed = fixedPages.get(path)
  if (fixed) return fixed
  const found = recordPaths.find(([, start]) => path.startsWith(start))
  const segment = found && path.slice(found[1].length)
  return segment && /^[\w-]{1,100}$/.test(segment) ? `${found[0]}/${segment}` : undefined
}

/** Leaves out pages of records that do not exist. */
export async function addCounts(tx: Db, counts: Count[]) {
  const ids = await findRecords(tx, counts)
  const rows = new Map<string, Count & { id: string }>()
  for (const { count, ...counted } of counts) {
    const page = counted.page.includes('/') ? ids.get(counted.page) : counted.page
    if (page === undefined) continue
    const id = [counted.day, counted.name, page, counted.part].join(' ')
    rows.set(id, { ...counted, id, page, count: (rows.get(id)?.count ?? 0) + count })
  }
  // In one order, so that two processes never wait for each other.
  for (const row of [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    await tx
      .insertInto('visit_counts')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((e) => ({ count: e('visit_counts.count', '+', row.count) })),
      )
      .execute()
}

/** By page and last part of the path, the page with the record's id. */
async function findRecords(tx: Db, counts: Count[]) {
  const found = new Map<string, string>()
  for (const name of recordPages) {
    const start = `${name}/`
    const segments = new Set(
      counts.filter(({ page }) => page.startsWith(start)).map(({ page }) => page.slice(start.length)),
    )
    if (segments.size === 0) continue
    const named = [...segments]
    const rows = await tx
      .selectFrom(tables[name])
      .select(['id', 'slug'])
      .where((e) => e.or([e('slug', 'in', named), e('id', 'in', named.filter(isId).concat(''))]))
      .execute()
    for (const { id, slug } of rows) for (const segment of [id, slug]) found.set(start + segment, start + id)
  }
  return found
}

export async function deleteOldCounts(db: Db, now: Date) {
  const before = dayInIndia(new Date(now.getTime() - visitCountDays * dayMs))
  await db.deleteFrom('visit_counts').where('day', '<', before).execute()
}
