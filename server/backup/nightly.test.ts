import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { test } from 'node:test'
import { readConfig } from '../config.ts'
import { migrate } from '../db/database.ts'
import { lastBackup } from '../ops/last-backup.ts'
import { createTestDatabase } from '../testing/app.ts'
import { createInstallation } from '../testing/sites.ts'
import { backUpNightly, claimNight, latestTime, startBackups } from './nightly.ts'

test('the last times at which a backup was due follow the clock of the machine', () => {
  const at = (time: string) => new Date(`2026-11-15T${time}:00`)
  assert.deepEqual(latestTime('02:30', at('02:30')), at('02:30'))
  assert.deepEqual(latestTime('02:30', at('23:59')), at('02:30'))
  assert.deepEqual(latestTime('02:30', at('02:29')), new Date('2026-11-14T02:30:00'))
})

test('one of several processes makes the backup of a night; the night before the first start is skipped', async (t) => {
  const db = await createTestDatabase(t)
  const night = (day: number) => new Date(2026, 10, day, 2, 30)
  assert.equal(await claimNight(db, night(1)), false)
  assert.equal(await claimNight(db, night(1)), false)
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimNight(db, night(2))))
  assert.equal(claims.filter(Boolean).length, 1)
  assert.equal(await claimNight(db, night(2)), false)
})

test('the newest nightly backups and those made by a person stay; older and partial ones are removed', async (t) => {
  const site = await createInstallation(t)
  const { db, config } = site
  await migrate(db)
  const nights = [1, 2, 3, 4].map((day) => new Date(Date.UTC(2026, 10, day, 2, 30)))
  const keepTwo = { ...site, config: { ...config, backupKeep: 2 } }
  for (const [i, night] of nights.entries()) {
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

test('a backup that was missed or interrupted is made at the next start', async (t) => {
  const site = await createInstallation(t)
  const { db, config } = site
  await migrate(db)
  await claimNight(db, new Date(2026, 0, 1))
  const said = new PassThrough({ objectMode: true })
  const log = {
    info: (facts: object) => said.write(facts),
    error: (facts: object) => said.destroy(new Error(JSON.stringify(facts))),
  }
  await startBackups({ ...site, log })()
  assert.deepEqual(await readdir(config.backupDir), [])
  const stop = startBackups({ ...site, log })
  const [{ file }] = await once(said, 'data')
  await stop()
  assert.deepEqual(await readdir(config.backupDir), [file.slice(config.backupDir.length + 1)])
})

test('a folder that cannot be written is named in one sentence', async (t) => {
  const site = await createInstallation(t)
  await migrate(site.db)
  await writeFile(join(site.dataDir, 'backups'), 'a file, not a folder')
  await assert.rejects(
    backUpNightly(site, new Date()),
    /The folder .*backups cannot be written: check BACKUP_DIR/,
  )
})

test('the variables for backups are checked like all others', () => {
  assert.partialDeepStrictEqual(readConfig({ DATA_DIR: '/x' }), {
    backupDir: '/x/backups',
    backupAt: '02:30',
    backupKeep: 14,
  })
  assert.equal(readConfig({ BACKUP_AT: 'off' }).backupAt, undefined)
  assert.throws(
    () => readConfig({ BACKUP_AT: '25:00' }),
    /BACKUP_AT is a time of day such as 02:30, or 'off'/,
  )
  assert.throws(() => readConfig({ BACKUP_KEEP: '0' }), /BACKUP_KEEP must be at least 1/)
})
