// @sqlite What nobody should write ends as text, or is refused with a sentence that names the field.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaults } from '#content/defaults.ts'
import { calls } from '#contract/calls.ts'
import { pageKeys, schemaOf } from '#contract/content/pages.ts'
import { fillPlaceholders } from '#contract/content/placeholders.ts'
import { parseRich } from '#contract/content/rich-text.ts'
import { leavesOf } from '#contract/content/walk-content.ts'
import { dayInIndia } from '#contract/days.ts'
import { company } from '#site'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { contentsOf, published } from '../testing/contents.ts'

const words = ['line', 'text', 'rich']

/** Sets the value at a path such as "prices.items.0.what". */
function put(content: unknown, path: string, value: unknown) {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const place = keys.reduce((at, key) => (at as Record<string, unknown>)[key], content)
  ;(place as Record<string, unknown>)[last] = value
}

test('scripts, emoji and right-to-left marks in every field end as text', async (t) => {
  const { app } = await createTestApp(t)
  const { draftOf, save, publish } = contentsOf(app, await signIn(app))
  for (const page of pageKeys) {
    const { content, version } = await draftOf(page)
    // Their names must differ.
    if ('social' in content) content.social.length = 1
    // A part that is switched off would keep its words for itself.
    for (const part of Object.values(content)) if (part?.show === false) part.show = true
    // Rates are shown with their day.
    if ('rates' in content) content.rates.since = dayInIndia(new Date())
    const fields = leavesOf(schemaOf(page), content).filter(({ field }) => words.includes(field.kind))
    for (const { path, field } of fields) {
      const room = 'max' in field ? field.max : 0
      put(content, path, `${'<b>🏡'.slice(0, room)}\u202e\u2066\u0000`)
    }
    const saved = await save(page, version, content)
    assert.equal(saved.statusCode, 200, `${page}: ${saved.body}`)
    await publish(page, saved.json().version)
    const stored = leavesOf(schemaOf(page), await published(app, page))
    for (const { path, value, field } of stored.filter((leaf) => words.includes(leaf.field.kind)))
      if (!(page === 'privacy' && path === 'version'))
        assert.equal(value, '<b>🏡'.slice(0, 'max' in field ? field.max : 0), `${page} ${path}`)
  }
})

test('ten thousand letters are refused in every field, with its name', async (t) => {
  const { app } = await createTestApp(t)
  const { draftOf, save } = contentsOf(app, await signIn(app))
  for (const page of pageKeys) {
    const { version } = await draftOf(page)
    const fields = leavesOf(schemaOf(page), defaults[page]).filter(({ field }) => 'max' in field)
    for (const { path, field } of fields.filter(({ field }) => field.kind !== 'number').slice(0, 12)) {
      const content = structuredClone(defaults[page])
      put(content, path, 'x'.repeat(10_000))
      const answer = await save(page, version, content)
      assert.equal(answer.statusCode, 400, `${page} ${path}`)
      assert.deepEqual(Object.keys(answer.json().fields), [path])
      assert.ok(answer.json().message.includes(field.label), answer.json().message)
    }
  }
})

test('a text as long as a call may be does not keep the server busy', { timeout: 20_000 }, async (t) => {
  const { app } = await createTestApp(t)
  const { save } = contentsOf(app, await signIn(app))
  for (const text of ['['.repeat(180_000), `a${' '.repeat(180_000)}b`])
    for (const path of ['title', 'text', 'picture.alt']) {
      const content = structuredClone(defaults.about)
      put(content, path, text)
      assert.equal((await save('about', 1, content)).statusCode, 400)
    }
  const content = structuredClone(defaults.privacy)
  const clause = { title: 'x', text: '['.repeat(3_000), when: 'always' as const }
  content.clauses = Array.from({ length: 30 }, () => clause)
  assert.equal((await save('privacy', 1, content)).statusCode, 200)
})

test('a list as long or as deep as a call may be does not keep the server busy', async (t) => {
  const { app } = await createTestApp(t)
  const headers = { ...(await signIn(app)), 'content-type': 'application/json' }
  const whole = structuredClone<object>(defaults.home)
  put(whole, 'process.steps', 'here')
  // A long one is refused before anything walks through it.
  const lists = [
    [`[${'0,'.repeat(80_000)}0]`, 'content'],
    ['['.repeat(80_000) + ']'.repeat(80_000), 'process.steps.0.title'],
  ] as const
  for (const [list, field] of lists)
    for (const call of [calls.saveDraft, calls.previewContent]) {
      const payload = JSON.stringify({ version: 1, content: whole }).replace('"here"', list)
      const answer = await send(app, call, { headers, param: 'home', payload })
      assert.equal(answer.statusCode, 400)
      assert.equal(Object.keys(answer.json().fields)[0], field)
    }
})

const refusals: [page: keyof typeof defaults, path: string, value: unknown, sentence: RegExp][] = [
  ['company', 'phone', 'call me', /Phone number: please check the number/],
  ['company', 'phone', '', /Phone number is missing/],
  ['company', 'mail', 'office', /Mail address: please check the email/],
  [
    'company',
    'social.0.url',
    'javascript:alert(1)',
    /Social media, Link 1: Link: please write the whole link/,
  ],
  ['company', 'social.0.url', 'data:text/html,x', /whole link/],
  ['company', 'social.0.url', 'javascript://example.com/%0aalert(1)', /whole link/],
  ['company', 'social.0.url', 'instagram', /whole link/],
  ['company', 'social.0.url', 'https://user:pass@example.com', /whole link/],
  ['company', 'social.0.url', 'https:example.com', /whole link/],
  ['company', 'social.0.url', 'https://:pass@example.com', /whole link/],
  ['company', 'social.1.name', 'Instagram', /Link 2 is in the list twice/],
  ['company', 'founded', 1.5, /whole number from 1800/],
  ['company', 'address.latitude', 200, /number from -90 to 90/],
  ['company', 'hours.0.opens', '9 am', /a time such as 09:00/],
  ['company', 'hours.0.closes', '08:00', /Closes must be after Opens/],
  ['company', 'hours.0.from', 'Xx', /choose one from the list/],
  ['company', 'closedDays', [{ reason: 'Onam', from: '2027-08-20', to: '2027-08-19' }], /not be before/],
  ['company', 'closedDays', [{ reason: 'Onam', from: 'soon', to: '' }], /please choose a day/],
  ['home', 'hero.title', 'x'.repeat(61), /Top of the page: Heading is too long: at most 60 letters/],
  ['home', 'hero.title', ' \u202e\n', /Heading is missing/],
  ['home', 'hero.title', 7, /Heading is missing/],
  ['home', 'hero.picture.alt', ' ', /say in a few words what the picture shows/],
  ['home', 'hero.picture.src', 'https://example.com/x.jpg', /please choose a picture/],
  ['home', 'hero.picture.src', `/uploads/site/${'a'.repeat(24)}.jpg`, /no longer there/],
  ['home', 'hero.picture.src', '/uploads/cv/../../x.jpg', /please choose a picture/],
  ['home', 'services.items', [], /add at least one/],
  ['home', 'services.items.1.page', 'design', /twice/],
  ['home', 'process.show', 'yes', /yes or no/],
  ['about', 'lead', 'Since {year}', /there is no \{year\} to fill in/],
  ['design', 'lead', 'Houses from {price}.', /there is no \{price\} to fill in/],
  ['about', 'search.description', 'Houses from {price}.', /there is no \{price\} to fill in/],
  ['who', 'houses', -1, /whole number/],
  ['who', 'houses', '', /whole number/],
  ['who', 'people', [{ name: ' ', role: 'Mason', picture: null }], /missing/],
  ['who', 'registrations', [{ name: 'K-RERA', number: '' }], /missing/],
  ['privacy', 'clauses.0.text', 'See [this](javascript:alert(1))', /javascript:alert\(1 is not a link/],
  ['privacy', 'clauses.0.text', 'See [this](//evil.example)', /is not a link/],
  ['privacy', 'clauses.0.text', 'See [this](/\\evil.example)', /is not a link/],
  ['privacy', 'clauses.0.text', 'See [this](/\t/evil.example)', /is not a link/],
  ['career', 'crafts', 'Call [us](tel:{mail})', /is not a link/],
]

test('what would break the site is refused with a sentence at its field', async (t) => {
  const { app } = await createTestApp(t)
  const { draftOf, save } = contentsOf(app, await signIn(app))
  for (const [page, path, value, sentence] of refusals) {
    const content = structuredClone(defaults[page])
    put(content, path, value)
    const answer = await save(page, (await draftOf(page)).version, content)
    assert.equal(answer.statusCode, 400, `${path}: ${answer.body}`)
    assert.match(answer.json().message, sentence)
    const [field = ''] = Object.keys(answer.json().fields)
    assert.ok(field.startsWith(path.replace(/\.(alt|src)$/, '')), `${field} for ${path}`)
  }
  assert.equal((await draftOf('company')).has_draft, false)
  for (const content of [{}, { hero: [] }, { hero: null, services: 'x' }])
    assert.equal((await save('home', 1, content)).statusCode, 400)
})

test('links to pages, numbers and mailboxes are links, and a value never becomes one', () => {
  const values = { ...company, name: '[x](https://evil.example)', phone: '+91 (484) 000-0101' }
  const text = 'A {name}\nsecond line\n\n- one\n- [call](tel:{phone})\nEnd [terms](/terms).'
  assert.deepEqual(parseRich(fillPlaceholders(text, values, '')), [
    { kind: 'paragraph', text: ['A [x] (https://evil.example)\nsecond line'] },
    { kind: 'list', items: [['one'], [{ label: 'call', href: 'tel:+914840000101' }]] },
    { kind: 'paragraph', text: ['End ', { label: 'terms', href: '/terms' }, '.'] },
  ])
  for (const href of [
    'javascript:alert(1)',
    'JavaScript:x',
    'data:text/html,x',
    '//evil.example',
    'vbscript:x',
  ])
    assert.deepEqual(parseRich(`[x](${href})`).length, 1)
  assert.deepEqual(parseRich('[x](javascript:alert)'), [
    { kind: 'paragraph', text: ['[x](javascript:alert)'] },
  ])
})
