// Counts in memory and writes sums once a minute, so that a flood of visits costs the database nothing.
import type { FastifyRequest } from 'fastify'
import { dayInIndia } from '#contract/days.ts'
import { maxVisitsPerHour, visitCountDays } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import { type RecordSubject, recordKinds, records } from '#contract/records/registry.ts'
import { type CountName, type Source, sourceHeader, sources, unknownSource } from '#contract/visits/names.ts'
import type { Visit } from '#contract/visits/visits.ts'
import { type Clock, dayMs, hourMs, isId, minuteMs } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { anyTable } from '../db/rows.ts'
import { largeNetworkOf, networkOf } from '../http/limits.ts'
import { trustedTime } from '../ops/clock-check.ts'
import type { Job } from '../ops/work.ts'

/** Networks in an hour and counts in a minute: far more than a site like this has. What comes beyond it is not counted. */
const maxNetworks = 20_000
const maxCounts = 5_000
/** CUBOT makes phones. */
const robots = /(?<!cu)bot|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|^\S*$/i
/** Visitors get no cookies, so whoever has one of these is staff, logged in or not. */
const staffCookie = /(^|[ -])(session|device-[^=]+)=/

export type VisitCounter = ReturnType<typeof createVisitCounter>
type From = { ip: string; agent?: string; cookie?: string }

export function createVisitCounter(clock: Clock, { limited }: { limited: boolean }) {
  const counts = new Map<string, Count>()
  /** How often each network has sent something in this hour. Never stored. */
  const networks = new Map<string, number>()
  let hour = 0

  function add({ count, ...counted }: Count) {
    const key = Object.values(counted).join(' ')
    const before = counts.get(key)?.count ?? 0
    // Which records exist is known when it is written; until then anybody can invent some.
    const mayBeInvented = before === 0 && counted.page.includes('/')
    if (!mayBeInvented || counts.size < maxCounts) counts.set(key, { ...counted, count: before + count })
  }

  function forgetNetworks() {
    const now = Math.floor(clock().getTime() / hourMs)
    if (now !== hour) networks.clear()
    hour = now
  }

  function isTooMuch(what: 'visit' | 'view' | 'form', ip: string) {
    if (!limited) return false
    forgetNetworks()
    const most = what === 'view' ? 10 * maxVisitsPerHour : maxVisitsPerHour
    const limits = [
      [`${what} ${networkOf(ip)}`, most],
      [`${what} around ${largeNetworkOf(ip)}`, 10 * most],
    ] as const
    const isOver = limits.some(([network, mostHere]) => {
      const sent = networks.get(network) ?? 0
      return sent >= mostHere || (sent === 0 && networks.size >= maxNetworks)
    })
    if (!isOver) for (const [network] of limits) networks.set(network, (networks.get(network) ?? 0) + 1)
    return isOver
  }

  function count(visit: Visit, { ip, agent = '', cookie = '' }: From) {
    if (robots.test(agent) || staffCookie.test(cookie)) return
    if (isTooMuch(visit.source ? 'visit' : 'view', ip)) return
    const day = dayInIndia(clock())
    const [landing, ...others] = visit.pages.map(pageAt)
    if (landing && visit.source) add({ day, name: 'visits', page: landing, part: visit.source, count: 1 })
    for (const page of new Set([landing, ...others]))
      if (page) add({ day, name: 'views', page, part: '', count: 1 })
  }

  /** Writes what was counted; what cannot be written now is written later. */
  async function write(db: Db) {
    forgetNetworks()
    const taken = [...counts.values()]
    counts.clear()
    if (taken.length === 0) return
    try {
      await db.transaction().execute((tx) => addCounts(tx, taken))
    } catch (error) {
      for (const one of taken) add(one)
      throw error
    }
  }

  /** Of a form, as web/visits.ts has left it. */
  function sourceOf({ headers, ip }: FastifyRequest) {
    const source = sources.find((known) => known === headers[sourceHeader])
    return source && !isTooMuch('form', ip) ? source : unknownSource
  }

  return { count, sourceOf, write }
}

export function visitJob({ db, visits }: { db: Db; visits: VisitCounter }): Job {
  let day = ''
  return {
    name: 'writing the numbers of visits',
    everyMs: minuteMs,
    atEnd: true,
    async run(now) {
      await visits.write(db)
      const today = dayInIndia(now)
      if (today !== day && (await trustedTime(db, now))) await deleteOldCounts(db, now)
      day = today
    },
  }
}

export function countSubmission(
  tx: Db,
  name: 'enquiries' | 'applications',
  source: Source | typeof unknownSource,
  now: Date,
) {
  return addCounts(tx, [{ day: dayInIndia(now), name, page: '', part: source, count: 1 }])
}

// Sums by day, and nothing else: no row tells of one visit, and every value in it is one of a set that the site itself has.

/** `part` is a source of visits, enquiries and applications, empty for views. */
export type Count = {
  day: string
  name: CountName
  /** The name of a page; of one that shows a record, with the id of that: `project/…`. Empty for enquiries and applications. */
  page: string
  part: string
  count: number
}

/** The kinds whose records have a page each. */
export const recordPages = recordKinds.flatMap((kind) => {
  const { subject } = records[kind]
  return subject in publicPages ? [{ kind, name: subject as RecordSubject & keyof typeof publicPages }] : []
})

const fixedPages = new Map<string, string>(
  Object.entries(publicPages)
    .filter(([, { path }]) => !path.includes(':'))
    .map(([name, { path }]) => [path, name]),
)
const recordPaths = recordPages.map(
  ({ name }) => [name, publicPages[name].path.replace(/:\w+$/, '')] as const,
)

/** Of a path; of a page with a record, with the last part of the path. Undefined for any other path. */
function pageAt(path: string) {
  const fixed = fixedPages.get(path)
  if (fixed) return fixed
  const found = recordPaths.find(([, start]) => path.startsWith(start))
  const segment = found && path.slice(found[1].length)
  return segment && /^[\w-]{1,100}$/.test(segment) ? `${found[0]}/${segment}` : undefined
}

/** Leaves out pages of records that do not exist. */
async function addCounts(tx: Db, counts: Count[]) {
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
  for (const { kind, name } of recordPages) {
    const start = `${name}/`
    const segments = new Set(
      counts.filter(({ page }) => page.startsWith(start)).map(({ page }) => page.slice(start.length)),
    )
    if (segments.size === 0) continue
    const named = [...segments]
    const rows = await anyTable<{ id: string; slug: string }>(tx)
      .selectFrom<string>(kind)
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
