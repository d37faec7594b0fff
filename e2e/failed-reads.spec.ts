// A page whose data the server could not read: it shows what is there, and the browser fetches the rest. A server of its
// own, since nobody else can read meanwhile.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { request } from '@playwright/test'
import { calls } from '../contract/calls.ts'
import { messages } from '../contract/messages.ts'
import { publicPages } from '../contract/pages.ts'
import { findQuietPort } from '../scripts/testing/ports.ts'
import { expect, test } from './browser.ts'
import { delayCall, logIn, refusals } from './staff.ts'

test.use({ expectedMessages: refusals })

test('the page says what failed, and is whole as soon as the browser can fetch it', async ({ page }) => {
  const site = await startSite()
  try {
    await site.addReview('Kept the date')
    const release = await delayCall(page, 'listReviews')
    site.rename('reviews', 'elsewhere')
    const answer = await page.goto(site.origin + publicPages.reviews.path)
    expect(answer?.status()).toBe(503)
    expect(await answer?.text()).toContain(messages.reviews.loadFailed)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    site.rename('elsewhere', 'reviews')
    release()
    await expect(page.getByText('Kept the date')).toBeVisible()
    expect((await page.reload())?.status()).toBe(200)
  } finally {
    await site.stop()
  }
})

async function startSite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-e2e-'))
  const port = await findQuietPort()
  const origin = `http://localhost:${port}`
  const { PATH } = process.env
  const env = { PATH, PORT: String(port), DATA_DIR: dataDir, DEMO_CONTENT: 'off', LOG_LEVEL: 'silent' }
  const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: 'ignore' })
  const exit = once(server, 'exit')
  await expect
    .poll(() =>
      fetch(`${origin}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      ),
    )
    .toBe(true)
  const database = new DatabaseSync(join(dataDir, 'site.db'))
  return {
    origin,
    rename: (from: string, to: string) => database.exec(`alter table ${from} rename to ${to}`),
    async addReview(review: string) {
      const staff = await request.newContext({ baseURL: origin, storageState: await logIn(origin) })
      expect((await staff.post(calls.createReview.path, { data: { name: 'Asha', review } })).status()).toBe(
        200,
      )
      await staff.dispose()
    },
    async stop() {
      database.close()
      server.kill('SIGTERM')
      await exit
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
