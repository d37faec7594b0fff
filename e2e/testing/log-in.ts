import { type Cookie, request } from '@playwright/test'
import { calls } from '../../contract/calls.ts'

export const owner = { email: 'owner@example.com', password: 'a long enough secret' }

/** By site and address: the next login is from the same browser, about which no mail is sent. */
const devices = new Map<string, Cookie[]>()

/** Logs in, creating the account first where the server does not have it yet. A session of its own each time. */
export async function logIn(baseURL: string, account = owner) {
  // Without the test's own cookies, since logging in ends the session that comes along.
  const person = `${baseURL} ${account.email}`
  const known = devices.get(person) ?? []
  const api = await request.newContext({ baseURL, storageState: { cookies: known, origins: [] } })
  let answer = await api.post(calls.login.path, { data: account })
  if (!answer.ok()) {
    await api.post(calls.signup.path, { data: account })
    answer = await api.post(calls.login.path, { data: account })
  }
  if (answer.status() !== 200) throw new Error(`No login: ${answer.status()} ${await answer.text()}`)
  const { cookies } = await api.storageState()
  devices.set(
    person,
    cookies.filter(({ name }) => name.includes('device-')),
  )
  await api.dispose()
  const flag = { name: 'isAdminAuthenticated', value: 'true' }
  return { cookies, origins: [{ origin: new URL(baseURL).origin, localStorage: [flag] }] }
}
