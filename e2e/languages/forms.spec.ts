// Somebody applies or writes on Malayalam pages, on a phone, and changes the language in the middle: every word of the way is
// in the language of the page, and nothing that was typed is lost. Each form is taken in one direction and, where it goes on,
// back in the other. server/tests/pages/refused-forms.test.ts has all that can be wrong.

import type { Page } from '@playwright/test'
import { type Language, languageNames, pathIn } from '../../contract/languages.ts'
import { messages as english } from '../../contract/messages.ts'
import { myDataMessages as ofMyDataMessages } from '../../contract/people/my-data-words.ts'
import { messages as shown } from '../../contract/public-messages.ts'
import { jobPath } from '../../contract/record-paths.ts'
import { wordsIn } from '../../contract/words.ts'
import { untilHydrated } from '../testing/browser.ts'
import { expectNoViolations, widthOf } from '../testing/look.ts'
import { addJob, cv, expect, linkInMail, received, removeJob, test, unique } from '../testing/office.ts'

const myDataMessages = wordsIn('ml', ofMyDataMessages)
const malayalam = wordsIn('ml', shown)

test.use({ viewport: { width: 360, height: 740 }, expectedMessages: [/status of 4\d\d/] })

const messages = { en: english, ml: malayalam }
const typed = {
  ...{ name: 'Anu തോമസ്', email: 'anu@example.com', whatsapp: '+91 94470 00000' },
  ...{ address: 'Temple Road, “Aluva”', qualification: 'ITI Civil', experience: 'Two years' },
}
const planIn = { en: 'A new house', ml: 'പുതിയ വീട്' }

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.locator(`main [name=${name}]`)
const thanks = (page: Page) => main(page).getByRole('status')
const addressOf = (name: string) => `${name.replace(/\W/g, '').toLowerCase()}@example.com`

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

async function expectTyped(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value)
}

/** These fields are marked, each with a Malayalam sentence of its own, and no other. */
async function expectMarked(page: Page, names: string[]) {
  await expect(page.locator('main [aria-invalid]')).toHaveCount(names.length)
  for (const name of names)
    await expect(field(page, name)).toHaveAccessibleDescription(/^[^a-z]*\p{Script=Malayalam}/u)
}

async function expectToFit(page: Page) {
  expect(await widthOf(page)).toBe(360)
}

async function switchTo(page: Page, language: Language, path: string) {
  const link = page.getByRole('link', { name: languageNames[language], exact: true })
  await link.filter({ visible: true }).click()
  await expect(page).toHaveURL(pathIn(language, path))
  await untilHydrated(page)
}

test('a message is begun in English and sent in Malayalam; its thanks and its private page are there in both', async ({
  page,
  office,
}) => {
  const name = unique('Rahul')
  const path = '/contact?topic=Aluva'
  const send = 'സന്ദേശം അയയ്ക്കാം'
  const own = { name, phone: 'none', message: 'Ten cents\nin ആലുവ' }
  const link = thanks(page).getByRole('link', { name: '/my-data/' })
  await page.goto(path)
  await fillIn(page, own)
  await field(page, 'plan').selectOption({ label: planIn.en })
  await switchTo(page, 'ml', path)
  await expectToFit(page)
  await expectTyped(page, own)
  await expect(field(page, 'plan').locator('option:checked')).toHaveText(planIn.ml)

  await button(page, send).click()
  await expectMarked(page, ['phone'])
  await page.getByLabel('ഫോൺ').fill('94470 00000')
  await button(page, send).click()
  await expect(page.getByText(malayalam.enquiries.submitted)).toBeVisible()
  expect(await received(office, 'listEnquiries', name)).toMatchObject([
    { name, plan: planIn.en, topic: 'Aluva', notice_language: 'ml' },
  ])

  const address = (await link.textContent()) ?? ''
  for (const language of ['en', 'ml'] as const) {
    await switchTo(page, language, path)
    await expect(thanks(page)).toContainText(messages[language].enquiries.submitted)
    await expect(thanks(page)).toBeFocused()
    await expect(link).toHaveText(address)
  }
  await link.click()
  await expect(heading(page)).toHaveText('നിങ്ങൾ ഞങ്ങൾക്ക് അയച്ച സന്ദേശം')
  await expect(main(page)).toContainText(planIn.ml)
  await untilHydrated(page)
  const corrected = { name: 'Rahul R', phone: '94470 11111' }
  await fillIn(page, corrected)
  await switchTo(page, 'en', /\/my-data\/[\w-]+/.exec(page.url())?.[0] ?? '')
  await expectTyped(page, corrected)
  await expect(main(page)).toContainText(planIn.en)
})

test('the form of a job is begun in Malayalam, which says what is wrong, and sent in English; its private page goes the other way', {
  tag: '@journey',
}, async ({ page, office }) => {
  const job = await addJob(office)
  const path = jobPath(job)
  const name = unique('Anu')
  const own = { ...typed, name, email: addressOf(name) }
  const lost = page.getByText('Please choose your CV again')
  await page.goto(`/ml${path}`)
  await expectToFit(page)
  await button(page, 'അപേക്ഷ അയയ്ക്കാം').click()
  await expectMarked(page, Object.keys(typed))
  await expect(page.getByText(malayalam.applications.fillAll).first()).toBeVisible()
  await fillIn(page, own)
  await field(page, 'keep').check()
  await field(page, 'cv').setInputFiles(cv)
  await switchTo(page, 'en', path)
  await expectTyped(page, own)
  await expect(field(page, 'keep')).toBeChecked()
  await expect(field(page, 'cv')).toHaveAccessibleDescription(/Please choose your CV again/)
  await field(page, 'cv').setInputFiles(cv)
  await expect(lost).toBeHidden()
  await button(page, 'Submit application').click()
  await expect(page.getByText(english.applications.submitted).first()).toBeVisible()
  await switchTo(page, 'ml', path)
  await expect(thanks(page)).toContainText('നന്ദി. നിങ്ങളുടെ അപേക്ഷ കിട്ടി.')
  await expect(field(page, 'name')).toBeHidden()
  const link = await linkInMail(own.email)
  await page.goto(link)
  const corrected = { name: 'Anu', email: own.email, whatsapp: '94470 11111', address: 'Church Road' }
  await fillIn(page, corrected)
  await page.getByLabel('No, only for this one').check()
  await page.locator('summary').click()
  await field(page, 'sure').check()
  await switchTo(page, 'ml', link)
  await expectTyped(page, corrected)
  await expect(page.getByLabel('വേണ്ട, ഈ ഒഴിവിനു മാത്രം')).toBeChecked()
  await expect(field(page, 'sure')).toBeChecked()
  await expect(heading(page).locator('[lang=en]')).toHaveText(job.title)
  await expectNoViolations(page)
  await button(page, 'അപേക്ഷ പിൻവലിക്കാം').click()
  await expect(page.getByText(myDataMessages.withdrawn.application)).toBeVisible()
  await removeJob(office, job)
})

test('an application begun in the list of jobs is brought back in the other language, also from another page', async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const job = await addJob(office)
  const menu = (path: string) =>
    page.locator(`header nav a[href$="${path}"]`).filter({ visible: true }).first()
  await page.goto('/ml/career')
  await page.getByRole('button', { name: `അപേക്ഷിക്കാം : ${job.title}` }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName(`അപേക്ഷ: ${job.title}`)
  await expect(page.locator('dialog h2 [lang=en]')).toHaveText(job.title)
  await fillIn(page, typed)
  await field(page, 'keep').check()
  await field(page, 'cv').setInputFiles(cv)
  await button(page, 'വേണ്ട').click()
  await expect(main(page)).toContainText('നിങ്ങൾ എഴുതിയതും സി.വി.യും ഇവിടെയുണ്ടാകും')

  await menu('/about').click()
  await expect(page).toHaveURL('/ml/about')
  await switchTo(page, 'en', '/about')
  await menu('/career').click()
  await button(page, 'Bring back what you typed').click()
  await expect(page.getByRole('dialog')).toContainText(job.title)
  await expectTyped(page, typed)
  await expect(field(page, 'keep')).toBeChecked()
  await expect(page.getByText('Please choose your CV again')).toBeVisible()
  await removeJob(office, job)
})
