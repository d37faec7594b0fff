// @sqlite: Forms on Malayalam pages, from the form to the private page: all that the sender reads is in Malayalam, and what the
// office reads stays in English.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type TestContext, test } from 'node:test'
import { defaults } from '#content/defaults.ts'
import { translations } from '#content/ml/defaults.ts'
import { calls } from '#contract/calls.ts'
import { privacyNoticeVersion } from '#contract/limits.ts'
import { messages as ofMessages } from '#contract/public-messages.ts'
import { wordsIn } from '#contract/words.ts'
import { company } from '#site'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, asha, formOf, mailsIn } from '../testing/applications.ts'
import { pdfCv } from '../testing/cvs.ts'
import { renderer } from '../testing/renderer.ts'

const messages = wordsIn('ml', ofMessages)

const accept = 'text/html,application/xhtml+xml'
const inMalayalam = { language: 'ml' }
const rahul = { name: 'Rahul', phone: '94470 00000', message: 'Ten cents in Aluva.' }
const shown = { notice_version: privacyNoticeVersion }
const jobInMalayalam = 'സൈറ്റ് എൻജിനീയർ'
const malayalamLetter = /[\u0d00-\u0d7f]/
const origin = 'http://www.example.com'
const now = new Date('2026-11-20T10:00:00Z')

async function createSite(t: TestContext, env: Record<string, string> = { PUBLIC_URL: origin }) {
  const { app, db, files } = await createTestApp(t, { services: { renderer }, env, now: () => now })
  const job_id = await addJob(db)
  /** As a browser without JavaScript; the address is that of the page's own form. */
  async function submit(page: string, call: string, fields: Record<string, string>, cv?: Buffer) {
    const html = (await open(page)).body
    const action = new RegExp(`action="(${call}[^"#]*)`).exec(html)?.[1] ?? ''
    assert.match(action, /\?language=ml$/, `${page}: ${action}`)
    const payload = formOf(fields)
    if (cv) payload.set('cv', new Blob([new Uint8Array(cv)]), 'My CV.pdf')
    return app.inject({ method: 'POST', url: action, payload, headers: { accept } })
  }
  const open = (url: string) => app.inject({ url, headers: { accept } })
  const apply = (change: Record<string, string> = {}, cv?: Buffer) =>
    submit(
      '/ml/career/site-engineer',
      calls.createApplication.path,
      { ...asha, job_id, ...shown, ...change },
      cv,
    )
  const ask = (change: Record<string, string> = {}) =>
    submit('/ml/contact', calls.createEnquiry.path, { ...rahul, ...shown, ...change })
  const mailTo = async (recipient: string) =>
    (await mailsIn(db)).find((mail) => mail.recipient === recipient) ?? { subject: '', text: '' }
  return { app, db, job_id, submit, open, apply, ask, mailTo, files }
}

test('the mail that confirms an application from a Malayalam page is in Malayalam, the notice to the office in English', async (t) => {
  const { apply, mailTo, db } = await createSite(t)
  await apply({}, pdfCv)
  const { subject, text } = await mailTo(asha.email)
  assert.equal(subject, `നിങ്ങളുടെ അപേക്ഷ കിട്ടി: ${jobInMalayalam}`)
  assert.ok(text.startsWith(`നമസ്കാരം, ${asha.name}\n`), text)
  for (const part of [
    `‘${jobInMalayalam}’`,
    'അപേക്ഷയും സി.വി.യും കിട്ടി.',
    `${company.closedJobDays} ദിവസം`,
    `${company.retentionDays} ദിവസം`,
    'നാലുകെട്ട് ഡിസൈൻ & ബിൽഡ്',
    company.phone,
  ])
    assert.ok(text.includes(part), `${part} in ${text}`)
  assert.match(text, /\nhttp:\/\/www\.example\.com\/ml\/my-data\/[\w-]{43}\n/)
  const english = text.split('\n').filter((line) => !malayalamLetter.test(line) && /[a-z]{3}/i.test(line))
  assert.deepEqual(
    english.map((line) => line.replace(/[\w-]{43}$/, 'token')),
    [`${origin}/ml/my-data/token`],
  )
  const office = await mailTo(company.mail)
  assert.equal(office.subject, `New application: Site engineer, from ${asha.name}`)
  assert.doesNotMatch(office.text, malayalamLetter)
  const [row] = await db.selectFrom('applications').selectAll().execute()
  assert.equal(row?.job_title, 'Site engineer')
})

test('the language of the notice is stored, and the person and the office can see it', async (t) => {
  const { app, apply, ask, mailTo, open } = await createSite(t, {})
  const headers = await signIn(app)
  await apply()
  const { location = '' } = (await ask()).headers
  for (const list of [calls.listApplications, calls.listEnquiries]) {
    const [stored] = (await send(app, list, { headers })).json()
    assert.partialDeepStrictEqual(stored, { consent: true, notice_language: 'ml' })
  }
  for (const contact of [asha.email, rahul.phone]) {
    const { body } = await send(app, calls.exportPerson, { headers, query: { contact } })
    assert.match(body, /Language of the notice<\/b><\/dt><dd>Malayalam</)
  }
  const token = /\/my-data\/([\w-]{43})/.exec((await mailTo(asha.email)).text)?.[1]
  for (const page of [`/ml/my-data/${token}`, String(location)]) {
    assert.ok((await open(page)).body.includes(`(പതിപ്പ് ${privacyNoticeVersion}, മലയാളത്തിൽ)`), page)
    assert.match((await open(page.replace('/ml', ''))).body, /version [\d.-]+, in Malayalam, on 20 November/)
  }
})

test('whoever had to read a part of the notice in English has read it in English', async (t) => {
  const { app, db, apply, ask } = await createSite(t, {})
  const headers = await signIn(app)
  const translate = async (english: string, malayalam: string) => {
    const texts: Record<string, string>[] = (await send(app, calls.listTranslations, { headers })).json()
    const malayalam_from = texts.find((text) => text.english === english)?.malayalam
    await send(app, calls.saveTranslations, {
      headers,
      payload: { translations: [{ english, malayalam, malayalam_from }] },
    })
  }
  const languagesOf = async (name: string) => {
    await apply({ name })
    await ask({ name })
    const [application, enquiry] = await Promise.all(
      (['applications', 'enquiries'] as const).map((table) =>
        db.selectFrom(table).select('notice_language').where('name', '=', name).executeTakeFirstOrThrow(),
      ),
    )
    return [application?.notice_language, enquiry?.notice_language]
  }
  const [clause = { text: '' }] = defaults.privacy.clauses
  const { consent } = defaults.career.job
  assert.deepEqual(await languagesOf('Anu'), ['ml', 'ml'])
  await translate(clause.text, '')
  assert.deepEqual(await languagesOf('Binu'), ['en', 'en'])
  await translate(clause.text, clause.text)
  assert.deepEqual(await languagesOf('Cini'), ['en', 'en'], 'a copy is no translation')
  await translate(clause.text, `ചെറുതായി പറഞ്ഞാൽ: ${clause.text}`)
  assert.deepEqual(await languagesOf('Diya'), ['ml', 'ml'])
  await translate(consent, '')
  assert.deepEqual(await languagesOf('Ebin'), ['en', 'ml'])
})

test('without JavaScript an application is thanked for in Malayalam, and its private page is', async (t) => {
  const { app, apply, open, mailTo } = await createSite(t)
  const { statusCode, headers } = await apply()
  assert.equal(statusCode, 303)
  const [, path = ''] = /(\/ml\/my-data\/[\w-]{43})/.exec((await mailTo(asha.email)).text) ?? []
  assert.equal(headers.location, `${path}?sent=1`)
  assert.ok((await open(String(headers.location))).body.includes(messages.applications.submitted))
  const page = await open(path)
  assert.equal(page.statusCode, 200)
  assert.match(page.body, /<html lang="ml"/)
  assert.ok(page.body.includes(`നിങ്ങളുടെ അപേക്ഷ: ${jobInMalayalam}`))
  assert.ok(page.body.includes('2026 നവംബർ 20'))
  const param = path.slice(-43)
  const answers = [{}, inMalayalam].map((query) => send(app, calls.getMyData, { param, query }))
  const titles = (await Promise.all(answers)).map((answer) => answer.json().job_title)
  assert.deepEqual(titles, ['Site engineer', jobInMalayalam])
})

test('the CV opens from the private page in Malayalam, and is closed each time', async (t) => {
  const { open, apply, mailTo, files } = await createSite(t)
  await apply({}, pdfCv)
  const [path = ''] = /\/ml\/my-data\/[\w-]{43}/.exec((await mailTo(asha.email)).text) ?? []
  const link = /href="([^"]+\/cv[^"]*)"/.exec((await open(path)).body)?.[1] ?? ''
  assert.match(link, /\?language=ml$/)
  const { mock } = t.mock.method(files, 'open')
  for (let n = 0; n < 20; n++) {
    const cv = await open(link)
    assert.equal(cv.statusCode, 200)
    assert.deepEqual(cv.rawPayload, pdfCv)
  }
  const opened = await Promise.all(mock.calls.map(({ result }) => result))
  assert.equal(opened.length, 20)
  const signal = AbortSignal.timeout(5_000)
  for (const { stream } of opened.filter((file) => file !== undefined))
    if (!stream.closed) await once(stream, 'close', { signal })
})

test('what is chosen on a Malayalam page is sent in English, chosen again when refused, and read in Malayalam', async (t) => {
  const { app, ask, open, mailTo } = await createSite(t)
  const [, plan = ''] = defaults.contact.form.plans
  const shown = translations.contact[plan]
  assert.match(shown ?? '', malayalamLetter)
  const option = `<option value="${plan}"`
  const contact = (await open('/ml/contact')).body
  assert.ok(contact.includes(`${option}>${shown}</option>`))
  assert.ok((await open('/contact')).body.includes(`<option>${plan}</option>`))
  const refused = await ask({ plan, phone: '' })
  assert.ok(refused.body.includes(`${option} selected="">${shown}</option>`))
  const [page = ''] = String((await ask({ plan })).headers.location).split('?')
  assert.ok((await mailTo(company.mail)).text.includes(`Plans: ${plan}\n`))
  assert.ok((await open(page)).body.includes(`>${shown}</dd>`))
  assert.ok((await open(page.replace('/ml', ''))).body.includes(`>${plan}</dd>`))
  const read = async (query: string) => (await app.inject(`/contents/contact${query}`)).json().form
  assert.deepEqual((await read('?language=ml')).plansInEnglish, defaults.contact.form.plans)
  assert.equal((await read('')).plansInEnglish, undefined)
})
