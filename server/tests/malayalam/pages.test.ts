// @sqlite: Every public page in both languages: there, whole, naming each other, and the Malayalam one without an English
// sentence of ours.
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { after, type TestContext, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { jobPath, projectPath } from '#contract/addresses.ts'
import { calls } from '#contract/calls.ts'
import { languages, languageTags, locales, pathIn } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import { loadDemo } from '../../demo/load.ts'
import { createTestApp, send, signIn } from '../../testing/app.ts'
import { renderer } from '../../testing/renderer.ts'

const origin = 'http://www.example.com'
const malayalam = /\p{Script=Malayalam}/u
const web = join(import.meta.dirname, '../../../web')

const { app, db, files, dataDir } = await createTestApp({ after } as TestContext, {
  services: { renderer },
  env: { PUBLIC_URL: origin },
})
await loadDemo({ db, files, incomingDir: join(dataDir, 'incoming'), now: new Date() })
const [project] = (await send(app, calls.listProjects)).json()
const [job] = (await send(app, calls.listJobs)).json()

/** Every page that has one address, and one page of each kind of record. */
const paths = [
  ...Object.values(publicPages)
    .map(({ path }) => path)
    .filter((path) => !path.includes(':')),
  ...[projectPath(project), jobPath(job), '/services/care-for-old-houses'],
]

const open = (url: string, more = {}) => app.inject({ url, headers: { accept: 'text/html', ...more } })
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...found]) => found)

for (const language of languages)
  test(`every page is there in ${languageTags[language]}, and names itself and the other to search engines`, async () => {
    for (const path of paths) {
      const own = pathIn(language, path)
      const { statusCode, body } = await open(own)
      assert.equal(statusCode, 200, own)
      assert.ok(body.includes(`<html lang="${languageTags[language]}">`), own)
      assert.equal(all(body, /<h1\b/g).length, 1, own)
      const [head = ''] = body.split('</head>')
      assert.ok(head.includes(`<link rel="canonical" href="${origin}${own}"`), own)
      assert.ok(head.includes(`<meta property="og:url" content="${origin}${own}"`), own)
      assert.ok(head.includes(`<meta property="og:locale" content="${locales[language]}"`), own)
      assert.deepEqual(
        all(head, /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi),
        [
          ['en-IN', origin + path],
          ['ml', origin + pathIn('ml', path)],
          ['x-default', origin + path],
        ],
        own,
      )
      const crumbs = all(body, /"item":"([^"]+)"/g).flat()
      const ends = path === '/' ? [undefined, undefined] : [origin + pathIn(language, '/'), origin + own]
      assert.deepEqual([crumbs[0], crumbs.at(-1)], ends, own)
      for (const [tag] of [
        /<title>([^<]*)/g,
        /name="description" content="([^"]*)/g,
        /og:title" content="([^"]*)/g,
      ].map((pattern) => all(head, pattern).flat()))
        assert.equal(malayalam.test(tag ?? ''), language === 'ml', `${own} ${tag}`)
    }
  })

test('no Malayalam page has an English sentence of ours', async () => {
  const sentences = await englishSentences()
  assert.ok(sentences.length > 50)
  for (const path of paths) {
    const text = textOf((await open(pathIn('ml', path))).body)
    assert.deepEqual(
      sentences.filter((sentence) => text.includes(sentence)),
      [],
      path,
    )
  }
})

test('on every page plain links lead to the same page in both languages, with what is chosen there', async () => {
  for (const path of [...paths, '/gallery?category=Residential', '/contact?topic=Aluva'])
    for (const language of languages) {
      const { body } = await open(pathIn(language, path))
      // One in the bar at the top and one in the menu, and the language of the page marked as the one that is shown.
      const links = all(
        body,
        /<a href="([^"]*)" lang="\w+" hrefLang="(\w+)" data-language="\w+"( aria-current="true")?/g,
      )
      for (const one of languages) {
        const found = links.filter(([, tag]) => tag === one)
        assert.ok(found.length >= 2, path)
        for (const [href, , current] of found)
          assert.deepEqual([href, Boolean(current)], [pathIn(one, path), one === language], path)
      }
    }
})

test('nobody is offered Malayalam before the page knows who reads it: robots and proxies get one page', async () => {
  const { body } = await open('/', { 'accept-language': 'ml' })
  assert.doesNotMatch(body, /മലയാളത്തിൽ/)
})

test('the filters of the gallery have the same addresses in both languages, and choose the same projects', async () => {
  const query = '?category=Floor+coating&location=Thripunithura'
  const seen = async (path: string) => {
    const [, main = ''] = (await open(path)).body.split('<main')
    return {
      links: all(main, /<a[^>]* href="(?:\/ml)?(\/gallery[^"]*)"/g).flat(),
      chosen: all(main, /<a[^>]*aria-current="true"[^>]*>([^<]*)/g).flat(),
    }
  }
  const [english, inMalayalam] = [await seen(`/gallery${query}`), await seen(`/ml/gallery${query}`)]
  // In each row “all”, this kind at this place, and the other place of this kind; the one project; all of them again.
  const places = ['', '&amp;location=Kalamassery', '&amp;location=Thripunithura']
  assert.deepEqual(english.links, [
    '/gallery?location=Thripunithura',
    '/gallery?category=Floor+coating&amp;location=Thripunithura',
    ...places.map((place) => `/gallery?category=Floor+coating${place}`),
    '/gallery/varma-family-thripunithura',
    '/gallery',
  ])
  assert.deepEqual(inMalayalam.links, english.links)
  assert.deepEqual(english.chosen, ['Floor coating', 'Thripunithura'])
  assert.deepEqual(inMalayalam.chosen, ['ഫ്ലോർ കോട്ടിങ്', 'തൃപ്പൂണിത്തുറ'])
})

test('without JavaScript Apply leads from the list to the form of the Malayalam page', async () => {
  const { body } = await open('/ml/career')
  assert.ok(body.includes(` action="/ml${jobPath(job)}#apply">`))
  assert.match((await open(`/ml${jobPath(job)}`)).body, /id="apply"/)
})

test('a review in another language than its page is marked, so that it is read out and set as what it is', async (t) => {
  const { app } = await createTestApp(t, { services: { renderer } })
  const english = 'The roof is dry, M25 all over.'
  const malayalam = '“നല്ല പണി!” Waterproofing ചെയ്തിട്ട് ഒരു തുള്ളി ചോർന്നില്ല.'
  const headers = await signIn(app)
  for (const review of [english, malayalam])
    await send(app, calls.createReview, { headers, payload: { name: 'Asha', review, rating: 5 } })
  const langOn = async (path: string, review: string) => {
    const { body } = await app.inject({ url: path, headers: { accept: 'text/html' } })
    const before = body.slice(0, body.indexOf(review, body.indexOf('<blockquote')))
    return /<p(?: lang="(\w+)")?>“(?:<!-- -->)?$/.exec(before)?.[1]
  }
  for (const path of ['/', '/reviews']) {
    assert.equal(await langOn(path, malayalam), 'ml', path)
    assert.equal(await langOn(path, english), undefined, path)
  }
  for (const path of ['/ml', '/ml/reviews']) {
    assert.equal(await langOn(path, malayalam), undefined, path)
    assert.equal(await langOn(path, english), 'en', path)
  }
})

/** Sentences and labels of at least two words that public pages say in English. */
async function englishSentences() {
  const names = globSync('{public,ui}/**/*words.ts', { cwd: web })
  const modules = await Promise.all(names.map((name) => import(pathToFileURL(join(web, name)).href)))
  const texts = [...modules, messages].flatMap((module) => [...textsIn(module)])
  return texts.filter((text) => /[a-z]+ [a-z]+/i.test(text))
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const own of Object.values(value)) yield* textsIn(own)
}

const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+ lang="en"[^>]*>[^<]*/g, '')
    // What a choice sends to the office; nobody reads it here.
    .replace(/<option value="[^"]*"/g, '<option')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
