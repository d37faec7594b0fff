import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { uploadMessages } from '#contract/admin/upload-messages.ts'
import { maxImageBytes, maxShrinkBytes } from '#contract/limits.ts'
import { CallError, connectionLost } from '../../../calls/api.ts'
import { chooseFile, showImages } from '../../../testing/images.ts'
import { turn } from '../../../testing/turns.ts'
import { findProblem, prepareFile, retry, toFormData } from './picture-file.ts'

const { signal } = new AbortController()
const wide = { width: 4_000, height: 3_000 }
const tooLarge = { width: 9_000, height: 6_700 }
const heicHead = '\0\0\0\x18ftypheic'
const jpeg = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })

/** What becomes of a file: its name and size, or the sentence about it. The worker makes 90 bytes of whatever it opens. */
async function prepare(t: TestContext, file: File, made: Blob | undefined = jpeg(90)) {
  showImages(t, () => made)
  return open(file).then(
    ({ name, size }) => `${name} ${size}`,
    (error: Error) => error.message,
  )
}

const open = (file: File, stop = signal) => prepareFile(file, stop, () => {})

test('a photo is sent as it is while it is small, and smaller where that saves something', async (t) => {
  const heavy = { bytes: 1_000_001 }
  assert.equal(await prepare(t, chooseFile('a.png', { type: 'image/png' })), 'a.png 100')
  assert.equal(await prepare(t, chooseFile('a.png', { type: 'image/png', ...heavy })), 'a.jpg 90')
  assert.equal(await prepare(t, chooseFile('a.jpg', { size: wide })), 'a.jpg 90')
  assert.equal(await prepare(t, chooseFile('a.jpg', { size: { width: 600, height: 4_000 } })), 'a.jpg 90')
  assert.equal(await prepare(t, chooseFile('a.jpg', { size: wide }), jpeg(101)), 'a.jpg 100')
  // Where the browser cannot make it smaller, the server can.
  showImages(t)
  assert.equal((await open(chooseFile('a.jpg', heavy))).size, heavy.bytes)
})

test('a photo that the server would refuse is made small enough, or refused with what to do', async (t) => {
  const heavy = { bytes: maxImageBytes + 1 }
  assert.equal(await prepare(t, chooseFile('a.jpg', heavy)), 'a.jpg 90')
  assert.equal(await prepare(t, chooseFile('a.jpg', { size: tooLarge })), 'a.jpg 90')
  const { shrinkFailed } = uploadMessages
  assert.equal(await prepare(t, chooseFile('a.jpg', heavy), jpeg(maxImageBytes + 1)), shrinkFailed)
  const { shrunk } = showImages(t)
  await assert.rejects(open(chooseFile('a.jpg', heavy)), { message: shrinkFailed })
  assert.deepEqual(shrunk, ['a.jpg'])
  // Opening these could take more memory than a phone has.
  for (const file of [
    chooseFile('a.jpg', { size: { width: 12_000, height: 10_100 } }),
    chooseFile('a.jpg', { bytes: maxShrinkBytes + 1 }),
  ])
    await assert.rejects(open(file), { message: shrinkFailed })
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
  assert.equal(await prepare(t, chooseFile('a.jpg', { size: null })), uploadMessages.broken)
  const unreadable = chooseFile('a.jpg', { size: null, bytes: maxImageBytes + 1 })
  assert.equal(await prepare(t, unreadable), uploadMessages.imageTooLarge)
})

test('a HEIC photo that the browser cannot open is converted, whatever it is called, or refused with what to do', async (t) => {
  const heic = new File([heicHead], 'a.jpg', { type: 'image/jpeg' })
  const said: string[] = []
  const { shrunk, started } = showImages(t, () => jpeg(90))
  assert.equal((await prepareFile(heic, signal, (sentence) => said.push(sentence))).size, 90)
  assert.deepEqual(said, [uploadMessages.converting])
  assert.deepEqual(started, ['heic-worker.ts'])
  // Nothing is fetched for a file that only has the name of one.
  const named = chooseFile('b.heic', { type: 'image/heic', size: null })
  await assert.rejects(open(named), { message: uploadMessages.heic })
  const vast = new File([heicHead, new Uint8Array(maxShrinkBytes)], 'c.heic')
  await assert.rejects(open(vast), { message: uploadMessages.heic })
  assert.deepEqual([shrunk, started], [['a.jpg'], ['heic-worker.ts']])
  // Safari says that it can, and then has no memory for it.
  showImages(t, (_, worker) => (worker === 'heic-worker.ts' ? jpeg(80) : undefined))
  assert.equal((await open(chooseFile('d.heic', { type: 'image/heic', head: heicHead }))).size, 80)
  showImages(t)
  await assert.rejects(open(heic), { message: uploadMessages.heic })
})

test('photos are opened one at a time; one that was taken away, or fails, holds up no other', async (t) => {
  const { shrunk } = showImages(t, () => jpeg(90))
  const gone = new AbortController()
  const [a, b, c] = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => chooseFile(name, { size: wide }))
  assert.ok(a && b && c)
  const taken = assert.rejects(open(a, gone.signal), { name: 'AbortError' })
  gone.abort()
  const broken = assert.rejects(open(chooseFile('x.jpg', { size: null })))
  const others = [open(b), open(c)]
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
