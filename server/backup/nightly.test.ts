import assert from 'node:assert/strict'
import { appendFile, mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { KyselyPlugin } from 'kysely'
import { dayMs, newId } from '../db/clock.ts'
import { migrate } from '../db/database.ts'
import { recordErasure } from '../db/diary.ts'
import { lastBackup } from '../db/settings.ts'
import { confirmTime } from '../ops/clock-check.ts'
import { createTestDatabase } from '../testing/app.ts'
import { eventually, startJobNow, stopClock, type strictLog } from '../testing/moved-clock.ts'
import { createInstallation } from '../testing/sites.ts'
import { erasureListIn } from './erasures.ts'
import { backUpNightly, backupJob, findDueNight, latestTime, recordMade, recordTry } from './nightly.ts'

const minute = 60_000

/** A site that has run before, at a time when the backup of a night is due. */
async function openNight(t: TestContext) {
  const site = await createInstallation(t)
  await migrate(site.db)
  const now = new Date(2026, 10, 2, 2, 31)
  await recordMade(site.db, new Date(now.getTime() - dayMs))
  const clock = stopClock(t, now)
  const [made, failed]: [string[], string[]] = [[], []]
  const log = {
    info: ({ file }: { file: string }) => made.push(basename(file)),
    error: ({ err }: { err: Error }) => failed.push(err.message),
  }
  return { site, clock, log: log as typeof strictLog, made, failed }
}

test('the last times at which a backup was due follow the clock of the machine', () => {
  const at = (time: string) => new Date(`2026-11-15T${time}:00`)
  assert.deepEqual(latestTime('02:30', at('02:30')), at('02:30'))
  assert.deepEqual(latestTime('02:30', at('23:59')), at('02:30'))
  assert.deepEqual(latestTime('02:30', at('02:29')), new Date('2026-11-14T02:30:00'))
})

test('a night is due until its backup is made, and the one before the first start is not', async (t) => {
  const db = await createTestDatabase(t)
  const at = (day: number, hours: number, minutes = 0) => new Date(2026, 10, day, hours, minutes)
  const due = (now: Date) => findDueNight(db, '02:30', now)
  assert.equal(await due(at(1, 12)), undefined)
  assert.deepEqual(await due(at(2, 3)), at(2, 2, 30))
  await recordMade(db, at(2, 2, 30))
  assert.equal(await due(at(2, 23)), undefined)
  // Made while the clock was two days ahead.
  await recordMade(db, at(5, 2, 30))
  assert.deepEqual(await due(at(3, 12)), at(3, 2, 30))
})

test('a backup that fails is tried again that night, after a pause each time, and the next night begins anew', async (t) => {
  const db = await createTestDatabase(t)
  const begin = new Date(2026, 10, 2, 2, 30).getTime()
  await recordMade(db, new Date(begin - dayMs))
  const tries: number[] = []
  for (let minute = 0; minute < 25 * 60; minute++) {
    const now = new Date(begin + minute * 60_000)
    const night = await findDueNight(db, '02:30', now)
    if (!night) continue
    await recordTry(db, night, now)
    tries.push(minute)
  }
  assert.deepEqual(tries.slice(0, 6), [0, 10, 30, 70, 130, 190])
  assert.deepEqual(tries.slice(-4), [1390, 1440, 1450, 1470])
})

if (process.env.TEST_DATABASE_URL)
  test('while one of several processes on one PostgreSQL makes a backup, no other begins one', async (t) => {
    const { site, log, made, clock } = await openNight(t)
    const begun: number[] = []
    const finish = Promise.withResolvers<void>()
    const stops = [0, 1, 2, 3].map((n) => {
      const list = async () => {
        begun.push(n)
        await finish.promise
        return []
      }
      return startJobNow(backupJob({ ...site, files: { ...site.files, list }, log }), log)
    })
    await eventually(async () => assert.notEqual(begun[0], undefined))
    const [first = 0] = begun
    // Longer than the pause after a try that was killed.
    clock.jump(15 * minute)
    await clock.pass(minute)
    finish.resolve()
    await Promise.all(stops.filter((_, n) => n !== first).map((stop) => stop()))
    await eventually(async () => assert.equal(made.length, 1))
    await stops[first]?.()
    assert.deepEqual(new Set(begun), new Set([first]))
  })

test('a backup that failed is made as soon as it can be, also by a server that was started again', async (t) => {
  const { site, log, made, failed, clock } = await openNight(t)
  const { backupDir } = site.config
  await writeFile(backupDir, 'a file, not a folder')
  for (const again of [false, true]) {
    if (again) clock.jump(10 * minute)
    const stop = startJobNow(backupJob({ ...site, log }), log)
    await eventually(async () => assert.equal(failed.length, again ? 2 : 1))
    await stop()
  }
  assert.match(failed.join(), /cannot be written/)
  await rm(backupDir)
  const stop = startJobNow(backupJob({ ...site, log }), log)
  await clock.pass(20 * minute)
  await eventually(async () => assert.equal(made.length, 1))
  await stop()
  assert.equal((await readdir(backupDir)).length, 1)
})

test('while the list of what was erased cannot be written, no backup begins, so that none pile up', async (t) => {
  const { site, log } = await openNight(t)
  const { backupDir } = site.config
  await mkdir(erasureListIn(backupDir), { recursive: true })
  await recordErasure(site.db, [newId()])
  const keepTwo = { ...site, config: { ...site.config, backupKeep: 2 }, log }
  const job = backupJob(keepTwo)
  for (const minutes of [0, 15, 60]) {
    const now = new Date(Date.now() + minutes * minute)
    await assert.rejects(job.run(now, new AbortController().signal), /erased\.txt/)
  }
  assert.deepEqual(await readdir(backupDir), ['erased.txt'])
})

test('a backup that is complete but cannot be recorded removes the oldest one all the same', async (t) => {
  const { site, clock } = await openNight(t)
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const isRecord = node.kind === 'InsertQueryNode' && JSON.stringify(node).includes('"last backup"')
      if (isRecord) throw new Error('no room')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const keepTwo = { ...site, db: site.db.withPlugin(plugin), config: { ...site.config, backupKeep: 2 } }
  for (let n = 0; n < 3; n++) {
    clock.jump(10 * minute)
    await confirmTime(site.db, new Date())
    await assert.rejects(backUpNightly(keepTwo, new Date()), /no room/)
  }
  assert.equal((await readdir(site.config.backupDir)).length, 2)
})

test('the newest nightly backups and those made by a person stay; older and partial ones are removed', async (t) => {
  const site = await createInstallation(t)
  const { db, config } = site
  await migrate(db)
  const nights = [1, 2, 3, 4].map((day) => new Date(Date.UTC(2026, 10, day, 2, 30)))
  const keepTwo = { ...site, config: { ...config, backupKeep: 2 } }
  for (const [i, night] of nights.entries()) {
    await confirmTime(db, night)
    await backUpNightly(keepTwo, night)
    if (i === 0) {
      await writeFile(join(config.backupDir, 'backup-20261101T023000Z.tar'), 'by hand')
      const left = join(config.backupDir, 'nightly-20261001T023000Z.tar.part')
      await writeFile(left, 'half')
      await utimes(left, 0, 0)
    }
  }
  assert.deepEqual((await readdir(config.backupDir)).sort(), [
    'backup-20261101T023000Z.tar',
    'nightly-20261103T023000Z.tar',
    'nightly-20261104T023000Z.tar',
  ])
  assert.match((await lastBackup(db))?.file ?? '', /nightly-20261104T023000Z\.tar$/)
})

test('a backup by hand that was killed goes within minutes of the next start, and one that grows stays', async (t) => {
  const site = await createInstallation(t)
  await migrate(site.db)
  const { backupDir } = site.config
  await mkdir(backupDir)
  const [killed, growing] = ['backup-20261101T023000Z.tar.part', 'backup-20261102T023000Z.tar.part']
  await writeFile(join(backupDir, killed), 'half')
  let passed = 0
  const begun = performance.now()
  t.mock.method(performance, 'now', () => begun + passed)
  const job = backupJob({
    ...site,
    config: { ...site.config, backupAt: undefined },
    log: { info: () => undefined },
  })
  const left: number[] = []
  for (let i = 0; i < 30; i += 1) {
    await appendFile(join(backupDir, growing), 'more')
    await job.run(new Date(), new AbortController().signal)
    left.push((await readdir(backupDir)).length)
    passed += minute
  }
  assert.deepEqual([left[10], left[11]], [2, 1])
  assert.deepEqual(await readdir(backupDir), [growing])
})

test('a backup that was missed is made at the start, and one that a stop interrupted at the next', async (t) => {
  const { site, log, made } = await openNight(t)
  const [begun, stopped] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const list = async () => {
    begun.resolve()
    await stopped.promise
    return []
  }
  const stop = startJobNow(backupJob({ ...site, files: { ...site.files, list }, log }), log)
  await begun.promise
  const stopping = stop()
  stopped.resolve()
  await stopping
  assert.deepEqual([made, await readdir(site.config.backupDir)], [[], []])
  const stopNext = startJobNow(backupJob({ ...site, log }), log)
  await eventually(async () => assert.equal(made.length, 1))
  await stopNext()
  assert.deepEqual(await readdir(site.config.backupDir), made)
})
