// What people come for, once in Firefox and once in WebKit; the other browser tests run in Chromium. Both browsers are Debian's,
// which Playwright cannot drive: firefox.ts and webkit.ts speak to them, page.ts finds and presses things by their names, and
// site.ts starts the one site that both visit at the same time.
import assert from 'node:assert/strict'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import type { Application } from '../../contract/applications.ts'
import { calls } from '../../contract/calls.ts'
import type { Enquiry } from '../../contract/enquiries.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { findOtherBrowsers } from '../../scripts/testing/other-browsers.ts'
import { startFirefox } from './firefox.ts'
import { createPage, type Page } from './page.ts'
import { largeColour, type Site, startSite } from './site.ts'
import { startWebkit } from './webkit.ts'

type Journey = (page: Page, site: Site, browser: string) => Promise<void>

const narrow = [600, 800] as const
const wide = [1100, 750] as const
const dragged = '[data-dragged]'
const picturesFolder = 'test-results/other-browsers'

const journeys: Record<string, Journey> = {
  async 'the menu opens behind its button, and SERVICES from its entry'(page) {
    await page.driver.resize(...narrow)
    await page.open('/')
    await page.click('button', '^Menu$')
    await goBack(page)
    await page.gone('link', '^CAREER$')
    await page.at('/')
    await page.click('button', '^Menu$')
    await page.click('link', '^CAREER$')
    await page.at(publicPages.career.path)
    await page.gone('link', '^CAREER$')

    await page.driver.resize(...wide)
    await page.click('button', '^SERVICES$')
    await page.click('link', `^${publicPages.waterproofing.service}$`)
    await page.at(publicPages.waterproofing.path)
    // Firefox complains of code that was still on its way when the page was left.
    await page.sees('heading', `^${publicPages.waterproofing.service}$`, { within: 'main' })
  },

  async 'a project is found in the gallery, and its pictures open large'(page) {
    await page.driver.resize(...narrow)
    await page.open(`${publicPages.gallery.path}?district=Thrissur`)
    await page.until('the chosen place is in sight in its row', () => page.driver.run(isChoiceInSight, null))

    await page.driver.resize(...wide)
    await page.open(publicPages.gallery.path)
    await page.click('link', '^Thrissur$', { within: 'main nav' })
    await page.at(`${publicPages.gallery.path}?district=Thrissur`)
    await page.until('only those in Thrissur are shown', () => page.driver.run(areFewShown, null))
    await page.click('link', '.', { within: 'main article' })
    await page.at(`${publicPages.gallery.path}/`)
    await page.click('link', '^Enlarge')
    await page.reads('1 / ')
    await page.click('button', '^Next$')
    await page.reads('2 / ')
    await page.press('ArrowRight')
    await page.reads('3 / ')
    await page.press('Escape')
    await page.gone('button', '^Next$')
    await page.click('link', '^Enlarge')
    await page.reads('1 / ')
    await goBack(page)
    await page.gone('button', '^Next$')
    await page.at(`${publicPages.gallery.path}/`)
  },

  async 'a person applies for a job with a CV'(page, site, browser) {
    const name = `Anu Thomas ${browser}`
    await page.driver.resize(...narrow)
    await page.open(publicPages.career.path)
    await page.click('button', '^Apply')
    await page.fill('^Name', name)
    await goBack(page)
    await page.gone('field', '^Name')
    await page.at(publicPages.career.path)
    await page.click('button', '^Bring back what you typed$')
    await page.fill('^Email', 'anu@example.com')
    await page.fill('^WhatsApp number', '+91 94470 00000')
    await page.fill('^Address', 'Temple Road, Aluva')
    await page.fill('^Qualification', 'ITI Civil')
    await page.fill('^Experience', 'Two years with laterite')
    await page.choose('^CV', [site.files.cv])
    await page.click('button', '^Submit application$')
    await page.reads(messages.applications.submitted)
    // It comes later, and would be missed by the next page.
    await page.reads('Send it to yourself on WhatsApp (new tab)')
    await page.gone('field', '^Qualification')
    const [found] = await site.list<Application>(calls.listApplications.path, name)
    assert.equal(found?.cv_name, 'Anu Thomas CV.pdf')
  },

  async 'a client writes an enquiry'(page, site, browser) {
    const name = `Beena Kurian ${browser}`
    await page.driver.resize(...narrow)
    await page.open(publicPages.contact.path)
    await page.fill('^Name', name)
    await page.fill('^Phone', '+91 94460 11111')
    await page.fill('^Message', 'Eleven cents in Aluva; we would like to start in January.')
    await page.click('button', '^Send message$')
    await page.reads(messages.enquiries.submitted)
    await page.reads('Send it to yourself on WhatsApp (new tab)')
    const [found] = await site.list<Enquiry>(calls.listEnquiries.path, name)
    assert.match(String(found?.message), /Eleven cents/)
  },

  async 'staff log in, add a project with photos in an order of their own, and change it later'(
    page,
    site,
    browser,
  ) {
    const client = `Varghese ${browser}`
    const { photos } = site.files
    await page.driver.resize(...wide)
    await page.open(adminPages.login.path)
    await page.fill('^Email', site.owner.email)
    await page.fill('^Password', site.owner.password)
    await page.click('button', '^Log in$')
    await page.reads('welcome to admin pages')

    await page.click('link', `^${adminPages.addProject.title}$`)
    await page.fill('^Category', 'Shops and offices')
    await page.fill('^Client', client)
    await page.fill('^Area', '2,400 sq ft')
    await page.fill('^Location', 'Aluva, Ernakulam')
    await page.choose('gallery images$', photos)
    const [, megabytes] = await page.reads(/Ready, ([\d.]+) MB/)
    assert.ok(
      Number(megabytes) * 1_000_000 < statSync(photos[0] ?? '').size,
      'the large photo is made smaller',
    )
    await page.focus('button', '^Move picture 4 of 4')
    await page.press('Home')
    await page.reads('Moved to place 1 of 4')
    await page.drag(['image', '^photo-3.jpg$'], ['image', '^photo-1.jpg$'], dragged)
    await page.reads('Moved to place 2 of 4')
    await page.click('button', '^Add project$')
    await page.reads(`${client} is in the gallery now.`)
    assert.deepEqual(await site.coloursOf(client), [largeColour, 4, 3, 1, 2])

    await page.click('link', '^Edit project$')
    await page.focus('button', '^Move picture 1 of 4')
    await page.press('ArrowRight')
    await page.until('the new order is stored', async () =>
      isDeepStrictEqual(await site.coloursOf(client), [largeColour, 3, 4, 1, 2]),
    )
  },

  async 'an iPhone’s photo is converted for staff'(page) {
    await page.open(adminPages.addProject.path)
    await page.choose('gallery images$', [join(import.meta.dirname, '../testing/upright.heic')])
    await page.reads('Ready, ')
    await page.sees('image', '^upright.heic$')
  },
}

/** Closes what has opened above the page. */
async function goBack(page: Page) {
  await page.until('Back leads to the page below', () =>
    page.driver.run(() => Boolean(history.state?.layer), null),
  )
  await page.driver.run(() => history.back(), null)
}

/** The whole gallery fills a page. */
function areFewShown() {
  const { length } = document.querySelectorAll('main article')
  return length > 0 && length < 6
}

/** Of each row of filters. */
function isChoiceInSight() {
  const chosen = [...document.querySelectorAll('main nav [aria-current]')]
  const boxes = chosen.map((one) => one.getBoundingClientRect())
  return boxes.length === 2 && boxes.every(({ left, right }) => left >= 0 && right <= innerWidth)
}

const { firefox, webkit } = findOtherBrowsers()
const browsers = {
  ...(firefox && { Firefox: () => startFirefox(firefox) }),
  ...(webkit && { WebKit: () => startWebkit(webkit) }),
}

describe('other browsers', { concurrency: true }, () => {
  let site: Promise<Site>
  before(() => {
    site = startSite()
    return site
  })
  after(async () => (await site).stop())

  for (const [browser, start] of Object.entries(browsers)) {
    describe(browser, { concurrency: false }, () => {
      let page: Page
      before(async () => {
        const [{ origin }, driver] = await Promise.all([site, start()])
        page = createPage(driver, origin)
      })
      after(() => page?.driver.close())
      for (const [sentence, journey] of Object.entries(journeys)) {
        test(`${browser}: ${sentence}`, async () => {
          try {
            await journey(page, await site, browser)
            assert.deepEqual(await page.driver.complaints(), [], 'the console is free of errors and warnings')
          } catch (error) {
            await keepPicture(page, `${browser} ${sentence}`)
            throw error
          }
        })
      }
    })
  }
})

/** What the browser shows, for whoever looks for the cause. */
async function keepPicture(page: Page, name: string) {
  mkdirSync(picturesFolder, { recursive: true })
  const file = join(picturesFolder, `${name.replace(/\W+/g, '-').slice(0, 60)}.png`)
  const picture = await page.driver.screenshot().catch(() => '')
  writeFileSync(file, Buffer.from(picture, 'base64'))
  console.error(`What the browser showed: ${file}`)
}
