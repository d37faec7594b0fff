import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { valuesOf } from '../../../server/testing/values.ts'
import { addPaths } from '../../calls/api.ts'
import { paths } from '../../calls/paths.ts'
import { type Asked, answerCalls } from '../../testing/answers.ts'
import { chooseFile, showImages } from '../../testing/images.ts'
import { turn, untilSo } from '../../testing/turns.ts'
import { createPictureList } from '../images/picture-list.ts'
import { createProject, showProject } from './project-upload.ts'

addPaths(paths)

const { signal } = new AbortController()
const words = { category: 'Villas', client: 'Asha', area: '2,400 sq ft', location: 'Aluva', description: '' }
const facts = { title: '', district: '', plot: '', cost_band: '', work: '', rera: '' }
const counts = { bedrooms: 0, handed_over: 0, months: 0 }
const fields = {
  ...words,
  ...facts,
  ...counts,
  building: false,
  renderings: false,
  shown: true,
  pinned: false,
}
const created = { id: 'p1', slug: 'asha', message: 'Uploaded!' }

/** A list of pictures, those in capitals broken. */
function choose(t: TestContext, names: string) {
  showImages(t)
  const list = createPictureList(true)
  const files = [...names].map((name) => chooseFile(name, name === name.toLowerCase() ? {} : { size: null }))
  list.add(files, 30)
  return list
}

/** The server answers a new project by this function. */
const answerProject = (t: TestContext, onCreate: () => ReturnType<Parameters<typeof answerCalls>[1]>) =>
  answerCalls(t, ({ address }) => (address === calls.createProject.path ? onCreate() : { json: {} }))

const creations = (asked: Asked[]) =>
  asked.filter(({ address }) => address === calls.createProject.path).map(({ body }) => body as FormData)
const picturesIn = (form: FormData) =>
  [...form.values()].flatMap((value) => (value instanceof File ? [value.name] : [])).join('')

test('a new project is sent with its main image and three more, hidden until the rest is there', async (t) => {
  const list = choose(t, 'abcdef')
  const asked = answerProject(t, () => ({ json: created }))
  assert.deepEqual(await createProject(list, fields, signal), { ...fields, ...created, isWaiting: true })
  const [form] = creations(asked)
  assert.ok(form)
  assert.equal(picturesIn(form), 'abcd')
  assert.equal(form.get('shown'), 'false')
  assert.equal(form.get('client'), 'Asha')
  assert.deepEqual(valuesOf(list.get().chosen, 'state'), ['sent', 'sent', 'sent', 'sent', 'ready', 'ready'])
})

test('a project whose pictures all fit into the first call is added shown, in one call', async (t) => {
  const asked = answerProject(t, () => ({ json: created }))
  const project = await createProject(choose(t, 'abcd'), fields, signal)
  assert.ok(project)
  await showProject(project, signal)
  assert.deepEqual(
    creations(asked).map((form) => [picturesIn(form), form.get('shown')]),
    [['abcd', 'true']],
  )
  assert.equal(asked.filter(({ method }) => method !== 'GET').length, 1)
  await createProject(choose(t, 'efgh'), { ...fields, shown: false }, signal)
  assert.equal(creations(asked).at(-1)?.get('shown'), 'false')
})

test('a picture that proves broken gives its place to the next; with too few nothing is sent', async (t) => {
  const asked = answerProject(t, () => ({ json: created }))
  await createProject(choose(t, 'aBcdef'), fields, signal)
  assert.deepEqual(creations(asked).map(picturesIn), ['acde'])
  assert.equal(await createProject(choose(t, 'aBcd'), fields, signal), undefined)
  assert.equal(creations(asked).length, 1)
})

test('a project whose answer was lost is sent again with the same key; with other words it is another one', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let count = 0
  const asked = answerProject(t, () => (count++ === 0 ? 'lost' : { json: created }))
  const list = choose(t, 'abcd')
  const creating = createProject(list, fields, signal)
  await untilSo(t, () => count > 0)
  await turn()
  t.mock.timers.tick(6_000)
  assert.equal((await creating)?.id, 'p1')
  await createProject(list, fields, signal)
  await createProject(list, { ...fields, area: 'another' }, signal)
  await createProject(choose(t, 'abcd'), fields, signal)
  const [first, ...others] = creations(asked).map((form) => form.get('idempotency_key'))
  assert.ok(first)
  assert.deepEqual(others.slice(0, 2), [first, first])
  assert.equal(new Set([first, ...others]).size, 3)
})

test('one that may be stored hidden is shown by a second call, also when the rest was taken out meanwhile', async (t) => {
  const asked = answerProject(t, () => ({ status: 400, json: {} }))
  const list = choose(t, 'abcde')
  await assert.rejects(createProject(list, fields, signal))
  list.remove(list.get().chosen[4]?.id ?? '')
  await assert.rejects(createProject(list, fields, signal))
  const sent = creations(asked).map((form) => [form.get('shown'), form.get('idempotency_key')])
  assert.deepEqual(sent[1], ['false', sent[0]?.[1]])
})

test('it is shown when all is there, if it waits for that', async (t) => {
  const asked = answerProject(t, () => ({ json: created }))
  await showProject({ ...fields, ...created, isWaiting: false }, signal)
  assert.deepEqual(asked, [])
  await showProject({ ...fields, ...created, isWaiting: true }, signal)
  assert.deepEqual(asked, [
    { method: 'PUT', address: calls.showProject.path.replace(':id', 'p1'), body: { shown: true } },
  ])
})
