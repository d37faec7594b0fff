import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/public-messages.ts'
import { adminCall } from '../admin/blocks/calls.ts'
import { answerCalls, replaceGlobals } from '../testing/answers.ts'
import { addPaths, addressOf, CallError, call, connectionLost, createQueryClient } from './api.ts'
import { paths } from './paths.ts'

addPaths(paths)

test('the address of a call has its parameters, and leaves out what is not asked for', () => {
  assert.equal(
    addressOf('getProject', { params: { id: 'a/b c' } }),
    calls.getProject.path.replace(':id', 'a%2Fb%20c'),
  )
  const query = { search: '', category: 'Floor coating', location: undefined, offset: 0 }
  assert.match(addressOf('listProjects', { query }), /\?category=Floor\+coating&offset=0$/)
})

test('a list comes with how many there are in all, without what is no record', async (t) => {
  answerCalls(t, ({ address }) => ({
    json: [{ id: 1 }, null, 'x', { id: 2 }],
    total: address.includes('limit') ? 40 : undefined,
  }))
  const some = await call('listReviews', { query: { limit: 2 } })
  assert.deepEqual([some.items.map(({ id }) => id), some.total], [['1', '2'], 40])
  assert.equal((await call('listReviews', {})).total, 2)
})

test('every answer that is none is a failure, with the words of the server where it sent some', async (t) => {
  const fields = { title: 'Too long.' }
  const failures = [
    [
      { status: 400, json: { message: 'Wrong', fields } },
      { status: 400, message: 'Wrong', fields },
    ],
    [{ status: 500 }, { status: 500, message: '', fields: {} }],
    [{ status: 200 }, { status: 200, message: '' }],
    [{ json: [] }, { status: 200, message: '' }],
    [{ status: 502 }, { status: 0, message: '', reason: messages.errors.noConnection }],
    [{ status: 503 }, { status: 0, message: '', reason: messages.errors.noConnection }],
    [
      { status: 503, json: { message: 'Busy' } },
      { status: 503, message: 'Busy' },
    ],
    ['lost', { status: 0, message: '', reason: messages.errors.noConnection }],
  ] as const
  for (const [answer, expected] of failures) {
    answerCalls(t, () => answer)
    await assert.rejects(call('getJob', { params: { id: '1' } }), { ...expected })
  }
  answerCalls(t, () => ({ json: { jobs: [] } }))
  await assert.rejects(call('listJobs', {}), CallError)
})

test('what makes something goes again with its key until there is an answer', async (t) => {
  const answers = ['lost', { status: 502 }, { status: 409, json: {} }, { json: { message: 'ok' } }] as const
  const asked = answerCalls(t, () => answers[asked.length - 1] ?? 'lost')
  const params = { id: '1' }
  for (const _ of answers)
    await adminCall('addEnquiryNote', { params, body: { text: 'Called' } }).catch(() => undefined)
  const form = new FormData()
  for (const file of ['one', 'one', 'another']) {
    form.set('image', new File([file], `${file}.webp`, { lastModified: 1 }))
    await adminCall('createService', { body: form }).catch(() => undefined)
  }
  await adminCall('updateEnquiry', { params, body: {} }).catch(() => undefined)
  const keys = asked.map(({ key }) => key)
  const [first] = keys
  assert.match(first ?? '', /^[\d-]{16,}$/)
  assert.deepEqual(keys.slice(1, 3), [first, first])
  assert.equal(keys[4], keys[5])
  assert.equal(
    new Set(keys).size,
    5,
    'after an answer, with other words or other files: another one; none for a change',
  )
})

test('what is sent is JSON, or a form as it is; its progress is told, and it can be stopped', async (t) => {
  const asked = answerCalls(t, () => ({ json: { message: 'ok' } }))
  const body = { name: 'Asha', review: 'Dry walls.', rating: 5, quoted: false }
  const seen: number[] = []
  await call('createReview', { body }, { onProgress: (fraction) => seen.push(fraction) })
  assert.partialDeepStrictEqual(asked, [{ method: 'POST', address: calls.createReview.path, body }])
  assert.deepEqual(seen, [0, 0.5])

  answerCalls(t, () => 'never')
  const stop = new AbortController()
  const stopped = call('createReview', { body }, { signal: stop.signal })
  stop.abort()
  await assert.rejects(stopped, { name: 'AbortError' })
  await assert.rejects(call('createReview', { body }, { signal: stop.signal }), { name: 'AbortError' })
})

test('a read is tried again after a lost connection or when the server is busy, twice, and not while offline', (t) => {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {}
  assert.ok(typeof retry === 'function')
  const tries = [
    [true, 0, connectionLost(), true],
    [true, 1, new CallError(503, ''), true],
    [true, 2, connectionLost(), false],
    [true, 0, new CallError(500, ''), false],
    [true, 0, new Error('ours'), false],
    [false, 0, connectionLost(), false],
  ] as const
  for (const [onLine, count, error, expected] of tries) {
    replaceGlobals(t, { navigator: { onLine } })
    assert.equal(retry(count, error), expected)
  }
})
