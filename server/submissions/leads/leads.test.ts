// Enquiries that staff note by hand.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { Enquiry } from '#contract/enquiries.ts'
import { company } from '#site'
import { createTestApp, send, signIn, signInAs } from '../../testing/app.ts'
import { enquirer } from '../../testing/records.ts'
import { renderer } from '../../testing/renderer.ts'
import { valuesOf } from '../../testing/values.ts'
import { eraseExpired, expiringSubmissions } from '../retention.ts'

const latha = {
  ...{ name: 'Latha', phone: '98470 12345', message: 'A house in Aluva' },
  ...{ follow_up_on: '2026-11-21', came_from: 'recommended' },
}
const document = { accept: 'text/html,application/xhtml+xml' }

async function createOffice(t: TestContext) {
  let now = new Date('2026-11-20T06:00:00Z')
  const site = await createTestApp(t, { services: { renderer }, now: () => now })
  const { app, db } = site
  let headers = await signIn(app)
  return {
    ...site,
    headers,
    setNow: async (time: string) => {
      now = new Date(time)
      headers = await signIn(app)
      return headers
    },
    add: (payload: object = latha) => send(app, calls.createLead, { headers, payload }),
    list: async (query: Record<string, string> = {}): Promise<Enquiry[]> =>
      (await send(app, calls.listEnquiries, { headers, query })).json(),
    change: (param: string, payload: object) => send(app, calls.updateEnquiry, { headers, param, payload }),
    sources: async (year = '2026') =>
      (await send(app, calls.countSources, { headers, query: { year } })).json().sources,
    reasons: async (year = '2026') =>
      (await send(app, calls.countSources, { headers, query: { year } })).json().reasons,
    idOf: async (name: string) =>
      (await db.selectFrom('enquiries').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id,
  }
}

test('an enquiry is noted by hand, without a mail; whom to call back waits for nothing else', async (t) => {
  const { db, add, list } = await createOffice(t)
  assert.equal((await add()).statusCode, 200)
  const [stored, ...others] = await list()
  assert.deepEqual(others, [])
  const expected = { ...latha, by_hand: true, consent: false, consent_at: '', status: 'answered', topic: '' }
  assert.partialDeepStrictEqual(stored, expected)
  assert.deepEqual(await db.selectFrom('mails').selectAll().execute(), [])
  await add({ name: 'Biju', phone: '9847012346' })
  assert.deepEqual(
    (await list({ status: 'new' })).map(({ name, message, came_from }) => [name, message, came_from]),
    [['Biju', '', '']],
  )
  const diary = await db.selectFrom('diary').selectAll().where('kind', '=', 'created').execute()
  assert.deepEqual(
    diary.map(({ subject, title, action, changes }) => [subject, title, action, changes]),
    Array(2).fill(['enquiry', '', 'noted_by_hand', '[]']),
  )
})

test('what is wrong is refused with a sentence, and nothing is stored', async (t) => {
  const { add, list } = await createOffice(t)
  for (const [wrong, sentence] of [
    [{ name: ' ' }, /fill in name and number/],
    [{ phone: 'call me' }, /check the phone number/],
    [{ follow_up_on: 'tomorrow' }, /2026-12-31/],
    [{ came_from: 'My uncle Rajan' }, /choose from the list/],
    [{ message: 'x'.repeat(6000) }, /at most/],
  ] as const) {
    const { statusCode, body } = await add({ ...latha, ...wrong })
    assert.equal(statusCode, 400)
    assert.match(body, sentence)
  }
  assert.deepEqual(await list(), [])
})

test('the person is told the private link, which says truthfully how it came; the note has no link', async (t) => {
  const { app, db, headers, add, change } = await createOffice(t)
  const { id, links } = (await add()).json()
  await change(id, { status: 'lost', why: 'Too far' })
  for (const [language, sentences] of [
    ['en', [/our office noted/i, /You have not agreed/]],
    ['ml', [/ഓഫീസ് കുറിച്ചു/, /സമ്മതം/]],
  ] as const) {
    const page = await app.inject({ url: new URL(links[language]).pathname, headers: document })
    assert.equal(page.statusCode, 200)
    for (const sentence of [/Latha/, ...sentences]) assert.match(page.body, sentence)
    // Nor in what the page carries along for its scripts.
    assert.doesNotMatch(page.body, /recommended|Too far|link_hash/)
  }
  for (const payload of [
    { by: 'whatsapp', language: 'ml' },
    { by: 'sms', language: 'en' },
  ])
    assert.equal((await send(app, calls.tellLead, { headers, param: id, payload })).statusCode, 200)
  const notes = await db.selectFrom('notes').selectAll().orderBy('id').execute()
  assert.deepEqual(
    notes.map(({ kind, enquiry_id }) => [kind, enquiry_id]),
    [
      ['whatsapp', id],
      ['sms', id],
    ],
  )
  assert.match(notes[1]?.text ?? '', new RegExp(`Hello Latha, this is ${company.name}`))
  assert.doesNotMatch(JSON.stringify(notes), /my-data/)
  const again = await send(app, calls.openLeadLinks, { headers, param: id })
  assert.deepEqual(again.json().links, links)
  const token = links.en.split('/').at(-1)
  const gone = await send(app, calls.withdrawMyData, { param: token, payload: { sure: 'true' } })
  assert.equal(gone.statusCode, 200)
  for (const table of ['enquiries', 'notes'] as const)
    assert.deepEqual(await db.selectFrom(table).selectAll().execute(), [])
  assert.doesNotMatch(JSON.stringify(await db.selectFrom('diary').selectAll().execute()), /Latha|98470/)
})

test('staff do not get the private link of somebody who wrote by the website', async (t) => {
  const { app, headers } = await createOffice(t)
  await send(app, calls.createEnquiry, { payload: enquirer })
  const [{ id: param }] = (await send(app, calls.listEnquiries, { headers })).json()
  const payload = { by: 'sms', language: 'en' }
  for (const call of [calls.openLeadLinks, calls.tellLead])
    assert.equal((await send(app, call, { headers, param, payload })).statusCode, 403)
  const unknown = '01900000-0000-7000-8000-000000000000'
  assert.equal((await send(app, calls.openLeadLinks, { headers, param: unknown })).statusCode, 404)
})

test('who notes the same gets a link of their own, and is told of in the diary when opening that of another’s lead', async (t) => {
  const { app, db, add } = await createOffice(t)
  const { id, links } = (await add()).json()
  const told = () =>
    db.selectFrom('diary').select(['by_name', 'record_id']).where('kind', '=', 'changed').execute()
  const headers = await signInAs(app, db, 'office')
  const again = await send(app, calls.createLead, { headers, payload: latha })
  assert.notEqual(again.json().links.en, links.en)
  assert.deepEqual(await told(), [])
  const opened = await send(app, calls.openLeadLinks, { headers, param: id })
  assert.deepEqual(opened.json().links, links)
  const [entry, ...others] = await told()
  assert.deepEqual([entry?.record_id, others], [id, []])
  assert.notEqual(entry?.by_name, 'owner@example.com')
})

test('whom to call today stands first, then those without an answer; the ended stand last', async (t) => {
  const { app, add, list, change, idOf } = await createOffice(t)
  for (const [name, follow_up_on] of [
    ['Later', '2026-12-24'],
    ['Today', '2026-11-20'],
    ['Overdue', '2026-11-02'],
    ['Sooner', '2026-11-21'],
    ['Won', '2026-11-19'],
  ])
    await add({ ...latha, name, follow_up_on })
  for (const name of ['Answered', 'Written'])
    await send(app, calls.createEnquiry, { payload: { ...enquirer, name } })
  await change(await idOf('Answered'), { status: 'answered' })
  assert.equal((await change(await idOf('Won'), { status: 'won', why: 'Price' })).statusCode, 200)
  const found = await list({ sort: 'call' })
  const order = ['Overdue', 'Today', 'Written', 'Sooner', 'Later', 'Answered', 'Won']
  assert.deepEqual(valuesOf(found, 'name'), order)
  assert.partialDeepStrictEqual(found.at(-1), { follow_up_on: null, why: 'Price', came_from: 'recommended' })
})

test('the year shows where houses came from, also when the enquiries are erased by then', async (t) => {
  const { db, files, outbox, add, change, sources, reasons, setNow, idOf, app } = await createOffice(t)
  await add()
  await add({ ...latha, name: 'Biju' })
  await add({ ...latha, name: 'Chitra', came_from: '' })
  await send(app, calls.createEnquiry, { payload: enquirer })
  await send(app, calls.createEnquiry, { payload: { ...enquirer, website: 'spam' } })
  await change(await idOf('Latha'), { status: 'won' })
  const lost = await idOf('Chitra')
  await change(lost, { status: 'lost', why: 'Too far', came_from: 'built' })
  await change(await idOf('Biju'), { why: 'Not decided' })
  assert.deepEqual(await reasons(), [{ id: lost, name: 'Chitra', status: 'lost', why: 'Too far' }])
  assert.deepEqual(await reasons('2025'), [])
  const looked = await db.selectFrom('diary').select('subject').where('kind', '=', 'listed').execute()
  const subjects = looked.map(({ subject }) => subject)
  assert.deepEqual(subjects, ['enquiry'], 'whoever reads them is in the diary, once an hour')
  // In India the new year has begun.
  const later = await setNow('2026-12-31T18:31:00Z')
  await add({ ...latha, name: 'Deepa' })
  const expected = [
    { source: 'recommended', received: 2, won: 1, lost: 0 },
    { source: 'built', received: 1, won: 0, lost: 1 },
    { source: 'website', received: 1, won: 0, lost: 0 },
  ]
  const sorted = (rows: typeof expected) => rows.toSorted((a, b) => (a.source < b.source ? 1 : -1))
  assert.deepEqual(sorted(await sources()), sorted(expected))
  const services = { db, files, outbox }
  const readCompany = async () => ({ ...company, retentionDays: 365 }) as never
  const retention = { db, outbox, company: readCompany, records: expiringSubmissions(services) }
  await eraseExpired(retention, new Date('2027-12-25T00:00:00Z'))
  assert.deepEqual(valuesOf(await db.selectFrom('enquiries').select('name').execute(), 'name'), ['Deepa'])
  assert.deepEqual(sorted(await sources()), sorted(expected))
  assert.deepEqual(await reasons(), [], 'a reason goes with its enquiry')
  assert.deepEqual(await sources('2027'), [{ source: 'recommended', received: 1, won: 0, lost: 0 }])
  // What staff delete was a mistake or a wish: it is not counted.
  await send(app, calls.deleteEnquiry, { headers: later, param: await idOf('Deepa') })
  assert.deepEqual(await sources('2027'), [])
})
