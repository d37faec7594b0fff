// The language is changed in the middle of a form: nothing that was typed is lost, in either direction.
import type { APIRequestContext, Page } from '@playwright/test'
import { jobPath } from '../../contract/addresses.ts'
import { calls } from '../../contract/calls.ts'
import { type Language, languageNames, pathIn } from '../../contract/languages.ts'
import { messages as malayalam } from '../../contract/messages.ml.ts'
import { messages as english } from '../../contract/messages.ts'
import { untilHydrated } from '../testing/browser.ts'
import { addJob, cv, expect, linkInMail, removeJob, test, unique } from '../testing/office.ts'

const messages = { en: english, ml: malayalam }
const own = {
  en: {
    ...{ apply: 'Apply for', cancel: 'Cancel', bringBack: 'Bring back what you typed' },
    ...{ submit: 'Submit application', send: 'Send message', withdraw: 'Withdraw my application' },
    ...{ cvLost: 'Please choose your CV again', keep: 'No, only for this one' },
    thanks: 'Thank you. We have your application.',
  },
  ml: {
    ...{ apply: 'അപേക്ഷിക്കാം :', cancel: 'വേണ്ട', bringBack: 'എഴുതിയത് തിരിച്ചെടുക്കാം' },
    ...{ submit: 'അപേക്ഷ അയയ്ക്കാം', send: 'സന്ദേശം അയയ്ക്കാം', withdraw: 'അപേക്ഷ പിൻവലിക്കാം' },
    ...{ cvLost: 'സി.വി. ഒന്നുകൂടി തിരഞ്ഞെടുക്കൂ', keep: 'വേണ്ട, ഈ ഒഴിവിനു മാത്രം' },
    thanks: 'നന്ദി. നിങ്ങളുടെ അപേക്ഷ കിട്ടി.',
  },
}
const typed = {
  ...{ name: 'Anu തോമസ്', email: 'anu@example.com', whatsapp: '+91 94470 00000' },
  ...{ address: 'Temple Road, “Aluva”', qualification: 'ITI Civil', experience: 'Two years' },
}
const planIn = { en: 'A new house', ml: 'പുതിയ വീട്' }

const field = (page: Page, name: string) => page.locator(`main [name=${name}]`)
const thanks = (page: Page) => page.getByRole('main').getByRole('status')
const privateLink = (page: Page) => thanks(page).getByRole('link', { name: '/my-data/' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

async function expectTyped(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value)
}

async function switchTo(page: Page, language: Language, path: string) {
  const link = page.getByRole('link', { name: languageNames[language], exact: true })
  await link.filter({ visible: true }).click()
  await expect(page).toHaveURL(pathIn(language, path))
  await untilHydrated(page)
}

async function applyByCall(office: APIRequestContext, email: string) {
  const job = await addJob(office)
  await office.post(calls.createApplication.path, {
    multipart: { ...typed, email, job_id: job.id, keep: 'true' },
  })
  return { job, path: await linkInMail(email) }
}

for (const [from, to] of [
  ['en', 'ml'],
  ['ml', 'en'],
] as const)
  test.describe(`from ${from} to ${to}`, () => {
    test('the contact form keeps what was typed and chosen, and the office reads the choice in English', async ({
      page,
      office,
    }) => {
      const name = unique('Rahul')
      const path = '/contact?topic=Aluva'
      await page.goto(pathIn(from, path))
      await fillIn(page, { name, phone: '94470 00000', message: 'Ten cents\nin ആലുവ' })
      await field(page, 'plan').selectOption({ label: planIn[from] })
      await switchTo(page, to, path)
      await expectTyped(page, { name, phone: '94470 00000', message: 'Ten cents\nin ആലുവ' })
      await expect(field(page, 'plan').locator('option:checked')).toHaveText(planIn[to])
      await button(page, own[to].send).click()
      await expect(page.getByText(messages[to].enquiries.submitted)).toBeVisible()
      const answer = await office.get(calls.listEnquiries.path, { params: { search: name } })
      expect(await answer.json()).toMatchObject([{ name, plan: planIn.en, topic: 'Aluva' }])
      await test.step('the thanks and the private link are there in both languages', async () => {
        const address = (await privateLink(page).textContent()) ?? ''
        for (const language of [from, to]) {
          await switchTo(page, language, path)
          await expect(thanks(page)).toContainText(messages[language].enquiries.submitted)
          await expect(thanks(page)).toBeFocused()
          await expect(privateLink(page)).toHaveText(address)
        }
      })
      await privateLink(page).click()
      await expect(page.getByRole('main')).toContainText(planIn[to])

      // And back, on the private page of the message.
      await untilHydrated(page)
      await fillIn(page, { name: 'Rahul R', phone: '94470 11111' })
      const [, link = ''] = /(\/my-data\/[\w-]+)/.exec(page.url()) ?? []
      await switchTo(page, from, link)
      await expectTyped(page, { name: 'Rahul R', phone: '94470 11111' })
      await expect(page.getByRole('main')).toContainText(planIn[from])

      await test.step('the page of the form knows nothing of it later', async () => {
        await page.goto(pathIn(to, path))
        await expect(field(page, 'name')).toHaveValue('')
      })
    })

    test('the form of a job keeps what was typed and ticked, and asks for the CV again', async ({
      page,
      office,
    }) => {
      const job = await addJob(office)
      const path = jobPath(job)
      const name = unique('Anu')
      await page.goto(pathIn(from, path))
      await fillIn(page, { ...typed, name })
      await field(page, 'keep').check()
      await field(page, 'cv').setInputFiles(cv)
      await switchTo(page, to, path)
      await expectTyped(page, { ...typed, name })
      await expect(field(page, 'keep')).toBeChecked()
      const lost = page.getByText(own[to].cvLost)
      await expect(lost).toBeVisible()
      await expect(field(page, 'cv')).toHaveAccessibleDescription(new RegExp(own[to].cvLost))
      await field(page, 'cv').setInputFiles(cv)
      await expect(lost).toBeHidden()
      await button(page, own[to].submit).click()
      await expect(page.getByText(messages[to].applications.submitted).first()).toBeVisible()
      await switchTo(page, from, path)
      await expect(thanks(page)).toContainText(own[from].thanks)
      await expect(field(page, 'name')).toBeHidden()
      const answer = await office.get(calls.listApplications.path, { params: { search: name } })
      expect(await answer.json()).toMatchObject([{ name, keep: true, cv_name: cv.name }])
      await removeJob(office, job)
    })

    test('an application that was begun in the list of jobs can be brought back', async ({
      page,
      office,
    }) => {
      const job = await addJob(office)
      const apply = (language: Language) =>
        page.getByRole('button', { name: `${own[language].apply} ${job.title}` })
      await page.goto(pathIn(from, '/career'))
      await apply(from).click()
      await fillIn(page, typed)
      await field(page, 'keep').check()
      await field(page, 'cv').setInputFiles(cv)
      await button(page, own[from].cancel).click()
      await switchTo(page, to, '/career')
      await button(page, own[to].bringBack).click()
      await expect(page.getByRole('dialog')).toContainText(job.title)
      await expectTyped(page, typed)
      await expect(field(page, 'keep')).toBeChecked()
      await expect(page.getByText(own[to].cvLost)).toBeVisible()
      await button(page, own[to].cancel).click()

      await page.reload()
      await untilHydrated(page)
      await expect(apply(to)).toBeVisible()
      await expect(button(page, own[to].bringBack)).toBeHidden()

      await test.step('once it is sent, its thanks are there in the other language', async () => {
        await apply(to).click()
        await fillIn(page, typed)
        await button(page, own[to].submit).click()
        await expect(thanks(page)).toContainText(own[to].thanks)
        await switchTo(page, from, '/career')
        await expect(thanks(page)).toContainText(own[from].thanks)
        await expect(apply(from)).toBeHidden()
      })
      await removeJob(office, job)
    })

    test('it can be brought back also when the language is changed on another page', async ({
      page,
      office,
    }) => {
      const job = await addJob(office)
      const menu = (path: string) =>
        page.locator(`header nav a[href$="${path}"]`).filter({ visible: true }).first()
      await page.goto(pathIn(from, '/career'))
      await page.getByRole('button', { name: `${own[from].apply} ${job.title}` }).click()
      await fillIn(page, typed)
      await button(page, own[from].cancel).click()
      await menu('/about').click()
      await expect(page).toHaveURL(pathIn(from, '/about'))
      await switchTo(page, to, '/about')
      await menu('/career').click()
      await button(page, own[to].bringBack).click()
      await expectTyped(page, typed)
      await removeJob(office, job)
    })

    test('the private page keeps corrections, the answer whether to keep it, and a tick', async ({
      page,
      office,
    }) => {
      const email = `${unique('anu').replace(/\W/g, '')}@example.com`
      const { job, path } = await applyByCall(office, email)
      await page.goto(pathIn(from, path))
      const corrected = { name: 'Anu', email, whatsapp: '94470 11111', address: 'Church Road' }
      await fillIn(page, corrected)
      await page.getByLabel(own[from].keep).check()
      await page.locator('summary').click()
      await field(page, 'sure').check()
      await switchTo(page, to, path)
      await expectTyped(page, corrected)
      await expect(page.getByLabel(own[to].keep)).toBeChecked()
      await expect(field(page, 'sure')).toBeChecked()
      await expect(button(page, own[to].withdraw)).toBeVisible()
      await removeJob(office, job)
    })

    test('the gallery keeps both filters', async ({ page }) => {
      await page.goto(pathIn(from, '/gallery'))
      const expectChosen = async () => {
        await expect(page.locator('main nav [aria-current=true]')).toHaveCount(2)
        await expect(page.locator('main article')).toHaveCount(1)
        // In each row “all”, this kind at this place, and the other place of this kind.
        await expect(page.locator('main nav li')).toHaveCount(5)
      }
      // No other test adds a project of this kind in the meantime.
      await page.locator('main nav a[href*="category=Floor+coating"]').click()
      await expect(page).toHaveURL(/category=/)
      await page.locator('main nav a[href*="location=Thripunithura"]').click()
      await expect(page).toHaveURL(/location=/)
      await expectChosen()
      const { search } = new URL(page.url())
      await switchTo(page, to, `/gallery${search}`)
      await expectChosen()
      await page.getByRole('main').locator('nav a').first().click()
      await expect(page).not.toHaveURL(/category=/)
      await expect(page).toHaveURL(/location=/)
    })
  })

test('what was left for one page is not filled into another', async ({ page }) => {
  await page.goto('/contact')
  await fillIn(page, { name: 'Asha' })
  // The page in the other language is opened in a window of its own.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  )
  await page.getByRole('link', { name: languageNames.ml, exact: true }).filter({ visible: true }).click()
  await page.goto('/contact?topic=Aluva')
  await expect(field(page, 'name')).toHaveValue('')
})
