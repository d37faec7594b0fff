// Whether a load balancer may send requests here: database and file store answer, and the server is not shutting down.
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Files } from '../../storage/files.ts'

const timeoutMs = 2_000
/** Database and file store are checked at most once in this time. */
const cachedMs = 1_000

export type Readiness = ReturnType<typeof createReadiness>

export function createReadiness({ db, files }: { db: Db; files: Pick<Files, 'check'> }) {
  let closing = false
  let last: { at: number; state: ReturnType<typeof checkBoth> } | undefined

  async function checkBoth() {
    const [database, store] = await Promise.all([
      succeeds(() => sql`select 1`.execute(db)),
      succeeds(() => files.check()),
    ])
    return { database, store }
  }

  return {
    async check() {
      if (closing) return { ready: false, database: false, store: false }
      const at = performance.now()
      if (!last || at - last.at > cachedMs) last = { at, state: checkBoth() }
      const { database, store } = await last.state
      return { ready: !closing && database && store, database, store }
    },
    /** From now on the load balancer sends requests elsewhere. */
    close() {
      closing = true
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
