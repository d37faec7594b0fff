// @sqlite Forms without JavaScript, on the pages of both languages: whatever is wrong is told in the language of the page and at
// its field, and nothing typed is lost.
import assert from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import type { CallPath } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { languages, pathIn } from '#contract/languages.ts'
import { attemptLimits, maxCvBytes } from '#contract/limits.ts'
import { messages, requestMessages } from '#contract/messages.ts'
import { myDataMessages } from '#contract/people/my-data-words.ts'
import { phoneMessages } from '#contract/people/phone-words.ts'
import { reviewMessages } from '#contract/reviews/messages.ts'
import { fieldMessages } from '#contract/schemas.ts'
import { send, signIn } from '../../testing/app.ts'
import { addJob, apply, asha, formOf, mailsIn } from '../../testing/applications.ts'
import { storeProject } from '../../testing/images.ts'
import { attributeOf, parseDocument, textOf } from '../../testing/pages/document.ts'
import { createRenderedSite } from '../../testing/pages/rendered-site.ts'

type Fields = Record<string, string | Buffer>
type Form = { page: string; call: CallPath; typed: Fields }
type Wrong = [what: string, change: Fields, fields: string[], sentence?: string]

const html = { accept: 'text/html' }
const malayalamLetter = /[\u0d00-\u0d7f]/
/** Names such as PDF stand alone. */
const englishWords = /[a-z]+ [a-z]+/i
const long = 'അ'.repeat(4_001)
const longNumber = '9'.repeat(31)
const emptied = (typed: Fields) => Object.fromEntries(Object.keys(typed).map((name) => [name, ' ']))

const site = await createSite({ after } as TestContext)
const { application, phone, message, data, applied, review, house } = site.forms
const mailsBefore = await mailsIn(site.db)

const wrong: [form: Form, what: string, wrong: Wrong[]][] = [
  [
    application,
    'an application',
    [
      ['with nothing in it', emptied(asha), Object.keys(asha), messages.applications.fillAll],
      [
        'with everything wrong or too long',
        {
          ...{ name: long, address: long, qualification: long, experience: long },
          ...{ email: 'anu', whatsapp: 'none' },
        },
        Object.keys(asha),
      ],
      [
        'with a mail address and a number that are too long',
        { email: `${'a'.repeat(300)}@example.com`, whatsapp: longNumber },
        ['email', 'whatsapp'],
      ],
      ['with a file that is no CV', { cv: Buffer.from('no') }, ['cv'], messages.applications.wrongCv],
      ['with a CV that is too large', { cv: Buffer.alloc(maxCvBytes + 1) }, ['cv'], '5 MB'],
      ['with a CV that nobody reads to its end', { cv: Buffer.alloc(2 * maxCvBytes) }, [], '5 MB'],
    ],
  ],
  [
    phone,
    'an application by phone number',
    [
      ['with nothing in it', emptied(phone.typed), Object.keys(phone.typed), phoneMessages.missing],
      ['with all too long', { name: long, trade: long, years: long }, ['name', 'trade', 'years']],
      ['with a number that is too short', { phone: '12' }, ['phone']],
    ],
  ],
  [
    message,
    'a message',
    [
      ['with nothing in it', emptied(message.typed), Object.keys(message.typed), messages.enquiries.fillAll],
      [
        'with everything wrong',
        { name: long, phone: 'none', message: long.repeat(3) },
        Object.keys(message.typed),
      ],
      ['with a number that is too long', { phone: longNumber }, ['phone']],
    ],
  ],
  [
    data,
    'a correction',
    [
      ['with nothing in it', { name: ' ', phone: ' ' }, ['name', 'phone'], myDataMessages.missing],
      ['with everything wrong', { name: long, phone: 'none' }, ['name', 'phone']],
    ],
  ],
  [
    applied,
    'a correction of an application',
    [
      [
        'with everything wrong',
        { name: ' ', email: 'nobody', whatsapp: '12' },
        ['name', 'email', 'whatsapp'],
      ],
    ],
  ],
  [
    { ...data, call: calls.withdrawMyData, typed: {} },
    'a withdrawal',
    [['that is not meant', {}, ['sure'], myDataMessages.confirm]],
  ],
  [
    review,
    'a review',
    [
      ['with nothing in it', { name: ' ', review: ' ' }, ['name', 'review'], reviewMessages.missing],
      ['with another picture', { picture: Buffer.from('GIF89a') }, ['picture'], reviewMessages.wrongPicture],
    ],
  ],
  [
    house,
    'an address for mails',
    [['that is none', { email: 'susan@' }, ['email'], fieldMessages.wrongEmail]],
  ],
]

for (const language of languages)
  for (const [form, one, cases] of wrong)
    for (const [what, change, fields, sentence] of cases)
      test(`${one} ${what} comes back (${language})`, async () => {
        const answer = await site.submit(form, language, change)
        assert.ok(answer.statusCode >= 400 && answer.statusCode < 500, `${answer.statusCode}`)
        expectRefused(answer.body, language, fields, sentence)
        expectKept(answer.body, { ...form.typed, ...change })
      })

test('of all these nothing is stored, and nobody is written to', async () => {
  const count = async (table: 'applications' | 'enquiries' | 'reviews' | 'house_readers') =>
    (await site.db.selectFrom(table).selectAll().execute()).length
  const counts = [await count('applications'), await count('enquiries'), await count('reviews')]
  assert.deepEqual([...counts, await count('house_readers')], [1, 1, 0, 0], 'what the links are about')
  assert.deepEqual(await mailsIn(site.db), mailsBefore)
})

for (const language of languages)
  test(`a job that has closed, or is gone, since the page was opened is told (${language})`, async (t) => {
    const { db, submitFrom, open, forms } = await createSite(t)
    const html = (await open(pathIn(language, forms.application.page))).body
    const apply = () => submitFrom(html, forms.application, language)
    const headingOf = (body: string) => parseDocument(body).texts('h1').join()
    await db.updateTable('jobs').set({ closes_on: '2020-01-31' }).execute()
    const closed = await apply()
    assert.equal(closed.statusCode, 410)
    assert.match(headingOf(closed.body), language === 'en' ? /closed/ : malayalamLetter)
    await db.deleteFrom('jobs').execute()
    expectRefused((await apply()).body, language, [], messages.jobs.notFound)
  })

test('what no form of ours sends is answered with a page in a browser, and with data otherwise', async () => {
  const post = (payload: object | string, headers: Record<string, string>) =>
    site.app.inject({ method: 'POST', url: calls.createEnquiry.path, payload, headers })
  const encoded = await post('name=Rahul', { ...html, 'content-type': 'application/x-www-form-urlencoded' })
  assert.deepEqual([encoded.statusCode, parseDocument(encoded.body).texts('h1')], [415, ['Talk to us']])
  const data = await post({ name: 'Rahul' }, {})
  assert.deepEqual([data.statusCode, Object.keys(data.json().fields)], [400, ['phone', 'message']])
  for (const job_id of ['nothing', '../../admin', '']) {
    const payload = formOf({ ...asha, job_id })
    const answer = await send(site.app, calls.createApplication, { payload, headers: html })
    assert.ok(answer.statusCode >= 400 && answer.statusCode < 500)
    assert.match(parseDocument(answer.body).texts('main').join(), /Nothing was sent/)
  }
})

test('a fault of the server and too many attempts are told, and what was typed is still there', async (t) => {
  const { db, submit, forms } = await createSite(t, { RATE_LIMIT: 'on' })
  for (const [table, form] of [
    ['applications', forms.application],
    ['enquiries', forms.message],
  ] as const) {
    await sql`alter table ${sql.table(table)} rename to elsewhere`.execute(db)
    for (const language of languages) {
      const broken = await submit(form, language)
      assert.equal(broken.statusCode, 500)
      expectRefused(broken.body, language, [], requestMessages.internal)
      expectKept(broken.body, form.typed)
    }
    await sql`alter table elsewhere rename to ${sql.table(table)}`.execute(db)
    for (let n = 2; n < attemptLimits[table].most; n++) await submit(form, 'ml', { website: 'spam' })
    for (const language of languages) {
      const refused = await submit(form, language)
      assert.equal(refused.statusCode, 429)
      assert.ok(Number(refused.headers['retry-after']) > 0)
      expectRefused(refused.body, language, [], requestMessages.tooMany)
      expectKept(refused.body, form.typed)
    }
  }
})

async function createSite(t: TestContext, env: Record<string, string> = {}) {
  const { app, db, open } = await createRenderedSite(t, { env })
  const job_id = await addJob(db)
  await addJob(db, { title: 'Mason', phone_only: true })
  const headers = await signIn(app)
  const rahul = { name: 'Rahul', phone: '94470 00000', message: 'ആലുവയിൽ ഒരു വീട്' }
  const pageOf = async (call: CallPath, payload: object, param?: string) =>
    new URL((await send(app, call, { headers, param, payload })).json().link).pathname
  const { id: project } = await storeProject(db)
  const forms = {
    application: { page: '/career/site-engineer', call: calls.createApplication, typed: asha },
    phone: {
      ...{ page: '/career/mason', call: calls.createPhoneApplication },
      typed: { name: 'Shaji', phone: '98470 22222', trade: 'Mason', years: '8' },
    },
    message: { page: '/contact', call: calls.createEnquiry, typed: rahul },
    data: {
      ...{ page: await pageOf(calls.createEnquiry, rahul), call: calls.updateMyData },
      typed: { name: 'Rahul', phone: '94470 00000' },
    },
    applied: {
      page: new URL((await apply(app, { ...asha, job_id })).json().link).pathname,
      call: calls.updateMyData,
      typed: { name: asha.name, email: asha.email, whatsapp: asha.whatsapp },
    },
    review: {
      ...{ page: await pageOf(calls.askForReview, { name: 'Latha' }), call: calls.writeReview },
      typed: { name: 'Latha "Anna", Aluva', review: 'The roof is <dry>.', rating: '4' },
    },
    house: {
      ...{ page: await pageOf(calls.addHouseLink, { name: 'Susan' }, project), call: calls.followHouse },
      typed: { email: 'susan@example.com' },
    },
  }
  /** As a browser: to the address of the form on this page, with what is hidden in it. */
  function submitFrom(page: string, form: Form, language: string, change: Fields = {}) {
    const start = form.call.path.replace(':token', form.page.split('/').at(-1) ?? '')
    const found = parseDocument(page)
      .all('form')
      .find((one) => attributeOf(one, 'action').split(/[?#]/)[0] === start)
    assert.ok(found, start)
    const action = attributeOf(found, 'action').split('#')[0] ?? ''
    assert.equal(action, language === 'ml' ? `${start}?language=ml` : start)
    const payload = new FormData()
    for (const hidden of found.querySelectorAll('input[type="hidden"]'))
      payload.set(attributeOf(hidden, 'name'), attributeOf(hidden, 'value'))
    for (const [name, value] of Object.entries({ ...form.typed, ...change }))
      payload.set(name, typeof value === 'string' ? value : new Blob([new Uint8Array(value)]))
    return app.inject({ method: 'POST', url: action, payload, headers: html })
  }
  const submit = async (form: Form, language: (typeof languages)[number], change: Fields = {}) =>
    submitFrom((await open(pathIn(language, form.page))).body, form, language, change)
  return { app, db, open, submit, submitFrom, forms }
}

/** Marks these fields and no other, each with a sentence of its own; English pages say this sentence. */
function expectRefused(html: string, language: string, fields: string[], sentence = '') {
  assert.match(html, new RegExp(`<html lang="${language}`))
  const page = parseDocument(html)
  const textAt = (id: string) => page.all('[id]').find((one) => attributeOf(one, 'id') === id)
  const marked = page.all('main [aria-invalid="true"]')
  const names = marked.map((one) => attributeOf(one, 'name'))
  assert.deepEqual(names.toSorted(), fields.toSorted())
  const told = marked.map((one) => {
    const text = textAt(attributeOf(one, 'aria-describedby').split(' ').at(-1) ?? '')
    return text ? textOf(text) : ''
  })
  const [alert = ''] = page.texts('main [role="alert"] p')
  for (const text of [alert, ...told]) {
    assert.equal(malayalamLetter.test(text), language === 'ml', text)
    if (language === 'ml') assert.doesNotMatch(text, englishWords)
    else assert.match(text, englishWords)
  }
  if (language === 'en') assert.ok(alert.includes(sentence), alert)
}

function expectKept(html: string, typed: Fields) {
  const page = parseDocument(html)
  for (const [name, value] of Object.entries(typed)) {
    if (typeof value !== 'string' || value.trim() === '') continue
    const fields = page.all('main form [name]').filter((one) => attributeOf(one, 'name') === name)
    const kept = fields.map((one) => (one.is('textarea') ? textOf(one) : attributeOf(one, 'value')))
    assert.ok(kept.includes(value), `${name}: ${kept}`.slice(0, 300))
    if (name === 'rating')
      assert.ok(fields.some((one) => one.hasAttribute('checked') && attributeOf(one, 'value') === value))
  }
}
