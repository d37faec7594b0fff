// A person looking for work: the list, a job's own page, and the way an application takes.
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { jobPath } from '../../contract/addresses.ts'
import type { Application } from '../../contract/applications.ts'
import { calls } from '../../contract/calls.ts'
import type { Job } from '../../contract/jobs.ts'
import { maxCvBytes } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { uploadMessages } from '../../contract/upload-messages.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { addJob, cv, expect, removeJob, test, textFile, unique } from '../testing/office.ts'

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

async function fillIn(page: Page, name: string) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill('anu@example.com')
  await page.getByLabel('WhatsApp number').fill('+91 94470 00000')
  await page.getByLabel('Address').fill('Temple Road, Aluva')
  await page.getByLabel('Qualification').fill('ITI Civil')
  await page.getByLabel('Experience').fill('Two years with laterite')
}

const isUncovered = (link: Locator) =>
  link.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect()
    return document.elementFromPoint(left + 5, bottom - 5) === element
  })

const submit = (page: Page) => page.getByRole('button', { name: 'Submit application' }).click()

/** Goes to the list without a new document, so that the browser itself asks for the jobs. */
async function goToListInApp(page: Page) {
  await page.goto('/privacy')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CAREER' }).click()
}

// Here menus and dialogs move as they do for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('each open job is a row with its facts; its form says what is kept, how long and how to erase it', async ({
  page,
  office,
}) => {
  const description = 'You lay laterite.\n\nTea at ten.'
  const facts = { pay: '₹900 a day', place: 'Aluva', hours: '8 to 5' }
  const job = await addJob(office, { closes_on: '2099-12-31', description, ...facts })
  await page.goto('/career')
  const row = page.getByRole('listitem').filter({ hasText: job.title })
  for (const fact of [/Pay\s*₹900\sa\sday/, /Place\s*Aluva/, /Hours\s*8\sto\s5/, /Tea at ten\./])
    await expect(row).toContainText(fact)
  await expect(row.getByRole('link', { name: job.title })).toHaveCSS('text-decoration-line', 'underline')
  const section = page.getByRole('region', { name: 'Job openings' })
  await expect(section.getByRole('paragraph').first()).toContainText('need no form: call')
  await expect(row).toContainText(/Type\s*Full-time/)
  await expect(row).toContainText(/Experience\s*2\syears/)
  await expect(row).toContainText(/Apply by\s*31\sDecember\s2099/)
  await expect(row.getByRole('link', { name: job.title })).toHaveAttribute('href', jobPath(job))

  const dialog = await pressApply(page, job)
  for (const part of [
    /our office keeps what you write/,
    /365\sdays after it arrives, whichever is first/,
    /30\sdays after the opening closes/,
    /office@/,
    /privacy notice/,
  ])
    await expect(dialog).toContainText(part)
  await expect(dialog.locator('[name=website]')).not.toBeInViewport()
  expect(await dialog.ariaSnapshot()).not.toContain('Website')
  await removeJob(office, job)
})

test.describe('on a phone without a connection', () => {
  test.use({ viewport: { width: 360, height: 740 }, expectedMessages: [/^Failed to load resource/] })

  test('the failure stays, with no button of the dialog under it', async ({ page, office }) => {
    const job = await addJob(office)
    const dialog = await openDialog(page, job)
    await fillIn(page, unique('Anu'))
    await page.route(calls.createApplication.path, (route) => route.abort())
    await submit(page)
    await expect(dialog.getByRole('alert').filter({ hasText: messages.errors.noConnection })).toBeVisible()
    for (const name of ['Cancel', 'Submit application', 'Close'])
      await dialog.getByRole('button', { name, exact: true }).first().click({ trial: true })
    await removeJob(office, job)
  })
})

test.describe('when the jobs cannot be loaded', () => {
  test.use({ expectedMessages: [/status of 500/] })

  test('the page says that they are on their way, then that they failed, and trying again helps', async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(calls.listJobs.path, async (route) => {
      await released
      await route.fulfill({ status: 500, json: {} })
    })
    await goToListInApp(page)
    await expect(page.getByText(messages.loading)).toBeVisible()
    release()
    await expect(page.getByText(messages.jobs.loadFailedPublic)).toBeVisible()
    await page.unroute(calls.listJobs.path)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: /^Apply for/ }).first()).toBeVisible()
  })
})

async function findApplication(office: APIRequestContext, name: string) {
  const answer = await office.get(calls.listApplications.path, { params: { search: name } })
  const found: Application[] = await answer.json()
  expect(found).toHaveLength(1)
  return found[0]
}

async function expectSent(page: Page) {
  await expect(page.getByRole('status').getByText(words.submitted)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await test.step('and what happens next stays on the page', async () => {
    const thanks = page.getByRole('status').filter({ hasText: 'Thank you. We have your application.' })
    await expect(thanks).toContainText('within five working days')
    await expect(thanks).toBeFocused()
    await expect(thanks).toBeInViewport()
  })
}

test('a mail with the private link and a CV without room are told of, in the list and on the page of the job', async ({
  page,
  office,
}) => {
  const job = await addJob(office)
  let mailed = true
  await page.route(calls.createApplication.path, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), mailed, cv_left_out: mailed } })
  })
  const thanks = page.getByRole('status').filter({ hasText: 'Thank you. We have your application.' })
  await page.goto('/career')
  await page.getByRole('button', { name: `Apply for ${job.title}` }).click()
  await fillIn(page, unique('Biju'))
  await submit(page)
  await expect(thanks).toContainText(words.mailed)
  await expect(thanks).toContainText(words.cvLeftOut)
  for (mailed of [true, false]) {
    await page.goto(jobPath(job))
    await fillIn(page, unique('Biju'))
    await submit(page)
    for (const sentence of [words.mailed, words.cvLeftOut])
      if (mailed) await expect(thanks).toContainText(sentence)
      else await expect(thanks).not.toContainText(sentence)
  }
  await removeJob(office, job)
})

test('a mason finds the call before the form, fills it in with few taps, and gets the private link', async ({
  page,
  office,
}) => {
  const job = await addJob(office)
  const name = unique('Biju')
  const thanks = page.getByRole('status').filter({ hasText: 'Thank you. We have your application.' })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const form of ['dialog', 'page'] as const) {
    await page.goto(form === 'page' ? jobPath(job) : '/career')
    const place = form === 'page' ? page.locator('main') : await pressApply(page, job)
    await expect(place.getByText('need no form')).toBeVisible()
    for (const link of await place.getByRole('link', { name: 'WhatsApp', exact: true }).all())
      await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(job.title)))
    await expect(place.getByText('No email address?').getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      /^tel:\+?\d+$/,
    )
    await expect(place.getByText('Nobody else can see it')).toBeHidden()
    await fillIn(page, `${name} ${form}`)
    await page.getByLabel('Qualification').fill('')
    await page.getByRole('button', { name: 'None' }).click()
    await expect(page.getByLabel('Qualification')).toHaveValue('None')
    await expect(place.getByText('No file chosen')).toBeVisible()
    await page.getByLabel('CV (optional)').setInputFiles(cv)
    await expect(place.getByText(cv.name)).toBeVisible()
    await submit(page)
    const link = thanks.getByRole('link', { name: /\/my-data\// })
    const send = thanks.getByRole('link', { name: /^Send it to yourself on WhatsApp/ })
    await expect(send).toBeVisible()
    await expect.poll(() => isUncovered(send), 'the link is above the bar at the bottom').toBe(true)
    await page.goto((await link.getAttribute('href')) ?? '')
    await expect(page.locator('main')).toContainText(`${name} ${form}`)
  }
  await removeJob(office, job)
})

test('an application can also be sent from the page of the job', async ({ page, office }) => {
  const job = await addJob(office)
  const name = unique('Biju')
  await page.goto(jobPath(job))
  await test.step('axe finds nothing there', () => expectNoViolations(page, axeWidths))
  await fillIn(page, name)
  await submit(page)
  await expect(page.getByText(words.submitted)).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: 'Thank you. We have your application.' }),
  ).toBeFocused()
  await findApplication(office, name)
  await removeJob(office, job)
})

test('an empty field is refused, marked, and nothing is lost; once it is filled in the office has it', async ({
  page,
  office,
}) => {
  const job = await addJob(office)
  const name = unique('Anu Thomas')
  await openDialog(page, job)
  await fillIn(page, name)
  await page.getByLabel('Address').fill('')
  await page.getByLabel('Email').fill('   ')
  await submit(page)
  await expect(page.getByRole('alert').filter({ hasText: words.fillAll })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please fill this in.')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Email').fill('anu@example.com')
  await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid')

  await page.getByLabel('Address').fill('Temple Road, Aluva')
  await submit(page)
  await expectSent(page)
  const stored = await findApplication(office, name)
  expect(stored).toMatchObject({
    name,
    job_id: job.id,
    job_title: job.title,
    whatsapp: '+91 94470 00000',
    consent: true,
  })
  expect(stored?.cv_name ?? null).toBeNull()
  await removeJob(office, job)
})

test.describe('refused by the server', () => {
  test.use({ expectedMessages: [/status of (400|500)|ERR_FAILED/] })

  async function expectFailureThenSuccess(page: Page) {
    await submit(page)
    const sentence = `${words.failedPrefix}${words.failed}`
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit application' })).toBeFocused()
    await page.unroute(calls.createApplication.path)
    await submit(page)
    await expectSent(page)
  }

  test('a wrong address is named, and after an answer without a sentence the second try works', async ({
    page,
    office,
  }) => {
    const job = await addJob(office)
    const dialog = await openDialog(page, job)
    await test.step('the first empty field comes into sight with its label', () =>
      expectInSight(page, dialog))
    await fillIn(page, unique('Chitra'))
    await test.step('a wrong address is named, marked, and nothing is lost', () => expectWrongAddress(page))
    await page.getByLabel('Email').fill('anu@example.com')
    await page.route(calls.createApplication.path, (route) =>
      route.fulfill({ status: 500, body: 'out of order' }),
    )
    await expectFailureThenSuccess(page)
    await removeJob(office, job)
  })

  async function expectInSight(page: Page, dialog: Locator) {
    const label = dialog.locator('label', { hasText: 'Name' })
    await dialog.locator('.sheet-body').evaluate((body) => body.scrollTo(0, body.scrollHeight / 2))
    await expect(label).not.toBeInViewport({ ratio: 1 })
    // A press on the button would scroll by itself.
    await dialog.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(page.getByLabel('Name')).toBeFocused()
    await expect(label).toBeInViewport({ ratio: 1 })
  }

  async function expectWrongAddress(page: Page) {
    await page.getByLabel('Email').fill('anu at example')
    await submit(page)
    await expect(
      page.getByRole('alert').filter({ hasText: '❌ Please check the email address' }),
    ).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Experience')).toHaveValue('Two years with laterite')
  }
})

test.describe('when the connection is lost', () => {
  test.use({ expectedMessages: [/ERR_FAILED|dynamically imported module|preload CSS/] })
  const code = /\/assets\/.*\.(js|css)$/

  test('where nothing more can be loaded after sending, the private link stands alone', async ({
    page,
    office,
  }) => {
    const job = await addJob(office)
    await page.goto(jobPath(job))
    await fillIn(page, unique('Biju'))
    await page.route(/\/assets\/private-link/, (route) => route.abort())
    await submit(page)
    const thanks = page.getByRole('status').filter({ hasText: 'Thank you. We have your application.' })
    await expect(thanks.getByRole('link', { name: /\/my-data\// })).toBeVisible()
    await removeJob(office, job)
  })

  test('before anything is typed, the form still says that nothing was sent', async ({ page, office }) => {
    const job = await addJob(office)
    await openDialog(page, job)
    await page.getByRole('region', { name: /^Notices/ }).waitFor({ state: 'attached' })
    await page.route(code, (route) => route.abort())
    await page.route(calls.createApplication.path, (route) => route.abort())
    await fillIn(page, 'Anu Thomas')
    await submit(page)
    const sentence = `${words.failedPrefix}${words.failed}`
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Anu Thomas')
    await removeJob(office, job)
  })

  test('before the dialog has come, Apply leads to the page of the job', async ({ page, office }) => {
    const job = await addJob(office)
    await page.goto('/career')
    await page.route(code, (route) => route.abort())
    await page.getByRole('button', { name: `Apply for ${job.title}` }).click()
    await expect(page).toHaveURL(`${jobPath(job)}#apply`)
    await expect(page.getByLabel('Name')).toBeVisible()
    await removeJob(office, job)
  })
})

test('a CV of the wrong type or size is refused before anything is sent, and the right one reaches the office', async ({
  page,
  office,
}) => {
  const job = await addJob(office)
  const name = unique('Devika')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++
  })
  await openDialog(page, job)
  await expect(page.getByText('PDF or Word (.pdf, .doc, .docx), at most 5 MB.')).toBeVisible()
  await expect(page.getByLabel('CV (optional)')).toHaveAttribute('accept', '.pdf,.doc,.docx')
  await fillIn(page, name)
  await page.getByLabel('CV (optional)').setInputFiles(textFile)
  await submit(page)
  await expect(page.getByRole('alert').filter({ hasText: words.wrongCv })).toBeVisible()
  await page
    .getByLabel('CV (optional)')
    .setInputFiles({ ...cv, buffer: Buffer.alloc(maxCvBytes + 1, cv.buffer) })
  await submit(page)
  await expect(page.getByRole('alert').filter({ hasText: uploadMessages.cvTooLarge })).toBeVisible()
  expect(sent).toBe(0)

  await page.getByLabel('CV (optional)').setInputFiles(cv)
  await test.step('a small phone shows how far it is', () => expectProgressOnPhone(page))
  await expectSent(page)
  const stored = await findApplication(office, name)
  expect(stored).toMatchObject({
    name,
    job_id: job.id,
    job_title: job.title,
    whatsapp: '+91 94470 00000',
    consent: true,
  })
  expect(stored?.cv_name).toBe(cv.name)
  const file = await office.get(`/uploads/cv/${stored?.cv}`)
  expect(await file.body()).toEqual(cv.buffer)
  await removeJob(office, job)
})

async function expectProgressOnPhone(page: Page) {
  await page.setViewportSize({ width: 360, height: 640 })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(calls.createApplication.path, async (route) => {
    await released
    await route.continue()
  })
  await submit(page)
  await expect(page.getByRole('progressbar')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  release()
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

  const name = unique('Anu')
  const bringBack = page.getByRole('button', { name: 'Bring back what you typed' })
  await button.click()
  await fillIn(page, name)
  await page.getByLabel('CV (optional)').setInputFiles(cv)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('What you typed and your CV are kept')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await page.goBack()
  await expect(bringBack).toHaveCount(1)
  await bringBack.click()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await submit(page)
  await expectSent(page)
  await expect(bringBack).toHaveCount(0)
  expect(await findApplication(office, name)).toMatchObject({ job_id: job.id, cv_name: cv.name })
  await removeJob(office, job)
})

test('axe finds nothing in the list and in its dialog', async ({ page, office }) => {
  const job = await addJob(office)
  await openDialog(page, job)
  for (const width of axeWidths) {
    await submit(page)
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expectNoViolations(page, [width])
  }
  await page.keyboard.press('Escape')
  await expectNoViolations(page, axeWidths)
  await removeJob(office, job)
})
