// The real server is killed in the middle of its nightly backup.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { test } from 'node:test'
import { backupJob } from '../backup/nightly.ts'
import { migrate } from '../db/database.ts'
import { readSetting } from '../db/settings.ts'
import { eventually, startJobNow, stopClock, strictLog } from '../testing/moved-clock.ts'
import { start } from '../testing/process.ts'
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
