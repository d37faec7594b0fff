import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { uploadMessages } from '#contract/admin/upload-messages.ts'
import { maxImageBytes, maxShrinkBytes } from '#contract/limits.ts'
import { CallError, connectionLost } from '../../api.ts'
import { chooseFile, showImages } from '../../testing/images.ts'
import { turn } from '../../testing/turns.ts'
import { findProblem, prepareFile, retry, toFormData } from './picture-file.ts'

const { signal } = new AbortController()
const wide = { width: 4_000, height: 3_000 }
const tooLarge = { width: 9_000, height: 6_700 }
const heicHead = '\0\0\0\x18ftypheic'
const jpeg = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })

/** What becomes of a file: its name and size, or the sentence about it. The worker makes 90 bytes of whatever it opens. */
async function prepare(t: TestContext, file: File, made: Blob | undefined = jpeg(90)) {
  showImages(t, () => made)
  return prepareFile(file, signal).then(
    ({ name, size }) => `${name} ${size}`,
    (error: Error) => error.message,
  )
}

test('a photo is sent as it is while it is small, and smaller where that saves something', async (t) => {
  const heavy = { bytes: 1_000_001 }
  assert.equal(await prepare(t, chooseFile('a.png', { type: 'image/png' })), 'a.png 100')
  assert.equal(await prepare(t, chooseFile('a.png', { type: 'image/png', ...heavy })), 'a.jpg 90')
  assert.equal(await prepare(t, chooseFile('a.jpg', { size: wide })), 'a.jpg 90')
  assert.equal(await prepare(t, chooseFile('a.jpg', { size: { width: 600, height: 4_000 } })), 'a.jpg 90')
  assert.equal(await prepare(t, chooseFile('a.jpg', { size: wide }), jpeg(101)), 'a.jpg 100')
  // Where the browser cannot make it smaller, the server can.
  showImages(t)
  assert.equal((await prepareFile(chooseFile('a.jpg', heavy), signal)).size, heavy.bytes)
})

test('a photo that the server would refuse is made small enough, or refused with what to do', async (t) => {
  const heavy = { bytes: maxImageBytes + 1 }
  assert.equal(await prepare(t, chooseFile('a.jpg', heavy)), 'a.jpg 90')
  assert.equal(await prepare(t, chooseFile('a.jpg', { size: tooLarge })), 'a.jpg 90')
  const { shrinkFailed } = uploadMessages
  assert.equal(await prepare(t, chooseFile('a.jpg', heavy), jpeg(maxImageBytes + 1)), shrinkFailed)
  const { shrunk } = showImages(t)
  await assert.rejects(prepareFile(chooseFile('a.jpg', heavy), signal), { message: shrinkFailed })
  assert.deepEqual(shrunk, ['a.jpg'])
  // Opening these could take more memory than a phone has.
  for (const file of [
    chooseFile('a.jpg', { size: { width: 12_000, height: 10_100 } }),
    chooseFile('a.jpg', { bytes: maxShrinkBytes + 1 }),
  ])
    await assert.rejects(prepareFile(file, signal), { message: shrinkFailed })
  assert.deepEqual(shrunk, ['a.jpg'])
})

test('a file that is no photo says what it is and what to do', async (t) => {
  const heic = { type: 'image/heic' }
  assert.equal(findProblem(chooseFile('plan.pdf', { type: 'application/pdf' })), uploadMessages.notAnImage)
  for (const [name, type] of [
    ['a.HEIC', ''],
    ['a', 'image/heif'],
    ['a.webp', 'image/webp'],
  ] as const)
    assert.equal(findProblem(chooseFile(name, { type })), undefined, name)
  // Safari opens them.
  assert.equal(await prepare(t, chooseFile('a.heic', heic)), 'a.jpg 90')
  assert.equal(await prepare(t, chooseFile('a.heic', { ...heic, size: null })), uploadMessages.heic)
  assert.equal(await prepare(t, new File([heicHead], 'a.jpg', { type: 'image/jpeg' })), uploadMessages.heic)
  assert.equal(await prepare(t, chooseFile('a.jpg', { size: null })), uploadMessages.broken)
  const unreadable = chooseFile('a.jpg', { size: null, bytes: maxImageBytes + 1 })
  assert.equal(await prepare(t, unreadable), uploadMessages.imageTooLarge)
})

test('photos are opened one at a time; one that was taken away, or fails, holds up no other', async (t) => {
  const { shrunk } = showImages(t, () => jpeg(90))
  const gone = new AbortController()
  const [a, b, c] = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => chooseFile(name, { size: wide }))
  assert.ok(a && b && c)
  const taken = assert.rejects(prepareFile(a, gone.signal), { name: 'AbortError' })
  gone.abort()
  const broken = assert.rejects(prepareFile(chooseFile('x.jpg', { size: null }), signal))
  const others = [prepareFile(b, signal), prepareFile(c, signal)]
  await Promise.all([taken, broken, ...others])
  assert.deepEqual(shrunk, ['b.jpg', 'c.jpg'])
})

test('a lost connection and a busy server are tried again after a pause, at most twice', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const outcomes: [errors: Error[], tries: number, result: unknown][] = [
    [[connectionLost(), new CallError(503, '')], 3, 'sent'],
    [[connectionLost(), connectionLost(), connectionLost()], 3, 0],
    [[new CallError(400, 'no')], 1, 400],
  ]
  for (const [errors, expected, result] of outcomes) {
    let tries = 0
    const sending = retry(signal, async () => {
      const error = errors[tries++]
      if (error) throw error
      return 'sent'
    }).catch((error: CallError) => error.status)
    await passPauses(t)
    assert.equal(await sending, result)
    assert.equal(tries, expected)
  }
})

test('who stops meanwhile sends nothing more', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const stop = new AbortController()
  let tries = 0
  const sending = retry(stop.signal, async () => {
    tries++
    throw connectionLost()
  })
  const stopped = assert.rejects(sending, { name: 'AbortError' })
  stop.abort()
  await passPauses(t)
  await stopped
  assert.equal(tries, 1)
})

/** Promises settle between two pauses. */
async function passPauses(t: TestContext) {
  for (let pause = 0; pause < 2; pause++) {
    await turn()
    t.mock.timers.tick(6_000)
  }
  await turn()
}

test('a form has a part for each file of a list, one for a list of words, and none for what is left out', () => {
  const [a, b] = [chooseFile('a.jpg'), chooseFile('b.jpg')]
  const words = [{ english: 'Asha' }, { english: 'Aluva' }]
  const form = toFormData({ client: 'Asha', shown: false, images: [a, b], words, main: undefined })
  assert.deepEqual([...form.keys()], ['client', 'shown', 'images', 'images', 'words'])
  assert.equal(form.get('words'), JSON.stringify(words))
  assert.equal(form.get('shown'), 'false')
})
