// @sqlite Bytes that are almost HTTP: each gets a refusal or a closed connection, none a 5xx, and the next request is fine.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createTestApp } from '../../testing/app.ts'
import { portOf, talk } from '../../testing/process.ts'

const host = 'Host: localhost\r\n'
const post = (headers: string, body = '') =>
  `POST ${calls.login.path} HTTP/1.1\r\n${host}${headers}\r\n${body}`

const abuse: Record<string, string> = {
  'nothing but noise': '\u0000\u0001\u0002\u0003\r\n\r\n',
  'a TLS greeting': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'another protocol': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'an unknown method': `HACK / HTTP/1.1\r\n${host}\r\n`,
  'a version from the future': `GET / HTTP/9.9\r\n${host}\r\n`,
  'a space before the colon': 'GET / HTTP/1.1\r\nHost : localhost\r\n\r\n',
  'a folded header': `GET / HTTP/1.1\r\n${host}X: a\r\n b\r\n\r\n`,
  'a line break in a header': `GET / HTTP/1.1\r\n${host}X: a\rb\r\n\r\n`,
  'a zero byte in a header': `GET / HTTP/1.1\r\n${host}X: a\u0000b\r\n\r\n`,
  'length and chunks at once': post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
  'chunks under another name': post('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'),
  'chunks twice': post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n', '0\r\n\r\n'),
  'a chunk of a size that is none': post(
    'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n',
    'zz\r\n{}\r\n0\r\n\r\n',
  ),
  'a chunk of endless size': post(
    'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n',
    'fffffffffffffffffff\r\n{}',
  ),
  'a negative length': post('Content-Length: -1\r\n'),
  'a length that is no number': post('Content-Length: many\r\n'),
  'two lengths': post('Content-Length: 1\r\nContent-Length: 2\r\n'),
  'a list of lengths': post('Content-Length: 4, 4\r\n', '{}{}'),
  'a thousand headers': `GET / HTTP/1.1\r\n${host}${'X: y\r\n'.repeat(10_000)}\r\n`,
  'a path of 100 kB': `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`,
  'an expectation we do not know': post('Expect: miracles\r\nContent-Length: 0\r\n'),
  'a target that names a host': `GET http://evil.example.net/ HTTP/1.1\r\n${host}\r\n`,
  'two Host headers': `GET / HTTP/1.1\r\n${host}Host: evil.example.net\r\n\r\n`,
  'no Host header': 'GET / HTTP/1.1\r\n\r\n',
  'a star for a target': `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
  'CONNECT to somewhere else': 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
}

test('what is almost HTTP is refused or closed, and the next request is fine', async (t) => {
  const { app } = await createTestApp(t)
  const port = await portOf(t, app)
  for (const [what, bytes] of Object.entries(abuse)) {
    assertRefused(await everything(t, port, bytes), what)
    assert.equal((await fetch(`http://127.0.0.1:${port}/healthz`)).status, 200, what)
  }
})

test('a second request hidden in the body of the first is never answered', async (t) => {
  const { app } = await createTestApp(t)
  const port = await portOf(t, app)
  const hidden = `GET /healthz HTTP/1.1\r\n${host}\r\n`
  const smuggled = post(
    `Content-Length: ${hidden.length}\r\nTransfer-Encoding: chunked\r\n`,
    `0\r\n\r\n${hidden}`,
  )
  assert.doesNotMatch(await everything(t, port, smuggled), /"ok"/)
})

/** Whatever is said must be a refusal; saying nothing and hanging up is one too. */
function assertRefused(answer: string, what: string) {
  for (const [, status] of answer.matchAll(/HTTP\/1\.1 (\d+)/g))
    assert.match(status ?? '', /^4\d\d$/, `${what}: ${answer}`)
}

/** All that the server says to these bytes until one side ends the connection. */
async function everything(t: TestContext, port: number, bytes: string) {
  const { socket, closed } = await talk(t, port, '')
  socket.end(Buffer.from(bytes, 'latin1'))
  return closed
}
