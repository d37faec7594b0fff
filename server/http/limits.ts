// Rate limits: how many attempts fit into a window of time. The counters are rows, so that all processes on one
// database count together; their keys are hashes.
import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { attemptLimits, type LimitName } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { type Clock, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { Failure } from './failure.ts'

const pruneEveryMs = 60_000
/** How many public forms one network may upload at a time. */
const maxReserved = 10
const reservedRetrySeconds = 10

export type Limits = ReturnType<typeof createLimits>

export function createLimits(db: Db, clock: Clock, options: { enabled: boolean }) {
  let pruneAfter = 0
  const reserved = new Map<string, number>()
  const tarpit = createTarpit()

  /** Counts one attempt and refuses it beyond the limit. `account` is an e-mail address. */
  async function take(name: LimitName, request: FastifyRequest, account?: string) {
    if (!options.enabled) return
    // A refused attempt costs no write.
    await check(name, request, account)
    const now = clock()
    await prune(now)
    const row = await countAttempt(db, keyOf(name, request, account), name, now)
    if (row.count > attemptLimits[name].most) await refuse(tooMany(row.ends_at, now))
  }

  /** Refuses without counting once the attempts are used up: for the moment before a body is read. */
  async function check(name: LimitName, request: FastifyRequest, account?: string) {
    if (!options.enabled) return
    const now = clock()
    const row = await findAttempts(db, keyOf(name, request, account), now)
    if (row && row.count >= attemptLimits[name].most) await refuse(tooMany(row.ends_at, now))
  }

  /** Through the tarpit, so that a flood of refusals does not delay the pages. */
  async function refuse(failure: Failure): Promise<never> {
    if (options.enabled) await tarpit.delay()
    throw failure
  }

  /** Forgets the attempts so far, because the right one came. */
  async function reset(name: LimitName, request: FastifyRequest, account?: string) {
    if (!options.enabled) return
    const key = keyOf(name, request, account)
    await db.deleteFrom('attempts').where('key', '=', key).execute()
  }

  /** Reserves one upload for this network and returns its release, so that a few slow senders do not block the rest. */
  function reserve(request: FastifyRequest) {
    if (!options.enabled) return () => undefined
    const network = networkOf(request.ip)
    const count = reserved.get(network) ?? 0
    if (count >= maxReserved) throw new Failure('too_many', messages.errors.tooMany, reservedRetrySeconds)
    reserved.set(network, count + 1)
    return () => {
      const left = (reserved.get(network) ?? 1) - 1
      if (left > 0) reserved.set(network, left)
      else reserved.delete(network)
    }
  }

  async function prune(now: Date) {
    if (now.getTime() < pruneAfter) return
    pruneAfter = now.getTime() + pruneEveryMs
    await db.deleteFrom('attempts').where('ends_at', '<=', timeOf(now)).execute()
  }

  return { take, check, reset, reserve, refuse, waiting: tarpit.waiting }
}

/** One refusal in each interval. Beyond `mostWaiting` they go out at once, to leave connections for visitors. */
export function createTarpit({ everyMs = 10, mostWaiting = 500 } = {}) {
  let next = 0
  let waiting = 0

  async function delay() {
    const now = performance.now()
    const waitMs = Math.max(0, next - now)
    if (waitMs > mostWaiting * everyMs) return
    next = now + waitMs + everyMs
    if (waitMs === 0) return
    waiting++
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    waiting--
  }

  return { delay, waiting: () => waiting }
}

function countAttempt(db: Db, key: string, name: LimitName, now: Date) {
  const ends_at = timeOf(new Date(now.getTime() + attemptLimits[name].minutes * 60_000))
  const over = sql<boolean>`attempts.ends_at <= ${timeOf(now)}`
  return db
    .insertInto('attempts')
    .values({ key, count: 1, ends_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${over} then 1 else attempts.count + 1 end`,
        ends_at: sql<string>`case when ${over} then excluded.ends_at else attempts.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
}

function findAttempts(db: Db, key: string, now: Date) {
  const counters = db.selectFrom('attempts').selectAll()
  return counters.where('key', '=', key).where('ends_at', '>', timeOf(now)).executeTakeFirst()
}

function tooMany(endsAt: string, now: Date) {
  const seconds = Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000)
  return new Failure('too_many', messages.errors.tooMany, Math.max(1, seconds))
}

function keyOf(name: LimitName, request: FastifyRequest, account = '') {
  const scope = attemptLimits[name].per === 'account' ? '' : networkOf(request.ip)
  return hash('sha256', JSON.stringify([name, scope, account]))
}

/**
 * IPv4 as it is; IPv6 by its first 64 bits, since one household has all addresses below them. Some proxies add the
 * port, which differs for each connection.
 */
export function networkOf(given: string) {
  const ip = given.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.slice(0, 4).join(':')
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.')
}
