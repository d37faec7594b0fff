// A server of its own for a test that changes what others read at the same time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { request } from '@playwright/test'
import { findQuietPort } from '../../scripts/testing/ports.ts'
import { test as base, expect } from './browser.ts'
import { logIn } from './staff.ts'

/** On a busy machine. */
const startMs = 60_000

/** Without demo content. */
export async function startSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-e2e-'))
  const port = await findQuietPort()
  const origin = `http://localhost:${port}`
  const { PATH } = process.env
  const env = { PATH, PORT: String(port), DATA_DIR: dataDir, DEMO_CONTENT: 'off', LOG_LEVEL: 'silent' }
  const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: 'ignore' })
  const exit = once(server, 'exit')
  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
  try {
    await expect.poll(isUp, { timeout: startMs }).toBe(true)
  } catch (error) {
    server.kill('SIGKILL')
    throw error
  }
  const database = new DatabaseSync(join(dataDir, 'site.db'))
  const storageState = await logIn(origin)
  return {
    origin,
    /** Of its owner. */
    storageState,
    staff: await request.newContext({ baseURL: origin, storageState }),
    rename: (from: string, to: string) => database.exec(`alter table ${from} rename to ${to}`),
    /** So that nobody has tried anything too often. */
    forgetAttempts: () => database.exec('delete from attempts'),
    async stop() {
      await this.staff.dispose()
      database.close()
      server.kill('SIGTERM')
      await exit
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** As the owner of a server that the tests of one worker have for themselves, one after the other. */
export const test = base.extend<object, { site: Awaited<ReturnType<typeof startSite>> }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  storageState: async ({ site }, use) => use(await logIn(site.origin)),
})

export { expect }
