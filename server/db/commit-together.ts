// What comes in together shares one transaction, and with it one wait for the disk.
import type { Db } from './database.ts'
import { isSqlite } from './schema.ts'

type Work<T> = (tx: Db) => Promise<T>
type Waiting = { work: Work<unknown>; outcome: PromiseWithResolvers<unknown> }

const queues = new WeakMap<Db, Waiting[]>()

/**
 * As `db.transaction().execute(work)`, for what a rush of people sends. The answer comes after the commit, and each gets
 * its own. When the shared transaction fails, each is tried in one of its own, so `work` does nothing but write to `tx`.
 */
export function commitTogether<T>(db: Db, work: Work<T>): Promise<T> {
  // PostgreSQL has many transactions under way at once, and lets them share by itself.
  if (!isSqlite(db)) return commit(db, work)
  const queue = queues.get(db) ?? []
  queues.set(db, queue)
  // SQLite holds everything up while it writes; those who came meanwhile are read in one turn of the event loop.
  if (queue.length === 0) setImmediate(() => commitAll(db, queue.splice(0)))
  const outcome = Promise.withResolvers<T>()
  queue.push({ work, outcome } as Waiting)
  return outcome.promise
}

async function commitAll(db: Db, group: Waiting[]) {
  try {
    const results = await commit(db, async (tx) => {
      const done: unknown[] = []
      for (const { work } of group) done.push(await work(tx))
      return done
    })
    for (const [index, { outcome }] of group.entries()) outcome.resolve(results[index])
  } catch {
    for (const { work, outcome } of group) await commit(db, work).then(outcome.resolve, outcome.reject)
  }
}

const commit = <T>(db: Db, work: Work<T>) => db.transaction().execute(work)
