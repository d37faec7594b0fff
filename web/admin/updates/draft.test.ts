import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { updateMessages } from '#contract/houses/messages.ts'
import { replaceGlobals } from '../../testing/answers.ts'
import { chooseFile, showImages } from '../../testing/images.ts'
import { turn } from '../../testing/turns.ts'
import { createPictureList } from '../images/picture-list.ts'
import { createDraft } from './draft.ts'
import type { QueuedUpdate } from './queue-store.ts'
import { words } from './words.ts'

const fresh: QueuedUpdate = {
  ...{ key: 'k1', account: 'asha', project: 'p1', project_name: 'House', state: 'draft', sentence: '' },
  ...{ happened_on: '2026-11-18', stage: '', text: '', everybody: false, images: [] },
  written_at: '2026-11-18T10:00:00Z',
}

function open(t: TestContext, begun = fresh) {
  showImages(t)
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const document = new EventTarget()
  replaceGlobals(t, { document })
  const rows = new Map([[begun.key, begun]])
  const list = createPictureList(false)
  const draft = createDraft(begun, list, {
    save: async (one) => void rows.set(one.key, one),
    discard: async (key) => void rows.delete(key),
  })
  const stop = draft.start()
  return { draft, list, stop, document, rows, kept: () => rows.get('k1') }
}

function form(values: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  return body
}

async function settle(t: TestContext, ms = 0) {
  for (let i = 0; i < 10; i++) await turn()
  t.mock.timers.tick(ms)
  for (let i = 0; i < 10; i++) await turn()
}

const namesOf = (update?: QueuedUpdate) => update?.images.map(({ name }) => name).join()

test('words and pictures are kept soon after they are there, and at once when the page is hidden', async (t) => {
  const { draft, list, document, kept } = open(t)
  list.add([chooseFile('a.jpg'), chooseFile('b.jpg', { size: null })], 10)
  await settle(t, 500)
  assert.equal(namesOf(kept()), 'a.jpg', 'one that cannot be used is left out')
  draft.write(form({ text: 'The slab is cast.', stage: 'roof', happened_on: '2026-11-17' }))
  await settle(t)
  assert.equal(kept()?.text, '')
  document.dispatchEvent(new Event('visibilitychange'))
  await settle(t)
  const { text, stage, happened_on, state } = kept() ?? fresh
  assert.deepEqual([text, stage, happened_on, state], ['The slab is cast.', 'roof', '2026-11-17', 'draft'])
})

test('one that another page has sent does not come back', async (t) => {
  const { draft, document, stop, rows } = open(t)
  draft.write(form({ text: 'The slab is cast.' }))
  await settle(t, 500)
  assert.equal(rows.size, 1)
  rows.clear()
  document.dispatchEvent(new Event('visibilitychange'))
  stop()
  await settle(t, 500)
  assert.equal(rows.size, 0)
})

test('leaving the screen keeps the last words, and the pictures that the screen takes with it', async (t) => {
  const { draft, list, stop, kept } = open(t)
  list.add([chooseFile('a.jpg')], 10)
  await settle(t)
  draft.write(form({ text: 'Wet for two weeks.' }))
  stop()
  list.clear()
  await settle(t)
  assert.equal(kept()?.text, 'Wet for two weeks.')
  assert.equal(namesOf(kept()), 'a.jpg')
})

test('an earlier draft comes back with its pictures, which are never lost meanwhile', async (t) => {
  const images = [chooseFile('a.jpg'), chooseFile('b.jpg')]
  const { draft, list, kept, document } = open(t, { ...fresh, text: 'Begun', images })
  // Before the browser has looked at them again.
  document.dispatchEvent(new Event('visibilitychange'))
  await turn()
  assert.equal(namesOf(kept()), 'a.jpg,b.jpg')
  await settle(t)
  assert.equal(list.get().chosen.length, 2)
  list.remove(list.get().chosen[0]?.id ?? '')
  await settle(t, 500)
  assert.equal(namesOf(kept()), 'b.jpg')
  draft.write(form({ text: '' }))
  list.clear()
  await settle(t, 500)
  assert.equal(kept(), undefined, 'an empty one is not kept')
})

test('finished, it waits to be sent and is no draft any more; without words or pictures it is refused', async (t) => {
  const { draft, list, stop, kept } = open(t)
  const { empty } = updateMessages
  await assert.rejects(draft.finish(form({ text: ' ' })), { message: empty, fields: { text: empty } })
  list.add([chooseFile('a.jpg')], 10)
  draft.write(form({ text: 'Done' }))
  await draft.finish(form({ text: 'Done', everybody: 'on' }))
  stop()
  await settle(t, 500)
  const { state, everybody, project_name, text } = kept() ?? fresh
  assert.deepEqual([state, everybody, project_name, text], ['waiting', true, 'House', 'Done'])
  assert.equal(namesOf(kept()), 'a.jpg')
})

test('a picture that turns out not to be usable while it is being sent keeps the update here', async (t) => {
  const { draft, list, stop, kept } = open(t)
  list.add([chooseFile('a.jpg'), chooseFile('b.jpg', { size: null })], 10)
  const values = { text: 'Two pictures of the slab.' }
  await assert.rejects(draft.finish(form(values)), { message: words.leftOut })
  assert.notEqual(kept()?.state, 'waiting')
  // Whoever has read that sends what is left.
  await draft.finish(form(values))
  stop()
  assert.deepEqual([kept()?.state, namesOf(kept())], ['waiting', 'a.jpg'])
})

test('what is finished counts as written then, however long ago it was begun', async (t) => {
  const { draft, kept } = open(t)
  await draft.finish(form({ text: 'Done' }))
  assert.ok((kept()?.written_at ?? '') > new Date(Date.now() - 60_000).toISOString())
})
