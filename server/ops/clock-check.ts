// Erasing by age never trusts one look at the clock: the server stores the time while it runs, and a jump, forward or back,
// that its own running does not explain waits until an owner says that the date is right.
import { type Clock, dayMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { addSetting, lastBackup, readSetting, saveSetting } from '../db/settings.ts'

const heartbeat = 'heartbeat'
/** A server that was off over a weekend asks nobody. */
const unaskedMs = 3 * dayMs

/** The stored time that this process saw last, and when it saw it first, by a clock that nobody can set. */
const seen = new WeakMap<Db, { at: string; since: number }>()

/** `time` is that of the clock, or while it waits for an owner, about what it would be without the jump. */
export async function checkClock(db: Db, now: Date) {
  const stored = await readSetting(db, heartbeat)
  const at = stored ?? (await newestStored(db)) ?? timeOf(now)
  // What is stored later, by a clock that may be wrong, explains nothing.
  if (stored === undefined) await addSetting(db, heartbeat, at)
  const known = seen.get(db)
  const { since } = known?.at === at ? known : { since: performance.now() }
  seen.set(db, { at, since })
  const expected = new Date(Date.parse(at) + performance.now() - since)
  const isRight = Math.abs(now.getTime() - expected.getTime()) <= unaskedMs
  return { isRight, time: isRight ? now : expected }
}

/**
 * The time that is stored with what people send. While the machine's clock is days behind, it goes on from the heartbeat:
 * otherwise all of it would be years old, and erased, once that clock is right.
 */
export function createStoredClock(machineClock: Clock) {
  let db: Db | undefined
  let aheadMs = 0
  let last = machineClock()
  async function follow(opened = db) {
    db = opened
    if (!db) return
    const now = machineClock()
    const { time } = await checkClock(db, now)
    aheadMs = Math.max(0, time.getTime() - now.getTime())
  }
  function clock() {
    const now = machineClock()
    if (Math.abs(now.getTime() - last.getTime()) > unaskedMs) follow().catch(() => undefined)
    last = now
    return new Date(now.getTime() + aheadMs)
  }
  return { clock, follow }
}

/** For what erases by age: undefined while the clock waits for an owner. Called every hour, it keeps the heartbeat. */
export async function trustedTime(db: Db, now: Date) {
  const { isRight } = await checkClock(db, now)
  if (!isRight) return undefined
  await confirmTime(db, now)
  return now
}

export const confirmTime = (db: Db, now: Date) => saveSetting(db, heartbeat, timeOf(now))

/** Of a site from before there were heartbeats. */
async function newestStored(db: Db) {
  const { at } = await db
    .selectFrom('diary')
    .select((e) => e.fn.max('at').as('at'))
    .executeTakeFirstOrThrow()
  const times = [at, (await lastBackup(db))?.at].filter((time) => time != null)
  return times.toSorted().at(-1)
}
