import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { Enquiry } from '#contract/enquiries.ts'
import { privacyNoticeVersion } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { company } from '#site'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { mailsIn } from '../testing/applications.ts'

const asha = {
  name: 'ആശ 👷',
  phone: '+91 98470 12345',
  plan: 'A house of 1,800 sq ft',
  message: "We have 6 cents in Aluva.\n<b>When</b> can we talk? '; drop table enquiries; --",
  topic: 'Full construction contracts',
}

test('an enquiry by anybody is stored exactly and the company gets a mail about it', async (t) => {
  let woken = 0
  const { app, db } = await createTestApp(t, { services: { wakeMail: () => woken++ } })
  const headers = await signIn(app)
  const answer = await send(app, calls.createEnquiry, { payload: asha })
  assert.deepEqual([answer.statusCode, answer.json().message], [200, messages.enquiries.submitted])
  const [stored] = (await send(app, calls.listEnquiries, { headers })).json()
  assert.partialDeepStrictEqual(stored, { ...asha, status: 'new', notes: '', spam: false })
  const [mail] = await mailsIn(db)
  assert.partialDeepStrictEqual(mail, {
    recipient: company.mail,
    subject: 'New enquiry from ആശ 👷',
    about: stored.id,
  })
  for (const text of [asha.phone, asha.plan, asha.message, asha.topic]) assert.ok(mail?.text.includes(text))
  assert.equal(woken, 1)
})

test('an enquiry says to which notice its sender agreed, where the form showed one', async (t) => {
  const now = new Date('2026-11-20T10:00:00Z')
  const { app } = await createTestApp(t, { now: () => now })
  const headers = await signIn(app)
  for (const [name, notice_version] of [
    ['Now', privacyNoticeVersion],
    ['Before', '2026-11'],
    ['Unknown', '1999'],
    ['Without', undefined],
  ]) {
    const answer = await send(app, calls.createEnquiry, { payload: { ...asha, name, notice_version } })
    assert.equal(answer.statusCode, 200)
  }
  const stored: Enquiry[] = (
    await send(app, calls.listEnquiries, { headers, query: { sort: 'oldest' } })
  ).json()
  const none = ['', '', '', false]
  assert.deepEqual(
    stored.map((one) => [one.notice_version, one.notice_language, one.consent_at, one.consent]),
    [
      [privacyNoticeVersion, 'en', now.toISOString(), true],
      ['2026-11', 'en', now.toISOString(), true],
      none,
      none,
    ],
  )
  const one = (await send(app, calls.getEnquiry, { headers, param: stored[0]?.id ?? '' })).json()
  assert.equal(one.notice_version, privacyNoticeVersion)
  const long = await send(app, calls.createEnquiry, { payload: { ...asha, notice_version: '1'.repeat(21) } })
  assert.equal(long.statusCode, 400)
})

test('a form without JavaScript is taken just as well', async (t) => {
  const { app, db } = await createTestApp(t)
  const payload = new FormData()
  payload.set('name', 'Biju')
  payload.set('phone', '0484 2345678')
  payload.set('message', 'Please call')
  assert.equal((await send(app, calls.createEnquiry, { payload })).statusCode, 200)
  const [stored] = await db.selectFrom('enquiries').selectAll().execute()
  assert.partialDeepStrictEqual(stored, { name: 'Biju', plan: '', topic: '' })
})

for (const field of ['name', 'phone', 'message']) {
  test(`an enquiry without ${field} is refused with a sentence`, async (t) => {
    const { app } = await createTestApp(t)
    for (const value of ['', ' \n ', undefined, 7, null]) {
      const answer = await send(app, calls.createEnquiry, { payload: { ...asha, [field]: value } })
      assert.equal(answer.statusCode, 400)
      assert.equal(answer.json().message, 'Please fill in your name, phone number and message.')
    }
  })
}

test('a phone number that is none is refused with a sentence', async (t) => {
  const { app } = await createTestApp(t)
  const answer = await send(app, calls.createEnquiry, { payload: { ...asha, phone: '12' } })
  assert.equal(answer.statusCode, 400)
  assert.match(answer.json().message, /^Please check the phone number/)
})

test('the same enquiry within a day is one enquiry, also at the same moment; after a day it is a new one', async (t) => {
  let now = new Date('2026-11-20T10:00:00Z')
  const { app, db } = await createTestApp(t, { now: () => now })
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => send(app, calls.createEnquiry, { payload: asha })),
  )
  now = new Date('2026-11-21T09:59:59Z')
  answers.push(await send(app, calls.createEnquiry, { payload: asha }))
  assert.deepEqual(new Set(answers.map((answer) => answer.statusCode)), new Set([200]))
  const count = async () => [
    (await db.selectFrom('enquiries').select('id').execute()).length,
    (await mailsIn(db)).length,
  ]
  assert.deepEqual(await count(), [1, 1])
  now = new Date('2026-11-21T10:00:00Z')
  await send(app, calls.createEnquiry, { payload: asha })
  await send(app, calls.createEnquiry, { payload: asha })
  assert.deepEqual(await count(), [2, 2])
})

test('the diary says that a link was given again: somebody who reads the enquiry may have asked', async (t) => {
  const { app, db } = await createTestApp(t)
  await send(app, calls.createEnquiry, { payload: asha })
  const told = async () =>
    (await db.selectFrom('diary').select(['by_name', 'record_id', 'note']).execute()).map((one) => ({
      ...one,
    }))
  assert.deepEqual(await told(), [])
  await send(app, calls.createEnquiry, { payload: asha })
  const { id } = await db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
  const note = 'Sent again, so the private link was given again.'
  assert.deepEqual(await told(), [{ by_name: 'Visitor', record_id: id, note }])
})

test('whoever fills in the field that nobody sees is kept apart, unaware, and no mail is sent', async (t) => {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  const answer = await send(app, calls.createEnquiry, {
    payload: { ...asha, website: 'http://spam.example' },
  })
  assert.deepEqual([answer.statusCode, answer.json().message], [200, messages.enquiries.submitted])
  assert.equal((await send(app, calls.listEnquiries, { headers })).body, '[]')
  const apart = await send(app, calls.listEnquiries, { headers, query: { spam: 'true' } })
  assert.partialDeepStrictEqual(apart.json(), [{ spam: true }])
  assert.deepEqual(await mailsIn(db), [])
})

test('staff find, mark and delete an enquiry; visitors do none of it', async (t) => {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  for (const name of ['Asha', 'biju', 'Chitra'])
    await send(app, calls.createEnquiry, { payload: { ...asha, name } })
  const list = async (query: Record<string, string>) => {
    const answer = await send(app, calls.listEnquiries, { headers, query })
    return answer.json().map((one: Enquiry) => one.name)
  }
  assert.deepEqual(await list({ sort: 'name' }), ['Asha', 'biju', 'Chitra'])
  assert.deepEqual(await list({ limit: '1', offset: '1' }), ['biju'])
  const [{ id: param }] = (
    await send(app, calls.listEnquiries, { headers, query: { search: 'BIJU' } })
  ).json()

  const payload = { status: 'answered', notes: 'Visit on Friday', notes_from: '' }
  for (const call of [calls.listEnquiries, calls.getEnquiry, calls.updateEnquiry, calls.deleteEnquiry])
    assert.equal((await send(app, call, { param, payload })).statusCode, 401)
  const marked = await send(app, calls.updateEnquiry, { param, headers, payload })
  assert.deepEqual([marked.statusCode, marked.json().message], [200, 'Enquiry updated'])
  assert.deepEqual(await list({ status: 'answered' }), ['biju'])
  const late = { notes: 'Visit on Monday', notes_from: '' }
  assert.equal((await send(app, calls.updateEnquiry, { param, headers, payload: late })).statusCode, 409)
  const one = await send(app, calls.getEnquiry, { param, headers })
  assert.partialDeepStrictEqual(one.json(), { name: 'biju', status: 'answered', notes: 'Visit on Friday' })
  await send(app, calls.updateEnquiry, { param, headers, payload: { spam: true } })
  assert.deepEqual(await list({}), ['Chitra', 'Asha'])
  assert.equal(
    (await send(app, calls.updateEnquiry, { param, headers, payload: { status: 'x' } })).statusCode,
    400,
  )

  assert.equal((await mailsIn(db)).length, 3)
  const deleted = await send(app, calls.deleteEnquiry, { param, headers })
  assert.deepEqual([deleted.statusCode, deleted.json().message], [200, 'Enquiry deleted'])
  assert.equal((await send(app, calls.deleteEnquiry, { param, headers })).statusCode, 404)
  for (const call of [calls.getEnquiry, calls.updateEnquiry])
    assert.equal((await send(app, call, { param, headers, payload })).statusCode, 404)
  assert.deepEqual(
    (await mailsIn(db)).filter(({ about }) => about === param),
    [],
  )
})

test('staff plan to call again: the list and the dashboard show who is due, in Indian days', async (t) => {
  // In India the 21st has begun.
  const { app } = await createTestApp(t, { now: () => new Date('2026-11-20T18:31:00Z') })
  const headers = await signIn(app)
  for (const name of ['Asha', 'Biju', 'Chitra', 'Deepa'])
    await send(app, calls.createEnquiry, { payload: { ...asha, name } })
  const found = async (query: Record<string, string> = {}): Promise<Enquiry[]> =>
    (await send(app, calls.listEnquiries, { headers, query })).json()
  const ids = new Map((await found()).map(({ id, name }) => [name, id]))
  const plan = (name: string, follow_up_on: unknown) =>
    send(app, calls.updateEnquiry, { param: ids.get(name) ?? '', headers, payload: { follow_up_on } })
  await plan('Asha', '2026-11-22')
  await plan('Biju', '2026-11-21')
  await plan('Chitra', '2026-11-02')
  for (const wrong of ['tomorrow', '2026-02-30', 7, '2026-11-21T10:00:00Z']) {
    const { statusCode, body } = await plan('Deepa', wrong)
    assert.deepEqual(
      [statusCode, /Please write the date like this: 2026-12-31/.test(body)],
      [400, true],
      body,
    )
  }

  const names = (list: Enquiry[]) => list.map(({ name }) => name)
  assert.deepEqual(names(await found({ follow_up: 'due', sort: 'follow_up' })), ['Chitra', 'Biju'])
  assert.deepEqual(names(await found({ follow_up: 'any', sort: 'follow_up' })), ['Chitra', 'Biju', 'Asha'])
  assert.deepEqual(names(await found({ sort: 'follow_up' })), ['Chitra', 'Biju', 'Asha', 'Deepa'])
  const dashboard = async () => (await send(app, calls.getSummary, { headers })).json()
  const { attention, follow_ups } = await dashboard()
  assert.equal(attention.due_follow_ups, 2)
  assert.deepEqual(follow_ups, [
    { id: ids.get('Chitra'), name: 'Chitra', follow_up_on: '2026-11-02' },
    { id: ids.get('Biju'), name: 'Biju', follow_up_on: '2026-11-21' },
    { id: ids.get('Asha'), name: 'Asha', follow_up_on: '2026-11-22' },
  ])
  assert.deepEqual((await send(app, calls.getAttention, { headers })).json(), attention)

  for (const nothing of ['', null]) {
    await plan('Chitra', '2026-11-02')
    await plan('Chitra', nothing)
    assert.equal((await dashboard()).attention.due_follow_ups, 1)
  }
  await send(app, calls.updateEnquiry, { param: ids.get('Biju') ?? '', headers, payload: { spam: true } })
  assert.deepEqual(
    (await dashboard()).follow_ups.map(({ name }: Enquiry) => name),
    ['Asha'],
  )
})

test('the export has what the list shows, as text whatever a visitor has typed', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  const people = [
    { name: '=HYPERLINK("http://x")' },
    { name: 'Biju', plan: 'a, "b"' },
    { name: 'Hidden', website: 'x' },
  ]
  for (const one of people) await send(app, calls.createEnquiry, { payload: { ...asha, ...one } })
  const [{ id: param }] = (
    await send(app, calls.listEnquiries, { headers, query: { search: 'biju' } })
  ).json()
  const payload = { follow_up_on: '2026-12-01', notes: 'Call', notes_from: '', status: 'answered' }
  await send(app, calls.updateEnquiry, { param, headers, payload })

  assert.equal((await send(app, calls.exportEnquiries)).statusCode, 401)
  const answer = await send(app, calls.exportEnquiries, { headers, query: { sort: 'oldest' } })
  assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8')
  assert.equal(answer.headers['content-disposition'], 'attachment; filename="enquiries.csv"')
  const [head, first, second, ...rest] = answer.body.split('\r\n')
  assert.equal(
    head,
    '\ufeff"Received","Name","Phone","Wants to build","Message","Came from","Status","Follow-up","Notes"',
  )
  assert.match(
    first ?? '',
    /^"\d{4}-\d\d-\d\d \d\d:\d\d","'=HYPERLINK\(""http:\/\/x""\)","'\+91 98470 12345"/,
  )
  assert.match(second ?? '', /"Biju".*"a, ""b""".*"answered","2026-12-01","Call"$/s)
  assert.deepEqual(rest, [''])
  const filtered = await send(app, calls.exportEnquiries, { headers, query: { status: 'answered' } })
  assert.equal(filtered.body.split('\r\n').length, 3)
})
