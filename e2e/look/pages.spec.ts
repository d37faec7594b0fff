// Every public page, in both languages and on every screen: opened once, it is looked at in all ways. And nothing on a page moves while it opens.
import type { Page } from '@playwright/test'
import { type Language, languages, pathIn } from '../../contract/languages.ts'
import { publicPages } from '../../contract/pages.ts'
import { jobPath, projectPath } from '../../contract/record-paths.ts'
import { expect, test, untilHydrated } from '../testing/browser.ts'
import { demoJob, demoProject, demoServicePath } from '../testing/demo.ts'
import { axeWidths, enlarge, expectNoViolations, widthOf } from '../testing/look.ts'

test.use({
  // A window that changes its width between two pages may take a picture in another width than it has fetched ahead.
  expectedMessages: [/status of 404|\.avif was preloaded using link preload but not used/],
})

const fixed = Object.values(publicPages).flatMap(({ path }) => (path.includes(':') ? [] : [path]))

for (const language of languages)
  test(`each page in ${language} fits every screen with letters of any size, asks no other site, and axe finds nothing`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow()
    const elsewhere: string[] = []
    page.on('request', (asked) => {
      if (!asked.url().startsWith(baseURL ?? '') && !asked.url().startsWith('data:'))
        elsewhere.push(asked.url())
    })
    const some = [demoServicePath, projectPath(await demoProject(request)), jobPath(await demoJob(request))]
    for (const path of [...fixed, ...some, '/nowhere'])
      await test.step(path, async () => {
        await page.setViewportSize({ width: 360, height: 740 })
        await page.goto(pathIn(language, path))
        await page.evaluate(() => document.fonts.ready)
        expect.soft(await page.evaluate(findUnusedPictures), path).toEqual([])
        const { found, broken } = await page.evaluate(findBrokenNumbers)
        expect.soft(broken, path).toEqual([])
        if (path !== '/nowhere') expect.soft(found, path).toBeGreaterThan(0)
        await expectLargeTargets(page, path)
        await expectRoom(page, path, language)
        await openQuestions(page)
        await expectNoViolations(page, axeWidths)
      })
    expect(elsewhere).toEqual([])
  })

/** Pictures that are fetched ahead, in widths in which the page has none. */
function findUnusedPictures() {
  const sources = [...document.querySelectorAll('source')].map(({ srcset, sizes }) => `${srcset} ${sizes}`)
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
    .map(({ imageSrcset, imageSizes }) => `${imageSrcset} ${imageSizes}`)
    .filter((ahead) => !sources.includes(ahead))
}

/** For the letters that somebody has set, in the page or in the browser. */
async function expectRoom(page: Page, path: string, language: Language) {
  const browser = await page.context().newCDPSession(page)
  const setLetters = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } })
  await setLetters(32)
  expect.soft(await widthOf(page), `${path} with a browser of large letters`).toBe(360)
  await setLetters(16)
  await enlarge(page, 200)
  for (const width of language === 'en' ? [360, 640] : [360]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await widthOf(page), `${path} with large letters`).toBe(width)
  }
  await enlarge(page, 100)
  await page.setViewportSize({ width: 320, height: 640 })
  expect.soft(await widthOf(page), path).toBe(320)
}

async function expectLargeTargets(page: Page, path: string) {
  const targets = page.getByRole('main').locator('button, summary, nav a, a.inline-flex')
  const heights = await targets.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => [one.textContent, one.getBoundingClientRect().height] as const),
  )
  expect
    .soft(
      heights.filter(([, height]) => height < 44),
      path,
    )
    .toEqual([])
}

async function openQuestions(page: Page) {
  for (const question of await page.getByRole('main').locator('details').all()) {
    if (!(await question.isVisible())) continue
    const answer = question.locator('summary ~ *').first()
    await expect(answer).toBeHidden()
    await question.locator('summary').click()
    await expect(answer).toBeVisible()
  }
}

/** A phone number, or a number with its unit, that does not stand in one line. */
function findBrokenNumbers() {
  const phone = /\+\d[\d\s]{8,}\d/
  const english = 'sq\\sft|m²|mm|cm|m|km|kg|MB|lakh|cents|hours|days|years?|angulam'
  const malayalam = 'ചതുരശ്ര\\sഅടി|മി|സെ|മീറ്റർ|കി|കിലോ|ലക്ഷം|സെന്റിൽ|മണിക്കൂർ|ദിവസം|വർഷം|അംഗുലം'
  const measure = new RegExp(`\\d[\\d,.]*\\s(?:${english}|${malayalam})(?![\\p{L}\\p{M}])`, 'u')
  const numbers = new RegExp(`${phone.source}|${measure.source}`, 'gu')
  const broken: string[] = []
  let found = 0
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility()) continue
    for (const { 0: number, index } of (text.nodeValue ?? '').matchAll(numbers)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + number.length)
      const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
      found += 1
      if (lines.size > 1) broken.push(number)
    }
  }
  return { found, broken }
}

const { home, gallery, contact, career, design } = publicPages
const moving = [home, gallery, contact, career, design]
const phone = { width: 360, height: 740 }
const desk = { width: 1440, height: 900 }
/** What a script moves, it moves in both languages; letters of both move a wide page alike. */
const opened = {
  en: [...moving.map((page) => [phone, page] as const), ...moving.map((page) => [desk, page] as const)],
  ml: [...moving.map((page) => [phone, page] as const), [desk, home] as const],
}

/** Until the fonts that the page asks for first are there, the style sheet waits, and with it the first paint. */
async function bringFontsFirst(page: Page, html: string) {
  const addresses = [...html.matchAll(/rel="preload" href="([^"]+\.woff2)"/g)].map(
    ([, address = '']) => address,
  )
  const fonts = Promise.all(
    addresses.map((address) => page.waitForEvent('requestfinished', (one) => one.url().endsWith(address))),
  )
  await page.route('**/assets/*.css', async (route) => {
    await fonts
    await route.continue()
  })
}

/** What the browser counts as movement: 0 for a still page, 1 for all of it across the whole screen. */
const movementOn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    let sum = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return sum
  })

for (const language of languages)
  test(`with its fonts there, no page in ${language} moves while it opens`, async ({ context, request }) => {
    test.slow()
    for (const [screen, { path }] of opened[language]) {
      const address = pathIn(language, path)
      const page = await context.newPage()
      await page.setViewportSize(screen)
      const answer = await request.get(address, { headers: { accept: 'text/html' } })
      await bringFontsFirst(page, await answer.text())
      await page.goto(address)
      await untilHydrated(page)
      expect.soft(await movementOn(page), `${address} at ${screen.width} px`).toBeLessThan(0.01)
      await page.close()
    }
  })
