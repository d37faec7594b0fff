import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { defaults } from '#content/defaults.ts'
import { calls } from '#contract/calls.ts'
import { fillPlaceholders } from '#contract/content/placeholders.ts'
import { company } from '#site'
import { createOwnedApp, createTestApp, send, signIn } from '../testing/app.ts'
import { mailsIn } from '../testing/applications.ts'
import { contentsOf, published, signInAsStaff } from '../testing/contents.ts'
import { fillPrice, withPrices } from './additions.ts'

async function createSite(t: TestContext) {
  const { app, db, headers } = await createOwnedApp(t)
  return { app, db, headers, ...contentsOf(app, headers) }
}

/** Without the parts that are switched off, whose words only staff get. */
const shown = (content: object) =>
  Object.entries(structuredClone(content)).filter(([, part]) => part?.show !== false)

/** Forms are given the version of the notice that they name. */
function formsWithNotice(page: string) {
  const filled = fillPlaceholders(defaults, company, defaults.privacy.version)
  const noticeVersion = defaults.privacy.version
  if (page === 'career') return { job: { ...filled.career.job, noticeVersion } }
  return page === 'contact' ? { form: { ...filled.contact.form, noticeVersion } } : {}
}

test('until somebody changes it, every page has the texts that the site came with', async (t) => {
  const { app, headers } = await createSite(t)
  const filled = fillPlaceholders(company, company, defaults.privacy.version)
  // Nobody has said yet that the rates are the company's own.
  const { cost: _, ...others } = defaults
  for (const [page, content] of Object.entries(others)) {
    const answer = await published(app, page as keyof typeof defaults)
    const priced = page === 'home' ? await withPrices(defaults.home, async (name) => defaults[name]) : content
    const expected = fillPlaceholders(fillPrice(priced, 'en'), filled, defaults.privacy.version)
    assert.deepEqual(shown(answer), shown({ ...expected, ...formsWithNotice(page) }))
    assert.doesNotMatch(JSON.stringify(answer), /\{\w+\}/, `${page} has the company's values in its texts`)
  }
  const list = (await send(app, calls.listContents, { headers })).json()
  assert.deepEqual(
    list.map(({ page }: { page: string }) => page).toSorted(),
    Object.keys(defaults).toSorted(),
  )
  assert.ok(list.every(({ has_draft }: { has_draft: boolean }) => !has_draft))
  assert.equal((await app.inject('/contents/nothing')).statusCode, 404)
})

test('a draft is for staff only, until it is published for everybody', async (t) => {
  const { app, headers, draftOf, change, publish } = await createSite(t)
  const before = await published(app, 'design')
  const saved = await change('design', (content) => {
    const [price] = content.prices.items
    if (price) price.amount = 2_500
  })
  assert.equal(saved.statusCode, 200)
  assert.equal(saved.json().has_draft, true)
  assert.deepEqual(await published(app, 'design'), before)
  const preview = { param: 'design', query: { preview: '1' } }
  assert.equal((await send(app, calls.getContent, preview)).statusCode, 401)
  const shown = await send(app, calls.getContent, { ...preview, headers })
  assert.match(shown.body, /From ₹2,500/)
  assert.equal(shown.headers['cache-control'], 'no-store')
  const draft = await draftOf('design')
  assert.deepEqual([draft.has_draft, draft.draft_by], [true, 'owner@example.com'])

  const answer = await publish('design', saved.json().version)
  assert.equal(answer.statusCode, 200)
  assert.equal((await published(app, 'design')).prices.items[0]?.amount, 2_500)
  assert.equal((await draftOf('design')).has_draft, false)
})

test('a draft can be discarded, and one that changes nothing is none', async (t) => {
  const { app, headers, draftOf, change, publish } = await createSite(t)
  const saved = await change('terms', { title: 'Other terms' })
  const discarded = await send(app, calls.discardDraft, {
    ...{ headers, param: 'terms' },
    payload: { version: saved.json().version },
  })
  assert.equal(discarded.statusCode, 200)
  const { has_draft, content, version } = await draftOf('terms')
  assert.deepEqual([has_draft, content.title], [false, defaults.terms.title])
  assert.equal((await change('terms', () => undefined)).json().has_draft, false)
  assert.equal((await publish('terms', version + 1)).json().message, 'There is no draft to publish')
})

test('of two people who edit one page, the second hears of the first', async (t) => {
  const { app, db, draftOf, save, publish } = await createSite(t)
  const anil = contentsOf(app, await signInAsStaff(app, db))
  const [mine, theirs] = [await draftOf('about'), await anil.draftOf('about')]
  mine.content.title = 'Mine'
  theirs.content.title = 'Theirs'
  const first = await anil.save('about', theirs.version, theirs.content)
  assert.equal(first.statusCode, 200)
  const second = await save('about', mine.version, mine.content)
  assert.equal(second.statusCode, 409)
  assert.equal(second.json().code, 'conflict')
  assert.equal((await publish('about', mine.version)).statusCode, 409)
  const now = await draftOf('about')
  assert.deepEqual([now.content.title, now.draft_by], ['Theirs', 'anil@example.com'])
  assert.equal((await save('about', now.version, mine.content)).statusCode, 200)
})

test('of two who save the same version at the same moment, one is refused', async (t) => {
  const { draftOf, save } = await createSite(t)
  const { version, content } = await draftOf('home')
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((intro) => save('home', version, { ...content, intro })),
  )
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 409, 409])
})

test('the history says who changed what in words, and brings a version back as a draft', async (t) => {
  const { app, draftOf, versions, restore, changeAndPublish } = await createSite(t)
  for (const phone of ['+91 98470 11111', '+91 98470 22222']) await changeAndPublish('company', { phone })
  const list = await versions('company')
  assert.equal(list.length, 3)
  const [newest, middle, first] = list
  assert.equal(newest.published_by, 'owner@example.com')
  assert.equal(newest.current, true)
  assert.deepEqual(newest.differences, [
    { label: 'Phone number', before: '+91 98470 11111', after: '+91 98470 22222' },
  ])
  assert.deepEqual(middle.differences[0].before, company.phone)
  assert.deepEqual([first.published_by, first.published_at, first.differences], ['', null, []])

  const { version } = await draftOf('company')
  assert.equal((await restore('company', middle.id, version)).statusCode, 200)
  assert.equal((await draftOf('company')).content.phone, '+91 98470 11111')
  assert.equal((await published(app, 'company')).phone, '+91 98470 22222')
  assert.equal((await restore('company', middle.id, version)).statusCode, 409)
  assert.equal((await restore('home', middle.id, 1)).statusCode, 404)
})

test('the last fifty versions of a page are kept', async (t) => {
  const { db, versions, changeAndPublish } = await createSite(t)
  await changeAndPublish('terms', { title: 'Version 0' })
  for (let n = 1; n <= 52; n += 1) await changeAndPublish('reviews', { title: `Version ${n}` })
  const list = await versions('reviews')
  assert.equal(list.length, 50)
  assert.equal(list[0].differences[0].after, 'Version 52')
  assert.equal(list.at(-1).differences.length, 0)
  const rows = await db.selectFrom('content_versions').select('page').execute()
  assert.equal(rows.filter(({ page }) => page === 'terms').length, 2)
})

test('only an owner changes the address that messages and applications are mailed to', async (t) => {
  const { app, db, headers } = await createSite(t)
  const anil = contentsOf(app, await signInAsStaff(app, db))
  const owner = contentsOf(app, headers)
  const toAnil = (content: typeof defaults.company) => {
    content.mail = 'anil@example.com'
  }
  const refused = await anil.change('company', toAnil)
  assert.equal(refused.statusCode, 403)
  assert.deepEqual(refused.json().fields, { mail: refused.json().message })
  assert.match(refused.json().message, /Only an owner .* change this: Mail address/)
  const shorter = await anil.change('company', { retentionDays: 90 })
  assert.deepEqual([shorter.statusCode, Object.keys(shorter.json().fields)], [403, ['retentionDays']])

  await owner.changeAndPublish('company', { mail: 'office@example.com' })
  const first = (await anil.versions('company')).at(-1)
  const { version } = (
    await anil.restore('company', first.id, (await anil.draftOf('company')).version)
  ).json()
  await anil.publish('company', version)
  assert.equal(
    (await published(app, 'company')).mail,
    'office@example.com',
    'an older version brings no address',
  )

  await owner.change('company', { mail: 'other@example.com' })
  const drafted = await anil.change('company', { tagline: 'By staff' })
  assert.equal((await anil.publish('company', drafted.json().version)).statusCode, 403)

  const enquiry = { name: 'Asha', phone: '98470 12345', message: 'A house in Aluva' }
  await send(app, calls.createEnquiry, { payload: enquiry })
  const [notice, ...more] = (await mailsIn(db)).filter(({ subject }) => /enquiry/.test(subject))
  assert.deepEqual([notice?.recipient, more], ['office@example.com', []])
})

test('the address that messages went to is told when they go to another one, and by whom', async (t) => {
  const now = new Date('2026-11-16T14:00:00Z')
  const { app, db } = await createTestApp(t, { now: () => now })
  const { changeAndPublish } = contentsOf(app, await signIn(app))
  const moveTo = (mail: string) => changeAndPublish('company', { mail })
  await moveTo('first@example.com')
  assert.deepEqual(await mailsIn(db), [], 'nobody reads the invented address of the sample texts')
  await moveTo('office@example.com')
  const [told] = await mailsIn(db)
  assert.equal(told?.recipient, 'first@example.com')
  for (const part of ['owner@example.com', 'office@example.com', '16 November 2026, 7:30 pm'])
    assert.ok(told?.text.includes(part), part)
  assert.match(told?.text ?? '', /http:\/\/localhost:3000\/admin\/site\/company/)
  await changeAndPublish('company', { tagline: 'Houses that stay dry' })
  assert.equal((await mailsIn(db)).length, 1, 'nothing else is told')

  await db.updateTable('accounts').set({ mail_language: 'ml' }).execute()
  await moveTo('owner@example.com')
  await moveTo('office@example.com')
  const [, english, malayalam] = await mailsIn(db)
  assert.deepEqual(
    [english, malayalam].map((mail) => mail?.recipient),
    ['office@example.com', 'owner@example.com'],
  )
  assert.match(malayalam?.text ?? '', /2026 നവംബർ 16, 7:30 pm/)
})

test('sample texts are marked until somebody changes or confirms them', async (t) => {
  const { app, headers, draftOf, changeAndPublish } = await createSite(t)
  const stateOf = async () => {
    const list = (await send(app, calls.listContents, { headers })).json()
    return list.find(({ page }: { page: string }) => page === 'interior')
  }
  const pathsOf = async () => (await draftOf('interior')).samples.map(({ path }) => path)
  const before = await stateOf()
  assert.ok((await pathsOf()).includes('prices.items.0.amount'))
  assert.ok(!(await pathsOf()).includes('prices.title'))

  await changeAndPublish('interior', (content) => {
    const [price] = content.prices.items
    if (price) price.amount = 100_000
    content.prices.items.reverse()
  })
  assert.ok(!(await pathsOf()).includes(`prices.items.${defaults.interior.prices.items.length - 1}.amount`))
  assert.ok((await pathsOf()).includes('prices.items.0.amount'), 'the order does not make a text ours')
  assert.equal((await stateOf()).samples, before.samples - 1)

  const paths = (await draftOf('interior')).samples.filter(({ promise }) => promise).map(({ path }) => path)
  await send(app, calls.confirmSamples, {
    headers,
    param: 'interior',
    payload: { paths: [...paths, 'made.up'] },
  })
  assert.deepEqual(
    (await draftOf('interior')).samples.filter(({ promise }) => promise),
    [],
  )
})

test('a confirmed price stays confirmed where it moves, and none that takes its place is', async (t) => {
  const { app, headers, change, draftOf } = await createSite(t)
  const pathsOf = async () => (await draftOf('interior')).samples.map(({ path }) => path)
  const payload = { paths: ['prices.items.0.amount'] }
  await send(app, calls.confirmSamples, { headers, param: 'interior', payload })
  await change('interior', ({ prices }) => {
    prices.items.push(...prices.items.splice(0, 1))
  })
  const last = defaults.interior.prices.items.length - 1
  assert.ok((await pathsOf()).includes('prices.items.0.amount'))
  assert.ok(!(await pathsOf()).includes(`prices.items.${last}.amount`))
})

test('prices in a part that is switched off leave the site, and are no sample that visitors read', async (t) => {
  const { app, changeAndPublish, draftOf } = await createSite(t)
  await changeAndPublish('design', (content) => {
    content.prices.show = false
    content.search.description = ''
  })
  const { prices } = await published(app, 'design')
  assert.deepEqual(prices, {
    show: false,
    title: '',
    note: '',
    since: '',
    items: [],
    example: { area: 0, note: '' },
  })
  const { content, samples } = await draftOf('design')
  assert.match(JSON.stringify(content), /2350/)
  assert.ok(samples.filter(({ path }) => path.startsWith('prices.')).every(({ shown }) => !shown))
})

test('a stored text of an earlier version of the program is completed, and what it no longer has is dropped', async (t) => {
  const { db, draftOf } = await createSite(t)
  const { intro: _, ...older } = { ...structuredClone(defaults.home), gone: 'x' }
  await db
    .insertInto('contents')
    .values({ page: 'home', version: 3, confirmed: '[]', published: JSON.stringify(older) })
    .execute()
  const stored = await draftOf('home')
  assert.deepEqual(stored.content, structuredClone(defaults.home))
  assert.equal(stored.version, 3)
})
