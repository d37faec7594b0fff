// Configures the response cache: its size, when responses expire, and how other servers are told to invalidate.
import { dailyTags } from '#contract/call.ts'
import { nextDayInIndia } from '#contract/days.ts'
import type { Clock } from '../db/clock.ts'
import { createResponseCache } from './response-cache.ts'

/** About sixty large pages, and a thousand pictures that everybody may open. */
const maxBytes = 8_000_000
/** Limits the age of a response whose invalidation by another server was lost. */
const maxSharedAgeMs = 30_000

type Options = { clock: Clock; enabled?: boolean; shared?: boolean; publish?: (tags: string[]) => void }

export function createPublicResponses({ clock, enabled = true, shared = false, publish }: Options) {
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
