// Abuse limits: how often something may be tried within a window of time. The counters are rows, so that
// every process on one database counts together; their keys are hashes of what the server itself knows.
import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { attemptLimits, type LimitName } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { type Clock, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { Failure } from './failure.ts'
import { createTurns } from './tarpit.ts'
import { createUsedUp } from './used-up.ts'

const pruneEveryMs = 60_000
/** Of the places for uploads, so many are for the public forms of one network address at a time. */
const maxReserved = 10
const reservedRetrySeconds = 10

export type Limits = ReturnType<typeof createLimits>

export function createLimits(db: Db, clock: Clock, options: { enabled: boolean }) {
  let pruneAfter = 0
  const reserved = new Map<string, number>()
  const usedUp = createUsedUp()
  const { turn, waiting } = createTurns()

  /** Counts one attempt, and refuses it if there were too many already. `account` is an e-mail address. */
  async function take(name: LimitName, request: FastifyRequest, account?: string) {
    if (!options.enabled) return
    const now = clock()
    const key = keyOf(name, request, account)
    await refuseKnown(key, now)
    await prune(now)
    const attempt = {
      key,
      ends_at: timeOf(new Date(now.getTime() + attemptLimits[name].minutes * 60_000)),
      now: timeOf(now),
    }
    const row = await countAttempt(db, attempt)
    if (row && row.count > attemptLimits[name].most) await refuseUsedUp(key, row.ends_at, now)
  }

  /** Refuses when the attempts are used up, without counting: for the moment before a body is read. */
  async function check(name: LimitName, request: FastifyRequest, account?: string) {
    if (!options.enabled) return
    const now = clock()
    const key = keyOf(name, request, account)
    await refuseKnown(key, now)
    const row = await findAttempts(db, key, now)
    if (row && row.count >= attemptLimits[name].most) await refuseUsedUp(key, row.ends_at, now)
  }

  async function refuseKnown(key: string, now: Date) {
    const endsAt = usedUp.endOf(key, now)
    if (endsAt) await refuse(tooMany(endsAt, now))
  }

  function refuseUsedUp(key: string, endsAt: string, now: Date) {
    usedUp.add(key, endsAt, now)
    return refuse(tooMany(endsAt, now))
  }

  /** In turn, so that a flood of refusals does not stand before the pages. */
  async function refuse(failure: Failure): Promise<never> {
    if (options.enabled) await turn()
    throw failure
  }

  /** Forgets the attempts so far, because the right one came. */
  async function reset(name: LimitName, request: FastifyRequest, account?: string) {
    if (!options.enabled) return
    const key = keyOf(name, request, account)
    await db.deleteFrom('attempts').where('key', '=', key).execute()
    usedUp.forget(key)
  }

  /** A place while a form is received, until it is let go: a few slow senders must not keep everybody else waiting. */
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

  return { take, check, reset, reserve, refuse, waiting }
}

function countAttempt(db: Db, { key, ends_at, now }: { key: string; ends_at: string; now: string }) {
  const over = sql<boolean>`attempts.ends_at <= ${now}`
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
    .executeTakeFirst()
}

const findAttempts = (db: Db, key: string, now: Date) =>
  db
    .selectFrom('attempts')
    .selectAll()
    .where('key', '=', key)
    .where('ends_at', '>', timeOf(now))
    .executeTakeFirst()

function tooMany(endsAt: string, now: Date) {
  const seconds = Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000)
  return new Failure('too_many', messages.errors.tooMany, Math.max(1, seconds))
}

function keyOf(name: LimitName, request: FastifyRequest, account = '') {
  const scope = attemptLimits[name].per === 'account' ? '' : networkOf(request.ip)
  return hash('sha256', JSON.stringify([name, scope, account]))
}

/**
 * IPv4 whole; IPv6 by its first 64 bits, since one household or phone has all addresses below them. Some proxies add
 * the port, which is another one for each connection.
 */
export function networkOf(given: string) {
  const ip = given.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ]
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.slice(0, 4).join(':')
  return groups.slice(6).flatMap(bytesOf).join('.')
}

const bytesOf = (group: string) => {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
