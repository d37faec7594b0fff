import { mayUse, type Role } from '#contract/access/roles.ts'
import { calls } from '#contract/calls.ts'
import { dayInIndia, dayMs } from '#contract/days.ts'
import { publicPages } from '#contract/pages.ts'
import { records } from '#contract/records/registry.ts'
import { sources, unknownSource } from '#contract/visits/names.ts'
import type { Numbers } from '#contract/visits/visits.ts'
import type { Db } from '../db/database.ts'
import { anyTable } from '../db/rows.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { type Count, recordPages, type VisitCounter } from './counter.ts'

export function visitRoutes(
  api: Api,
  { db, clock, visits }: Pick<Services, 'db' | 'clock'> & { visits: VisitCounter },
) {
  api.handle(calls.countVisit, ({ body, request }) => {
    const { 'user-agent': agent, cookie } = request.headers
    visits.count(body, { ip: request.ip, agent, cookie })
    return {}
  })
  api.handle(calls.getNumbers, ({ account }) => getNumbers(db, account.roles, clock()))
}

// What the dashboard tells of the sums.

/** Days that have ended; today is shown besides. */
const daysShown = 28
const pagesShown = 20

type Sum = Pick<Count, 'name' | 'page' | 'part'> & { count: number }

async function getNumbers(db: Db, roles: readonly Role[], now: Date): Promise<Numbers> {
  const days = lastDays(now, 2 * daysShown + 1)
  const [from = '', fromBefore = ''] = [days[daysShown], days[0]]
  const [since, byDay, sums] = await Promise.all([
    findFirstDay(db),
    countVisits(db, fromBefore),
    sumSince(db, from),
  ])
  const visitsOn = (day: string) => byDay.get(day) ?? 0
  const before = days.slice(0, daysShown)
  const read = (['enquiries', 'applications'] as const).filter((kind) => mayUse(roles, kind))
  const countsFrom = (source: string) => {
    const count = (name: Count['name']) => total(sums, (sum) => sum.name === name && sum.part === source)
    return { visits: count('visits'), ...Object.fromEntries(read.map((kind) => [kind, count(kind)])) }
  }
  return {
    since,
    days: days.slice(daysShown).map((day) => ({ day, visits: visitsOn(day) })),
    before: since && since <= fromBefore ? before.reduce((sum, day) => sum + visitsOn(day), 0) : null,
    sources: ([...sources, unknownSource] as const)
      .map((source) => ({ source, ...countsFrom(source) }))
      .filter(({ source, ...counts }) => Object.values(counts).some(Boolean))
      .toSorted((a, b) => b.visits - a.visits),
    pages: await namePages(db, roles, mostViewed(sums)),
  }
}

async function countVisits(db: Db, from: string) {
  const rows = await db
    .selectFrom('visit_counts')
    .select((e) => ['day', e.fn.sum<number>('count').as('visits')])
    .where('name', '=', 'visits')
    .where('day', '>=', from)
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, visits }) => [day, visits]))
}

const lastDays = (now: Date, count: number) =>
  Array.from({ length: count }, (_, i) => dayInIndia(new Date(now.getTime() - (count - 1 - i) * dayMs)))

async function findFirstDay(db: Db) {
  const first = db.selectFrom('visit_counts').select((e) => e.fn.min('day').as('day'))
  return (await first.executeTakeFirst())?.day ?? null
}

const sumSince = (db: Db, from: string): Promise<Sum[]> =>
  db
    .selectFrom('visit_counts')
    .select((e) => ['name', 'page', 'part', e.fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .groupBy(['name', 'page', 'part'])
    .execute()

const total = (sums: Sum[], of: (sum: Sum) => boolean) =>
  sums.reduce((all, sum) => (of(sum) ? all + sum.count : all), 0)

const mostViewed = (sums: Sum[]) =>
  sums
    .filter(({ name }) => name === 'views')
    .toSorted((a, b) => b.count - a.count)
    .slice(0, pagesShown)
    .map(({ page, count }) => ({
      ...{ page, views: count },
      visits: total(sums, (sum) => sum.name === 'visits' && sum.page === page),
    }))

type RecordRow = { id: string; slug: string; shown?: boolean; open?: boolean }

/** A hidden project and a closed job have no path, and their name for those who manage them alone. */
async function namePages(db: Db, roles: readonly Role[], pages: ReturnType<typeof mostViewed>) {
  const found = recordPages.map(async ({ kind, name }) => {
    const start = `${name}/`
    const ids = pages.flatMap(({ page }) => (page.startsWith(start) ? [page.slice(start.length)] : []))
    const rows = await anyTable<RecordRow>(db)
      .selectFrom<string>(kind)
      .selectAll()
      .where('id', 'in', ['', ...ids])
      .execute()
    const { nameOf, view } = records[kind]
    return rows.flatMap(({ shown = true, open = true, ...row }) => {
      const isPublic = shown && open
      const known = { path: isPublic ? view(row) : '', title: nameOf(row) }
      return isPublic || mayUse(roles, kind) ? [[start + row.id, known] as const] : []
    })
  })
  const named = new Map([
    ...(await Promise.all(found)).flat(),
    ...Object.entries(publicPages).map(([name, { path }]) => [name, { path, title: '' }] as const),
  ])
  const gone = { path: '', title: '' }
  return pages.map(({ page, ...counts }) => ({
    ...counts,
    ...{ page: page.split('/')[0] ?? '', ...(named.get(page) ?? gone) },
  }))
}
