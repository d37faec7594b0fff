// A person looking for work: the list, a job's own page, and the way an application takes.
// What the pages say of a job is in server/tests/pages/facts.test.ts, what the server refuses in server/submissions/.
import type { Locator, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import type { Job } from '../../contract/jobs.ts'
import { languages, pathIn } from '../../contract/languages.ts'
import { messages } from '../../contract/messages.ts'
import { jobPath } from '../../contract/record-paths.ts'
import { holdBack } from '../testing/browser.ts'
import { axeWidths, expectNoViolations } from '../testing/look.ts'
import {
  addJob,
  cv,
  expect,
  fillInApplication,
  received,
  removeJob,
  test,
  textFile,
  unique,
} from '../testing/office.ts'

const words = messages.applications

async function openDialog(page: Page, job: Job) {
  await page.goto('/career')
  return pressApply(page, job)
}

async function pressApply(page: Page, job: Job) {
  await page.getByRole('button', { name: `Apply for ${job.title}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit application' }).click()
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const thanks = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Thank you. We have your application.' })

async function expectSent(page: Page) {
  await expect(page.getByRole('status').getByText(words.submitted)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(thanks(page)).toContainText('within five working days')
  await expect(thanks(page)).toBeFocused()
  await expect(thanks(page)).toBeInViewport()
}

async function goToContactAndBack(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  // The address changes before the screen does.
  await expect(page.getByRole('main').getByLabel('Message')).toBeVisible()
  await page.goBack()
}

// Here menus and dialogs move as they do for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 640 },
    expectedMessages: [/ERR_FAILED|dynamically imported module|preload CSS/],
  })

  test('on a phone somebody applies with a CV and few taps, and keeps the private link', {
    tag: '@journey',
  }, async ({ page, office }) => {
    const job = await addJob(office)
    const name = unique('Biju')
    await page.goto('/career')
    await expect(page.getByRole('link', { name: job.title })).toHaveCSS('text-decoration-line', 'underline')
    const dialog = await pressApply(page, job)
    await expect(dialog.getByText('need no form')).toHaveCount(0)
    await expect(dialog.getByText('No email address?').getByRole('link', { name: 'Call' })).toBeVisible()
    await expect(dialog.getByText('Nobody else can see it')).toBeHidden()
    await expect(dialog.locator('[name=website]'), 'a trap for robots').not.toBeInViewport()
    await fillInApplication(page, name)
    const bringBack = page.getByRole('button', { name: 'Bring back what you typed' })
    await test.step('what was closed by accident is brought back', async () => {
      await page.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByText('What you typed is kept')).toBeVisible()
      await bringBack.click()
      await expect(page.getByLabel('Name')).toHaveValue(name)
    })
    await page.getByLabel('Qualification').fill('')
    await page.getByRole('button', { name: 'None' }).click()
    await expect(page.getByLabel('Qualification')).toHaveValue('None')
    await expect(dialog.getByText('No file chosen')).toBeVisible()
    await page.getByLabel('CV (optional)').setInputFiles(cv)
    await expect(dialog.getByText(cv.name)).toBeVisible()
    await test.step('the form shows how far it is', () => expectProgress(page))
    await expectSent(page)
    await test.step('the private link is above the bar at the bottom, and opens what was sent', async () => {
      await expect(thanks(page)).not.toContainText(words.cvLeftOut)
      const send = thanks(page).getByRole('link', { name: /^Send it to yourself on WhatsApp/ })
      await expect(send).toBeVisible()
      await expect.poll(() => isUncovered(send)).toBe(true)
      const link = await thanks(page)
        .getByRole('link', { name: /\/my-data\// })
        .getAttribute('href')
      await goToContactAndBack(page)
      await expect(page.getByRole('button', { name: `Apply for ${job.title}` })).toBeVisible()
      await expect(bringBack, 'what was sent is no draft').toHaveCount(0)
      await page.goto(link ?? '')
      await expect(page.getByRole('main')).toContainText(name)
    })
    await test.step('the office has it, with the CV', async () => {
      const [stored] = await received(office, 'listApplications', name)
      expect(stored).toMatchObject({ job_id: job.id, job_title: job.title, cv_name: cv.name })
      expect(stored).toMatchObject({ qualification: 'None', whatsapp: '+91 94470 00000', consent: true })
    })
    await removeJob(office, job)
  })

  test('on a connection that comes and goes nothing is lost, and the private link stands alone', {
    tag: '@journey',
  }, async ({ page, office }) => {
    const code = /\/assets\/.*\.(js|css)$/
    const job = await addJob(office)
    const name = unique('Biju')
    await test.step('before the dialog has come, Apply leads to the page of the job', async () => {
      await page.goto('/career')
      await page.route(code, (route) => route.abort())
      await page.getByRole('button', { name: `Apply for ${job.title}` }).click()
      await expect(page).toHaveURL(`${jobPath(job)}#apply`)
      await expect(page.getByLabel('Name')).toBeVisible()
      await page.unroute(code)
    })
    const dialog = await openDialog(page, job)
    await test.step('after it, the form says that nothing was sent, with no button under it', async () => {
      await page.getByRole('region', { name: /^Notices/ }).waitFor({ state: 'attached' })
      await page.route(code, (route) => route.abort())
      // Stored, and the answer is lost on the way.
      await page.route(calls.createApplication.path, (route) => route.fetch().then(() => route.abort()))
      await fillInApplication(page, name)
      await submit(page)
      const failure = dialog.getByRole('alert').filter({ hasText: messages.errors.noConnection })
      await expect(failure).toContainText(`${words.failedPrefix}${words.failed}`)
      for (const button of ['Cancel', 'Submit application', 'Close'])
        await dialog.getByRole('button', { name: button, exact: true }).first().click({ trial: true })
      await expect(page.getByLabel('Name')).toHaveValue(name)
    })
    await test.step('the next try, from the draft, makes no second one, although nothing more can be loaded', async () => {
      await page.unroute(calls.createApplication.path)
      await dialog.getByRole('button', { name: 'Close' }).first().click()
      await page.getByRole('button', { name: 'Bring back what you typed' }).click()
      await submit(page)
      await expectSent(page)
      await expect(thanks(page).getByRole('link')).toHaveText(/\/my-data\//)
      expect(await received(office, 'listApplications', name)).toHaveLength(1)
    })
    await removeJob(office, job)
  })
})

async function expectProgress(page: Page) {
  const release = await holdBack(page, calls.createApplication.path)
  await submit(page)
  await expect(page.getByRole('progressbar')).toBeInViewport()
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '0')
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  release()
}

const isUncovered = (link: Locator) =>
  link.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect()
    return document.elementFromPoint(left + 5, bottom - 5) === element
  })

test.describe('what is refused', () => {
  test.use({ expectedMessages: [/status of (400|500)/] })

  test('is named and marked before or after sending, nothing is lost, and the next try works', async ({
    page,
    office,
  }) => {
    const job = await addJob(office)
    const [email, file] = [page.getByLabel('Email'), page.getByLabel('CV (optional)')]
    const dialog = await openDialog(page, job)
    await test.step('an empty form, whose first field comes into sight', () =>
      expectFirstFieldInSight(page, dialog))
    await test.step('axe finds nothing in it', () => expectNoViolations(page, axeWidths))
    await fillInApplication(page, unique('Devika'))
    await test.step('a file that is no CV, before it is sent', async () => {
      await page.route(calls.createApplication.path, () => expect(false, 'it is sent').toBe(true))
      await file.setInputFiles(textFile)
      await submit(page)
      await expect(alert(page, words.wrongCv)).toBeVisible()
      await page.unroute(calls.createApplication.path)
    })
    await test.step('a wrong address, by the server', async () => {
      await file.setInputFiles([])
      await email.fill('anu at example')
      await submit(page)
      await expect(alert(page, '❌ Please check the email address')).toBeVisible()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('Experience')).toHaveValue('Two years')
      await email.fill('anu@example.com')
      await expect(email).not.toHaveAttribute('aria-invalid')
    })
    await test.step('an answer without a sentence', async () => {
      await page.route(calls.createApplication.path, (route) =>
        route.fulfill({ status: 500, body: 'out of order' }),
      )
      await submit(page)
      await expect(alert(page, `${words.failedPrefix}${words.failed}`)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Submit application' })).toBeFocused()
      await page.unroute(calls.createApplication.path)
    })
    await test.step('the next try begins at nothing sent', () => expectProgress(page))
    await expectSent(page)
    await removeJob(office, job)
  })
})

test('the sheet keeps its button in sight on low screens and above a keyboard, in both languages', async ({
  page,
  office,
}) => {
  const jobs = [await addJob(office), await addJob(office, { phone_only: true })]
  for (const language of languages)
    for (const job of jobs) {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto(pathIn(language, '/career'))
      const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: job.title }) })
      await row.getByRole('button').click()
      for (const height of [640, 560, 440, 320]) {
        await page.setViewportSize({ width: 360, height })
        await expect.poll(() => page.evaluate(isButtonInSight), `${language}, ${height} px`).toBe(true)
      }
      // Chromium has no keyboard to show: what it would leave of the window.
      await page.setViewportSize({ width: 360, height: 640 })
      await page.locator('dialog [name=name]').focus()
      await page.evaluate(() => {
        Object.defineProperty(visualViewport, 'height', { configurable: true, value: 340 })
        visualViewport?.dispatchEvent(new Event('resize'))
      })
      await expect.poll(() => page.evaluate(isButtonInSight), `${language}, above a keyboard`).toBe(true)
    }
  for (const job of jobs) await removeJob(office, job)
})

/** And the field that has the focus, if any, between it and the title. */
function isButtonInSight() {
  const placeOf = (selector: string) =>
    document.querySelector(`dialog[open] ${selector}`)?.getBoundingClientRect()
  const [title, button, field] = ['h2', '[type=submit]', 'input:focus'].map(placeOf)
  const room = visualViewport?.height ?? 0
  if (!title || !button || title.top < 0 || button.bottom > room) return false
  return !field || (field.top >= title.bottom && field.bottom <= button.top)
}

async function expectFirstFieldInSight(page: Page, dialog: Locator) {
  const label = dialog.locator('label', { hasText: 'Name' })
  await dialog.locator('.sheet-body').evaluate((body) => body.scrollTo(0, body.scrollHeight / 2))
  await expect(label).not.toBeInViewport({ ratio: 1 })
  // A press on the button would scroll by itself.
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(label).toBeInViewport({ ratio: 1 })
}

const closings: Record<string, (page: Page) => Promise<unknown>> = {
  'the overlay': (page) => page.mouse.click(5, 300),
  Cancel: (page) => page.getByRole('button', { name: 'Cancel' }).click(),
  Close: (page) => page.getByRole('button', { name: 'Close' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
}
test('overlay, Cancel, Close and Escape each close the dialog and reset the form; what was typed can be brought back', async ({
  page,
  office,
}) => {
  const job = await addJob(office)
  const dialog = await openDialog(page, job)
  const button = page.getByRole('button', { name: `Apply for ${job.title}` })
  for (const [how, close] of Object.entries(closings)) {
    await page.getByLabel('Name').fill('Anu Thomas')
    await close(page)
    await expect(dialog, how).toBeHidden()
    await expect(button, how).toBeFocused()
    await button.click()
    await expect(page.getByLabel('Name'), how).toHaveValue('')
  }
  await page.keyboard.press('Escape')
  const kept = page.getByRole('status').filter({ hasText: 'What you typed is kept' })
  await expect(kept, 'a form that stayed empty leaves an older draft alone').toBeVisible()
  await test.step('axe finds nothing in the list', () => expectNoViolations(page, [1440]))

  await button.click()
  await page.getByLabel('Name').fill('Anu Thomas')
  await page.getByLabel('CV (optional)').setInputFiles(cv)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('What you typed and your CV are kept')).toBeVisible()
  await goToContactAndBack(page)
  await expect(page.getByRole('button', { name: 'Bring back what you typed' })).toHaveCount(1)
  await removeJob(office, job)
})
