// Notes about applications and enquiries, and their history.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import type { HistoryEntry } from '#contract/people/people.ts'
import { createOwnedApp, createTestApp, send, signIn, signInAs } from '../testing/app.ts'
import { submissionKinds } from '../testing/records.ts'
import { valuesOf } from '../testing/values.ts'

const own = {
  applications: {
    role: 'hiring',
    history: calls.listApplicationHistory,
    add: calls.addApplicationNote,
    remove: calls.removeApplicationNote,
  },
  enquiries: {
    role: 'office',
    history: calls.listEnquiryHistory,
    add: calls.addEnquiryNote,
    remove: calls.removeEnquiryNote,
  },
} as const

for (const { kind, one, submit, status, update, words } of submissionKinds) {
  const { role, history, add, remove } = own[kind]

  test(`notes about ${one} are signed and dated; only their author or an owner removes them`, async (t) => {
    let now = new Date('2026-11-20T04:30:00Z')
    const { app, db } = await createTestApp(t, { now: () => now })
    const owner = await signIn(app)
    const [anil, binu] = [await signInAs(app, db, role), await signInAs(app, db, role, 'editor')]
    await submit(app, db)
    const { id: param } = await db.selectFrom(kind).select('id').executeTakeFirstOrThrow()
    const note = (headers: Record<string, string>, text: string, id = param) =>
      send(app, add, { param: id, headers, payload: { text } })
    const read = async (headers: Record<string, string>): Promise<HistoryEntry[]> =>
      (await send(app, history, { param, headers })).json()
    const take = (headers: Record<string, string>, id: string) =>
      app.inject({
        method: remove.method,
        url: remove.path.replace(':id', param).replace(':note', id),
        headers,
      })

    assert.equal((await note(anil, ' Speaks well.\n')).json().message, messages.notes.added)
    now = new Date('2026-11-20T05:30:00Z')
    await send(app, update, { param, headers: binu, payload: { status } })
    now = new Date('2026-11-20T06:30:00Z')
    await note(binu, 'Called.')
    const told = await read(anil)
    assert.deepEqual(
      told.map(({ kind, text, at, removable }) => [kind, text, at.slice(11, 16), removable]),
      [
        ['note', 'Called.', '06:30', false],
        ['changed', '', '05:30', false],
        ['note', 'Speaks well.', '04:30', true],
      ],
    )
    assert.deepEqual(told[1]?.changes, [{ field: 'status', before: 'new', after: status }])
    assert.ok(told.every(({ by_name }) => by_name))
    assert.notEqual(told[0]?.by_name, told[2]?.by_name)

    const [second = '', first = ''] = told.filter(({ kind }) => kind === 'note').map(({ id }) => id)
    const refused = await take(anil, second)
    assert.deepEqual([refused.statusCode, refused.json().message], [403, messages.notes.notYours])
    assert.equal((await take(anil, first)).statusCode, 200)
    assert.equal((await take(anil, first)).statusCode, 404)
    assert.equal((await take(owner, second)).statusCode, 200)
    assert.deepEqual(valuesOf(await read(owner), 'kind'), ['changed'])
    assert.equal((await note(anil, '  ')).statusCode, 400)
    await note(anil, 'Twice.')
    const [{ id: twice } = { id: '' }] = await read(anil)
    const changes = () => db.selectFrom('diary').select('id').where('changes', 'like', '%notes%').execute()
    const before = (await changes()).length
    const removed = await Promise.all([1, 2, 3, 4].map(() => take(anil, twice)))
    assert.deepEqual(removed.map(({ statusCode }) => statusCode).sort(), [200, 404, 404, 404])
    assert.equal((await changes()).length, before + 1)
    const missing = await note(anil, 'Called.', '01900000-0000-7000-8000-000000000000')
    assert.deepEqual([missing.statusCode, missing.json().message], [404, words.notFound])
  })
}

test('what happened to an enquiry is not told by the call for applications', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  const [, enquiries] = submissionKinds
  await enquiries.submit(app, db)
  const { id: param } = await db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
  await send(app, calls.updateEnquiry, { param, headers, payload: { status: 'answered' } })
  await send(app, calls.addEnquiryNote, { param, headers, payload: { text: 'Called.' } })
  assert.equal((await send(app, calls.listApplicationHistory, { param, headers })).body, '[]')
})

test('who looks at people one after the other, without their list, is in the diary once', async (t) => {
  const { app, db } = await createTestApp(t)
  const ways = [
    ['applications', 'hiring', 'application', calls.getApplication],
    ['applications', 'hiring', 'application', calls.listApplicationHistory],
    ['applications', 'hiring', 'application', calls.prepareAnswers],
    ['enquiries', 'office', 'enquiry', calls.getEnquiry],
    ['enquiries', 'office', 'enquiry', calls.listEnquiryHistory],
  ] as const
  for (const { submit } of submissionKinds) await submit(app, db)
  for (const [i, [table, role, subject, call]] of ways.entries()) {
    const headers = await signInAs(app, db, role, ...(['editor', 'site'] as const).slice(0, i % 3))
    const { id: param } = await db.selectFrom(table).select('id').executeTakeFirstOrThrow()
    const looked = async () =>
      (await db.selectFrom('diary').selectAll().where('kind', '=', 'listed').orderBy('id').execute()).map(
        (entry) => entry.subject,
      )
    const before = (await looked()).length
    const answers = await Promise.all([1, 2, 3].map(() => send(app, call, { headers, param })))
    assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]))
    assert.deepEqual((await looked()).slice(before), [subject], call.path)
  }
})
