// The facts that visitors look for are in the HTML: ways to reach the company, and what a job and its form say. @sqlite
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { jobPath } from '#contract/addresses.ts'
import { calls } from '#contract/calls.ts'
import { fillPlaceholders } from '#contract/content/placeholders.ts'
import type { Job } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import { company } from '#site'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob } from '../testing/applications.ts'
import { renderer } from '../testing/renderer.ts'

async function createSite(t: TestContext) {
  const { app, db } = await createTestApp(t, { services: { renderer } })
  const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
  return { app, db, open, part: async (url: string, tag: string) => elementOf((await open(url)).body, tag) }
}

/** Without its data for search engines. */
const elementOf = (html: string, tag: string) =>
  (new RegExp(`<${tag}\\b.*?</${tag}>`, 's').exec(html)?.[0] ?? '').replace(/<script.*?<\/script>/gs, '')
const decode = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
/** What people read; what is only there for screen readers too. */
const textOf = (html: string) => decode(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '))
/** The addresses behind the links whose text contains these words. */
const linksOf = (html: string, words: string) =>
  [...html.matchAll(/<a\b[^>]*? href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
    .filter(([, , text = '']) => textOf(text).includes(words))
    .map(([, href = '']) => decode(href))
const telOf = (phone: string) => `tel:${phone.replaceAll(' ', '')}`

test('the menu has its entries in order, and SERVICES all five of them', async (t) => {
  const { part } = await createSite(t)
  const menu = await part('/reviews', 'header')
  const entries = [...menu.matchAll(/class="menu-entry[^>]*>(.*?)<\/(?:a|button)>/gs)]
  assert.deepEqual(
    entries.map(([, text = '']) => textOf(text).trim()),
    ['HOME', 'ABOUT', 'SERVICES', 'GALLERY', 'CAREER', 'CONTACT'],
  )
  for (const page of Object.values(publicPages))
    if ('service' in page) assert.deepEqual(linksOf(menu, page.service), [page.path])
})

test('the footer has the blurb, links, contact details and the copyright line', async (t) => {
  const { part } = await createSite(t)
  const footer = await part('/', 'footer')
  const text = textOf(footer)
  assert.ok(text.includes(fillPlaceholders(company.blurb, company, '')), text)
  assert.ok(text.includes(`© ${new Date().getFullYear()} ${company.name}`), text)
  for (const [name, path] of Object.entries({ Home: '/', Gallery: '/gallery', Contact: '/contact' }))
    assert.ok(linksOf(footer, name).includes(path), name)
  for (const phone of [company.phone, company.secondPhone])
    assert.deepEqual(linksOf(footer, phone), [telOf(phone)])
})

test('phones, WhatsApp, mail, address, hours and the way there are on the contact page', async (t) => {
  const { part } = await createSite(t)
  const main = await part('/contact', 'main')
  const text = textOf(main)
  for (const phone of [company.phone, company.secondPhone])
    assert.equal(linksOf(main, phone)[0], telOf(phone))
  assert.match(linksOf(main, 'Write to')[0] ?? '', /^https:\/\/wa\.me\/91\d+\?text=.*Contact/)
  assert.deepEqual(linksOf(main, company.mail), [`mailto:${company.mail}`])
  const { street, latitude, longitude } = company.address
  for (const words of [new RegExp(street), /Monday to Saturday ?:\s9\sam to 6\spm/, /Sunday ?:\sclosed/])
    assert.match(text, words)
  assert.ok(linksOf(main, 'Directions')[0]?.includes(`destination=${latitude},${longitude}`))
  assert.match(main, /role="img" aria-labelledby="map-title"[^>]*><title id="map-title">Drawn map/)
})

test('each open job is a row with its facts, and leads to its page', async (t) => {
  const { app, db, part } = await createSite(t)
  const facts = { pay: '₹900 a day', place: 'Aluva', hours: '8 to 5', closes_on: '2099-12-31' }
  await addJob(db, { title: 'Mason', description: 'You lay laterite.\n\nTea at ten.', ...facts })
  const [job]: Job[] = (await send(app, calls.listJobs)).json()
  assert.ok(job)
  const main = await part('/career', 'main')
  const text = textOf(main)
  for (const fact of [
    ...[/Pay ₹900\sa\sday/, /Place Aluva/, /Hours 8\sto\s5/, /Tea at ten\./, /need no form: call/],
    ...[/Type Full-time/, /Experience 2\syears/, /Apply by 31\sDecember\s2099/],
  ])
    assert.match(text, fact)
  assert.ok(linksOf(main, 'Mason').includes(jobPath(job)))
})

test('the form of a job says what is kept, how long and how to erase it; no person fills in its trap', async (t) => {
  const { db, part } = await createSite(t)
  await addJob(db, { title: 'Mason' })
  const main = await part('/career/mason', 'main')
  const text = textOf(main)
  for (const words of [
    /our office keeps what you write/,
    /365\sdays after it arrives, whichever is first/,
    /30\sdays after the opening closes/,
    /office@/,
    /privacy notice/,
    /PDF or Word \(\.pdf, \.doc, \.docx\), at most 5\sMB\./,
  ])
    assert.match(text, words)
  assert.match(main, /accept="\.pdf,\.doc,\.docx"/)
  assert.match(main, /<div inert="" aria-hidden="true"[^>]*><label>Website<input [^>]*name="website"/)
  assert.deepEqual(linksOf(main, 'Call').slice(0, 2), Array(2).fill(telOf(company.secondPhone)))
  for (const link of linksOf(main, 'WhatsApp')) assert.ok(link.includes('Mason'), link)
})

test('a closed job says so with the open ones, to people and not to search engines', async (t) => {
  const { app, db, open } = await createSite(t)
  const headers = await signIn(app)
  await addJob(db, { title: 'Carpenter' })
  const closed = await addJob(db, { title: 'Mason' })
  await send(app, calls.openJob, { param: closed, payload: { open: false }, headers })
  const { statusCode, body } = await open('/career/mason')
  assert.equal(statusCode, 410)
  assert.match(body, /<h1[^>]*>This opening is closed/)
  assert.deepEqual(linksOf(body, 'Carpenter'), ['/career/carpenter'])
  assert.match(body, /<meta name="robots" content="noindex"/)
  assert.doesNotMatch(body, /JobPosting/)
})

for (const [details, told] of Object.entries({ 1: [false, false], 'mailed,without-cv': [true, true] }))
  test(`the thanks ?sent=${details} tell of the mail and of the CV without room: ${told}`, async (t) => {
    const { part } = await createSite(t)
    const text = textOf(await part(`/career?sent=${details}`, 'main'))
    const { submitted, mailed, cvLeftOut } = messages.applications
    assert.ok(text.includes(submitted))
    assert.deepEqual([text.includes(mailed), text.includes(cvLeftOut)], told)
  })

test('no page carries an inline executable script or an inline style', async (t) => {
  const { open } = await createSite(t)
  for (const path of ['/', '/reviews', '/admin/login', '/nowhere']) {
    const { body } = await open(path)
    for (const [, attributes = ''] of body.matchAll(/<script([^>]*)>(?!<\/script>)/g))
      assert.match(attributes, /type="application\/(ld\+)?json"/, path)
    assert.doesNotMatch(body, /<style|\sstyle="/, path)
  }
})
