// What a visitor's browser tells about a visit (web/visits.ts); server/visits has the tests of what becomes of it.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { publicPages } from '../../contract/pages.ts'
import { sourceHeader } from '../../contract/visits/names.ts'
import type { Visit } from '../../contract/visits/visits.ts'
import { expect, holdBack, openInApp, test, untilHydratedByItself } from '../testing/browser.ts'

const { about, contact, cost, home } = publicPages
const code = /\/assets\/visits-[^/]+\.js$/

/** A browser that nobody drives, as far as a page can tell. Returns what it sends and fetches. */
async function asVisitor(page: Page, more: object = {}) {
  const sent: Visit[] = []
  const scripts: string[] = []
  await page.exposeFunction('keepSent', (path: string, text: string) => {
    if (path === calls.countVisit.path) sent.push(JSON.parse(text))
  })
  await page.addInitScript((values) => {
    for (const [name, value] of Object.entries({ webdriver: false, ...values }))
      Object.defineProperty(navigator, name, { get: () => value })
    // What a beacon carries is not shown to those who watch the network.
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (path, body) => {
      const { keepSent } = window as unknown as { keepSent: (path: string, text: string) => void }
      ;(body as Blob).text().then((text) => keepSent(String(path), text))
      return send(path, body)
    }
  }, more)
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (code.test(pathname)) scripts.push(pathname)
  })
  return { sent, scripts, told: () => sent.map(({ source, pages }) => [source, ...pages]) }
}

const sourceOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.source)

/** As when the phone shows another app. */
const putAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })

test('a visit tells its pages and where it came from, once', { tag: '@journey' }, async ({ page }) => {
  const { sent, scripts } = await asVisitor(page)
  await page.goto(`${cost.path}?utm_source=WhatsApp`)
  await untilHydratedByItself(page)
  expect(scripts, 'not before the page has settled').toEqual([])
  await expect.poll(() => sourceOf(page)).toBe('whatsapp')
  await openInApp(page, about.path)
  const taken = page.waitForResponse((response) => new URL(response.url()).pathname === calls.countVisit.path)
  await putAway(page)
  expect((await taken).status()).toBe(200)
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toEqual({ source: 'whatsapp', pages: [cost.path, about.path] })

  await putAway(page)
  await openInApp(page, contact.path)
  await putAway(page)
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toEqual({ pages: [contact.path] })

  const enquiry = page.waitForRequest(
    (request) => new URL(request.url()).pathname === calls.createEnquiry.path,
  )
  await page.getByLabel('Name').fill('Beena')
  await page.getByLabel('Phone').fill('+91 94460 11111')
  await page.getByLabel('Message').fill('Eleven cents in Aluva')
  await page.getByRole('button', { name: 'Send message' }).click()
  expect((await enquiry).headers()[sourceHeader]).toBe('whatsapp')
})

test('the page in the other language belongs to the same visit', async ({ page }) => {
  const { sent, told } = await asVisitor(page)
  await page.goto(home.path, { referer: 'https://www.google.com/' })
  await expect.poll(() => sourceOf(page)).toBe('google')
  await putAway(page)
  await expect.poll(() => sent.length).toBe(1)
  await page.getByRole('link', { name: 'മലയാളം' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml')
  await expect
    .poll(async () => {
      await putAway(page)
      return told()
    })
    .toEqual([
      ['google', home.path],
      [undefined, home.path],
    ])
  expect(await sourceOf(page)).toBe('google')
})

test('a page whose parts come later is one view', async ({ page }) => {
  const { sent, told } = await asVisitor(page)
  const release = await holdBack(page, /\/assets\/(who|reviews)-[^/]+\.js$/)
  await page.goto(home.path, { referer: 'https://l.instagram.com/' })
  await expect.poll(() => sourceOf(page)).toBe('instagram')
  await putAway(page)
  await expect.poll(() => sent.length).toBe(1)
  release()
  await expect(page.locator('[data-late]')).toHaveCount(0)
  await putAway(page)
  await openInApp(page, about.path)
  await putAway(page)
  await expect.poll(() => sent.at(-1)?.pages).toEqual([about.path])
  expect(told()).toEqual([
    ['instagram', home.path],
    [undefined, about.path],
  ])
})

test('whoever goes on at once came to the page that was opened', async ({ page }) => {
  const { sent } = await asVisitor(page)
  await page.goto(`${cost.path}?utm_source=ig`)
  await untilHydratedByItself(page)
  await openInApp(page, contact.path)
  await expect.poll(() => sourceOf(page)).toBe('instagram')
  await putAway(page)
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toMatchObject({ source: 'instagram', pages: [cost.path, contact.path] })
})

test('whoever chooses the other language at once still came from somewhere', async ({ page }) => {
  const { told } = await asVisitor(page)
  await page.goto(about.path, { referer: 'https://www.google.com/' })
  await page.getByRole('link', { name: 'മലയാളം' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml')
  await expect.poll(() => sourceOf(page)).toBe('google')
  await putAway(page)
  await expect.poll(told).toEqual([['google', about.path]])
})

for (const [name, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const)
  test(`whoever has set ${name} sends nothing, and fetches nothing for it`, async ({ page }) => {
    await page.clock.install()
    const { sent, scripts } = await asVisitor(page, { [name]: value })
    await page.goto(home.path)
    await untilHydratedByItself(page)
    await page.clock.runFor(10_000)
    await page.waitForLoadState('networkidle')
    await putAway(page)
    expect(await sourceOf(page)).toBe(undefined)
    expect([...sent, ...scripts]).toEqual([])
  })
