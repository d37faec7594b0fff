// The real server is killed in the middle of its nightly backup, or started with a clock that is 400 days ahead.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { backupJob } from '../backup/nightly.ts'
import { migrate } from '../db/database.ts'
import { readSetting } from '../db/settings.ts'
import { asha } from '../testing/applications.ts'
import { pdfCv } from '../testing/cvs.ts'
import { newFolder } from '../testing/folder.ts'
import { eventually, startJobNow, stopClock, strictLog } from '../testing/moved-clock.ts'
import { readyLine, run, start } from '../testing/process.ts'
import { visit } from '../testing/site.ts'
import { createInstallation } from '../testing/sites.ts'

const limit = { timeout: 60_000 }
const minute = 60_000

/** Loaded before the server: every backup stops short of its end, and says so. */
const hangingBackups = `data:text/javascript,${encodeURIComponent(`
  import { open } from 'node:fs/promises'
  const any = await open(process.execPath)
  Object.getPrototypeOf(any).truncate = () => {
    console.log('halfway')
    return new Promise(() => undefined)
  }
  await any.close()
`)}`

test(
  'a server that is killed during the backup of a night makes it after the next start',
  limit,
  async (t) => {
    const site = await createInstallation(t)
    await migrate(site.db)
    const killedAt = Date.now()
    const clock = stopClock(t, new Date(killedAt - 48 * 60 * minute))
    const list = async () =>
      (await readdir(site.config.backupDir)).filter((name) => name.startsWith('nightly'))
    // The night before the first start is skipped.
    const stopFirst = startJobNow(backupJob({ ...site, log: strictLog }))
    await eventually(async () => assert.ok(await readSetting(site.db, 'nightly backup')))
    await stopFirst()

    const killed = start(t, { ...site.env, PORT: '0' }, { preload: hangingBackups })
    await killed.prints(/halfway/)
    killed.process.kill('SIGKILL')
    await killed.exitCode()
    assert.match((await list()).join(), /^nightly-\w+\.tar\.part$/)

    clock.jump(killedAt + 14 * minute - Date.now())
    const stop = startJobNow(backupJob({ ...site, log: strictLog }))
    try {
      await eventually(async () => assert.match((await list()).join(), /^nightly-\w+\.tar$/))
    } finally {
      await stop()
    }
  },
)

const ahead = `data:text/javascript,${encodeURIComponent(`
  const now = Date.now
  const shown = () => now() + 400 * 86_400_000
  globalThis.Date = class extends Date {
    constructor(...given) { given.length > 0 ? super(...given) : super(shown()) }
    static now() { return shown() }
  }
`)}`

test('a server whose clock is 400 days ahead erases nobody, an owner is told, and the backup from before restores everybody', async (t) => {
  const [dataDir, fresh] = [await newFolder(t), await newFolder(t)]
  const people = async (from: string) => {
    const db = new DatabaseSync(join(from, 'site.db'), { readOnly: true })
    const found = db.prepare(
      'select (select count(*) from applications) a, (select count(*) from enquiries) e',
    )
    const { a, e } = found.get() as { a: number; e: number }
    db.close()
    return [a, e, (await readdir(join(from, 'uploads', 'cv'))).length]
  }
  const open = (preload?: string) => openServer(t, dataDir, preload)
  const first = await open()
  await first.site.logIn()
  const job_id = await first.site.addJob()
  for (const name of ['Asha', 'Biju', 'Chitra'])
    await first.site.apply({ ...asha, name, job_id }, { name: 'cv.pdf', bytes: pdfCv })
  const enquiry = { name: 'Deepa', phone: '9847012345', message: 'A house' }
  assert.equal((await first.site.post(calls.createEnquiry.path, enquiry)).status, 200)
  const backup = join(dataDir, 'backups', 'before.tar')
  await run('backup', [backup], { DATA_DIR: dataDir })
  await first.stop()

  const second = await open(ahead)
  await wait(3_000)
  assert.deepEqual(await people(dataDir), [3, 1, 3])
  await second.site.logIn()
  const { troubles, time } = await (await second.site.ask(calls.getStatus.path)).json()
  assert.ok(troubles.includes('clock'))
  assert.ok(Date.parse(time) - Date.now() > 399 * 86_400_000)
  await second.stop()
  assert.doesNotMatch((await readdir(join(dataDir, 'backups'))).join(), /erased/)

  // Somebody says that the date is right, though it is not.
  const third = await open(ahead)
  await third.site.logIn()
  assert.equal((await third.site.post(calls.confirmTime.path, { time })).status, 200)
  await third.stop()
  const fourth = await open(ahead)
  await eventually(async () => assert.deepEqual(await people(dataDir), [0, 0, 0]))
  await fourth.stop()

  assert.match(await run('restore', [backup], { DATA_DIR: fresh }), /Restored \d+ records and 3 files/)
  assert.deepEqual(await people(fresh), [3, 1, 3])
})

async function openServer(t: TestContext, dataDir: string, preload?: string) {
  const server = start(t, { DATA_DIR: dataDir, PORT: '0' }, { preload })
  await server.prints(readyLine)
  return {
    site: visit(server.port()),
    async stop() {
      server.process.kill('SIGTERM')
      assert.equal(await server.exitCode(), 0)
    },
  }
}
