import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { addPaths, CallError } from '../../calls/api.ts'
import { paths } from '../../calls/paths.ts'
import { answerCalls } from '../../testing/answers.ts'
import { chooseFile, showImages } from '../../testing/images.ts'
import { untilSo } from '../../testing/turns.ts'
import { passwordPrompt } from '../blocks/calls.ts'
import { createPictureList, type PictureList } from './picture-list.ts'
import { uploadGallery, uploadTogether } from './picture-upload.ts'

addPaths(paths)

type Answer = Parameters<typeof answerCalls>[1]
const stored = { json: { src: '/uploads/a.jpg' } }

/** Pictures of these names, of which those that are sent are answered by the function. */
function start(t: TestContext, names: string, answer: (name: string) => ReturnType<Answer>) {
  showImages(t)
  const list = createPictureList(false)
  list.add(
    [...names].map((name) => chooseFile(`${name}.jpg`)),
    30,
  )
  const asked = answerCalls(t, ({ body }) => answer(nameIn(body)))
  const sent = () => asked.map(({ body }) => nameIn(body)).join('')
  const keys = () => asked.map(({ body }) => (body as FormData).get('idempotency_key'))
  return { list, sent, keys, stop: new AbortController() }
}

const nameIn = (body: unknown) => ((body as FormData).get('image') as File).name.replace('.jpg', '')
const idOf = (list: PictureList, name: string) =>
  list.get().chosen.find(({ file }) => file.name.startsWith(name))?.id ?? ''
const statesOf = (list: PictureList) => list.get().chosen.map(({ state }) => state)
const sentencesOf = (list: PictureList) => list.get().chosen.map(({ sentence }) => sentence)

/** Through the pauses between attempts, which pass at once. */
async function untilSent(t: TestContext, sending: Promise<boolean>) {
  let over = false
  sending.finally(() => {
    over = true
  })
  await untilSo(t, () => {
    t.mock.timers.tick(6_000)
    return over
  })
  return sending
}

test('the pictures of a gallery are sent one by one in their order, each under a key of its own', async (t) => {
  const { list, sent, keys, stop } = start(t, 'abc', () => stored)
  list.move(idOf(list, 'c'), 0)
  assert.equal(await uploadGallery(list, 'p1', stop.signal), true)
  assert.equal(sent(), 'cab')
  assert.deepEqual(
    keys(),
    list.get().chosen.map(({ id }) => id),
  )
  assert.deepEqual(statesOf(list), ['sent', 'sent', 'sent'])
})

test('one that the server refuses says why, and the others are sent', async (t) => {
  for (const status of [400, 413, 415]) {
    const refused = { status, json: { message: 'b.jpg: This image is damaged.' } }
    const { list, sent, stop } = start(t, 'abc', (name) => (name === 'b' ? refused : stored))
    assert.equal(await uploadGallery(list, 'p1', stop.signal), false)
    assert.equal(sent(), 'abc')
    assert.deepEqual(statesOf(list), ['sent', 'failed', 'sent'])
    assert.deepEqual(sentencesOf(list), ['', refused.json.message, ''])
  }
})

test('when the server fails the rest waits, and is sent the next time', async (t) => {
  let works = false
  const { list, sent, stop } = start(t, 'abc', (name) => (name === 'b' && !works ? { status: 500 } : stored))
  assert.equal(await uploadGallery(list, 'p1', stop.signal), false)
  assert.deepEqual(statesOf(list), ['sent', 'failed', 'ready'])
  works = true
  assert.equal(await uploadGallery(list, 'p1', stop.signal), true)
  assert.equal(sent(), 'abbc')
})

test('a connection that breaks is tried again under the same key, so that nothing arrives twice', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let count = 0
  const { list, sent, keys, stop } = start(t, 'ab', () => (count++ < 2 ? 'lost' : stored))
  assert.equal(await untilSent(t, uploadGallery(list, 'p1', stop.signal)), true)
  assert.equal(sent(), 'aaab')
  assert.equal(new Set(keys().slice(0, 3)).size, 1)

  const lost = start(t, 'ab', () => 'lost')
  assert.equal(await untilSent(t, uploadGallery(lost.list, 'p1', stop.signal)), false)
  assert.equal(lost.sent(), 'aaa')
  assert.deepEqual(sentencesOf(lost.list), ['The connection broke off. Please try again.', ''])
})

test('a session that ends costs no picture: it is sent again once the password is there', async (t) => {
  let works = false
  const { list, sent, stop } = start(t, 'a', () => (works ? stored : { status: 401 }))
  const sending = uploadGallery(list, 'p1', stop.signal)
  await untilSo(t, passwordPrompt.isOpen)
  works = true
  passwordPrompt.succeed()
  assert.equal(await sending, true)
  assert.equal(sent(), 'aa')
})

test('sending is stopped, for all pictures or for one that is taken away', async (t) => {
  const whole = start(t, 'ab', () => 'never')
  const stopped = uploadGallery(whole.list, 'p1', whole.stop.signal)
  await untilSo(t, () => whole.sent() !== '')
  whole.stop.abort()
  assert.equal(await stopped, false)
  assert.equal(whole.sent(), 'a')
  assert.deepEqual(statesOf(whole.list), ['ready', 'ready'])

  const { list, sent, stop } = start(t, 'ab', (name) => (name === 'a' ? 'never' : stored))
  const sending = uploadGallery(list, 'p1', stop.signal)
  await untilSo(t, () => sent() !== '')
  list.remove(idOf(list, 'a'))
  assert.equal(await sending, true)
  assert.equal(sent(), 'ab')
})

test('of pictures that are sent together, only the one that the server names has failed', async (t) => {
  const outcomes: [error: CallError, states: string[]][] = [
    [
      new CallError(400, 'This image is damaged.', { fields: { 'b.jpg': 'This image is damaged.' } }),
      ['ready', 'failed'],
    ],
    [new CallError(500, ''), ['failed', 'failed']],
    [new CallError(409, 'Somebody else has changed it.'), ['ready', 'ready']],
  ]
  for (const [error, states] of outcomes) {
    const { list, stop } = start(t, 'ab', () => stored)
    const sending = uploadTogether(list, list.get().chosen, stop.signal, () => Promise.reject(error))
    await assert.rejects(sending, error)
    assert.deepEqual(statesOf(list), states)
  }
})
