// Whether everything works: database and file store answer, the disk has room, and the server is not shutting down.
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Files } from '../../storage/files.ts'
import type { HasRoom } from '../disk-space.ts'

const timeoutMs = 2_000
/** They are checked at most once in this time. */
const cachedMs = 1_000

export type Readiness = ReturnType<typeof createReadiness>

type Options = { db: Db; files: Pick<Files, 'check'>; hasRoom: HasRoom; stopping: AbortSignal | undefined }

export function createReadiness({ db, files, hasRoom, stopping }: Options) {
  let last: { at: number; state: ReturnType<typeof checkParts> } | undefined

  async function checkParts() {
    const [database, store, disk] = await Promise.all([
      succeeds(() => sql`select 1`.execute(db)),
      succeeds(() => files.check()),
      hasRoom().catch(() => false),
    ])
    return { database, store, disk }
  }

  return {
    isStopping: () => stopping?.aborted === true,
    async check() {
      const at = performance.now()
      if (!last || at - last.at > cachedMs) last = { at, state: checkParts() }
      const parts = await last.state
      return { ready: !stopping?.aborted && parts.database && parts.store && parts.disk, ...parts }
    },
  }
}

/** False when it fails or takes too long. */
function succeeds(work: () => Promise<unknown>) {
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, false)
    work()
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer))
  })
}
