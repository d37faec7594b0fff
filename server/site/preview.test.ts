// What visitors, staff and other processes see of a draft and of what was published.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { company } from '#site'
import { createOwnedApp, send, signInAs } from '../testing/app.ts'
import { addJob, apply, asha, mailsIn } from '../testing/applications.ts'
import { contentsOf, plainRenderer, published } from '../testing/contents.ts'

const html = { accept: 'text/html' }
const newPhone = '+91 98470 12345'

async function createSite(t: TestContext) {
  const { app, db, headers } = await createOwnedApp(t, { services: { renderer: plainRenderer } })
  const open = (url: string, cookie: Record<string, string> = {}) =>
    app.inject({ url, headers: { ...html, ...cookie } })
  return { app, db, headers, open, ...contentsOf(app, headers) }
}

test('a preview shows the drafts of page and company to people who are logged in, and is never kept', async (t) => {
  const { headers, open, change } = await createSite(t)
  await open('/')
  await change('company', { phone: newPhone })
  await change('home', ({ hero }) => Object.assign(hero, { title: 'A draft' }))
  for (let time = 0; time < 2; time += 1) {
    const preview = await open('/?preview=1', headers)
    assert.equal(preview.statusCode, 200)
    assert.equal(preview.headers['cache-control'], 'no-store')
    assert.equal(preview.headers['x-robots-tag'], 'noindex')
    assert.equal(preview.headers.etag, undefined)
    const { context, home, url } = preview.json()
    assert.deepEqual([context.company.phone, context.preview], [newPhone, true])
    assert.equal(home.hero.title, 'A draft')
    assert.equal(url, '/?preview=1')
    for (const outside of [await open('/'), await open('/', headers)]) {
      assert.equal(outside.json().context.company.phone, company.phone)
      assert.equal(outside.json().context.preview, undefined)
      assert.equal(outside.headers['cache-control'], 'no-cache')
      assert.doesNotMatch(outside.body, /A draft/)
    }
  }
})

test('only a page with its drafts, for those who write it, may stand in a frame, and only in one of ours', async (t) => {
  const { app, db, headers, open } = await createSite(t)
  const people = {
    visitor: {},
    owner: headers,
    editor: await signInAs(app, db, 'editor'),
    hiring: await signInAs(app, db, 'hiring'),
  }
  const addresses = ['/', '/ml', '/nowhere', '/admin', '/admin/site/home', '/?preview=2', '/admin?preview=1']
  const previews = ['/?preview=1', '/about?preview=1', '/ml/about?preview=1']
  for (const [person, cookie] of Object.entries(people)) {
    for (const url of [...addresses, ...previews, '/nowhere?preview=1']) {
      const { headers: answer, statusCode } = await open(url, cookie)
      const policy = String(answer['content-security-policy'])
      const isFramed = ['owner', 'editor'].includes(person) && previews.includes(url)
      assert.match(
        policy,
        isFramed ? /; frame-ancestors 'self'$/ : /frame-ancestors 'none'$/,
        `${person} ${url}`,
      )
      assert.equal(answer['x-frame-options'], undefined)
      if (isFramed) {
        assert.equal(statusCode, 200)
        const whole = String((await open('/')).headers['content-security-policy'])
        assert.equal(policy, whole.replace(/'none'$/, "'self'"))
      }
    }
  }
})

test('what is typed is returned as its page would show it, in both languages, and is stored nowhere', async (t) => {
  const { app, headers, draftOf } = await createSite(t)
  const ask = (content: unknown, query = {}, translations?: object[]) =>
    send(app, calls.previewContent, { headers, param: 'home', query, payload: { content, translations } })
  const before = await draftOf('home')
  const typed = structuredClone(before.content)
  typed.hero.title = 'Houses: {phone}'
  typed.process.show = false
  const shown = (await ask(typed)).json()
  assert.equal(shown.hero.title, `Houses: ${company.phone}`)
  assert.deepEqual([shown.process.show, shown.process.title], [false, ''])
  assert.deepEqual(await draftOf('home'), before)
  const malayalam = (await ask(before.content, { language: 'ml' })).json()
  assert.match(malayalam.hero.title, /[\u0d00-\u0d7f]/)

  const { title } = before.content.hero
  const titleWith = async (typedMalayalam: string, language: string) => {
    const entry = { english: title, malayalam: typedMalayalam, malayalam_from: malayalam.hero.title }
    return (await ask(before.content, { language }, [entry])).json().hero.title
  }
  assert.equal(await titleWith('വീട്', 'ml'), 'വീട്')
  assert.equal(await titleWith('', 'ml'), title)
  assert.equal(await titleWith('വീട്', 'en'), title)
  assert.deepEqual((await ask(before.content, { language: 'ml' })).json(), malayalam)

  typed.hero.title = ''
  const refused = await ask(typed)
  assert.deepEqual([refused.statusCode, Object.keys(refused.json().fields)], [400, ['hero.title']])
})

test('whoever does not write the site is led to the page as it is published', async (t) => {
  const { app, db, open } = await createSite(t)
  const headers = await signInAs(app, db, 'hiring')
  const page = await open('/about?preview=1&page=2', headers)
  assert.deepEqual([page.statusCode, page.headers.location], [303, '/about?page=2'])
  const content = await send(app, calls.getContent, { headers, param: 'home', query: { preview: '1' } })
  assert.equal(content.statusCode, 403)
})

test('without a session a preview leads to the login and back, and shows nothing', async (t) => {
  const { open, change } = await createSite(t)
  await change('about', { title: 'A draft' })
  const visitors: Record<string, string>[] = [{}, { cookie: 'session=made-up' }]
  for (const cookie of visitors) {
    const answer = await open('/about?preview=1&utm_source=x', cookie)
    assert.equal(answer.statusCode, 303)
    assert.equal(answer.headers.location, '/admin/open?file=%2Fabout%3Fpreview%3D1')
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.equal(answer.body, '')
  }
  assert.equal((await open('/about?preview=2')).statusCode, 200)
})

test('mails, the list of calls and the export of a person name the company as it is published', async (t) => {
  const { app, db, headers, changeAndPublish } = await createSite(t)
  await changeAndPublish('company', { name: 'Kayal Builders', mail: 'office@kayal.example', secondPhone: '' })
  await apply(app, { ...asha, job_id: await addJob(db) })
  const mails = await mailsIn(db)
  assert.deepEqual(mails.map(({ recipient }) => recipient).toSorted(), [asha.email, 'office@kayal.example'])
  const confirmation = mails.find(({ recipient }) => recipient === asha.email)
  assert.equal(confirmation?.reply_to, 'office@kayal.example')
  assert.match(confirmation?.text ?? '', /Kayal Builders\n.*\n\+91 484 000 0101\n$/)
  assert.match(
    (await app.inject({ url: '/docs/openapi.json', headers })).json().info.title,
    /^Kayal Builders/,
  )
  const person = await send(app, calls.exportPerson, { headers, query: { contact: asha.email } })
  assert.match(person.body, /held by Kayal Builders/)
})

test("the company's own words are filled in for pages, calls and mails, and stay as written in the form", async (t) => {
  const { app, open, changeAndPublish, draftOf } = await createSite(t)
  await changeAndPublish('company', {
    shortName: 'Kayal',
    name: '{shortName} Builders',
    blurb: 'Since {founded}.',
  })
  const filled = { name: 'Kayal Builders', blurb: `Since ${company.founded}.` }
  assert.partialDeepStrictEqual((await open('/')).json().context.company, filled)
  assert.partialDeepStrictEqual(await published(app, 'company'), filled)
  assert.equal((await draftOf('company')).content.name, '{shortName} Builders')
})
