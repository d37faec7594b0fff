// Where enquiries came from and what became of them. What retention erases stays in these numbers, which name nobody.
import { sql } from 'kysely'
import { dayInIndia } from '#contract/days.ts'
import type { EndReason, SourceCount } from '#contract/people/leads.ts'
import { timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import type { Row } from '../store.ts'

const sourceOf = ({ came_from, by_hand }: Pick<Row<'enquiries'>, 'came_from' | 'by_hand'>) =>
  came_from || (by_hand ? '' : 'website')

const startOf = (year: number) => timeOf(new Date(`${year}-01-01T00:00:00+05:30`))

/** More than a year has of them. */
const maxReasons = 500

/** The newest first. What is erased takes its reason along. */
export const listReasons = (db: Db, year: number) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'name', 'why', 'status'])
    .where('spam', '=', 0)
    .where('created_at', '>=', startOf(year))
    .where('created_at', '<', startOf(year + 1))
    .where('status', 'in', ['won', 'lost'])
    .where('why', '!=', '')
    .orderBy('created_at', 'desc')
    .limit(maxReasons)
    .$narrowType<Pick<EndReason, 'status'>>()
    .execute()

export async function countSources(db: Db, year: number): Promise<SourceCount[]> {
  const count = sql<number>`cast(count(*) as integer)`.as('count')
  const stored = await db
    .selectFrom('enquiries')
    .select(['came_from', 'by_hand', 'status', count])
    .where('spam', '=', 0)
    .where('created_at', '>=', startOf(year))
    .where('created_at', '<', startOf(year + 1))
    .groupBy(['came_from', 'by_hand', 'status'])
    .execute()
  const erased = await db.selectFrom('lead_counts').selectAll().where('year', '=', year).execute()
  const found = new Map<string, SourceCount>()
  for (const { source, status, count } of [
    ...stored.map((row) => ({ ...row, source: sourceOf(row) })),
    ...erased,
  ]) {
    const total = found.get(source) ?? { source, received: 0, won: 0, lost: 0 }
    total.received += count
    if (status === 'won' || status === 'lost') total[status] += count
    found.set(source, total)
  }
  return [...found.values()].sort((a, b) => b.won - a.won || b.received - a.received)
}

/** Call it in the transaction that erases them because their time is over. */
export async function keepCounts(tx: Db, erased: (Row<'applications'> | Row<'enquiries'>)[]) {
  const kept = erased.flatMap((row) => {
    if (!('by_hand' in row) || row.spam) return []
    const [source, year] = [sourceOf(row), Number(dayInIndia(new Date(row.created_at)).slice(0, 4))]
    return { id: `${year} ${source} ${row.status}`, year, source, status: row.status, count: 1 }
  })
  // In one order, so that two processes never wait for each other.
  for (const row of kept.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    await tx
      .insertInto('lead_counts')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((e) => ({ count: e('lead_counts.count', '+', 1) })),
      )
      .execute()
}
