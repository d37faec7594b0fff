// Three days, hour by hour, with a clock that also jumps: sessions, limits, retention and backups keep their times.
// CLOCK_HOURS=400 is the long form, in which sessions reach their greatest age too.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { calls } from '#contract/calls.ts'
import { attemptLimits } from '#contract/limits.ts'
import { company } from '#site'
import { backupJob, latestTime } from '../backup/nightly.ts'
import { readConfig } from '../config.ts'
import { type Db, migrate } from '../db/database.ts'
import { isSqlite } from '../db/upgrade.ts'
import { expiringSubmissions, retentionJob } from '../submissions/retention.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { storeApplication } from '../testing/applications.ts'
import { eventually, startJobNow, stopClock, strictLog } from '../testing/moved-clock.ts'
import { createInstallation } from '../testing/sites.ts'
import { valuesOf } from '../testing/values.ts'

const hours = Number(process.env.CLOCK_HOURS ?? 72)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** In the winter night of every time zone without a change of the clocks. */
const begin = new Date(2026, 10, 16)
const keep = 2

/** Set back, then a day ahead by mistake and corrected, then ahead for good. */
const jumps: Record<number, number> = { 13: -2 * hour, 30: day, 37: -day, 64: day }

type Clock = ReturnType<typeof stopClock>
/** Called every hour; asserts what holds at that moment. */
type Watch = (n: number) => Promise<void>

test(`sessions, limits, retention and backups keep their times for ${hours} hours`, async (t) => {
  const { app, db, clock, backupDir, stop } = await open(t)
  const checkSessions = await watchSessions(app, clock)
  const watches = [
    checkSessions,
    watchLimits(app, db),
    await watchRetention(db, clock),
    watchBackups(backupDir, clock),
  ]
  try {
    for (let n = 1; n <= hours; n++) {
      await clock.pass(hour)
      clock.jump(jumps[n] ?? 0)
      // Until the server looks at the clock again.
      await clock.pass(minute)
      for (const watch of watches) await watch(n)
    }
  } finally {
    await stop()
  }
})

/** The services that main.ts starts, on a clock of the test. */
async function open(t: TestContext) {
  const installation = await createInstallation(t)
  const { db, files, incomingDir, dataDir } = installation
  await migrate(db)
  // A thousand commits need no disk here.
  if (isSqlite(db)) await sql`pragma synchronous = off`.execute(db)
  const clock = stopClock(t, begin)
  const env = { ...installation.env, RATE_LIMIT: 'on', BACKUP_KEEP: String(keep) }
  const { app, outbox } = await createTestApp(t, {
    env,
    now: () => new Date(),
    services: { db, files, incomingDir },
  })
  const config = readConfig(env)
  const stopBackups = startJobNow(backupJob({ ...installation, config, log: strictLog }))
  const records = expiringSubmissions({ db, files, outbox })
  const retention = { db, outbox, company: async () => company, records, dataDir }
  const stopRetention = startJobNow(retentionJob(retention))
  /** While there still is a database. */
  async function stop() {
    await stopRetention()
    await stopBackups()
  }
  return { app, db, clock, dataDir, backupDir: config.backupDir, stop }
}

type App = Awaited<ReturnType<typeof createTestApp>>['app']

/** Each session is used at another interval; a jump of the clock may end one, and must not prolong it beyond its time. */
async function watchSessions(app: App, clock: Clock): Promise<Watch> {
  const [maxIdle, maxAge] = [12 * hour, 7 * day]
  const stamp = () => ({ shown: Date.now(), passed: clock.passed() })
  const since = (then: ReturnType<typeof stamp>) => [Date.now() - then.shown, clock.passed() - then.passed]
  const start = async (everyHours: number) => ({
    everyHours,
    headers: await signIn(app),
    started: stamp(),
    used: stamp(),
  })
  const sessions = await Promise.all([1, 5, 11, 12, 13, 24].map(start))
  return async (n) => {
    for (const [i, session] of sessions.entries()) {
      if (n % session.everyHours > 0) continue
      const { statusCode } = await send(app, calls.whoAmI, { headers: session.headers })
      const [idle, age] = [since(session.used), since(session.started)]
      const mustLive = Math.max(...idle) < maxIdle && Math.max(...age) < maxAge
      const mustBeOver = Math.min(...idle) >= maxIdle || Math.min(...age) >= maxAge
      const about = `a session used every ${session.everyHours} h, in hour ${n}`
      if (mustLive) assert.equal(statusCode, 200, about)
      if (mustBeOver) assert.equal(statusCode, 401, about)
      session.used = stamp()
      if (statusCode === 401) sessions[i] = await start(session.everyHours)
    }
  }
}

/** Guesses are refused at once, and accepted again an hour later, even if the clock was set back meanwhile. */
function watchLimits(app: App, db: Db): Watch {
  const payload = { email: 'x@example.com', password: 'no' }
  const guess = async (remoteAddress: string) =>
    (await send(app, calls.login, { payload, remoteAddress })).statusCode
  let address: string | undefined
  return async (n) => {
    if (address) assert.equal(await guess(address), 401, `after the window, in hour ${n}`)
    address = n % 3 === 0 ? `10.0.0.${n % 250}` : undefined
    if (!address) return
    for (let i = 0; i < attemptLimits.login.most; i++) assert.equal(await guess(address), 401)
    assert.equal(await guess(address), 429, 'within the window')
    const rows = await db.selectFrom('attempts').selectAll().execute()
    assert.ok(rows.length < 20, `${rows.length} counters in hour ${n}`)
  }
}

/** One application expires every hour: it stays until then, and a day later it is gone. */
async function watchRetention(db: Db, clock: Clock): Promise<Watch> {
  const people = Array.from({ length: hours }, (_, n) => ({
    email: `asha-${n}@example.com`,
    endsAt: begin.getTime() + n * hour,
    seenEnded: undefined as number | undefined,
  }))
  for (const { email, endsAt } of people)
    await storeApplication(db, {
      email,
      created_at: new Date(endsAt - company.retentionDays * day).toISOString(),
    })
  let latest = 0
  return async () => {
    latest = Math.max(latest, Date.now())
    for (const one of people)
      one.seenEnded = one.endsAt < Date.now() ? (one.seenEnded ?? clock.passed()) : undefined
    const over = people.filter(
      ({ seenEnded }) => seenEnded !== undefined && clock.passed() - seenEnded >= day,
    )
    const list = async () =>
      new Set((await db.selectFrom('applications').select('email').execute()).map(({ email }) => email))
    const stored = await list()
    for (const { email, endsAt } of people)
      if (endsAt > latest) assert.ok(stored.has(email), `${email} is erased too early`)
    await eventually(async () => {
      const left = await list()
      assert.deepEqual(
        valuesOf(
          over.filter(({ email }) => left.has(email)),
          'email',
        ),
        [],
      )
    })
  }
}

/** At its time of day, never more than the number to keep, and however the clock jumps no day goes by without one. */
function watchBackups(folder: string, clock: Clock): Watch {
  const list = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => /^nightly-.*\.tar$/.test(name)).sort()
  const seen = new Set<string>()
  let newestSeen = 0
  return async (n) => {
    const due = latestTime('02:30', new Date())
    if (due > begin)
      await eventually(async () => {
        const newest = (await list()).at(-1) ?? ''
        assert.ok(
          newest >= `nightly-${due.toISOString().replace(/[-:]|\.\d+/g, '')}`,
          `none since ${due}: ${newest}`,
        )
      })
    // The oldest goes after the newest is made.
    await eventually(async () => assert.ok((await list()).length <= keep))
    for (const name of (await list()).filter((one) => !seen.has(one))) {
      seen.add(name)
      newestSeen = clock.passed()
    }
    // The clock is set back by two hours.
    assert.ok(clock.passed() - newestSeen <= day + 3 * hour, `in hour ${n} none for a day`)
  }
}
