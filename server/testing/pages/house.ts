// For tests only: a house with a link for its family.
import type { TestContext } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { AppOptions } from '../../app.ts'
import { newId } from '../../db/clock.ts'
import { createTestApp, send, signIn } from '../app.ts'
import { formOf, mailsIn } from '../applications.ts'
import { storeProject } from '../images.ts'
import { renderer } from '../renderer.ts'

export const document = { accept: 'text/html,application/xhtml+xml' }
export const tokenIn = (text: string) => /\/house\/([\w-]{43})/.exec(text)?.[1] ?? ''

/** The clock stands still until `pass` moves it. */
export async function createHouse(
  t: TestContext,
  env: Record<string, string> = {},
  services: Partial<AppOptions> = {},
) {
  let now = new Date('2026-11-18T06:00:00Z')
  const site = await createTestApp(t, { services: { renderer, ...services }, env, now: () => now })
  const { app, db } = site
  const headers = await signIn(app)
  const { id: project } = await storeProject(db, { client: 'Susan Paul' }, 0, now)

  async function addLink(payload: object = { name: 'Susan' }) {
    const answer = (await send(app, calls.addHouseLink, { param: project, headers, payload })).json()
    return { id: answer.id as string, link: answer.link as string, token: tokenIn(answer.link) }
  }
  async function addUpdate(change: { happened_on?: string; stage?: 'roof' | ''; text?: string } = {}) {
    const id = newId()
    const words = { happened_on: '2026-11-18', stage: '' as const, text: 'The beams are cast.', ...change }
    const made = { by_name: 'Biju', version: 1, created_at: now.toISOString(), upload_key: null }
    await db
      .insertInto('updates')
      .values({ ...words, ...made, id, project_id: project })
      .execute()
    return id
  }
  const post = (url: string, fields: Record<string, string> = {}, language = 'en') => {
    const payload = formOf(fields)
    return app.inject({ method: 'POST', url, query: { language }, payload, headers: document })
  }
  const mailsTo = async (email: string) => (await mailsIn(db)).filter(({ recipient }) => recipient === email)
  /** Asks for mails and confirms it; resolves to the reader's own token. */
  async function follow(token: string, email: string, language = 'en') {
    await post(`/house/${token}/follow`, { email }, language)
    const own = tokenIn((await mailsTo(email)).at(-1)?.text ?? '')
    await post(`/house/${own}/confirm`)
    return own
  }
  return {
    ...{ ...site, headers, project, addLink, addUpdate, post, mailsTo, follow },
    open: (url: string) => app.inject({ url, headers: document }),
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    now: () => now,
  }
}
