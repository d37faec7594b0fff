// Letters as large as somebody sets them: 130 and 200 % of the usual size, on a phone.
import type { Page } from '@playwright/test'
import { jobPath, projectPath } from '../../contract/addresses.ts'
import { calls } from '../../contract/calls.ts'
import { languages, pathIn } from '../../contract/languages.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { demoJob, demoProject, demoServicePath } from '../testing/demo.ts'
import { expect, test, unique } from '../testing/staff.ts'

const phone = { width: 360, height: 740 }
const { dashboard, addProject, projects, addReview, reviews, jobs, applications, services } = adminPages
const { enquiries, site, malayalam, trash, accounts, people, diary, account } = adminPages

test.use({ viewport: phone, expectedMessages: [/status of 404/] })

const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, `${percent}%`)

async function expectNoSidewaysScrolling(page: Page, path: string) {
  await enlarge(page, 200)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, path).toBe(phone.width)
}

for (const language of languages)
  test(`with letters of 200 % no public page scrolls sideways, in ${language}`, async ({ page }) => {
    const pages = Object.values(publicPages).map(({ path }) => path)
    for (const path of [
      ...pages.filter((path) => !path.includes(':')),
      demoServicePath,
      projectPath(await demoProject(page.request)),
      jobPath(await demoJob(page.request)),
      '/nowhere',
    ]) {
      await page.goto(pathIn(language, path))
      await expectNoSidewaysScrolling(page, path)
    }
  })

test('with letters of 200 % no main screen of the admin area scrolls sideways', async ({ page }) => {
  const data = { name: unique('Asha'), review: 'Good people.', rating: 5 }
  const { id } = await (await page.request.post(calls.createReview.path, { data })).json()
  await page.request.delete(calls.deleteReview.path.replace(':id', id))
  for (const { path } of [
    ...[dashboard, addProject, projects, addReview, reviews, jobs, applications, services, enquiries],
    ...[site, malayalam, trash, accounts, people, diary, account],
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expectNoSidewaysScrolling(page, path)
  }
})

test('with letters of 200 % an open enquiry can be read', async ({ page }) => {
  const data = { name: unique('Varghese'), phone: '+91 98470 12345', message: 'A house in Aluva.' }
  await page.request.post(calls.createEnquiry.path, { data })
  await page.goto(`${enquiries.path}?q=${data.name}`)
  await enlarge(page, 200)
  await page.getByRole('button', { name: /^Open/ }).first().click()
  const body = page.getByRole('dialog').locator('.sheet-body')
  await expect(body).toContainText(data.message)
  const { height = 0 } = (await body.boundingBox()) ?? {}
  expect(height).toBeGreaterThan(phone.height / 2)
  const actions = page.locator('.dialog-actions')
  await expect(actions).toHaveCSS('position', 'static')
})

test('with letters of 130 % the header takes at most a third of the screen', async ({ page }) => {
  for (const path of [...languages.map((language) => pathIn(language, '/')), dashboard.path]) {
    await page.goto(path)
    await enlarge(page, 130)
    const end = () => page.locator('.masthead').evaluate((header) => header.getBoundingClientRect().bottom)
    expect.soft(await end(), path).toBeLessThanOrEqual(phone.height / 3)
  }
})
