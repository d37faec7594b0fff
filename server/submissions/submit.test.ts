// What visitors send: stored once, with a private link, and the office is told. What only applications have is in
// submit-application.test.ts.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { privacyNoticeVersion } from '#contract/limits.ts'
import { company } from '#site'
import { addNoticeVersion } from '../site/store.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { asha, mailsIn } from '../testing/applications.ts'
import { enquirer, submissionKinds } from '../testing/records.ts'

const start = new Date('2026-11-20T10:00:00Z')
const dayMs = 86_400_000
const idempotency_key = 'made by the browser'

async function createSite(t: TestContext) {
  let [now, woken] = [start, 0]
  const services = { wakeMail: () => woken++ }
  const { app, db } = await createTestApp(t, { now: () => now, services })
  return {
    ...{ app, db, headers: await signIn(app) },
    woken: () => woken,
    wait: (ms: number) => {
      now = new Date(start.getTime() + ms)
    },
    /** What a private link leads to. */
    open: (link: string) => send(app, calls.getMyData, { param: link.split('/').at(-1) ?? '' }),
  }
}

/** Of fields that are typed on one line. */
const odd = `ആശാ മേനോൻ (അശ്വതി) അവന്‍ <script>alert(1)</script> 👷🏽‍♀️ '; drop table x; -- %s {{7*7}} \\u0000`
const own = {
  applications: {
    mails: 2,
    columns: { job_title: 'Site engineer', cv: null, cv_name: null },
    odd: { name: odd.slice(0, 40), address: odd, qualification: odd, experience: odd },
    subject: `New application: Site engineer, from ${asha.name}`,
    link: 'http://localhost:3000/admin/allcareer',
  },
  enquiries: {
    mails: 1,
    columns: { follow_up_on: null },
    odd: { name: odd.slice(0, 40), plan: odd, topic: odd, message: `${odd}\nline 2` },
    subject: 'New enquiry from ആശ 👷',
    link: 'http://localhost:3000/admin/enquiries',
  },
}

for (const { kind, one, submit, typed, words, list, get } of submissionKinds) {
  const { mails, ...expected } = own[kind]

  test(`${one} by anybody is stored as it was typed, and the company gets a mail about it`, async (t) => {
    const { app, db, headers, woken } = await createSite(t)
    const answer = await submit(app, db)
    assert.deepEqual([answer.statusCode, answer.json().message], [200, words.submitted])
    const [stored] = (await send(app, list, { headers })).json()
    const created_at = start.toISOString()
    const columns = { ...expected.columns, status: 'new', spam: false, created_at }
    assert.partialDeepStrictEqual(stored, { ...typed, ...columns })
    const mail = (await mailsIn(db)).find(({ recipient }) => recipient === company.mail)
    assert.partialDeepStrictEqual(mail, { subject: expected.subject, about: stored.id })
    assert.ok(mail?.text.includes(`${expected.link}/${stored.id}\n`))
    assert.deepEqual([(await mailsIn(db)).length, woken()], [mails, 1])
  })

  test(`Malayalam, emoji and text that looks like code in ${one} come back exactly`, async (t) => {
    const { app, db, headers } = await createSite(t)
    await submit(app, db, { ...expected.odd, name: `  ${expected.odd.name}\n` })
    const [stored] = (await send(app, list, { headers })).json()
    assert.partialDeepStrictEqual(stored, expected.odd)
  })

  test(`${one} says to which notice its sender agreed, where the form showed one`, async (t) => {
    const { app, db, headers } = await createSite(t)
    await addNoticeVersion(db, '2026-10')
    // The last is sent by a program that knows no notice.
    for (const notice_version of [privacyNoticeVersion, '2026-10', '1999', undefined])
      assert.equal((await submit(app, db, { name: `${notice_version}`, notice_version })).statusCode, 200)
    const stored = (await send(app, list, { headers, query: { sort: 'oldest' } })).json()
    const none = ['', '', '', false]
    assert.deepEqual(
      stored.map((row: Record<string, unknown>) => [
        ...[row.notice_version, row.notice_language, row.consent_at, row.consent],
      ]),
      [
        [privacyNoticeVersion, 'en', start.toISOString(), true],
        ['2026-10', 'en', start.toISOString(), true],
        none,
        none,
      ],
    )
    const first = (await send(app, get, { headers, param: stored[0].id })).json()
    assert.equal(first.notice_version, privacyNoticeVersion)
    assert.equal((await submit(app, db, { notice_version: '1'.repeat(21) })).statusCode, 400)
  })

  test(`${one} that is sent again with its key is one, also at the same moment, with its mails`, async (t) => {
    const { app, db } = await createSite(t)
    // With it the job is there.
    await submit(app, db, { name: 'Biju' })
    const sendIt = () => submit(app, db, { idempotency_key })
    const answers = await Promise.all(Array.from({ length: 5 }, sendIt))
    answers.push(await sendIt())
    assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]))
    const rows = await db.selectFrom(kind).select('id').execute()
    assert.deepEqual([rows.length, (await mailsIn(db)).length], [2, 2 * mails])
  })

  test(`whoever sends ${one} again gets the same private link by the key alone`, async (t) => {
    const { app, db, wait, open } = await createSite(t)
    const sendIt = async (fields = {}) => (await submit(app, db, fields)).json().link
    const link = await sendIt({ idempotency_key })
    assert.match(link, /\/my-data\/[\w-]{43}$/)
    assert.equal((await open(link)).json().name, typed.name)
    const others = [{}, {}, { idempotency_key: '' }, { idempotency_key: `${idempotency_key}2` }]
    const links = [link, await sendIt({ idempotency_key, name: 'Biju' })]
    for (const fields of others) links.push(await sendIt(fields))
    assert.equal(new Set(links).size, 2 + others.length, 'strangers with the same words, and other words')
    wait(2 * dayMs)
    assert.equal(await sendIt({ idempotency_key }), link)
    assert.equal((await open(link)).json().name, typed.name)
    const stored = JSON.stringify(await db.selectFrom(kind).selectAll().execute())
    for (const secret of [link.split('/').at(-1), idempotency_key])
      assert.ok(!stored.includes(secret), 'only a hash of it is stored')
    assert.equal((await submit(app, db, { idempotency_key: 'short' })).statusCode, 400)
  })

  test(`whoever sends ${one} again after the site’s own key has changed gets a link that works`, async (t) => {
    const { app, db, open } = await createSite(t)
    await submit(app, db, { idempotency_key })
    await db.updateTable(kind).set({ link_hash: 'made with the key before' }).execute()
    const { link } = (await submit(app, db, { idempotency_key })).json()
    assert.equal((await open(link)).json().name, typed.name)
  })

  test(`whoever fills in the field that nobody sees is kept apart, unaware: ${one}`, async (t) => {
    const { app, db, headers, open } = await createSite(t)
    const answer = await submit(app, db, { website: 'http://spam.example' })
    assert.deepEqual([answer.statusCode, answer.json().message], [200, words.submitted])
    assert.equal((await open(answer.json().link)).json().name, typed.name)
    assert.equal((await send(app, list, { headers })).body, '[]')
    const apart = await send(app, list, { headers, query: { spam: 'true' } })
    assert.partialDeepStrictEqual(apart.json(), [{ name: typed.name, spam: true }])
    assert.deepEqual(await mailsIn(db), [])
    const human = (await submit(app, db)).json()
    assert.deepEqual(Object.keys(answer.json()), Object.keys(human))
  })
}

test('the mail about an enquiry has all that was typed', async (t) => {
  const { app, db } = await createSite(t)
  await send(app, calls.createEnquiry, { payload: enquirer })
  const [mail] = await mailsIn(db)
  const { phone, plan, message, topic } = enquirer
  for (const text of [phone, plan, message, topic]) assert.ok(mail?.text.includes(text), text)
})

test('a mail address is one, on one line; a number is one however it is written', async (t) => {
  const { app, db } = await createTestApp(t)
  for (const email of ['asha.example.com', 'a@b.co,c@d.co', 'a@b.co\r\nBcc: c@d.co'])
    assert.equal((await submissionKinds[0].submit(app, db, { email })).statusCode, 400)
  for (const whatsapp of ['9847012345', '+91 98470-12345', '0484 2345678', '+44 (20) 7946.0958'])
    assert.equal((await submissionKinds[0].submit(app, db, { whatsapp })).statusCode, 200)
})
