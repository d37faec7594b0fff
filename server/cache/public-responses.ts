// The memory of public answers, in one process or shared by word of mouth between several.
import { nextDayInIndia } from '#contract/jobs.ts'
import { hiddenTopics } from '#contract/routes.ts'
import type { Clock } from '../db/clock.ts'
import { createKeptAnswers } from './response-cache.ts'

/** Some sixty large pages. */
const maxBytes = 5_000_000
/** Should a word between two processes ever be lost: a page may be this old, and so may the lists it was made of. */
const maxSharedAgeMs = 30_000

type Options = { clock: Clock; keep?: boolean; shared?: boolean; tell?: (topics: string[]) => void }

export function createPublicAnswers({ clock, keep = true, shared = false, tell }: Options) {
  return createKeptAnswers({
    maxBytes: keep ? maxBytes : 0,
    now: clock,
    tell,
    hidden: hiddenTopics,
    endOf: (topics, now) => {
      const ends = [
        // A closing date passes at midnight in India, without anybody changing anything.
        ...(!topics || topics.has('jobs') ? [nextDayInIndia(now).getTime()] : []),
        ...(shared ? [now.getTime() + maxSharedAgeMs] : []),
      ]
      return ends.length > 0 ? new Date(Math.min(...ends)) : undefined
    },
  })
}

/** For a server: with PostgreSQL it hears what other processes change, once it listens. */
export async function openPublicAnswers(
  options: { clock: Clock; keep: boolean; databaseUrl: string | undefined },
  onError: (error: unknown) => void,
) {
  const { databaseUrl, ...rest } = options
  const alone = async () => undefined
  if (!databaseUrl) return { kept: createPublicAnswers(rest), listen: alone, close: alone }
  const { createChangeChannel } = await import('./invalidation.ts')
  const channel = createChangeChannel(databaseUrl, onError)
  const kept = createPublicAnswers({ ...rest, shared: true, tell: channel.tell })
  return { kept, listen: () => channel.listen(kept), close: channel.close }
}
