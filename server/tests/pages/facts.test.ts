// @sqlite: The facts that visitors look for are in the HTML: ways to reach the company, and what a job and its form say.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { fillPlaceholders } from '#contract/content/placeholders.ts'
import type { Job } from '#contract/jobs.ts'
import { publicPages } from '#contract/pages.ts'
import { jobPath } from '#contract/record-paths.ts'
import { company } from '#site'
import { send } from '../../testing/app.ts'
import { addJob } from '../../testing/applications.ts'
import { attributeOf } from '../../testing/pages/document.ts'
import { createRenderedSite } from '../../testing/pages/rendered-site.ts'

const telOf = (phone: string) => `tel:${phone.replaceAll(' ', '')}`

test('the menu has its entries in order, and SERVICES all five of them', async (t) => {
  const { read } = await createRenderedSite(t)
  const { texts, hrefsOf } = await read('/reviews')
  const entries = ['HOME', 'ABOUT', 'SERVICES', 'GALLERY', 'CAREER', 'CONTACT']
  assert.deepEqual(texts('header .menu-entry'), entries)
  for (const page of Object.values(publicPages))
    if ('service' in page) assert.deepEqual(hrefsOf(page.service, 'header'), [page.path])
})

test('the footer has the blurb, links, contact details and the copyright line', async (t) => {
  const { read } = await createRenderedSite(t)
  const { texts, hrefsOf } = await read('/')
  const text = texts('footer').join()
  assert.ok(text.includes(fillPlaceholders(company.blurb, company, '')), text)
  assert.ok(text.includes(`© ${new Date().getFullYear()} ${company.name}`), text)
  for (const [name, path] of Object.entries({ Home: '/', Gallery: '/gallery', Contact: '/contact' }))
    assert.ok(hrefsOf(name, 'footer').includes(path), name)
  for (const phone of [company.phone, company.secondPhone])
    assert.deepEqual(hrefsOf(phone, 'footer'), [telOf(phone)])
})

test('phones, WhatsApp, mail, address, hours and the way there are on the contact page', async (t) => {
  const { read } = await createRenderedSite(t)
  const { texts, hrefOf, hrefsOf } = await read('/contact')
  for (const phone of [company.phone, company.secondPhone]) assert.equal(hrefOf(phone), telOf(phone))
  assert.match(hrefOf('Write to') ?? '', /^https:\/\/wa\.me\/91\d+\?text=.*Contact/)
  assert.deepEqual(hrefsOf(company.mail), [`mailto:${company.mail}`])
  const { street, latitude, longitude } = company.address
  for (const words of [new RegExp(street), /Monday to Saturday: ?9 am to 6 pm/, /Sunday: ?closed/])
    assert.match(texts('main').join(), words)
  assert.ok(hrefOf('Directions')?.includes(`destination=${latitude},${longitude}`))
})

test('each open job is a row with its facts, and leads to its page', async (t) => {
  const { app, db, read } = await createRenderedSite(t)
  const facts = { pay: '₹900 a day', place: 'Aluva', hours: '8 to 5', closes_on: '2099-12-31' }
  await addJob(db, { title: 'Mason', description: 'You lay laterite.\n\nTea at ten.', ...facts })
  const [job]: Job[] = (await send(app, calls.listJobs)).json()
  assert.ok(job)
  const { texts, hrefsOf } = await read('/career')
  for (const fact of [
    ...[/Pay ?₹900 a day/, /Place ?Aluva/, /Hours ?8 to 5/, /Tea at ten\./],
    // Below the openings: what it says holds for crafts only.
    /Tea at ten\..*need no form: call/s,
    ...[/Type ?Full-time/, /Experience ?2 years/, /Apply by ?31 December 2099/],
  ])
    assert.match(texts('main').join(), fact)
  assert.ok(hrefsOf('Mason').includes(jobPath(job)))
})

test('the form of a job says what is kept, how long and how to erase it; no person fills in its trap', async (t) => {
  const { db, read } = await createRenderedSite(t)
  await addJob(db, { title: 'Mason' })
  const { all, texts, hrefsOf } = await read('/career/mason')
  for (const words of [
    /our office keeps what you write/,
    /365 days after it arrives, whichever is first/,
    /30 days after the opening closes/,
    /office@/,
    /privacy notice/,
    /PDF or Word \(\.pdf, \.doc, \.docx\), at most 5 MB\./,
  ])
    assert.match(texts('main').join(), words)
  const files = all('main input[type="file"]').map((input) => attributeOf(input, 'accept'))
  assert.deepEqual(files, ['.pdf,.doc,.docx'])
  assert.equal(all('main div[inert][aria-hidden="true"] input[name="website"]').length, 1)
  assert.equal(hrefsOf('Call')[0], telOf(company.secondPhone))
  const chats = hrefsOf('WhatsApp')
  assert.ok(chats.length > 0)
  for (const link of chats) assert.ok(link.includes('Mason'), link)
  await addJob(db, { title: 'Carpenter', phone_only: true })
  for (const [path, isSaid] of [
    ['/career/mason', false],
    ['/career/carpenter', true],
  ] as const)
    assert.equal((await read(path)).texts('main').join().includes('need no form: call'), isSaid, path)
})
