// @sqlite: Forms of Malayalam pages without JavaScript: whatever is wrong is told in Malayalam and at its field, and nothing
// typed is lost.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { calls } from '#contract/calls.ts'
import { attemptLimits, maxCvBytes } from '#contract/limits.ts'
import { myDataMessages } from '#contract/people/my-data-words.ml.ts'
import { messages, requestMessages } from '#contract/public-messages.ml.ts'
import { addJob, asha } from '../../testing/applications.ts'
import { pdfCv } from '../../testing/cvs.ts'
import { createRenderedSite } from '../../testing/pages/rendered-site.ts'

const { applications, enquiries, jobs } = messages
const malayalamLetter = /[\u0d00-\u0d7f]/
/** Names such as PDF stand alone. */
const englishWords = /[a-z]+ [a-z]+/i
const long = 'അ'.repeat(4_001)
const longNumber = '9'.repeat(31)
const rahul = { name: 'Rahul', phone: '94470 00000', message: 'ആലുവയിൽ ഒരു വീട്' }
const fieldsOfApplication = Object.keys(asha)
const fieldsOfMessage = Object.keys(rahul)
const emptied = (fields: string[]) => Object.fromEntries(fields.map((name) => [name, ' ']))

type Fields = Record<string, string>
type Wrong = [what: string, change: Fields, fields: string[], sentence?: string, cv?: Buffer]

const wrongApplications: Wrong[] = [
  ['with nothing in it', emptied(fieldsOfApplication), fieldsOfApplication, applications.fillAll],
  [
    'with everything wrong or too long',
    {
      ...{ name: long, address: long, qualification: long, experience: long },
      ...{ email: 'anu', whatsapp: 'none' },
    },
    fieldsOfApplication,
  ],
  [
    'with a mail address and a number that are too long',
    { email: `${'a'.repeat(300)}@example.com`, whatsapp: longNumber },
    ['email', 'whatsapp'],
  ],
  ['with a file that is no CV', {}, ['cv'], applications.wrongCv, Buffer.from('not a CV')],
  [
    'with a CV that is too large',
    {},
    ['cv'],
    `ഈ ഫയൽ ${maxCvBytes / 1_000_000} MB-യിൽ കൂടുതലുണ്ട്`,
    Buffer.alloc(maxCvBytes + 1),
  ],
]

const wrongMessages: Wrong[] = [
  ['with nothing in it', emptied(fieldsOfMessage), fieldsOfMessage, enquiries.fillAll],
  ['with everything wrong', { name: long, phone: 'none', message: long.repeat(3) }, fieldsOfMessage],
  ['with a number that is too long', { phone: longNumber }, ['phone']],
]

for (const [what, change, fields, sentence, cv] of wrongApplications)
  test(`an application ${what} comes back in Malayalam`, async (t) => {
    const { apply } = await createSite(t)
    const { body } = await apply(change, cv)
    expectRefused(body, fields, sentence)
    expectKept(body, { ...asha, ...change })
  })

for (const [what, change, fields, sentence] of wrongMessages)
  test(`a message ${what} comes back in Malayalam`, async (t) => {
    const { ask } = await createSite(t)
    const { body } = await ask(change)
    expectRefused(body, fields, sentence)
    expectKept(body, { ...rahul, ...change })
  })

test('the private page corrects and withdraws in Malayalam, and says what is wrong', async (t) => {
  const { ask, submit, open } = await createSite(t)
  const [page = ''] = String((await ask()).headers.location).split('?')
  const token = page.slice(-43)
  const correct = (fields: Fields) => submit(page, calls.updateMyData.path.replace(':token', token), fields)
  const withdraw = (fields: Fields) =>
    submit(page, calls.withdrawMyData.path.replace(':token', token), fields)
  expectRefused((await correct({ name: ' ', phone: ' ' })).body, ['name', 'phone'], myDataMessages.missing)
  expectRefused((await correct({ name: long, phone: 'none' })).body, ['name', 'phone'])
  const saved = await correct({ name: 'Rahul R', phone: rahul.phone })
  assert.equal(saved.headers.location, `${page}?sent=saved`)
  assert.ok((await open(`${page}?sent=saved`)).body.includes(myDataMessages.saved))
  expectRefused((await withdraw({})).body, ['sure'], myDataMessages.confirm)
  assert.ok((await withdraw({ sure: 'true' })).body.includes(myDataMessages.withdrawn.enquiry))
  assert.match((await open(page)).body, /ഈ ലിങ്കിൽ ഒന്നുമില്ല/)
})

test('a job that has closed, or is gone, since the page was opened is told in Malayalam', async (t) => {
  const { db, applyFrom, open } = await createSite(t)
  const form = (await open('/ml/career/site-engineer')).body
  await db.updateTable('jobs').set({ closes_on: '2020-01-31' }).execute()
  // The page says so itself.
  assert.equal(/<h1[^>]*>([^<]*)/.exec((await applyFrom(form)).body)?.[1], jobs.closed)
  await db.deleteFrom('jobs').execute()
  expectRefused((await applyFrom(form)).body, [], jobs.notFound)
})

test('a fault of the server and too many attempts are told in Malayalam, and what was typed is still there', async (t) => {
  const { db, apply, ask } = await createSite(t, { RATE_LIMIT: 'on' })
  for (const [table, post, typed] of [
    ['applications', apply, asha],
    ['enquiries', ask, rahul],
  ] as const) {
    await sql`alter table ${sql.table(table)} rename to elsewhere`.execute(db)
    const broken = await post()
    await sql`alter table elsewhere rename to ${sql.table(table)}`.execute(db)
    assert.equal(broken.statusCode, 500)
    expectRefused(broken.body, [], requestMessages.internal)
    expectKept(broken.body, typed)
    for (let n = 1; n < attemptLimits[table].most; n++) await post({ website: 'spam' })
    const refused = await post()
    assert.equal(refused.statusCode, 429)
    expectRefused(refused.body, [], requestMessages.tooMany)
    expectKept(refused.body, typed)
  }
})

async function createSite(t: TestContext, env: Fields = {}) {
  const { app, db, open } = await createRenderedSite(t, { env })
  await addJob(db)
  /** As a browser: to the address of the form on this page, with what is hidden in it. */
  function submitFrom(html: string, call: string, fields: Fields, cv?: Buffer) {
    const [action = '', hidden = ''] =
      new RegExp(`action="(${call}[^"#]*)#answer".*?</form>`, 's').exec(html)?.toReversed() ?? []
    assert.match(action, /\?language=ml$/)
    const payload = new FormData()
    for (const [, name = '', value = ''] of hidden.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g))
      payload.set(name, value)
    for (const [name, value] of Object.entries(fields)) payload.set(name, value)
    if (cv) payload.set('cv', new Blob([new Uint8Array(cv)]), 'My CV.pdf')
    return app.inject({ method: 'POST', url: action, payload, headers: { accept: 'text/html' } })
  }
  const submit = async (page: string, call: string, fields: Fields, cv?: Buffer) =>
    submitFrom((await open(page)).body, call, fields, cv)
  const apply = (change: Fields = {}, cv: Buffer = pdfCv) =>
    submit('/ml/career/site-engineer', calls.createApplication.path, { ...asha, ...change }, cv)
  const applyFrom = (html: string) => submitFrom(html, calls.createApplication.path, asha)
  const ask = (change: Fields = {}) =>
    submit('/ml/contact', calls.createEnquiry.path, { ...rahul, ...change })
  return { db, open, submit, apply, applyFrom, ask }
}

/** The page is in Malayalam, says this sentence, and marks these fields and no other, each with a sentence of its own. */
function expectRefused(html: string, fields: string[], sentence = '') {
  assert.match(html, /<html lang="ml"/)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const marked = [...main.matchAll(/<(?:input|textarea|select)\b[^>]*aria-invalid="true"[^>]*>/g)].map(
    ([tag]) => tag,
  )
  assert.deepEqual(marked.map((tag) => / name="(\w+)"/.exec(tag)?.[1]).toSorted(), fields.toSorted())
  for (const tag of marked) {
    const ids = / aria-describedby="([^"]+)"/.exec(tag)?.[1]?.split(' ') ?? []
    assert.match(textOf(main, ids.at(-1) ?? ''), malayalamLetter, tag)
  }
  const alert = /role="alert".*?<p class="[^"]*">([^<]*)/s.exec(main)?.[1] ?? ''
  assert.ok(alert.includes(sentence), alert)
  const ids = [...main.matchAll(/ id="([^"]+-(?:error|hint))"/g)].map(([, id = '']) => id)
  for (const text of [alert, ...ids.map((id) => textOf(main, id))]) {
    assert.match(text, malayalamLetter)
    assert.doesNotMatch(text, englishWords)
  }
}

function expectKept(html: string, typed: Fields) {
  for (const [name, value] of Object.entries(typed)) {
    const [tag = ''] = new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>[^<]*`).exec(html) ?? []
    if (value.trim()) assert.ok(tag.includes(value), `${name}: ${tag.slice(0, 200)}`)
  }
}

/** What stands in the paragraph with this id. */
const textOf = (html: string, id: string) =>
  (html.split(` id="${id}"`)[1] ?? '').split('</p>')[0]?.replace(/^[^>]*>|<[^>]*>/g, '') ?? ''
