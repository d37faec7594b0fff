// Browser tests as the owner of the site: `import { test, expect } from './staff.ts'` and every page is logged in.
import { test as base, expect, request } from '@playwright/test'
import { calls } from '#contract/calls.ts'

export { expect }

export const owner = { email: 'owner@example.com', password: 'a long enough secret' }

type State = Awaited<ReturnType<typeof logIn>>

/** Logs in, creating the account first where the server does not have it yet. A session of its own each time. */
export async function logIn(baseURL: string, account = owner) {
  const api = await request.newContext({ baseURL })
  let answer = await api.post(calls.login.path, { data: account })
  if (!answer.ok()) {
    await api.post(calls.signup.path, { data: account })
    answer = await api.post(calls.login.path, { data: account })
  }
  expect(answer.status(), await answer.text()).toBe(200)
  const { cookies } = await api.storageState()
  await api.dispose()
  const flag = { name: 'isAdminAuthenticated', value: 'true' }
  return { cookies, origins: [{ origin: new URL(baseURL).origin, localStorage: [flag] }] }
}

export const test = base.extend<{ quiet: undefined }, { staff: State }>({
  staff: [
    async ({ browserName: _ }, use, worker) => {
      await use(await logIn(worker.project.use.baseURL ?? ''))
    },
    { scope: 'worker' },
  ],
  storageState: ({ staff }, use) => use(staff),
  /** Whatever a screen writes to the console as an error fails the test; an answer that a test made fail does not. */
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
        errors.push(message.text())
      })
      await use(undefined)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})
