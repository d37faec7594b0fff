// Every public page in Malayalam: there, whole, and without an English sentence of ours.
import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { APIRequestContext } from '@playwright/test'
import { jobPath, projectPath } from '../../contract/addresses.ts'
import { alternatesOf, pathIn } from '../../contract/languages.ts'
import { messages } from '../../contract/messages.ts'
import { publicPages } from '../../contract/pages.ts'
import { expectNoViolations } from '../testing/axe.ts'
import { expect, test } from '../testing/browser.ts'
import { demoJob, demoProject, demoServicePath } from '../testing/demo.ts'

const malayalam = /\p{Script=Malayalam}/u
const fixed = Object.values(publicPages)
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'))

/** With one page of each kind of record. */
async function allPaths(request: APIRequestContext) {
  const [project, job] = [await demoProject(request), await demoJob(request)]
  return [...fixed, projectPath(project), demoServicePath, jobPath(job)]
}

/** Sentences and labels of at least two words that public pages say in English. */
async function englishSentences() {
  const files = globSync('web/{public,ui}/**/*words.ts')
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
  const all = [...modules, messages].flatMap((module) => [...textsIn(module)])
  return all.filter((text) => /[a-z]+ [a-z]+/i.test(text))
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

test('every page answers in Malayalam without JavaScript, and names its English one', async ({
  request,
  baseURL,
}) => {
  const sentences = await englishSentences()
  expect(sentences.length).toBeGreaterThan(50)
  for (const path of await allPaths(request)) {
    const answer = await request.get(pathIn('ml', path), { headers: { accept: 'text/html' } })
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    expect(html).toContain('<html lang="ml">')
    expect(html.match(/<h1\b/g), path).toHaveLength(1)
    for (const tag of [/<title>([^<]*)/, /name="description" content="([^"]*)/, /og:title" content="([^"]*)/])
      expect(tag.exec(html)?.[1], `${path} ${tag}`).toMatch(malayalam)
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${pathIn('ml', path)}"`)
    for (const { tag, path: other } of alternatesOf(path))
      expect(html, path).toContain(`hrefLang="${tag}" href="${baseURL}${other}"`)
    const text = textOf(html)
    expect(
      sentences.filter((sentence) => text.includes(sentence)),
      path,
    ).toEqual([])
  }
})

test('every English page names its Malayalam one and is itself as before', async ({ request, baseURL }) => {
  for (const path of await allPaths(request)) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    expect(html).toContain('<html lang="en-IN">')
    expect(html).toContain(`hrefLang="ml" href="${baseURL}${pathIn('ml', path)}"`)
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"`)
  }
})

test('at 360 px nothing is wider than the phone, and axe finds nothing', async ({ page, request }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of await allPaths(request)) {
    await page.goto(pathIn('ml', path))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
    await expectNoViolations(page)
  }
})

test('a filter of the gallery has the same address in both languages', async ({ page }) => {
  await page.goto(pathIn('ml', publicPages.gallery.path))
  const filter = page
    .locator('main nav')
    .filter({ has: page.locator('a[href*="category="]') })
    .first()
  const option = filter.getByRole('link').nth(1)
  await expect(option).toHaveText(malayalam)
  const address = (await option.getAttribute('href')) ?? ''
  expect(decodeURIComponent(address)).not.toMatch(malayalam)
  await option.click()
  await expect(page).toHaveURL(new RegExp(`${address.replace(/[?+]/g, '\\$&')}$`))
  await expect(option).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('main a[href^="/ml/gallery/"]').first()).toBeVisible()
  await expect(page).toHaveTitle(malayalam)
})
