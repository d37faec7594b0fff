// @sqlite After applying, everybody gets the private link, and a mail is promised only where one is sent.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { createTestApp, send as sendCall } from '../testing/app.ts'
import { addJob, apply, asha, mailsIn } from '../testing/applications.ts'
import { pdfCv } from '../testing/cvs.ts'
import { renderer } from '../testing/renderer.ts'

const { mailed, submitted } = messages.applications
const withMails = { RATE_LIMIT: 'on', SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'office@example.com' }

async function createSite(t: TestContext, env: Record<string, string>) {
  let now = new Date('2026-11-20T10:00:00Z')
  const { app, db } = await createTestApp(t, { services: { renderer }, env, now: () => now })
  const job_id = await addJob(db)
  const send = async (name: string, fields = {}) =>
    (await apply(app, { ...asha, name, job_id, ...fields }, [pdfCv, 'cv.pdf'])).json()
  /** As a browser without JavaScript, up to the page with the thanks. */
  async function sendForm(name: string, language = 'en') {
    const payload = new FormData()
    for (const [key, value] of Object.entries({ ...asha, name, job_id })) payload.set(key, value)
    const headers = { accept: 'text/html' }
    const url = `${calls.createApplication.path}?language=${language}`
    const answer = await app.inject({ method: 'POST', url, payload, headers })
    const { body, headers: page } = await app.inject({ url: String(answer.headers.location), headers })
    return { body, page, answer }
  }
  /** What a private link leads to. */
  const open = async (link: string) =>
    (await sendCall(app, calls.getMyData, { param: link.split('/').at(-1) ?? '' })).json()
  return { app, db, send, sendForm, open, wait: (ms: number) => (now = new Date(now.getTime() + ms)) }
}

const hourMs = 3_600_000
const address = 'https://www.example.com'

test('the thanks tell of the mail with the private link, and after three a day no longer', async (t) => {
  const { send, sendForm } = await createSite(t, withMails)
  const message = 'Application submitted successfully!'
  const { link, ...told } = await send('Asha 1')
  assert.deepEqual(told, { message, mailed: true, cv_left_out: false })
  for (const name of ['Asha 2', 'Asha 3']) {
    const { body } = await sendForm(name)
    assert.ok(body.includes(submitted))
    assert.ok(body.includes(mailed), name)
  }
  const { body } = await sendForm('Asha 4')
  assert.ok(body.includes(submitted))
  assert.ok(!body.includes(mailed))
  assert.equal((await send('Asha 5')).mailed, false)
})

test('without a mail server no mail is promised', async (t) => {
  const { send, sendForm } = await createSite(t, {})
  assert.equal((await send('Asha 1')).mailed, false)
  assert.ok(!(await sendForm('Asha 2')).body.includes(mailed))
})

test('the answer to an application has the private link, the same as the mail', async (t) => {
  const { app, db, send, open } = await createSite(t, { PUBLIC_URL: address })
  const { link } = await send('Asha')
  assert.match(link, /^https:\/\/www\.example\.com\/my-data\/[\w-]{43}$/)
  assert.partialDeepStrictEqual(await open(link), { kind: 'application', name: 'Asha' })
  const [confirmation] = await mailsIn(db)
  assert.ok(confirmation?.text.includes(`\n${link}\n`))
  const stored = await db.selectFrom('applications').selectAll().execute()
  assert.ok(!JSON.stringify(stored).includes(link.split('/').at(-1)), 'only a hash of it is stored')
  const payload = new FormData()
  const [{ job_id } = { job_id: '' }] = stored
  for (const [key, value] of Object.entries({ ...asha, job_id: job_id ?? '' })) payload.set(key, value)
  const answer = await app.inject({
    method: 'POST',
    url: `${calls.createApplication.path}?language=ml`,
    payload,
  })
  assert.match(answer.json().link, /^https:\/\/www\.example\.com\/ml\/my-data\//)
  assert.equal(answer.headers['cache-control'], 'no-store')
})

test('whoever sends the same again within an hour gets the same link, and later none', async (t) => {
  const { send, open, wait } = await createSite(t, {})
  const { link } = await send('Asha')
  const other = await send('Asha', { experience: '5 years' })
  assert.notEqual(other.link, link)
  wait(hourMs - 1)
  assert.equal((await send('Asha')).link, link)
  wait(2)
  // By then the first link is known; otherwise whoever reads an application could act as its sender.
  assert.equal((await send('Asha')).link, undefined)
  assert.equal((await open(link)).name, 'Asha')
})

test('the diary says that a link was given again: somebody who reads the application may have asked', async (t) => {
  const { db, send, wait } = await createSite(t, {})
  await send('Asha')
  const told = async () =>
    (await db.selectFrom('diary').select(['by_name', 'note']).execute()).map((entry) => ({ ...entry }))
  assert.deepEqual(await told(), [])
  await send('Asha')
  const again = [{ by_name: 'Visitor', note: 'Sent again, so the private link was given again.' }]
  assert.deepEqual(await told(), again)
  wait(hourMs + 1)
  await send('Asha')
  assert.deepEqual(await told(), again)
})

test('a robot in the field that nobody sees gets a link as everybody does', async (t) => {
  const { send, open } = await createSite(t, {})
  const [asked, robot] = [await send('Asha'), await send('Asha', { website: 'https://spam.example' })]
  assert.deepEqual(Object.keys(robot), Object.keys(asked))
  assert.equal((await open(robot.link)).name, 'Asha')
})

for (const [language, folder] of [
  ['en', ''],
  ['ml', '/ml'],
] as const)
  test(`without JavaScript the thanks have the private link (${language})`, async (t) => {
    const { sendForm } = await createSite(t, { PUBLIC_URL: address })
    const { answer, page, body } = await sendForm('Asha', language)
    assert.equal(answer.statusCode, 303)
    assert.equal(answer.headers['cache-control'], 'no-store')
    const link = address + String(answer.headers.location).replace(/\?.*$/, '')
    assert.match(link, new RegExp(`^${address}${folder}/my-data/[\\w-]{43}$`))
    assert.ok(body.includes(`href="${link}"`))
    assert.ok(body.includes(`href="https://wa.me/?text=`))
    assert.deepEqual(
      [page['cache-control'], page['referrer-policy'], page['x-robots-tag']],
      ['no-store', 'same-origin', 'noindex, nofollow'],
    )
  })
