// @sqlite Every guarded call under every way to write its address, without a session: none of them leads past the guard.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type TestContext, test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { createTestApp } from '../../testing/app.ts'

const someId = '019a0000-0000-7000-8000-000000000000'
const someCv = `${'0'.repeat(32)}.pdf`
const guarded = Object.entries<Call>(calls).filter(([, call]) => call.access !== 'anyone')

const pathOf = ({ path }: Pick<Call, 'path'>) => path.replace(':name', someCv).replace(/:\w+/g, someId)

const variants: Record<string, (path: string) => string> = {
  'as it is': (path) => path,
  'with two slashes in front': (path) => `/${path}`,
  'with two slashes inside': (path) => path.replace(/(?<=.)\//, '//'),
  'with a slash behind': (path) => `${path}/`,
  'with two slashes behind': (path) => `${path}//`,
  'in capitals': (path) => path.toUpperCase(),
  'with one capital': (path) => `/${path.charAt(1).toUpperCase()}${path.slice(2)}`,
  'with an encoded letter': (path) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  'with encoded slashes': (path) => `/${path.slice(1).replaceAll('/', '%2f')}`,
  'with backslashes': (path) => `/${path.slice(1).replaceAll('/', '\\')}`,
  'with a dot inside': (path) => path.replace(/(?<=.)\//, '/./'),
  'by a detour': (path) => `/assets/..${path}`,
  'by an encoded detour': (path) => `/assets/%2e%2e${path}`,
  'there and back': (path) => `${path}/x/..`,
  'with a parameter of the path': (path) => `${path};a=b`,
  'with a question': (path) => `${path}?a=b`,
  'with an encoded question mark': (path) => `${path}%3Fa`,
  'with a fragment': (path) => `${path}#a`,
  'with an ending': (path) => `${path}.json`,
  'with a zero byte': (path) => `${path}%00`,
  'with a blank': (path) => `${path}%20`,
  'with another host in front': (path) => `//evil.example${path}`,
}

test('no guarded call opens, however its address is written', async (t) => {
  const { app } = await createTestApp(t)
  const ask = await visitor(t, await app.listen({ port: 0, host: '127.0.0.1' }))
  for (const [what, write] of Object.entries(variants))
    for (const [name, call] of guarded)
      for (const method of new Set([call.method, call.method === 'GET' ? 'HEAD' : call.method]))
        assertShut(await ask(method, write(pathOf(call))), `${name} ${method} ${what}`)
})

function assertShut(status: number | undefined, what: string) {
  assert.ok(status && [400, 401, 404].includes(status), `${what}: ${status}`)
}

/** Sends the path as it stands: `fetch` would put it in order first. */
async function visitor(t: TestContext, address: string) {
  const { hostname, port } = new URL(address)
  const agent = new Agent({ keepAlive: true })
  t.after(() => agent.destroy())
  return async (method: string, path: string) => {
    const sent = request({ agent, hostname, port, method, path, headers: { 'content-length': 0 } }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    return answer.statusCode
  }
}
