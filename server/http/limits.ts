// Rate limits: how many attempts fit into a window of time. The counters are rows, so that all processes on one
// database count together; their keys are keyed hashes.
import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { attemptLimits, type LimitName } from '#contract/limits.ts'
import { requestMessages } from '#contract/messages.ts'
import { type Clock, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { KeyedHash } from '../db/settings.ts'
import { Failure } from './errors.ts'

const pruneEveryMs = 60_000
/** How many groups of an IPv6 address count; 0 where the address does not count. */
const ipv6Groups = { 'account and address': 4, address: 4, network: 3, account: 0, device: 0, site: 0 }
/** Passwords: as many as one address may try for one account, so that these may also come all at once. */
const maxAtOnce = { uploads: 10, passwords: 10, shareImages: 4 }
const atOnceRetrySeconds = 10

export type Limits = ReturnType<typeof createLimits>
/** What an attempt counts against; `subject` is the account's e-mail address, or the device. */
export type Counted = readonly [name: LimitName, subject?: string]

type Options = { enabled: boolean; keyedHash: KeyedHash }

export function createLimits(db: Db, clock: Clock, options: Options) {
  let pruneAfter = 0
  const running: Record<keyof typeof maxAtOnce, Map<string, number>> = {
    uploads: new Map(),
    passwords: new Map(),
    shareImages: new Map(),
  }

  /** Counts one attempt against each limit and throws at the first that is used up. */
  async function take(request: FastifyRequest, ...counted: Counted[]) {
    const failure = await count(request, counted)
    if (failure) throw failure
  }

  /** Like `take`, but returns false instead of throwing. */
  const allows = async (request: FastifyRequest, ...counted: Counted[]) => !(await count(request, counted))

  /** For limits of an amount, such as bytes. */
  const allowsAmount = async (request: FastifyRequest, amount: number, ...counted: Counted[]) =>
    !(await count(request, counted, amount))

  /** Runs what a private link does. A stranger behind the same address uses up neither the link nor its changes. */
  async function byLink<T>(request: FastifyRequest, name: LimitName, run: () => Promise<T>) {
    const { token } = request.params as { token?: string }
    const isChange = request.method !== 'GET'
    if (isChange) await check(request, [name, token])
    let isMiss = false
    try {
      return await run()
    } catch (error) {
      isMiss = error instanceof Failure && error.code === 'not_found'
      if (isMiss) await take(request, [name])
      throw error
    } finally {
      if (isChange && !isMiss) await count(request, [[name, token]])
    }
  }

  /** Throws once the attempts are used up, but counts none: for the moment before a body is read. */
  async function check(request: FastifyRequest, ...counted: Counted[]) {
    const failure = await findUsedUp(request, counted)
    if (failure) throw failure
  }

  async function count(request: FastifyRequest, counted: Counted[], amount = 1) {
    // A refused attempt costs no write.
    const failure = await findUsedUp(request, counted)
    if (failure || !options.enabled) return failure
    const now = clock()
    await prune(now)
    // One by one: what a limit refuses does not use up those after it. Without a transaction, since on PostgreSQL
    // attempts at the same moment would wait for its locks.
    for (const [name, subject] of counted) {
      const key = keyOf(name, request, subject)
      const row = await countAttempt(db, { name, key, now, amount })
      if (row.count > attemptLimits[name].most) return tooMany(row.ends_at, now)
    }
    return undefined
  }

  async function findUsedUp(request: FastifyRequest, counted: Counted[]) {
    if (!options.enabled) return undefined
    const now = clock()
    const limits = new Map(
      counted.map(([name, subject]) => [keyOf(name, request, subject), attemptLimits[name]]),
    )
    const rows = await findAttempts(db, [...limits.keys()], now)
    const usedUp = rows.find(({ key, count, ends_at }) => {
      const limit = limits.get(key)
      return limit && count >= limit.most && ends_at <= latestEnd(limit.minutes, now)
    })
    return usedUp && tooMany(usedUp.ends_at, now)
  }

  /** Forgets earlier failures after a success. */
  async function reset(request: FastifyRequest, [name, subject]: Counted) {
    if (!options.enabled) return
    await db
      .deleteFrom('attempts')
      .where('key', '=', keyOf(name, request, subject))
      .execute()
  }

  /** Takes back one attempt that turned out right; those of others stay counted. */
  const refund = (request: FastifyRequest, ...counted: Counted[]) => refundAmount(request, 1, ...counted)

  async function refundAmount(request: FastifyRequest, amount: number, ...counted: Counted[]) {
    if (!options.enabled) return
    for (const [name, subject] of counted)
      await db
        .updateTable('attempts')
        .set((e) => ({ count: e('count', '-', amount) }))
        .where('key', '=', keyOf(name, request, subject))
        .where('count', '>=', amount)
        .execute()
  }

  /**
   * Runs a few jobs of one network at a time and refuses the rest, so that one network does not block the others. Where
   * there are only so many `places`, a network gets at most a quarter of those still free.
   */
  async function atOnce<T>(
    request: FastifyRequest,
    kind: keyof typeof maxAtOnce,
    job: () => Promise<T>,
    places = Number.POSITIVE_INFINITY,
  ) {
    if (!options.enabled) return job()
    const counts = running[kind]
    const network = largeNetworkOf(request.ip)
    const count = counts.get(network) ?? 0
    const free = places - counts.values().reduce((sum, taken) => sum + taken, 0)
    const share = Math.min(maxAtOnce[kind], Math.max(1, Math.floor(free / 4)))
    if (count >= share) throw new Failure('too_many', requestMessages.tooMany, atOnceRetrySeconds)
    counts.set(network, count + 1)
    try {
      return await job()
    } finally {
      const left = (counts.get(network) ?? 1) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    }
  }

  async function prune(now: Date) {
    if (now.getTime() < pruneAfter && now.getTime() >= pruneAfter - pruneEveryMs) return
    pruneAfter = now.getTime() + pruneEveryMs
    await deleteOldAttempts(db, now)
  }

  function keyOf(name: LimitName, request: FastifyRequest, subject = '') {
    const { per } = attemptLimits[name]
    const groups = ipv6Groups[per]
    const network = groups ? networkOf(request.ip, groups) : ''
    return options.keyedHash(name, network, subject)
  }

  return { take, byLink, allows, allowsAmount, check, reset, refund, refundAmount, atOnce }
}

type Attempt = { name: LimitName; key: string; now: Date; amount?: number }

export function countAttempt(db: Db, { name, key, now, amount = 1 }: Attempt) {
  const { minutes } = attemptLimits[name]
  const over = isOver(minutes, now)
  return db
    .insertInto('attempts')
    .values({ key, count: amount, ends_at: endOf(minutes, now) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${over} then excluded.count else attempts.count + excluded.count end`,
        ends_at: sql<string>`case when ${over} then excluded.ends_at else attempts.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
}

function findAttempts(db: Db, keys: string[], now: Date) {
  const counters = db.selectFrom('attempts').selectAll()
  return counters
    .where('key', 'in', keys)
    .where('ends_at', '>', timeOf(now))
    .orderBy('ends_at', 'desc')
    .execute()
}

/** Deletes counters whose window is over. */
export async function deleteOldAttempts(db: Db, now: Date) {
  await db.deleteFrom('attempts').where(isOver(longestMinutes, now)).execute()
}

const longestMinutes = Math.max(...Object.values(attemptLimits).map(({ minutes }) => minutes))

const endOf = (minutes: number, now: Date) => timeOf(new Date(now.getTime() + minutes * 60_000))

/**
 * A window that ends later is from before the clock was set back. A minute more, since a request that comes at the same
 * moment, or another process, may have read a later time.
 */
const latestEnd = (minutes: number, now: Date) => endOf(minutes + 1, now)

const isOver = (minutes: number, now: Date) =>
  sql<boolean>`(attempts.ends_at <= ${timeOf(now)} or attempts.ends_at > ${latestEnd(minutes, now)})`

function tooMany(endsAt: string, now: Date) {
  const seconds = Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000)
  return new Failure('too_many', requestMessages.tooMany, Math.max(1, seconds))
}

/** As large as one that a provider gives to a customer, who has many smaller ones in it. */
export const largeNetworkOf = (ip: string) => networkOf(ip, ipv6Groups.network)

/**
 * IPv4 as it is; IPv6 by its first 64 bits, since one household has all addresses below them. Some proxies add the
 * port, which differs for each connection.
 */
export function networkOf(given: string, groupCount = 4) {
  const ip = given.replace(/^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const groups = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.slice(0, groupCount).join(':')
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.')
}
