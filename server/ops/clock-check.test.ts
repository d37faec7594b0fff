// Nothing is erased by age while a jump of the clock waits for an owner.
import assert from 'node:assert/strict'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { company } from '#site'
import { backUpNightly } from '../backup/nightly.ts'
import { dayMs, hourMs, stamp } from '../db/clock.ts'
import { readSetting } from '../db/settings.ts'
import { copiesIn } from '../db/upgrade.ts'
import { createOutbox } from '../mail/delivery.ts'
import { pictureFolders } from '../stored-files.ts'
import { expiringSubmissions, retentionJob } from '../submissions/retention.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { mailsIn } from '../testing/applications.ts'
import { startJobNow, stopClock } from '../testing/moved-clock.ts'
import { createSite } from '../testing/sites.ts'
import { until } from '../testing/until.ts'
import { trashJob } from '../trash/trash.ts'
import { checkClock, createStoredClock, trustedTime } from './clock-check.ts'
import { mailTroubles } from './monitoring/troubles.ts'

const whole = { applications: 3, enquiries: 1, trash: 1, copies: 1, backups: 3, erasures: 0 }
const erased = { applications: 0, enquiries: 0, trash: 0, copies: 0, backups: 2, erasures: 0 }

/** The services of main.ts that erase, on a clock that the test sets. */
async function openSite(t: TestContext) {
  const site = await createSite(t)
  const { db, files, dataDir, config } = site
  const clock = stopClock(t, new Date())
  await trustedTime(db, new Date())
  const { backupDir } = config
  await mkdir(copiesIn(dataDir))
  await writeFile(join(copiesIn(dataDir), `${stamp(new Date())}-before-x.db`), '')
  await mkdir(backupDir)
  for (const days of [1, 2])
    await writeFile(join(backupDir, `nightly-${stamp(new Date(Date.now() - days * dayMs))}.tar`), '')
  const outbox = createOutbox(join(dataDir, 'outbox'))
  const records = expiringSubmissions({ db, files, outbox })
  const retention = { db, outbox, dataDir, company: async () => company, records }
  const count = async (table: 'applications' | 'enquiries' | 'trash' | 'erasures') =>
    (await db.selectFrom(table).select('id').execute()).length
  return {
    ...{ ...site, clock },
    start: async () => startJobNow(retentionJob(retention)),
    /** Starts the server, as it were, makes a backup and tells owners, and stops. */
    async run() {
      const stopTrash = startJobNow(trashJob({ db, files, folders: pictureFolders }))
      const stopRetention = startJobNow(retentionJob(retention))
      await backUpNightly({ ...site, config: { ...config, backupKeep: 2 } }, new Date())
      await clock.pass(2 * hourMs)
      await wait(300)
      await stopTrash()
      await stopRetention()
    },
    left: async () => ({
      applications: await count('applications'),
      enquiries: await count('enquiries'),
      trash: await count('trash'),
      copies: (await readdir(copiesIn(dataDir))).length,
      backups: (await readdir(backupDir)).filter((name) => name.endsWith('.tar')).length,
      erasures: await count('erasures'),
    }),
  }
}

test('a clock that is 400 days ahead erases nothing until an owner says that the date is right', async (t) => {
  const { db, clock, env, files, incomingDir, run, left } = await openSite(t)
  const services = { db, files, incomingDir }
  const site = await createTestApp(t, { env, services, now: () => new Date() })
  const before = await readSetting(db, 'heartbeat')
  clock.jump(400 * dayMs)
  await run()
  assert.deepEqual(await left(), whole)
  assert.equal(await readSetting(db, 'heartbeat'), before, 'waiting explains nothing')
  assert.equal((await checkClock(db, new Date())).isRight, false)

  await db.deleteFrom('mails').execute()
  const seven = new Date(`${before?.slice(0, 10)}T03:00:00Z`)
  await db
    .updateTable('settings')
    .set({ value: seven.toISOString() })
    .where('name', '=', 'heartbeat')
    .execute()
  await mailTroubles({ ...site, wakeMail: () => undefined }, new Date())
  const [mail, ...others] = await mailsIn(db)
  assert.match(mail?.text ?? '', /The date of the server has jumped/)
  assert.deepEqual(others, [])
  assert.ok(Math.abs(Date.parse(mail?.created_at ?? '') - seven.getTime()) < hourMs)

  const headers = await signIn(site.app)
  const status = async () => (await send(site.app, calls.getStatus, { headers })).json()
  const { troubles, time } = await status()
  assert.deepEqual([troubles[0], time], ['clock', new Date().toISOString()])
  const say = (text: string) => send(site.app, calls.confirmTime, { headers, payload: { time: text } })
  for (const other of [seven.toISOString(), '', 'soon'])
    assert.notEqual((await say(other)).statusCode, 200, 'what another process shows')
  assert.equal((await say(time)).statusCode, 200)
  assert.ok(!(await status()).troubles.includes('clock'))
  await run()
  assert.deepEqual(await left(), erased)
})

for (const [jumped, ms] of Object.entries({ ahead: 400 * dayMs, back: -400 * dayMs }))
  test(`a clock that was ${jumped} and is set right goes on by itself`, async (t) => {
    const { db, config, clock, run, left } = await openSite(t)
    clock.jump(ms)
    await run()
    assert.deepEqual(await left(), whole)
    clock.jump(-ms)
    assert.ok(await trustedTime(db, new Date()))
    await run()
    assert.deepEqual(await left(), { ...whole, backups: 2 })
    for (const name of await readdir(config.backupDir))
      if (name.endsWith('.tar')) assert.ok(Math.abs(dayOf(name) - Date.now()) < 3 * dayMs, name)
  })

test('what people send while the clock is years back is kept as long as all else once it is right', async (t) => {
  const { db, clock, env, files, incomingDir, run, left } = await openSite(t)
  const stored = createStoredClock(() => new Date())
  const services = { db, files, incomingDir }
  const { app } = await createTestApp(t, { env, services, now: stored.clock })
  const message = { name: 'Rahul', phone: '98470 12345', message: 'A house in Aluva.' }
  const sendOne = async () =>
    assert.equal((await send(app, calls.createEnquiry, { payload: message })).statusCode, 200)
  const { enquiries } = await left()
  for (const follows of [() => stored.follow(db), async () => void stored.clock()]) {
    clock.jump(-6 * 365 * dayMs)
    await follows()
    await until(t, () => stored.clock().getTime() - Date.now() > dayMs)
    await sendOne()
    clock.jump(6 * 365 * dayMs)
    await until(t, () => Math.abs(stored.clock().getTime() - Date.now()) < hourMs)
  }
  await run()
  assert.equal((await left()).enquiries, enquiries + 2)
})

test('a clock that is set right after the start is used within the hour, not a day later', async (t) => {
  const { db, clock, start, left } = await openSite(t)
  await db.updateTable('enquiries').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute()
  clock.jump(400 * dayMs)
  const stop = await start()
  await wait(300)
  assert.equal((await left()).enquiries, 1)
  clock.jump(-400 * dayMs)
  await clock.pass(hourMs)
  await until(t, async () => (await left()).enquiries === 0)
  await stop()
})

test('what expires while the server runs is erased within the hour', async (t) => {
  const { db, clock, start, left } = await openSite(t)
  const stop = await start()
  await clock.pass(hourMs)
  await wait(300)
  assert.equal((await left()).enquiries, 1)
  await db.updateTable('enquiries').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute()
  await clock.pass(hourMs)
  await until(t, async () => (await left()).enquiries === 0)
  await stop()
})

const dayOf = (name: string) => Date.parse(name.replace(/^nightly-(....)(..)(..)T.*/, '$1-$2-$3'))

test('a weekend off asks nobody, and four days off ask once; a new site has nothing to ask', async (t) => {
  const { db } = await createTestApp(t)
  const start = new Date('2026-11-16T06:00:00Z')
  const at = (ms: number) => new Date(start.getTime() + ms)
  assert.deepEqual(await trustedTime(db, start), start)
  assert.ok(await trustedTime(db, at(3 * dayMs)))
  assert.equal(await trustedTime(db, at(7 * dayMs)), undefined)
  assert.equal(await trustedTime(db, at(7 * dayMs + hourMs)), undefined)
  assert.ok(await trustedTime(db, at(4 * dayMs)))
})
