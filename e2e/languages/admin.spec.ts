// The admin area in Malayalam: the language of the account, and how much of the daily screens is still in English.
import type { APIRequestContext, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { malayalamOf } from '../../contract/words.ts'
import { addColleague } from '../testing/colleague.ts'
import { widthOf } from '../testing/look.ts'
import { addJob, apply, ask, cv, received } from '../testing/office.ts'
import { addProject } from '../testing/photos.ts'
import { expect, test, unique } from '../testing/staff.ts'

const wide = { width: 1440, height: 900 }
const narrow = { width: 360, height: 740 }

/** Texts in English on each screen, which may only become fewer. */
const english: Partial<Record<keyof typeof adminPages, number>> = {
  login: 0,
  dashboard: 0,
  applications: 0,
  application: 0,
  enquiries: 0,
  enquiry: 0,
  updates: 0,
  addUpdate: 0,
  projects: 0,
  addProject: 0,
  editProject: 0,
  addImages: 0,
  projectPictures: 0,
  projectOrder: 0,
  account: 0,
  jobs: 0,
  addReview: 5,
  reviews: 28,
}

test('somebody reads the admin area in Malayalam, on a phone and on a desk', async ({
  page: owners,
  browser,
  baseURL,
}) => {
  const { id } = await addProject(owners.request, { title: unique('House on 6 cents'), building: true })
  const ids = await receive(owners.request)
  const account = await addColleague(owners.request, { roles: ['editor', 'hiring', 'office'] })
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  const data = collectData(page)

  await test.step('chosen on the login page, which says what is wrong', async () => {
    await page.goto(adminPages.login.path)
    await page.getByRole('link', { name: 'മലയാളം' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(malayalamOf(adminPages.login.title))
    await expectFew(page, 'login', data)
    await page.locator('[name=email]').fill(account.email)
    await page.locator('[name=password]').fill('not this one')
    await page.keyboard.press('Enter')
    await expect(page.getByText(malayalamOf(staffMessages.auth.wrongCredentials)).first()).toBeVisible()
  })

  const logIn = async () => {
    await page.locator('[name=password]').fill(account.password)
    await page.keyboard.press('Enter')
    await page.waitForURL(adminPages.dashboard.path)
  }
  await test.step('what was chosen there is the language of the account; what the browser remembers is not', async () => {
    await logIn()
    await page.goto(adminPages.account.path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ml')
    await page.locator('[name=mail_language]').selectOption('English')
    await page
      .locator('form', { has: page.locator('[name=mail_language]') })
      .getByRole('button')
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
    // What the screen still reads would lead to the login, and back from there.
    await page.goto('/')
    await page.request.post(calls.logout.path)
    await context.addCookies([{ name: 'language', value: 'ml', url: baseURL ?? '' }])
    await page.goto(adminPages.login.path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ml')
    await page.locator('[name=email]').fill(account.email)
    await logIn()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
    await page.goto(adminPages.account.path)
    await page.getByLabel('Language of this area').selectOption('മലയാളം')
    await page.getByRole('button', { name: 'Save language' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(malayalamOf(adminPages.account.title))
    await expect(page.locator('html')).toHaveAttribute('lang', 'ml')
  })

  for (const name of Object.keys(english) as (keyof typeof adminPages)[]) {
    if (name === 'login') continue
    await test.step(name, async () => {
      data.clear()
      const own = name === 'application' || name === 'enquiry' ? ids[name] : id
      await page.goto(adminPages[name].path.replace(':id', own))
      await expectFew(page, name, data)
    })
  }

  await test.step('what an applicant was told is in the words of the private page', async () => {
    await page.goto(adminPages.application.path.replace(':id', ids.application))
    await expect(page.getByText('അപേക്ഷിച്ചയാൾ ഇപ്പോൾ കാണുന്നത്: ഇന്റർവ്യൂവിന് വിളിച്ചു')).toBeVisible()
  })

  await test.step('public pages are documents of their own, in the language of their address', async () => {
    await page.goto(adminPages.dashboard.path)
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ml')
    await expect(page.getByRole('main')).toBeVisible()
  })

  await test.step('after logging out the login page is in Malayalam too', async () => {
    await context.request.post(calls.logout.path)
    await page.goto(adminPages.login.path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ml')
  })
  await context.close()
})

/** An application, whose sender was told something, and an enquiry; resolves to their ids. */
async function receive(office: APIRequestContext) {
  const idOf = async (list: 'listApplications' | 'listEnquiries', name: string) =>
    String((await received(office, list, name))[0].id)
  const { name } = await apply(office, (await addJob(office)).id, { cv })
  const application = await idOf('listApplications', name)
  const path = calls.updateApplication.path.replace(':id', application)
  expect((await office.put(path, { data: { told: 'invited' } })).status()).toBe(200)
  return { application, enquiry: await idOf('listEnquiries', await ask(office)) }
}

/** What the calls of the page have answered. */
function collectData(page: Page) {
  const texts = new Set<string>()
  page.on('response', async (response) => {
    if (!response.headers()['content-type']?.startsWith('application/json')) return
    const add = (value: unknown) => {
      if (typeof value === 'string') texts.add(value)
      else if (value && typeof value === 'object') Object.values(value).forEach(add)
    }
    add(await response.json().catch(() => undefined))
  })
  return texts
}

async function expectFew(page: Page, name: keyof typeof adminPages, data: Set<string>) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'ml')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport)
    const found = new Set((await textsOf(page)).map((text) => englishIn(text, data)).filter(Boolean))
    expect.soft(found.size, `${name}: ${[...found].join(' | ')}`).toBeLessThanOrEqual(english[name] ?? 0)
    expect(await widthOf(page), name).toBeLessThanOrEqual(viewport.width)
  }
}

/** Everything that is read or read out, apart from the names in the frame and what says its own language. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement
      if (!element || element.closest('script, style, code, [lang]:not(html), header a, footer p, datalist'))
        continue
      if (!element.checkVisibility() && !element.closest('option')) continue
      if (node instanceof Element)
        for (const name of ['aria-label', 'placeholder', 'title']) texts.push(node.getAttribute(name) ?? '')
      else texts.push(node.textContent ?? '')
    }
    return [...new Set(texts.map((text) => text.trim()))]
  })

/** The English in a text: empty for one in Malayalam. Units, and what the calls have answered, are in no language of ours. */
function englishIn(text: string, data: Set<string>) {
  if (/[\u0d00-\u0d7f]/.test(text)) return ''
  const longestFirst = [...data].filter((one) => one.length > 2).sort((a, b) => b.length - a.length)
  const own = longestFirst
    .reduce((left, one) => left.replaceAll(one, ' '), text)
    .replace(/\b([kMG]B|sq\sft|cents?|m²)\b/g, '')
  return /[a-z]{2}/i.test(own) ? own.trim() : ''
}
