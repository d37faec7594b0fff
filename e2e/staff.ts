// Browser tests as the owner of the site: `import { test, expect } from './staff.ts'` and every page is logged in.
import { request } from '@playwright/test'
import { calls } from '../contract/calls.ts'
import { test as base, expect } from './browser.ts'

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

export const test = base.extend<object, { staff: State }>({
  staff: [
    async ({ browserName: _ }, use, worker) => {
      await use(await logIn(worker.project.use.baseURL ?? ''))
    },
    { scope: 'worker' },
  ],
  storageState: ({ staff }, use) => use(staff),
})
