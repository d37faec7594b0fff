// What staff publish about the company and the pages, as visitors see it.
import type { Browser, Page } from '@playwright/test'
import { type CallName, calls } from '../../contract/calls.ts'
import type { Contents, PageKey } from '../../contract/content/pages.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { company } from '../../site.config.ts'
import { expect, test, untilHydrated } from '../testing/browser.ts'
import { photo } from '../testing/photos.ts'
import { answerWith, refusals } from '../testing/staff.ts'
import { startSite } from '../testing/start-site.ts'

const { home, about, contact, design, gallery, privacy } = publicPages
const phone = '+91 98470 12345'
const widths = [360, 1440]
let site: Awaited<ReturnType<typeof startSite>>

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test('a new phone number is in every place at once', async ({ page }) => {
  await changeAndPublish('company', (content) => {
    Object.assign(content, { phone, whatsapp: phone, secondPhone: '', social: [] })
  })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, home.path)
    const bar = page.getByRole('region', { name: 'Where to find us' })
    await expect(bar.locator('a:not([hreflang])')).toHaveCount(1)
    for (const place of [bar, page.locator('footer')])
      await expect(place.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:+919847012345')
    await expect(page.getByText(company.phone)).toHaveCount(0)
    await expect(page.getByText(company.secondPhone)).toHaveCount(0)
    for (const link of await page.getByRole('link', { name: 'WhatsApp' }).all())
      await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/919847012345\?/)
    expect(await structuredData(page)).toMatchObject({
      ...{ telephone: phone, contactPoint: [{ telephone: phone }], sameAs: [] },
    })
    await open(page, contact.path)
    await expect(page.getByRole('main').getByRole('link', { name: `Write to ${phone}` })).toBeVisible()
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(`\\${phone}`))
    await open(page, privacy.path)
    await expect(page.getByRole('main')).toContainText(`or call ${phone}`)
  }
})

test('days on which the office is closed are on the contact page until they have passed', async ({
  page,
}) => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await changeAndPublish('company', (content) => {
    content.closedDays = [
      { reason: 'Onam', from: day(3), to: day(5) },
      { reason: 'Vishu', from: day(-9), to: '' },
    ]
  })
  await open(page, contact.path)
  await expect(page.getByRole('main').getByText(/^Closed on/)).toContainText('(Onam)')
  await expect(page.getByRole('main')).not.toContainText('Vishu')
  const { specialOpeningHoursSpecification: closed } = await structuredData(page)
  expect(closed[0]).toMatchObject({
    validFrom: day(3),
    validThrough: day(5),
    opens: '00:00',
    closes: '00:00',
  })
})

test('a price is seen in the preview, by nobody else, and by everybody once it is published', async ({
  page,
  browser,
}) => {
  const price = 'from ₹3,111\u00a0per\u00a0sq\u00a0ft'
  const version = await change('design', (content) => {
    const [first] = content.prices.items
    if (first) first.amount = 3_111
    content.prices.since = '2026-11-01'
    content.questions.show = false
  })
  const staff = await openAsStaff(browser)
  await open(staff, `${design.path}?preview=1`)
  await expect(staff.getByRole('main')).toContainText(price)
  await expect(staff.getByRole('main')).toContainText('Prices since 1 November 2026.')
  const bar = staff.getByRole('complementary', { name: 'Preview' })
  await expect(bar).toContainText('Preview: only staff see this.')
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/admin/site/design')
  await test.step('a link leads to what everybody sees', async () => {
    await staff.locator('footer').getByRole('link', { name: gallery.title }).click()
    await expect(staff).toHaveURL(`${site.origin}${gallery.path}`)
    await untilHydrated(staff)
    await expect(bar).toHaveCount(0)
    await open(staff, design.path)
    await expect(staff.getByRole('main')).not.toContainText(price)
  })
  await open(page, design.path)
  await expect(page.getByRole('main')).not.toContainText(price)
  await page.goto(`${site.origin}${design.path}?preview=1`)
  await expect(page).toHaveURL(`${site.origin}${adminPages.login.path}`)

  await publish('design', version)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, design.path)
    await expect(page.getByRole('main')).toContainText(price)
    await expect(page.getByRole('heading', { name: 'What people ask' })).toHaveCount(0)
  }
  await staff.context().close()
})

test('parts that are switched off are gone, and people appear once there are some', async ({ page }) => {
  await open(page, about.path)
  await expect(page.getByRole('heading', { name: 'What we promise' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The people' })).toHaveCount(0)
  const [picture, logo] = [await upload(640, 640), await upload(300, 300)]
  await changeAndPublish('about', (content) => {
    content.promises.show = false
    content.search.title = 'Who we are'
    content.search.description = ''
    content.team.people = [
      { name: 'Asha Menon', role: 'Architect', picture: { ...picture, alt: 'Asha Menon' } },
      { name: 'Asha Menon', role: 'Her namesake', picture: null },
    ]
  })
  const shared = await upload(1_200, 800)
  await changeAndPublish('company', (content) => {
    content.logo = { ...logo, alt: 'Logo' }
    content.sharePicture = { ...shared, alt: 'A house' }
  })
  await open(page, about.path)
  await expect(page.getByRole('heading', { name: 'What we promise' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Asha Menon' })).toHaveCount(2)
  await expect(page.getByRole('img', { name: 'Asha Menon' })).toBeVisible()
  await expect(page).toHaveTitle(`Who we are – ${company.shortName}`)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Nalukettu has designed/)
  for (const place of ['header', 'footer'])
    await expect(page.locator(`${place} img[src="${logo.src}"]`)).toBeVisible()
  expect(await structuredData(page)).toMatchObject({ logo: site.origin + logo.src })
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', logo.src)
  await open(page, contact.path)
  const card = `${site.origin}/og${shared.src}`
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', card)
  expect((await page.request.get(card)).headers()['content-type']).toBe('image/jpeg')
})

test('words that are code, and links in values, stay words', async ({ page }) => {
  const attack = '<img src=x onerror="window.ran=1">'
  await changeAndPublish('company', (content) => {
    content.name = 'Walls [&](/gallery) </script>'
    content.location = attack
    content.blurb = `</script><script>window.ran=1</script> since {founded}`
  })
  await changeAndPublish('about', (content) => {
    content.title = attack
    content.text = `${attack}\n\n- One of {name}\n- [Gallery](/gallery) <b>bold</b>`
  })
  await open(page, about.path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: attack })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'One of' })).toHaveText(
    'One of Walls [&] (/gallery) </script>',
  )
  await expect(main.getByRole('link', { name: 'Gallery' })).toHaveAttribute('href', '/gallery')
  await expect(main).toContainText('<b>bold</b>')
  await expect(page.locator('footer')).toContainText(`window.ran=1</script> since ${company.founded}`)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
})

test.describe('a page whose texts cannot be fetched', () => {
  test.use({ expectedMessages: refusals })

  test('says so, and tries again', async ({ page }) => {
    await open(page, home.path)
    await answerWith(page, 'getContent', 500)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: contact.menu }).click()
    await expect(page.getByText(messages.errors.pageLost)).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Talk to us' })).toBeVisible()
    await expect(page).toHaveTitle(`Contact – ${company.shortName}`)
  })
})

const open = (page: Page, path: string) => page.goto(site.origin + path)

async function openAsStaff(browser: Browser) {
  const context = await browser.newContext({ storageState: site.storageState })
  return context.newPage()
}

async function structuredData(page: Page) {
  const text = await page.locator('script[type="application/ld+json"]').first().textContent()
  return JSON.parse(text ?? '{}')
}

const pathOf = (name: CallName, page: PageKey) => calls[name].path.replace(':page', page)

/** The version of the draft that has the change. */
async function change<Key extends PageKey>(page: Key, edit: (content: Contents[Key]) => void) {
  const draft = await (await site.staff.get(pathOf('getDraft', page))).json()
  edit(draft.content)
  const saved = await site.staff.put(pathOf('saveDraft', page), {
    data: { version: draft.version, content: draft.content },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  return (await saved.json()).version as number
}

async function publish(page: PageKey, version: number) {
  const published = await site.staff.post(pathOf('publishContent', page), { data: { version } })
  expect(published.status(), await published.text()).toBe(200)
}

async function changeAndPublish<Key extends PageKey>(page: Key, edit: (content: Contents[Key]) => void) {
  await publish(page, await change(page, edit))
}

async function upload(width: number, height: number) {
  const answer = await site.staff.post(calls.addContentPicture.path, {
    multipart: { image: await photo(0, width, height) },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}
