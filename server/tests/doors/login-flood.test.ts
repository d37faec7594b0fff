// @sqlite Strangers who guess passwords are stopped early and do not keep staff from logging in.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { attemptLimits } from '#contract/limits.ts'
import { createPasswords } from '../../auth/passwords.ts'
import { createTestApp, send, signIn, signInOnDevice } from '../../testing/app.ts'
import { mailedToken } from '../../testing/applications.ts'

const owner = { email: 'owner@example.com', password: 'a long enough secret' }
const anil = { ...owner, email: 'anil@example.com' }
const wrong = 'not this one'
const office = '198.51.100.1'
const elsewhere = '198.51.100.2'
const minute = 60_000

test('one network that guesses with ever new addresses is refused before hashing, and the owner gets in elsewhere', async (t) => {
  const site = await open(t)
  await signIn(site.app)
  const { most } = attemptLimits.loginNetwork
  const flood = Promise.all(Array.from({ length: 40 }, () => site.guess(1)))
  const logins = []
  for (let n = 0; n < 20; n++) logins.push(await site.logIn(owner, elsewhere))
  assert.deepEqual(new Set(logins), new Set([200]), 'on a device that is new each time')
  assert.deepEqual(new Set(await flood), new Set([401, 429]))
  let last = 0
  for (let n = 0; n < most && last !== 429; n++) last = await site.guess(1)
  assert.equal(last, 429)
  assert.equal(site.hashed().guesses, most)
  assert.equal(await site.logIn(owner, elsewhere), 200)
})

test('ten networks at once use up what strangers have, and the owner on a known device notices nothing', async (t) => {
  const site = await open(t)
  const device = await signInOnDevice(site.app)
  let attackers = 20
  const attack = async (network: number) => {
    let last = 0
    for (let tried = 0; tried < 40 && last !== 429 && !t.signal.aborted; tried += last === 503 ? 0 : 1)
      last = await site.guess(network)
    attackers -= 1
    return last
  }
  const flood = Promise.all(Array.from({ length: attackers }, (_, n) => attack(n % 10)))
  const logins: number[] = []
  while (attackers > 0 && !t.signal.aborted) logins.push(await site.logIn(owner, '10.0.0.1', device))
  assert.deepEqual(new Set(logins), new Set([200]))
  assert.deepEqual(new Set(await flood), new Set([429]))
  const { guesses } = site.hashed()
  assert.ok(guesses <= attemptLimits.loginSite.most, `${guesses} guesses`)
  assert.equal(await site.logIn(owner, elsewhere), 429, 'a new device has to wait')
  assert.equal(await site.logIn(owner, office, device), 200)
})

test('guesses at one account from many networks end for strangers, and not for the devices it is known on', async (t) => {
  const site = await open(t)
  const device = await signInOnDevice(site.app)
  await site.useUpGuesses()
  assert.equal(await site.logIn({ ...owner, password: wrong }, '10.0.0.7'), 429)
  assert.equal(await site.logIn(owner, elsewhere), 429)
  assert.equal(await site.logIn(owner, '10.0.0.1', device), 200)
  site.move(attemptLimits.loginSite.minutes * minute)
  assert.equal(await site.logIn(owner, elsewhere), 200)
})

test('the right password of an account that waits is not free, since anybody can sign up', async (t) => {
  const site = await open(t)
  await signIn(site.app)
  await send(site.app, calls.signup, { payload: anil })
  for (let n = 0; n < attemptLimits.login.most; n++) assert.equal(await site.logIn(anil, '10.0.0.1'), 403)
  assert.equal(await site.logIn(anil, '10.0.0.1'), 429)
})

test('the many IPv6 networks of one person count together', async (t) => {
  const site = await open(t)
  await signIn(site.app)
  const guess = (n: number, email = owner.email) =>
    site.logIn({ email, password: wrong }, `2001:db8:7:${n.toString(16)}::1`)
  for (let n = 0; n < attemptLimits.loginNetwork.most; n++) assert.equal(await guess(n), 401)
  assert.equal(await guess(1_000), 429)
  assert.equal(await guess(1_000, 'another@example.com'), 429)
  assert.equal(await site.logIn(owner, '2001:db8:8::1'), 200)
})

test('a reset link makes a new device known, whatever strangers do', async (t) => {
  const site = await open(t)
  await signIn(site.app)
  await site.useUpGuesses()
  assert.equal(await site.logIn(owner, elsewhere), 429)
  await send(site.app, calls.forgotPassword, { payload: owner, remoteAddress: elsewhere })
  const param = await mailedToken(site.db)
  const fresh = { ...owner, password: 'a new and better secret' }
  const reset = await send(site.app, calls.resetPassword, { param, payload: fresh, remoteAddress: elsewhere })
  const [cookie] = reset.cookies
  assert.equal(await site.logIn(fresh, elsewhere), 429)
  assert.equal(await site.logIn(fresh, elsewhere, { cookie: `${cookie?.name}=${cookie?.value}` }), 200)
})

test('an attempt that finds the queue full is not counted', async (t) => {
  const site = await open(t)
  await signIn(site.app)
  site.fillQueue(true)
  for (let n = 0; n <= attemptLimits.login.most; n++) assert.equal(await site.logIn(owner, elsewhere), 503)
  site.fillQueue(false)
  assert.equal(await site.logIn(owner, elsewhere), 200)
})

test('a stranger over the limits waits for the answer, and a known device does not', async (t) => {
  const refusalDelayMs = 200
  const patient = await open(t, { refusalDelayMs })
  await signIn(patient.app)
  await patient.useUpGuesses()
  const begun = performance.now()
  assert.equal(await patient.logIn(owner, elsewhere), 429)
  assert.ok(performance.now() - begun >= refusalDelayMs - 1)
  const endless = await open(t, { refusalDelayMs: 3_600_000 })
  const device = await signInOnDevice(endless.app)
  await endless.useUpGuesses()
  assert.equal(await endless.logIn(owner, elsewhere, device), 200)
})

test('a known device has ten wrong tries of its own, and another one is not concerned', async (t) => {
  const site = await open(t)
  const devices = [await signInOnDevice(site.app), await signInOnDevice(site.app)]
  const typo = () => site.logIn({ ...owner, password: wrong }, office, devices[0])
  for (let n = 0; n < 10; n++) assert.equal(await typo(), 401)
  assert.equal(await typo(), 429)
  assert.equal(await site.logIn(owner, elsewhere, devices[0]), 429)
  assert.equal(await site.logIn(owner, office, devices[1]), 200)
  assert.equal(await site.logIn(owner, office), 200)
})

test('the cookie of a device cannot be forged, does not fit another account, and ends with the password', async (t) => {
  const site = await open(t)
  const { cookie } = await signInOnDevice(site.app)
  await send(site.app, calls.signup, { payload: anil })
  await site.db.updateTable('accounts').set({ status: 'active' }).execute()
  const accounts = await site.db.selectFrom('accounts').select('id').orderBy('id').execute()
  const [ownId = '', anilsId = ''] = accounts.map(({ id }) => id)
  const isKnown = async (person: typeof owner, sent: string) => {
    const before = site.hashed().known
    await site.logIn(person, office, { cookie: sent })
    return site.hashed().known > before
  }
  assert.equal(await isKnown(owner, cookie), true)
  const [, value = ''] = cookie.split('=')
  const [device = '', signature = ''] = value.split('.')
  for (const forged of ['', '.', device, `x.${signature}`, `${device}.${'é'.repeat(signature.length)}`])
    assert.equal(await isKnown(owner, `device-${ownId}=${forged}`), false, forged)
  assert.equal(await isKnown(anil, `device-${anilsId}=${value}`), false)
  await site.db.updateTable('accounts').set({ password_hash: 'another' }).where('id', '=', ownId).execute()
  assert.equal(await isKnown(owner, cookie), false)
})

test('an account that waits for approval has no known device', async (t) => {
  const site = await open(t)
  const { cookie } = await signInOnDevice(site.app)
  await site.db.updateTable('accounts').set({ status: 'waiting' }).execute()
  assert.equal(await site.logIn(owner, office, { cookie }), 403)
  assert.equal(site.hashed().known, 0)
})

async function open(t: TestContext, services: { refusalDelayMs?: number } = {}) {
  let shift = 0
  let guesses = 0
  let isQueueFull = false
  const hashed = { known: 0, guesses: 0 }
  const real = createPasswords({ parallelism: 1, tagLength: 32, memory: 8, passes: 1 })
  const verify: typeof real.verify = (password, stored, priority) => {
    if (priority === 'high') hashed.known += 1
    if (password === wrong) hashed.guesses += 1
    return real.verify(password, stored, priority)
  }
  const isFull: typeof real.queue.isFull = (priority) => isQueueFull || real.queue.isFull(priority)
  const { app, db } = await createTestApp(t, {
    env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' },
    now: () => new Date(Date.now() + shift),
    services: { ...services, passwords: { ...real, verify, queue: { ...real.queue, isFull } } },
  })
  async function logIn(payload: typeof owner, from: string, headers: { cookie?: string } = {}) {
    const sent = { payload, headers: { ...headers, 'x-forwarded-for': from } }
    return (await send(app, calls.login, sent)).statusCode
  }
  return {
    app,
    db,
    logIn,
    /** With an address that nobody has typed before. */
    guess: (network: number) =>
      logIn({ email: `guest${guesses++}@example.com`, password: wrong }, `10.0.0.${network}`),
    /** All that strangers have, at one account: as many as one address may make, from address to address. */
    async useUpGuesses() {
      for (let n = 0; n < attemptLimits.loginSite.most; n++) {
        const address = `10.0.0.${Math.floor(n / attemptLimits.login.most)}`
        assert.equal(await logIn({ ...owner, password: wrong }, address), 401)
      }
    },
    hashed: () => ({ ...hashed }),
    fillQueue(full: boolean) {
      isQueueFull = full
    },
    move(ms: number) {
      shift += ms
    },
  }
}
