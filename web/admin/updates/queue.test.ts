import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { dayMs } from '#contract/days.ts'
import { addPaths } from '../../calls/api.ts'
import { paths } from '../../calls/paths.ts'
import { type Asked, answerCalls, replaceGlobals } from '../../testing/answers.ts'
import { turn, untilSo } from '../../testing/turns.ts'
import { createQueue } from './queue.ts'
import { type QueuedUpdate, type QueueStore, someUpdateWaits } from './queue-store.ts'

addPaths(paths)

type Answer = ReturnType<Parameters<typeof answerCalls>[1]>

const update: QueuedUpdate = {
  ...{ key: 'k1', account: 'asha', project: 'p1', project_name: 'House', state: 'waiting', sentence: '' },
  ...{ happened_on: '2026-11-18', stage: 'roof', text: 'The slab is cast.', everybody: false },
  images: [new File(['one'], 'a.jpg'), new File(['two'], 'b.jpg')],
  written_at: '2026-11-18T10:00:00Z',
}
const added: Answer = { json: { id: 'u1', message: 'Added.' } }

/** A database of the browser, in which several pages may look. */
function createDatabase(...start: QueuedUpdate[]) {
  const rows = new Map(start.map((one) => [one.key, one]))
  const store: QueueStore = {
    list: async () => [...rows.values()],
    put: async (one) => void rows.set(one.key, one),
    remove: async (key) => void rows.delete(key),
  }
  return { rows, store }
}

/** A page of the browser, on which somebody is logged in. The server knows `session`, and answers new updates in turn. */
function openPage(
  t: TestContext,
  store: QueueStore,
  { session = 'asha', answers = [added] as Answer[] } = {},
) {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const [window, document] = [new EventTarget(), new EventTarget()]
  replaceGlobals(t, { window, document })
  const waiting = [...answers]
  const asked = answerCalls(t, ({ address }) => {
    if (address === paths.whoAmI.path)
      return session ? { json: { id: session } } : { status: 401, json: { message: 'Please log in' } }
    return address.endsWith('/updates')
      ? (waiting.shift() ?? added)
      : { status: 400, json: { message: 'No.' } }
  })
  const queue = createQueue(store)
  const told: string[] = []
  const stop = queue.start('asha', {
    onSent: (message, refusal = '') => told.push(`${message} ${refusal}`.trim()),
    onOtherSession: () => told.push('other session'),
  })
  t.after(stop)
  return { queue, asked, told, window, stop }
}

const sentIn = (asked: Asked[]) =>
  asked.filter(({ address }) => address.endsWith('/updates')).map(({ body }) => body as FormData)
const keysIn = (asked: Asked[]) => sentIn(asked).map((body) => body.get('idempotency_key'))

/** Until it rests, and then over the pause before the next try. */
async function pass(t: TestContext, ms = 0) {
  for (let i = 0; i < 20; i++) await turn()
  t.mock.timers.tick(ms)
  for (let i = 0; i < 20; i++) await turn()
}

test('what waits is sent as soon as the page is open, with its words, its pictures and its key', async (t) => {
  const { rows, store } = createDatabase({ ...update, key: 'k2', written_at: '2026-11-18T11:00:00Z' }, update)
  const { queue, asked, told } = openPage(t, store)
  await untilSo(t, () => told.length === 2)
  assert.deepEqual(keysIn(asked), ['k1', 'k2'], 'the oldest first')
  const [body] = sentIn(asked)
  assert.equal(body?.get('text'), 'The slab is cast.')
  assert.equal(body?.get('account'), 'asha', 'the server refuses it under another name')
  assert.deepEqual([body?.get('stage'), body?.get('happened_on')], ['roof', '2026-11-18'])
  assert.equal(body?.getAll('images').length, 2)
  assert.equal(rows.size, 0)
  assert.deepEqual(queue.get().updates, [])
  assert.deepEqual(told, ['Added.', 'Added.'])
})

test('after a lost connection it is sent with the same key: after a pause, or as soon as the browser is online', async (t) => {
  const { rows, store } = createDatabase(update)
  const answers: Answer[] = ['lost', 'lost', { status: 503, json: {} }, added]
  const { asked, told, window, queue } = openPage(t, store, { answers })
  await pass(t)
  assert.equal(keysIn(asked).length, 1)
  assert.equal(rows.size, 1)
  assert.equal(queue.get().sending, undefined)
  await pass(t, 5_000)
  assert.equal(keysIn(asked).length, 2)
  await pass(t, 5_000)
  assert.equal(keysIn(asked).length, 2, 'each pause is longer')
  window.dispatchEvent(new Event('online'))
  await pass(t)
  assert.equal(keysIn(asked).length, 3)
  await pass(t, 5_000)
  assert.deepEqual(told, ['Added.'])
  assert.deepEqual(new Set(keysIn(asked)), new Set(['k1']))
  assert.equal(rows.size, 0)
})

test('a request that neither proceeds nor ends is given up and made again', async (t) => {
  const { store } = createDatabase(update)
  const { asked, told } = openPage(t, store, { answers: ['never', added] })
  await pass(t, 90_000)
  await pass(t, 5_000)
  assert.deepEqual(keysIn(asked), ['k1', 'k1'])
  assert.deepEqual(told, ['Added.'])
})

test('what the server refuses stays with its sentence, holds up no other, and goes after it was edited', async (t) => {
  const later = { ...update, key: 'k2', written_at: '2026-11-18T11:00:00Z' }
  const { rows, store } = createDatabase(update, later)
  const refused: Answer = { status: 400, json: { message: 'a.jpg: This image is damaged.' } }
  const { queue, told, asked } = openPage(t, store, { answers: [refused, added, added] })
  await untilSo(t, () => told.length === 1)
  await pass(t, 600_000)
  const [kept] = [...rows.values()]
  assert.deepEqual([kept?.state, kept?.sentence], ['refused', 'a.jpg: This image is damaged.'])
  assert.deepEqual(keysIn(asked), ['k1', 'k2'], 'it is not sent again by itself')
  assert.ok(kept)
  await queue.save({ ...kept, images: [], state: 'waiting' })
  queue.send()
  await untilSo(t, () => told.length === 2)
  assert.deepEqual(sentIn(asked).at(-1)?.getAll('images'), [])
  assert.equal(rows.size, 0)
})

test('a draft is not sent, and what is discarded is gone', async (t) => {
  const { rows, store } = createDatabase({ ...update, state: 'draft' })
  const { queue, asked } = openPage(t, store)
  await pass(t, 600_000)
  assert.equal(queue.get().updates.length, 1)
  assert.deepEqual(keysIn(asked), [])
  await queue.discard('k1')
  assert.equal(rows.size, 0)
  assert.deepEqual(queue.get().updates, [])
})

test('another account sees and sends none of it', async (t) => {
  const { store } = createDatabase({ ...update, account: 'biju' })
  const { queue, asked } = openPage(t, store)
  await pass(t)
  assert.deepEqual(queue.get().updates, [])
  assert.deepEqual(keysIn(asked), [])
})

test('what another account has not sent for thirty days is gone, and only that', async (t) => {
  const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
  const { rows, store } = createDatabase(
    { ...update, key: 'gone', account: 'biju', written_at: ago(31) },
    { ...update, key: 'draft', account: 'biju', state: 'draft', written_at: ago(31) },
    { ...update, key: 'recent', account: 'biju', written_at: ago(29) },
    { ...update, key: 'own', state: 'draft', written_at: ago(400) },
  )
  const { queue, stop } = openPage(t, store)
  await pass(t)
  assert.deepEqual([...rows.keys()], ['recent', 'own'])
  stop()
  await queue.discard('recent')
  assert.deepEqual([...rows.keys()], ['own'], "what ends after the session erases nobody else's")
})

test('before somebody is logged in nothing is erased, however old, and the login page can say that an update waits', async () => {
  const written_at = new Date(Date.now() - 31 * dayMs).toISOString()
  const { rows, store } = createDatabase({ ...update, written_at })
  assert.equal(await someUpdateWaits(store), true)
  assert.equal(rows.size, 1)
  assert.equal(await someUpdateWaits(createDatabase({ ...update, state: 'draft' }).store), false)
})

for (const [what, session] of Object.entries({ 'another account': 'biju', 'an ended session': '' }))
  test(`nothing is sent with ${what}, and nothing of it is left on the page`, async (t) => {
    const { rows, store } = createDatabase(update)
    const { asked, told, queue, stop } = openPage(t, store, { session })
    await pass(t, 5_000)
    assert.deepEqual(keysIn(asked), [])
    assert.deepEqual(new Set(told), new Set(['other session']))
    stop()
    assert.deepEqual(queue.get(), { ready: false, updates: [], loose: false })
    assert.equal(rows.size, 1)
  })

test('it is shown to everybody once it is stored, and told when that is refused', async (t) => {
  const { rows, store } = createDatabase({ ...update, everybody: true })
  const { asked, told } = openPage(t, store)
  await untilSo(t, () => told.length === 1)
  assert.deepEqual(asked.at(-1)?.body, { public: true })
  assert.deepEqual(told, ['Added. No.'])
  assert.equal(rows.size, 0)
})

test('two pages of one browser send it once', async (t) => {
  const { store } = createDatabase(update)
  const first = openPage(t, store)
  const second = createQueue(store)
  t.after(second.start('asha', { onSent: () => first.told.push('twice'), onOtherSession() {} }))
  await pass(t, 600_000)
  assert.deepEqual(keysIn(first.asked), ['k1'])
  assert.deepEqual(first.told, ['Added.'])
})

test('a browser without room for it says so, and sends it while the page is open', async (t) => {
  const { store } = createDatabase()
  const full: QueueStore = { ...store, put: () => Promise.reject(new Error('QuotaExceededError')) }
  const { queue, told, asked } = openPage(t, full, { answers: ['lost', added] })
  await pass(t)
  await queue.save(update)
  assert.equal(queue.get().loose, true)
  queue.send()
  await pass(t)
  assert.equal(queue.get().updates.length, 1)
  await pass(t, 5_000)
  assert.deepEqual(told, ['Added.'])
  assert.deepEqual(keysIn(asked), ['k1', 'k1'])
  assert.deepEqual([queue.get().updates.length, queue.get().loose], [0, false])
})
