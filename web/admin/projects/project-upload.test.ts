import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { addPaths } from '../../api.ts'
import { paths } from '../../paths.ts'
import { type Asked, answerCalls } from '../../testing/answers.ts'
import { chooseFile, showImages } from '../../testing/images.ts'
import { turn, untilSo } from '../../testing/turns.ts'
import { createPictureList } from '../images/picture-list.ts'
import { createProject, showProject } from './project-upload.ts'

addPaths(paths)

const { signal } = new AbortController()
const words = { category: 'Villas', client: 'Asha', area: '2,400 sq ft', location: 'Aluva', description: '' }
const fields = { ...words, renderings: false, shown: true, pinned: false }
const created = { id: 'p1', slug: 'asha', message: 'Uploaded!' }

/** A list of pictures, those in capitals broken. */
function choose(t: TestContext, names: string) {
  showImages(t)
  const list = createPictureList(true)
  const files = [...names].map((name) => chooseFile(name, name === name.toLowerCase() ? {} : { size: null }))
  list.add(files, 30)
  return list
}

/** The server answers a new project by this function; `found` is what it has of it in its list. */
function answerProject(
  t: TestContext,
  onCreate: () => ReturnType<Parameters<typeof answerCalls>[1]>,
  found = {},
) {
  return answerCalls(t, ({ method, address }) => {
    if (address === calls.createProject.path) return onCreate()
    if (method === 'GET' && address.startsWith(calls.listProjects.path)) return { json: [found] }
    return { json: {} }
  })
}

const creations = (asked: Asked[]) =>
  asked.filter(({ address }) => address === calls.createProject.path).map(({ body }) => body as FormData)
const picturesIn = (form: FormData) =>
  [...form.values()].flatMap((value) => (value instanceof File ? [value.name] : [])).join('')

test('a new project is sent with its main image and three more, hidden until the rest is there', async (t) => {
  const list = choose(t, 'abcdef')
  const asked = answerProject(t, () => ({ json: created }))
  assert.deepEqual(await createProject(list, fields, signal), { ...fields, ...created })
  const [form] = creations(asked)
  assert.ok(form)
  assert.equal(picturesIn(form), 'abcd')
  assert.equal(form.get('shown'), 'false')
  assert.equal(form.get('client'), 'Asha')
  assert.deepEqual(
    list.get().chosen.map(({ state }) => state),
    ['sent', 'sent', 'sent', 'sent', 'ready', 'ready'],
  )
})

test('a picture that proves broken gives its place to the next; with too few nothing is sent', async (t) => {
  const asked = answerProject(t, () => ({ json: created }))
  await createProject(choose(t, 'aBcdef'), fields, signal)
  assert.deepEqual(creations(asked).map(picturesIn), ['acde'])
  assert.equal(await createProject(choose(t, 'aBcd'), fields, signal), undefined)
  assert.equal(creations(asked).length, 1)
})

test('a project whose answer was lost is found, not added twice; one that did not arrive is sent again', async (t) => {
  const images = ['/1.jpg', '/2.jpg', '/3.jpg']
  const stored = { ...fields, shown: false, id: 'p1', slug: 'asha', gallery_images: images }
  const cases: [found: object, sent: number][] = [
    [stored, 1],
    [{ ...stored, area: 'another' }, 2],
    [{ ...stored, gallery_images: images.slice(1) }, 2],
  ]
  for (const [found, sent] of cases) {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    let count = 0
    const asked = answerProject(t, () => (count++ === 0 ? 'lost' : { json: created }), found)
    const creating = createProject(choose(t, 'abcd'), fields, signal)
    await untilSo(t, () => count > 0)
    await turn()
    t.mock.timers.tick(6_000)
    assert.equal((await creating)?.id, 'p1')
    assert.equal(creations(asked).length, sent)
    t.mock.timers.reset()
  }
})

test('it is shown when all is there, if staff want visitors to see it', async (t) => {
  const asked = answerProject(t, () => ({ json: created }))
  await showProject({ ...fields, ...created, shown: false }, signal)
  assert.deepEqual(asked, [])
  await showProject({ ...fields, ...created }, signal)
  assert.deepEqual(asked, [
    { method: 'PUT', address: calls.showProject.path.replace(':id', 'p1'), body: { shown: true } },
  ])
})
