// May a load balancer send requests here? Only while database and file store answer and nobody has asked us to end.
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Files } from '../../storage/files.ts'

const answerMs = 2_000
/** However often it is asked, database and store are bothered once in this time. */
const cachedMs = 1_000

export type Readiness = ReturnType<typeof createReadiness>
type State = { database: boolean; store: boolean }

export function createReadiness({ db, files }: { db: Db; files: Pick<Files, 'check'> }) {
  let closing = false
  let asked: { at: number; state: Promise<State> } | undefined

  function look() {
    const at = performance.now()
    if (!asked || at - asked.at > cachedMs) asked = { at, state: ask() }
    return asked.state
  }

  async function ask(): Promise<State> {
    const [database, store] = await Promise.all([
      answers(() => sql`select 1`.execute(db)),
      answers(() => files.check()),
    ])
    return { database, store }
  }

  return {
    async check() {
      const state = closing ? { database: false, store: false } : await look()
      return { ready: !closing && state.database && state.store, ...state }
    },
    /** From now on no new work is wanted. */
    close() {
      closing = true
    },
  }
}

function answers(question: () => Promise<unknown>) {
  return new Promise<boolean>((resolve) => {
    const patience = setTimeout(() => resolve(false), answerMs)
    const settle = (yes: boolean) => {
      clearTimeout(patience)
      resolve(yes)
    }
    question().then(
      () => settle(true),
      () => settle(false),
    )
  })
}
