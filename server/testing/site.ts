// For tests only: a client of a running server, over real connections.
import { calls } from '#contract/calls.ts'
import { form } from './images.ts'

export const owner = { email: 'owner@example.com', password: 'a long enough secret' }
const json = { 'content-type': 'application/json' }

export type Site = ReturnType<typeof visit>

export function visit(port: number) {
  const origin = `http://127.0.0.1:${port}`
  let cookie = ''

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, { redirect: 'manual', ...init, headers: { cookie, ...init.headers } })

  const post = (path: string, body: object, headers = {}) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers: { ...json, ...headers } })

  const put = (path: string, body: object) =>
    ask(path, { method: 'PUT', body: JSON.stringify(body), headers: json })

  return {
    origin,
    port,
    ask,
    post,
    put,
    cookie: () => cookie,
    /** Signs up first if needed. */
    async logIn(person = owner) {
      await (await post(calls.signup.path, person)).text()
      const answer = await post(calls.login.path, person)
      await answer.text()
      cookie = answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ')
      return answer.status
    },
    async addJob() {
      const job = { title: 'Mason', description: 'Two sites.', type: 'Full-time', experience: '2 years' }
      return (await (await post(calls.createJob.path, job)).json()).id as string
    },
    async apply(fields: Record<string, string>, cv?: { name: string; bytes: Buffer }) {
      const { payload, headers } = await form({ ...fields, ...(cv && { cv: [cv] }) })
      return ask(calls.createApplication.path, { method: 'POST', headers, body: new Uint8Array(payload) })
    },
    async list<T>(path: string): Promise<T[]> {
      return (await ask(path)).json()
    },
  }
}
