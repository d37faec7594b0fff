// The response cache of a server: how large it is, when responses expire, and who else has to hear of a change.
import { nextDayInIndia } from '#contract/jobs.ts'
import type { CacheTag } from '#contract/route.ts'
import type { Clock } from '../db/clock.ts'
import { createResponseCache } from './response-cache.ts'

/** Some sixty large pages. */
const maxBytes = 5_000_000
/** Should an invalidation between two servers get lost, a response is never older than this. */
const maxSharedAgeMs = 30_000

type Options = { clock: Clock; enabled?: boolean; shared?: boolean; publish?: (tags: string[]) => void }

export function createPublicResponses({ clock, enabled = true, shared = false, publish }: Options) {
  return createResponseCache({
    maxBytes: enabled ? maxBytes : 0,
    now: clock,
    publish,
    expiryOf: (tags, now) =>
      Math.min(
        // A closing date passes at midnight in India, without anybody changing anything.
        tags.has('jobs' satisfies CacheTag) ? nextDayInIndia(now).getTime() : Number.POSITIVE_INFINITY,
        shared ? now.getTime() + maxSharedAgeMs : Number.POSITIVE_INFINITY,
      ),
  })
}

/** With PostgreSQL the cache hears what other servers change, once it listens. */
export async function openPublicResponses(
  options: { clock: Clock; enabled: boolean; databaseUrl: string | undefined },
  onError: (error: unknown) => void,
) {
  const { databaseUrl, ...rest } = options
  const nothing = async () => undefined
  if (!databaseUrl) return { cache: createPublicResponses(rest), listen: nothing, close: nothing }
  const { createInvalidationChannel } = await import('./invalidation.ts')
  const channel = createInvalidationChannel(databaseUrl, onError)
  const cache = createPublicResponses({ ...rest, shared: true, publish: channel.publish })
  return { cache, listen: () => channel.listen(cache), close: channel.close }
}
