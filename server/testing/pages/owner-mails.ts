// For tests only: a site with an owner, and the mails about what is wrong that it would write at a given moment.
import type { TestContext } from 'node:test'
import { calls } from '#contract/calls.ts'
import { confirmTime } from '../../ops/clock-check.ts'
import { mailTroubles } from '../../ops/monitoring/troubles.ts'
import { createTestApp, send, signIn } from '../app.ts'
import { mailsIn } from '../applications.ts'
import { renderer } from '../renderer.ts'

/** The clock stands still until `setTime` moves it. */
export async function createMailedSite(t: TestContext, env: Record<string, string> = {}) {
  let now = new Date('2026-11-18T06:00:00Z')
  let room = true
  const hasRoom = async () => room
  const site = await createTestApp(t, { env, now: () => now, services: { renderer, hasRoom } })
  const { app, db } = site
  const headers = await signIn(app)
  const services = { ...site, hasRoom, wakeMail: () => undefined }
  await db.deleteFrom('mails').execute()
  /** The server has run all the time, however far the clock has moved. */
  const run = () => confirmTime(db, now)
  /** The same. */
  async function stayLoggedIn() {
    const at = now.toISOString()
    await db.updateTable('sessions').set({ created_at: at, last_used_at: at }).execute()
  }
  return {
    ...{ ...site, headers, services },
    setTime: (text: string) => {
      now = new Date(text)
    },
    fillDisk: (isFull = true) => {
      room = !isFull
    },
    async mailTroubles() {
      await run()
      await mailTroubles(services, now)
    },
    /** Resolves to the mails that are new, and forgets them. */
    async takeMails() {
      const mails = await mailsIn(db)
      await db.deleteFrom('mails').execute()
      return mails
    },
    stayLoggedIn,
    async status() {
      await run()
      await stayLoggedIn()
      return (await send(app, calls.getStatus, { headers })).json().troubles as string[]
    },
  }
}
