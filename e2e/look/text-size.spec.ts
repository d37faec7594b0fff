// On a phone, with the usual letters and with those of 130 and 200 %. admin/look.spec.ts does the same for admin screens.
import { jobPath, projectPath } from '../../contract/addresses.ts'
import { calls } from '../../contract/calls.ts'
import { languages, pathIn } from '../../contract/languages.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { demoJob, demoProject, demoServicePath } from '../testing/demo.ts'
import { enlarge, widthOf } from '../testing/letters.ts'
import { expect, test, unique } from '../testing/staff.ts'

const phone = { width: 360, height: 740 }

test.use({ viewport: phone, expectedMessages: [/status of 404/] })

for (const language of languages)
  test(`no number breaks, and with letters of 200 % no page scrolls sideways, in ${language}`, async ({
    page,
    request,
  }) => {
    const pages = Object.values(publicPages).map(({ path }) => path)
    for (const path of [
      ...pages.filter((path) => !path.includes(':')),
      demoServicePath,
      projectPath(await demoProject(request)),
      jobPath(await demoJob(request)),
      '/nowhere',
    ]) {
      await page.goto(pathIn(language, path))
      await page.evaluate(() => document.fonts.ready)
      const { found, broken } = await page.evaluate(findBrokenNumbers)
      expect.soft(broken, path).toEqual([])
      if (path !== '/nowhere') expect.soft(found, path).toBeGreaterThan(0)
      await enlarge(page, 200)
      expect.soft(await widthOf(page), path).toBe(phone.width)
    }
  })

test('with letters of 200 % an enquiry can be added and read', async ({ page }) => {
  const data = { name: unique('Varghese'), phone: '+91 98470 12345', message: 'A house in Aluva.' }
  await page.request.post(calls.createEnquiry.path, { data })
  await page.goto(`${adminPages.enquiries.path}?search=${encodeURIComponent(data.name)}`)
  await enlarge(page, 200)
  await page.getByRole('button', { name: 'Add enquiry' }).click()
  const body = page.getByRole('dialog').locator('.sheet-body')
  const { height = 0 } = (await body.boundingBox()) ?? {}
  expect(height).toBeGreaterThan(phone.height / 2)
  await expect(page.locator('.dialog-actions')).toHaveCSS('position', 'static')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Open/ }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: data.name })).toBeVisible()
  await expect(page.getByText(data.message)).toBeVisible()
  expect(await widthOf(page)).toBe(phone.width)
})

test('with letters of 130 % the header takes at most a third of the screen', async ({ page }) => {
  for (const path of [...languages.map((language) => pathIn(language, '/')), adminPages.dashboard.path]) {
    await page.goto(path)
    await enlarge(page, 130)
    const end = () => page.locator('.masthead').evaluate((header) => header.getBoundingClientRect().bottom)
    expect.soft(await end(), path).toBeLessThanOrEqual(phone.height / 3)
  }
})

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
