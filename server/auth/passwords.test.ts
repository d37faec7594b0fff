// @sqlite
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { createPasswords } from './passwords.ts'

const email = 'chitra.nair@example.com'

const refused = {
  'seven characters': ['seven77', /at least 8 characters/],
  'four emoji, which computers count as eight': ['🏠🏡🏘🏚', /at least 8 characters/],
  '129 characters': [`${'x1'.repeat(64)}y`, /at most 128 characters/],
  'one of the commonest': ['Password123', /easy to guess/],
  'a common one in full-width letters': ['ｐａｓｓｗｏｒｄ', /easy to guess/],
  'one character, many times': ['zzzzzzzzzzzz', /easy to guess/],
  'the address itself': ['Chitra.Nair@Example.com', /must not be the email address/],
  'the first part of the address': ['chitra.nair', /must not be the email address/],
  'nothing but blanks': ['          ', /^Please fill in all fields$/],
} satisfies Record<string, [string, RegExp]>

test('a password that is short, long or easily guessed is refused with a sentence that says why', async (t) => {
  const { app } = await createTestApp(t)
  for (const [what, [password, sentence]] of Object.entries(refused)) {
    const answer = await send(app, calls.signup, { payload: { email, password } })
    assert.equal(answer.statusCode, 400, what)
    assert.match(answer.json().message, sentence)
    const login = { email, password: `${password}.` }
    assert.equal((await send(app, calls.login, { payload: login })).statusCode, 401, what)
  }
})

test('a good password has to be typed exactly, on whatever keyboard', async (t) => {
  const { app, db } = await createTestApp(t)
  const composed = 'café crème brûlée'.normalize('NFC')
  for (const password of [
    'eight888',
    'ഒരു നല്ല രഹസ്യം',
    '🏠🌴'.repeat(64),
    ' leading and trailing ',
    composed,
  ]) {
    const logIn = async (typed: string) =>
      (await send(app, calls.login, { payload: { email, password: typed } })).statusCode
    assert.equal((await send(app, calls.signup, { payload: { email, password } })).statusCode, 200)
    assert.deepEqual([await logIn(password), await logIn(password.normalize('NFD'))], [200, 200], password)
    assert.equal(await logIn(password.slice(0, -1)), 401, password)
    await db.deleteFrom('accounts').execute()
  }
})

test('a wrong password and an unknown address cannot be told apart', async (t) => {
  const real = createPasswords()
  let hashed = 0
  const passwords = {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => {
      hashed += 1
      return real.verify(...given)
    },
  }
  const { app } = await createTestApp(t, { services: { passwords } })
  await signIn(app)
  const attempts = []
  for (const address of ['owner@example.com', 'nobody@example.com']) {
    hashed = 0
    const answer = await send(app, calls.login, { payload: { email: address, password: 'not this one' } })
    const { date: _, ...headers } = answer.headers
    attempts.push({ status: answer.statusCode, body: answer.body, headers, hashed })
  }
  assert.deepEqual(attempts[0], attempts[1])
  assert.partialDeepStrictEqual(attempts[0], { status: 401, hashed: 1 })
})

test('hashing for nobody takes the same work and never succeeds', async () => {
  const { verify, hash } = createPasswords()
  assert.equal(await verify('anything at all'), false)
  assert.equal(await verify('anything at all', await hash('anything at all')), true)
})

test('a flood of logins is turned away after a short queue, and told when to come back', async (t) => {
  const { app } = await createTestApp(t, { services: { passwords: createPasswords() } })
  await signIn(app)
  const flood = Array.from({ length: 40 }, (_, n) =>
    send(app, calls.login, { payload: { email: `guest${n}@example.com`, password: 'some guess' } }),
  )
  const answers = await Promise.all(flood)
  const busy = answers.filter((answer) => answer.statusCode === 503)
  assert.ok(busy.length > 0 && busy.length <= 23, `${busy.length} were turned away`)
  assert.equal(answers.filter((answer) => answer.statusCode === 401).length, 40 - busy.length)
  assert.match(String(busy[0]?.headers['retry-after']), /^\d+$/)
  assert.match(busy[0]?.json().message, /busy/)
  await signIn(app)
})
