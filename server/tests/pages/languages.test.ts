// @sqlite: Every page in both languages: there, whole, leading to each other, and the Malayalam one without an English sentence
// of ours; what is in another language is marked, for screen readers. (What search engines read: server/tests/pages/seo.test.ts.)
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { HtmlElement } from 'html-validate'
import { calls } from '#contract/calls.ts'
import { languages, languageTags, pathIn } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { jobPath, projectPath } from '#contract/record-paths.ts'
import { send, signIn } from '../../testing/app.ts'
import { createDemoSite } from '../../testing/pages/demo-site.ts'
import { attributeOf, type parseDocument, textOf, textsIn } from '../../testing/pages/document.ts'
import { createRenderedSite } from '../../testing/pages/rendered-site.ts'

const malayalam = /\p{Script=Malayalam}/u

test('in two languages', async (t) => {
  const { app, open, read, paths, project, job } = await createDemoSite(t)

  await t.test('every page is there, and the Malayalam one has no English sentence of ours', async () => {
    const sentences = await englishSentences()
    assert.ok(sentences.length > 50)
    for (const path of paths)
      for (const language of languages) {
        const own = pathIn(language, path)
        const { statusCode, body } = await open(own)
        assert.equal(statusCode, 200, own)
        assert.ok(body.includes(`<html lang="${languageTags[language]}">`), own)
        assert.equal(body.match(/<h1\b/g)?.length, 1, own)
        for (const tag of [
          /<title>([^<]*)/,
          /name="description" content="([^"]*)/,
          /og:title" content="([^"]*)/,
        ])
          assert.equal(malayalam.test(tag.exec(body)?.[1] ?? ''), language === 'ml', `${own} ${tag}`)
        const text = readableOf(body)
        if (language === 'ml')
          assert.deepEqual(
            sentences.filter((sentence) => text.includes(sentence)),
            [],
            own,
          )
      }
  })

  await t.test('plain links lead to the same page in both languages, with what is chosen there', async () => {
    for (const path of [...paths, '/gallery?category=Residential', '/contact?topic=Aluva'])
      for (const language of languages) {
        const { all } = await read(pathIn(language, path))
        for (const one of languages) {
          const links = all(`a[hreflang="${one}"][data-language="${one}"]`)
          // One in the bar at the top and one in the menu, the language of the page marked as the one that is shown.
          assert.ok(links.length >= 2, path)
          for (const link of links)
            assert.deepEqual(
              [attributeOf(link, 'href'), attributeOf(link, 'aria-current')],
              [pathIn(one, path), one === language ? 'true' : ''],
            )
        }
      }
  })

  await t.test('nobody is offered Malayalam before the page knows who reads it', async () => {
    const { body } = await open('/', { 'accept-language': 'ml' })
    assert.doesNotMatch(body, /മലയാളത്തിൽ/)
  })

  await t.test('without JavaScript Apply leads from the list to the form of the Malayalam page', async () => {
    const own = pathIn('ml', jobPath(job))
    const targets = (await read('/ml/career')).all('form').map((form) => attributeOf(form, 'action'))
    assert.ok(targets.includes(`${own}#apply`), `${targets}`)
    assert.equal((await read(own)).all('#apply').length, 1)
  })

  await t.test('what stands on a Malayalam page in English is marked as English', async () => {
    for (const path of [...paths, '/contact?topic=Floor%20coating', '/contact?sent=1', '/my-data/nowhere'])
      assert.deepEqual(unmarkedIn(await read(pathIn('ml', path))), [], path)
    assert.match((await read(pathIn('ml', projectPath(project)))).texts('article dl').join(), /ജില്ല/)
  })

  await t.test('a Malayalam page leads to Malayalam pages, but for its way to the English one', async () => {
    for (const path of paths) {
      const links = (await read(pathIn('ml', path))).links('/')
      const others = links.filter((link) => !attributeOf(link, 'hreflang'))
      assert.ok(others.length > 10, path)
      for (const link of others)
        assert.match(attributeOf(link, 'href'), /^\/(ml\b|uploads\/|pictures\/)/, path)
    }
  })

  await t.test('reviews keep the language they were written in, and the pages say so', async () => {
    const [english, inMalayalam] = [await read('/reviews'), await read('/ml/reviews')]
    assert.ok(english.all('blockquote p[lang="ml"]').length > 0)
    assert.match(english.texts('main header').join(), /in the language it was written in/)
    assert.ok(inMalayalam.all('blockquote p[lang="en"]').length > 0)
    assert.match(inMalayalam.texts('main header').join(), /എഴുതിയ ഭാഷയിൽ/)
  })

  await t.test('an English page marks what is in Malayalam, and nothing else', async () => {
    for (const path of ['/', '/gallery', '/reviews', '/design', '/career', '/contact', '/privacy']) {
      const [main] = (await read(path)).all('main')
      assert.ok(main)
      assert.ok(main.querySelector('h1'), path)
      const marked = main.querySelectorAll('[lang]')
      for (const element of marked) {
        assert.equal(attributeOf(element, 'lang'), 'ml', path)
        assert.match(textOf(element), malayalam, path)
      }
      assert.equal(marked.length > 0, path === '/' || path === '/reviews', path)
    }
  })

  await t.test('what a sender sees is marked too', async () => {
    const payload = { name: 'Rahul', phone: '94470 00000', message: 'A house in Aluva.' }
    const { link } = (await send(app, calls.createEnquiry, { payload, query: { language: 'ml' } })).json()
    const page = await read(`${new URL(link).pathname}?sent=1`)
    assert.match(page.texts('main').join(), /A house in Aluva\./)
    assert.deepEqual(unmarkedIn(page), [])
  })
})

test('a job of staff who wrote English is marked on its Malayalam page, and so is the page when it is closed', async (t) => {
  const { app, read } = await createRenderedSite(t)
  const headers = await signIn(app)
  const mason = {
    title: 'Mason of walls',
    description: 'You lay laterite.',
    type: 'Full-time',
    experience: '2',
  }
  const payload = { ...mason, pay: '900 a day', place: 'Aluva' }
  const { id, slug } = (await send(app, calls.createJob, { headers, payload })).json()
  const page = await read(`/ml/career/${slug}`)
  assert.equal(page.all('main h1[lang="en"]').length, 1)
  assert.match(page.texts('article dl').join(), /ശമ്പളം/)
  assert.deepEqual(unmarkedIn(page), [])
  await send(app, calls.openJob, { headers, param: id, payload: { open: false } })
  const closed = await read(`/ml/career/${slug}`)
  assert.deepEqual(closed.texts('h1'), ['ഈ ഒഴിവിലേക്ക് ഇനി അപേക്ഷിക്കാനാകില്ല'])
  assert.deepEqual(unmarkedIn(closed), [])
})

/** Sentences and labels of at least two words that public pages say in English. */
async function englishSentences() {
  const root = join(import.meta.dirname, '../../..')
  const files = globSync('web/{public,ui}/**/*words.ts', { cwd: root })
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href)))
  const inTables = [...modules, messages].flatMap((module) => [...wordsIn(module)])
  // Of those who stand beside their component Node reads only the text.
  const sources = globSync('web/{public,ui}/**/*.tsx', { cwd: root })
  const beside = sources.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(pair)])
  const all = [...inTables, ...beside.map(([, , english = '']) => english.split('${')[0] ?? '')]
  return all.filter((text) => /[a-z]+ [a-z]+/i.test(text))
}

/** An English text, up to its first value, and its Malayalam. */
const pair = /\[\s*(['"`])(.+?)\1,\s*(['"`]).*?[\u0d00-\u0d7f]/g

function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const own of Object.values(value)) yield* wordsIn(own)
}

const readableOf = (html: string) =>
  html
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+ lang="en"[^>]*>[^<]*/g, '')
    // What a choice sends to the office; nobody reads it here.
    .replace(/<option value="[^"]*"/g, '<option')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/**
 * Texts of Latin words, seen or only heard, that nothing marks as English. Mail and web addresses are in no language, and nobody
 * reads what is inert.
 */
function unmarkedIn({ all }: ReturnType<typeof parseDocument>) {
  const found = all('main h1').length > 0 ? [] : ['a page without a heading']
  const check = (given: string, element: HtmlElement) => {
    const text = given.trim()
    if (/^(\S+@\S+|https?:\/\/\S+)$/.test(text)) return
    const isEnglish = /[a-z]{2}/i.test(text) && !malayalam.test(text)
    if (isEnglish && !element.closest('[lang="en"]') && !element.closest('[inert]')) found.push(text)
  }
  for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'])
    for (const element of all(`body [${name}]`)) check(attributeOf(element, name), element)
  for (const main of all('main')) for (const [text, parent] of textsIn(main)) check(text, parent)
  return found
}
