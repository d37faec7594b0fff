import assert from 'node:assert/strict'
import { test } from 'node:test'
import { uploadMessages } from '#contract/admin/upload-messages.ts'
import { chooseFile, showImages } from '../../testing/images.ts'
import { createPictureList, type PictureList } from './picture-list.ts'

const files = (names: string) => [...names].map((name) => chooseFile(name))
/** The names in their order, the main image in brackets. */
const namesOf = (list: PictureList) =>
  list
    .get()
    .chosen.map(({ file, main }) => (main ? `(${file.name})` : file.name))
    .join('')
const idOf = (list: PictureList, name: string) =>
  list.get().chosen.find(({ file }) => file.name === name)?.id ?? ''
const sentencesOf = (list: PictureList) =>
  list.get().problems.map(({ name, sentence }) => `${name} ${sentence}`.trim())

function choose(names: string, { mainFirst = true, room = 30 } = {}) {
  const list = createPictureList(mainFirst)
  list.add(files(names), room)
  return list
}

test('photos keep the order in which they were chosen, and the first is the main image where there is none', (t) => {
  showImages(t)
  assert.equal(namesOf(choose('abcd')), '(a)bcd')
  assert.equal(namesOf(choose('abcd', { mainFirst: false })), 'abcd')
  const list = choose('ab')
  list.add(files('cd'), 30)
  assert.equal(namesOf(list), '(a)bcd')
})

test('photos are moved, made the main image and removed', (t) => {
  const { countShown } = showImages(t)
  const list = choose('abcde')
  const moves: [change: () => void, expected: string][] = [
    [() => list.move(idOf(list, 'e'), 0), '(a)ebcd'],
    [() => list.move(idOf(list, 'e'), 2), '(a)bced'],
    [() => list.move(idOf(list, 'b'), 3), '(a)cedb'],
    [() => list.move('unknown', 0), '(a)cedb'],
    [() => list.makeMain(idOf(list, 'd')), '(d)ceab'],
    [() => list.remove(idOf(list, 'd')), 'ceab'],
    [() => list.makeMain(idOf(list, 'a')), '(a)ceb'],
  ]
  for (const [change, expected] of moves) {
    change()
    assert.equal(namesOf(list), expected)
  }
  assert.equal(countShown(), 4)
  list.clear()
  assert.equal(countShown(), 0, 'previews are freed')
})

test('another main image sends the former one to the gallery, or away where it cannot go there', (t) => {
  showImages(t)
  const list = choose('ab')
  list.add(files('c'), 0, true)
  assert.equal(namesOf(list), '(c)ab')
  list.add(files('b'), 0, true)
  assert.equal(namesOf(list), '(b)ac', 'one that is there already changes places')
  const slot = createPictureList(false)
  slot.add(files('a'), 0, true)
  slot.add(files('bc'), 0, true)
  assert.equal(namesOf(slot), '(b)')
})

test('of too many photos the first are taken, and how many were left out is said', (t) => {
  showImages(t)
  const list = choose('abcd', { room: 2 })
  assert.equal(namesOf(list), '(a)bc')
  assert.deepEqual(sentencesOf(list), [`${uploadMessages.tooManyImages} 1 photo was left out.`])
  list.add(files('xyz'), 0)
  assert.deepEqual(sentencesOf(list), [`${uploadMessages.tooManyImages} 3 photos were left out.`])
  list.clearProblems()
  assert.deepEqual(sentencesOf(list), [])
})

test('a photo that is chosen twice is there once, and one of the same name beside it', (t) => {
  showImages(t)
  const list = choose('ab')
  list.add([chooseFile('a'), chooseFile('a', { at: 2 }), chooseFile('b', { bytes: 7 })], 30)
  assert.equal(namesOf(list), '(a)bab')
})

test('a file that cannot be used is named once, and leaves the others', async (t) => {
  showImages(t)
  const list = createPictureList(true)
  const pdf = chooseFile('plan.pdf', { type: 'application/pdf' })
  list.add([pdf, pdf, chooseFile('a'), chooseFile('broken', { size: null }), chooseFile('b')], 30)
  assert.deepEqual(sentencesOf(list), [`plan.pdf ${uploadMessages.notAnImage}`])
  await Promise.all(list.get().chosen.map(({ prepared }) => prepared))
  assert.deepEqual(sentencesOf(list).slice(1), [`broken ${uploadMessages.broken}`])
  assert.equal(namesOf(list), '(a)b')
  assert.deepEqual(
    list.get().chosen.map(({ state, bytes }) => [state, bytes]),
    [
      ['ready', 100],
      ['ready', 100],
    ],
  )
})

test('a photo that the browser cannot show is said to be converted, and shown afterwards', async (t) => {
  const { countShown } = showImages(t, () => new Blob([new Uint8Array(90)], { type: 'image/jpeg' }))
  const list = createPictureList(true)
  list.add([new File(['\0\0\0\x18ftypheic'], 'a.heic', { type: 'image/heic' })], 30)
  const said = new Set<string>()
  list.subscribe(() => said.add(list.get().chosen[0]?.sentence ?? ''))
  const [before] = list.get().chosen
  await before?.prepared
  const [after] = list.get().chosen
  assert.deepEqual([...said], [uploadMessages.converting, ''])
  assert.deepEqual([after?.state, after?.bytes], ['ready', 90])
  assert.notEqual(after?.preview, before?.preview)
  assert.equal(countShown(), 1)
  list.clear()
  assert.equal(countShown(), 0, 'previews are freed')
})

test('what was sent leaves the list, and a photo that is taken away stops what is done with it', (t) => {
  showImages(t)
  const list = choose('abc')
  const [a] = list.get().chosen
  list.patch(idOf(list, 'b'), { state: 'sent' })
  list.removeSent()
  assert.equal(namesOf(list), '(a)c')
  list.remove(a?.id ?? '')
  assert.equal(a?.removed.signal.aborted, true)
})
