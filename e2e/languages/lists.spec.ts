// The lists of the office on laptops, with names as long as they are in Kerala: in Malayalam, whose words are longer, too.
import type { APIRequestContext, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { addColleague } from '../testing/colleague.ts'
import { logIn } from '../testing/log-in.ts'
import { widthOf } from '../testing/look.ts'
import { addJob, apply, ask } from '../testing/office.ts'
import { expect, test } from '../testing/own-site.ts'
import { addProject } from '../testing/photos.ts'

const names = [
  'Muruganantham Subrahmanian',
  'Anu Thomas',
  'Sreelakshmi Radhakrishnan Nair',
  'ശ്രീലക്ഷ്മി ഉണ്ണികൃഷ്ണൻ',
  'Rajesh Kumar',
  'Thankamma Varghese Kizhakkeparambil',
  'മുഹമ്മദ് അബ്ദുൽറഹ്മാൻ',
  'Mariamma',
  'Balasubramanian Venkataraman',
  'രാധാകൃഷ്ണപിള്ള',
]
const titles = ['Waterproofing applicator', 'Site engineer, residential projects', 'വാട്ടർപ്രൂഫിങ് ജോലിക്കാർ']
const statuses = ['interviewed', 'invited', 'new', 'hired'] as const
const { applications, enquiries, projects } = adminPages

test('no list breaks a word or scrolls sideways on a laptop, and nine rows are in sight at a desk', async ({
  page: owners,
  browser,
  baseURL,
}) => {
  await fill(owners.request)
  const account = await addColleague(owners.request, { roles: ['editor', 'hiring', 'office'] })
  const page = await browser.newPage({ baseURL, storageState: await logIn(baseURL ?? '', account) })
  for (const language of ['ml', 'en']) {
    await page.request.put(calls.changeMailLanguage.path, { data: { mail_language: language } })
    for (const width of [1280, 1440])
      for (const { path } of [applications, enquiries, projects])
        await test.step(`${path} in ${language}, ${width} px wide`, async () => {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(path)
          const ninth = page.getByRole('table').first().getByRole('row').nth(9)
          await expect(ninth).toBeAttached()
          await page.evaluate(() => document.fonts.ready.then(() => undefined))
          expect.soft(await widthOf(page)).toBeLessThanOrEqual(width)
          expect.soft(await brokenWords(page)).toEqual([])
          expect.soft(await gapBeforeNews(page)).toBeGreaterThanOrEqual(16)
          if (width === 1440) await expect.soft(ninth).toBeInViewport({ ratio: 1 })
        })
  }
  await test.step('a trade is called so, where a phone number was enough', async () => {
    await page.goto(applications.path)
    const mason = page.getByRole('row', { name: names[3] })
    await expect(mason).toContainText('Mason · 12 years')
    await mason.getByRole('link', { name: /^Open/ }).click()
    await expect(page.getByRole('term').getByText('Trade', { exact: true })).toBeVisible()
    await expect(page.getByRole('term').getByText('Qualification')).toHaveCount(0)
  })
  await page.close()
})

async function fill(office: APIRequestContext) {
  const jobs = await Promise.all(titles.map((title) => addJob(office, { title })))
  const mason = await addJob(office, { title: 'Mason', phone_only: true })
  const phone = '+91 98470 12345'
  const experience = 'Four years with a contractor in Dubai'
  const message = 'We have 12 cents in Kakkanad and would like to build a house for our parents.'
  for (const [index, name] of names.entries()) {
    const byPhone = { job_id: mason.id, name, phone, trade: 'Mason', years: '12' }
    if (index % 4 === 3) await post(calls.createPhoneApplication, byPhone)
    else await apply(office, jobs[index % 3]?.id ?? '', { name, experience })
    await ask(office, name, { message })
    await addProject(office, { title: `House of ${name}`, client: name, location: 'Thiruvananthapuram' })
  }
  const lead = { name: 'Kunjumol Kochuvareed', phone, message: 'ഇന്റീരിയർ പണി' }
  await post(calls.createLead, { ...lead, source: 'internet', follow_up_on: '2024-09-29' })
  for (const [index, { id }] of (await (await office.get(calls.listApplications.path)).json()).entries())
    await office.put(calls.updateApplication.path.replace(':id', id), {
      data: { status: statuses[index % 4] },
    })

  async function post({ path }: { path: string }, data: object) {
    expect((await office.post(path, { data })).status()).toBe(200)
  }
}

/** Between the longest name in the menu and the number of what is new there. */
const gapBeforeNews = (page: Page) =>
  page
    .locator(`nav a[href="${enquiries.path}"]`)
    .first()
    .evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      const news = link.nextElementSibling?.getBoundingClientRect()
      return (news?.left ?? 0) - range.getBoundingClientRect().right
    })

/** Words on more than one line. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const cells = document.querySelector('main table')?.querySelectorAll('th, td') ?? []
    for (const place of [...document.querySelectorAll('main label'), ...cells]) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = new Set(
            [...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top)),
          )
          if (lines.size > 1 && !node.parentElement?.closest('option')) broken.push(word)
        }
    }
    return broken
  })
