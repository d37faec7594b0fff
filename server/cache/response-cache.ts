// Responses that everybody may see, cached until something they show changes. While the database is away, and no new ones can
// be made, those from before are sent.
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { dailyTags, statusOf } from '#contract/call.ts'
import { nextDayInIndia } from '#contract/days.ts'
import type { Clock } from '../db/clock.ts'
import { isUnreachable } from '../ops/overload.ts'

export type CacheableResponse = {
  status: number
  headers: Record<string, string>
  body: string
  /** Invalidating one of its tags evicts it. */
  tags: Iterable<string>
}
export type CachedResponse = {
  status: number
  headers: Record<string, string>
  etag: string
  body: Buffer
  tags: Set<string>
  /** Compressed on the first request that accepts the encoding. */
  encoded: Map<string, Promise<Buffer>>
  expiresAt: number
  /** Set while it is sent because no new one can be made. */
  tryAgainAt?: number
}
type Options = {
  maxBytes: number
  now?: () => Date
  /** When a response with these tags expires by itself, in milliseconds. */
  expiryOf?: (tags: Set<string>, now: Date) => number
  /** Passes an invalidation on to the other servers on the same database. */
  publish?: (tags: string[]) => void
}

export type ResponseCache = ReturnType<typeof createResponseCache>

const retryMs = 1_000
/** One response must not evict all others. */
const largestShare = 1 / 2
const sizeOf = ({ body }: CachedResponse, key: string) =>
  Math.ceil(1.5 * body.length) + 2 * key.length + 2_000

export function createResponseCache({ maxBytes, now = () => new Date(), expiryOf, publish }: Options) {
  const entries = new LRUCache<string, CachedResponse>({
    maxSize: Math.max(1, maxBytes),
    maxEntrySize: Math.max(1, maxBytes * largestShare),
    sizeCalculation: sizeOf,
  })
  /** Responses being made, so that a burst of requests waits for one of them. */
  const pending = new Map<string, Promise<CachedResponse>>()
  let enabled = maxBytes > 0

  function get(key: string, make: () => Promise<CacheableResponse>) {
    const cached = entries.get(key)
    if (cached && enabled && cached.expiresAt > now().getTime()) return cached
    const running = pending.get(key)
    if (cached?.tryAgainAt === undefined) return running ?? begin(key, make)
    // Nobody waits for an attempt that may take until a timeout.
    if (!running && cached.tryAgainAt <= performance.now()) begin(key, make).catch(() => undefined)
    return cached
  }

  function begin(key: string, make: () => Promise<CacheableResponse>) {
    const made = fill(key, make, () => pending.get(key) === made)
    pending.set(key, made)
    return made
  }

  async function fill(key: string, make: () => Promise<CacheableResponse>, isCurrent: () => boolean) {
    const startedAt = now()
    try {
      const response = entryOf(await make(), startedAt)
      if (response.status === statusOf.busy) return keepOld(key) ?? response
      // A response made during an invalidation may be outdated already.
      if (isCurrent() && response.status === 200) entries.set(key, response)
      else if (isCurrent()) entries.delete(key)
      return response
    } catch (error) {
      const old = isUnreachable(error as Error) ? keepOld(key) : undefined
      if (old) return old
      if (isCurrent()) entries.delete(key)
      throw error
    } finally {
      if (isCurrent()) pending.delete(key)
    }
  }

  function keepOld(key: string) {
    const old = entries.get(key)
    if (old) old.tryAgainAt = performance.now() + retryMs
    return old
  }

  function entryOf({ status, headers, body: text, tags: listed }: CacheableResponse, startedAt: Date) {
    const body = Buffer.from(text)
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const tags = new Set(listed)
    const expiresAt = expiryOf?.(tags, startedAt) ?? Number.POSITIVE_INFINITY
    const complete = { ...headers, etag, vary: 'Accept, Accept-Encoding' }
    return { status, headers: complete, etag, body, tags, encoded: new Map(), expiresAt }
  }

  /** Evicts here only: for invalidations that come from other servers. */
  function evict(tags: string[]) {
    pending.clear()
    for (const [key, entry] of entries) if (tags.some((tag) => entry.tags.has(tag))) entries.delete(key)
  }

  function invalidate(tags: string[]) {
    evict(tags)
    publish?.(tags)
  }

  /**
   * Off while invalidations by other servers cannot be received: then a response from before is sent only where none can
   * be made, and none of them once they can be received again.
   */
  function setEnabled(on: boolean) {
    enabled = on && maxBytes > 0
    pending.clear()
    if (enabled) entries.clear()
  }

  return {
    get,
    evict,
    invalidate,
    setEnabled,
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  }
}

/** About sixty large pages, and a thousand pictures that everybody may open. */
const maxBytes = 8_000_000
/** Limits the age of a response whose invalidation by another server was lost. */
const maxSharedAgeMs = 30_000

type Sharing = { clock: Clock; enabled?: boolean; shared?: boolean; publish?: (tags: string[]) => void }

export function createPublicResponses({ clock, enabled = true, shared = false, publish }: Sharing) {
  return createResponseCache({
    maxBytes: enabled ? maxBytes : 0,
    now: clock,
    publish,
    expiryOf: (tags, now) =>
      Math.min(
        dailyTags.some((tag) => tags.has(tag)) ? nextDayInIndia(now).getTime() : Number.POSITIVE_INFINITY,
        shared ? now.getTime() + maxSharedAgeMs : Number.POSITIVE_INFINITY,
      ),
  })
}

/** With PostgreSQL the cache hears invalidations of other servers, once it listens. */
export async function openPublicResponses(
  options: { clock: Clock; enabled: boolean; databaseUrl: string | undefined },
  onError: (error: unknown) => void,
) {
  const { databaseUrl, ...rest } = options
  const nothing = async () => undefined
  if (!databaseUrl) return { cache: createPublicResponses(rest), listen: nothing, close: nothing }
  // A site on SQLite does not load the driver of PostgreSQL.
  const { createInvalidationChannel } = await import('./invalidation.ts')
  const channel = createInvalidationChannel(databaseUrl, onError)
  const cache = createPublicResponses({ ...rest, shared: true, publish: channel.publish })
  return { cache, listen: () => channel.listen(cache), close: channel.close }
}
