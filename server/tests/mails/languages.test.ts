// @sqlite: Each member of staff chooses the language of the mails that they get; all others get them in English.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { company as translations } from '#content/ml/company.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { company } from '#site'
import { createTestApp, send } from '../../testing/app.ts'
import { addJob, asha as applicant, apply, sendMails } from '../../testing/applications.ts'
import { readMail, startMailServer } from '../../testing/mail-server.ts'
import { createPerson, password } from '../../testing/second-step/person.ts'

const enquiry = { name: 'രാഹുൽ', phone: '94470 00000', plan: 'വീട്', topic: 'പ്ലാൻ', message: 'ആലുവയിൽ പത്തു സെന്റ്.' }
/** Names of pages, of people and of devices stay; three words of English in a row are a sentence of ours. */
const englishSentence = /\b[a-z]+ [a-z]+ [a-z]+\b/

/** The sender of a mail in each language. */
const senders = {
  en: `"${company.name}" <${company.mail}>`,
  ml: `${translations[company.name]} <${company.mail}>`,
}

async function createOffice(t: TestContext, env = {}) {
  const { url, received } = await startMailServer(t)
  const site = await createTestApp(t, { env: { SMTP_URL: url, ...env } })
  const { app, db } = site
  /** What has reached this mailbox since the last time. */
  async function mailsTo(address: string) {
    await sendMails(site)
    const mails = received.filter(({ to }) => to.includes(address))
    for (const mail of mails) received.splice(received.indexOf(mail), 1)
    return mails.map(({ text }) => readMail(text))
  }
  const choose = (person: ReturnType<typeof createPerson>, mail_language: unknown) =>
    person.ask(calls.changeMailLanguage, { mail_language })
  return { app, db, mailsTo, choose }
}

test('the language is English until somebody chooses another, which the diary notes', async (t) => {
  const { app, db, choose } = await createOffice(t)
  const asha = createPerson(app)
  await asha.signUp()
  const chosen = async () => (await asha.ask(calls.whoAmI)).json().mail_language
  assert.equal(await chosen(), 'en')
  for (const wrong of ['', 'hi', 'ML', null, undefined, ['ml']]) {
    const refused = await choose(asha, wrong)
    const { chooseLanguage } = staffMessages.auth
    assert.deepEqual([refused.statusCode, refused.json().fields], [400, { mail_language: chooseLanguage }])
  }
  assert.equal(await chosen(), 'en')
  for (let n = 0; n < 2; n++) {
    const saved = await choose(asha, 'ml')
    assert.deepEqual([saved.statusCode, saved.json().message], [200, serverMessages.auth.languageSaved])
  }
  assert.equal(await chosen(), 'ml')
  const entries = await db.selectFrom('diary').select('changes').where('kind', '=', 'account').execute()
  const changes = entries.flatMap((entry) => JSON.parse(entry.changes))
  assert.deepEqual(changes, [{ field: 'mail_language', before: 'English', after: 'മലയാളം' }])
})

test('every mail about an account is in the language that its owner has chosen', async (t) => {
  const { app, db, mailsTo, choose } = await createOffice(t, { RATE_LIMIT: 'on' })
  const asha = createPerson(app)
  await asha.signUp()
  const anil = createPerson(app, 'anil@example.com')
  await anil.signUp()
  await db.updateTable('accounts').set({ status: 'active', role: 'owner' }).execute()
  await anil.logIn()
  await asha.setUpApp()
  const id = (await asha.ask(calls.whoAmI)).json().id
  await mailsTo('owner@example.com')
  /** In turn, the mails that Asha gets. */
  async function causeMails() {
    const mails = []
    for (const cause of [
      () => send(app, calls.forgotPassword, { payload: { email: 'owner@example.com' } }),
      () =>
        send(app, calls.signup, { payload: { email: 'new@example.com', password: 'a long enough secret' } }),
      () => anil.ask(calls.mailConfirmationLink, {}, id),
      () => guessCodes(createPerson(app)),
      () => anil.ask(calls.liftSecondStep, { password }, id),
      () => createPerson(app).logIn(),
      () => asha.logIn().then(() => asha.ask(calls.sendTestMail)),
    ]) {
      await cause()
      mails.push(...(await mailsTo('owner@example.com')))
    }
    await db.deleteFrom('accounts').where('email', '=', 'new@example.com').execute()
    await db.deleteFrom('attempts').execute()
    return mails
  }
  async function guessCodes(stranger: ReturnType<typeof createPerson>) {
    await stranger.logIn()
    for (let n = 0; n < 10; n++) await stranger.ask(calls.finishLogin, { code: '000000' })
  }
  const english = await causeMails()
  assert.equal(new Set(english.map(({ subject }) => subject)).size, 7)
  for (const { text, from } of english) {
    assert.match(text, englishSentence)
    assert.equal(from, senders.en)
  }
  await choose(asha, 'ml')
  await asha.setUpApp()
  const malayalam = await causeMails()
  assert.equal(malayalam.length, english.length)
  for (const [n, { subject, text, from }] of malayalam.entries()) {
    assert.match(subject, /[\u0d00-\u0d7f]/)
    assert.doesNotMatch(text, englishSentence)
    assert.equal(from, senders.ml)
    assert.equal(linksIn(text), linksIn(english[n]?.text ?? ''), text)
  }
  // Each in their own: the other owner has chosen none.
  await send(app, calls.signup, { payload: { email: 'new@example.com', password: 'a long enough secret' } })
  assert.match((await mailsTo('anil@example.com'))[0]?.subject ?? '', /^Waiting for your approval/)
})

test('what comes in is told in the language of whoever logs in with the address of the company', async (t) => {
  const { app, db, mailsTo, choose } = await createOffice(t)
  const asha = createPerson(app, company.mail)
  await asha.signUp()
  const fields = { ...applicant, name: 'ആശ', qualification: 'ഐ.ടി.ഐ.', experience: '4 വർഷം' }
  const job_id = await addJob(db, { title: 'മേസ്തിരി' })
  async function causeMails(email: string) {
    await apply(app, { ...fields, job_id, email })
    const link = (await mailsTo(email))[0]?.text.match(/my-data\/(\S+)/)?.[1] ?? ''
    assert.notEqual(link, '')
    const mails = await mailsTo(company.mail)
    let param = link
    for (const [call, payload] of [
      [calls.updateMyData, { name: 'ആശ മേനോൻ', keep: true }],
      [calls.withdrawMyData, { sure: true }],
      [calls.createEnquiry, { ...enquiry, message: `${enquiry.message} ${email}` }],
      [calls.withdrawMyData, { sure: true }],
    ] as const) {
      const answer = await send(app, call, { param, payload })
      if (call === calls.createEnquiry) param = answer.json().link.match(/my-data\/(\S+)/)[1]
      mails.push(...(await mailsTo(company.mail)))
    }
    return mails
  }
  for (const { text } of await causeMails('first@example.com')) assert.match(text, englishSentence)
  await choose(asha, 'ml')
  const mails = await causeMails('second@example.com')
  assert.equal(mails.length, 5)
  assert.match(mails[1]?.text ?? '', /മാറിയത്: പേര്, പിന്നീടു വരുന്ന ഒഴിവുകൾക്കായി/)
  assert.ok(!mails[4]?.text.includes(enquiry.topic), 'nothing of what was withdrawn is told')
  for (const { subject, text } of mails) {
    assert.match(subject, /[\u0d00-\u0d7f]/)
    assert.doesNotMatch(text, englishSentence)
  }
})

test('a name whose Malayalam was typed on two lines stays on one line of the mail', async (t) => {
  const { app, db, mailsTo } = await createOffice(t)
  const change = { malayalam: 'നാലുകെട്ട്\r\nBcc: anil@example.com', earlier: '', changed_at: '' }
  await db
    .insertInto('translations')
    .values({ id: company.name, english: company.name, ...change })
    .execute()
  const payload = new FormData()
  const email = 'asha@example.com'
  const fields = { ...applicant, email, job_id: await addJob(db) }
  for (const [name, value] of Object.entries(fields)) payload.set(name, value)
  await send(app, calls.createApplication, { payload, query: { language: 'ml' } })
  const [mail] = await mailsTo(email)
  assert.equal(mail?.from, `നാലുകെട്ട് Bcc: anil@example.com <${company.mail}>`)
})

const linksIn = (text: string) =>
  (text.match(/https?:\/\/\S+/g) ?? []).map((link) => link.replace(/[\w-]{43}$/, ':token')).join()
