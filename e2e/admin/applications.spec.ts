import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { widthOf } from '../testing/letters.ts'
import { answerWith, choose, expect, logIn, owner, refusals, test, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj
trailer<</Size 4/Root 1 0 R>>
%%EOF
`

type Given = { cv?: boolean; website?: string }

async function apply(page: Page, name: string, { cv = false, website = '' }: Given = {}) {
  const title = unique('Site Engineer')
  const data = { title, description: 'Two house sites.', type: 'Full time', experience: '3 years' }
  const { id } = await (await page.request.post(calls.createJob.path, { data })).json()
  const multipart = {
    job_id: id,
    name,
    address: '12 Church Road, Thevara',
    qualification: 'Diploma in Civil Engineering',
    experience: 'Four years with a contractor',
    email: 'asha@example.com',
    whatsapp: '94470 00000',
    website,
    ...(cv && { cv: { name: 'Asha CV.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) } }),
  }
  const answer = await page.request.post(calls.createApplication.path, { multipart })
  expect(answer.status(), await answer.text()).toBe(200)
  return title
}

async function findRow(page: Page, name: string, search = name) {
  await page.goto(`${adminPages.applications.path}?search=${encodeURIComponent(search)}`)
  const row = page.getByRole('row', { name })
  await expect(row).toBeVisible()
  return row
}

test('a PDF is shown in place and who opened it is written down; notes are kept, also those of somebody else', async ({
  page,
}) => {
  await canShowPdf(page, true)
  const name = unique('Chitra')
  await apply(page, name, { cv: true })
  const row = await findRow(page, name)
  const dialog = page.getByRole('dialog', { name })
  await choose(row, 'Open')

  await test.step('the PDF is shown in place', async () => {
    await expect(dialog.getByText('Asha CV.pdf')).toBeVisible()
    const asked = page.waitForRequest((one) => one.url().includes('/uploads/cv/'))
    await dialog.getByRole('button', { name: 'Show CV' }).click()
    const answer = await page.request.get((await asked).url())
    expect(answer.headers()['content-disposition']).toMatch(/^inline/)
    await expect(dialog.getByTitle(`CV of ${name}`)).toBeVisible()
  })

  await test.step('it is as tall as there is room between the name and the bar', async () => {
    for (const size of [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size)
      const cv = dialog.getByTitle(`CV of ${name}`)
      await cv.evaluate((frame) => frame.scrollIntoView({ block: 'start' }))
      const shown = (await cv.boundingBox()) ?? fail()
      const title = (await dialog.getByRole('heading', { name }).boundingBox()) ?? fail()
      const bar = (await dialog.locator('.dialog-actions').boundingBox()) ?? fail()
      expect(shown.y).toBeGreaterThanOrEqual(title.y + title.height)
      expect(shown.y + shown.height).toBeLessThanOrEqual(bar.y)
      expect(shown.height).toBeGreaterThan(bar.y - title.y - title.height - 48)
    }
  })

  await test.step('notes are not lost by closing the window', async () => {
    await dialog.getByLabel('Notes').fill('Speaks well about drainage.')
    await page.keyboard.press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await dialog.getByRole('button', { name: 'Save notes' }).click()
    await expect(page.getByText('Application updated').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('the notes and who opened the PDF are there afterwards', async () => {
    await page.reload()
    await choose(row, 'Open')
    await dialog.getByText('See who').click()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'owner@example.com' }).first()).toBeVisible()
    await expect(dialog.getByLabel('Notes')).toHaveValue('Speaks well about drainage.')
  })

  await test.step("somebody else's newer notes are not silently overwritten", async () => {
    await dialog.getByLabel('Notes').fill('Knows timber.')
    const found = await page.request.get(`${calls.listApplications.path}?search=${encodeURIComponent(name)}`)
    const [{ id, notes }] = await found.json()
    const data = { notes: 'Called on Tuesday.', notes_from: notes, status: 'interviewed' }
    const address = calls.updateApplication.path.replace(':id', id)
    await page.request.put(address, { data })
    await dialog.getByRole('button', { name: 'Save notes' }).click()
    const choice = page.getByRole('alertdialog', { name: 'Somebody else has changed this in the meantime' })
    await expect(choice).toContainText('Called on Tuesday.')
    // The list comes late, when what the form shows already is selected.
    const selected = Promise.withResolvers<void>()
    const isList = (url: URL) => url.pathname === calls.listApplications.path
    await page.route(isList, (route) => selected.promise.then(() => route.continue()))
    await choice.getByRole('button', { name: 'Load theirs' }).click()
    await expect(dialog.getByLabel('Notes')).toHaveValue('Called on Tuesday.')
    await dialog.getByLabel('Notes').selectText()
    selected.resolve()
    await expect(row.getByRole('combobox', { includeHidden: true })).toHaveValue('interviewed')
    await page.unroute(isList)
    const selection = await dialog
      .getByLabel('Notes')
      .evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd))
    expect(selection).toBe('Called on Tuesday.')
    await dialog.getByLabel('Notes').fill('Called on Tuesday. Knows timber.')
    await dialog.getByRole('button', { name: 'Save notes' }).click()
    await expect(page.getByText('Application updated').first()).toBeVisible()
    await expect
      .poll(async () => (await (await page.request.get(address)).json()).notes)
      .toBe('Called on Tuesday. Knows timber.')
  })

  await test.step('they stay in the window when the application leaves the list', async () => {
    await dialog.getByLabel('Notes').fill('Starts in June.')
    await dialog.getByRole('button', { name: 'Save notes' }).click()
    await expect(dialog.getByRole('button', { name: 'Save notes' })).toBeDisabled()
    await choose(dialog, 'Mark as spam')
    await expect(row).toBeHidden()
    await expect(dialog.getByLabel('Notes')).toHaveValue('Starts in June.')
  })
})

test('the status changes at once, and goes back when the server refuses; a row that leaves the list does not take the keyboard along', async ({
  page,
}) => {
  const name = unique('Elsa')
  await apply(page, name)
  const row = await findRow(page, name)
  const status = row.getByRole('combobox')
  await status.selectOption('shortlisted')
  await expect(status).toHaveValue('shortlisted')
  await expect(page.getByText('Application updated')).toBeVisible()
  // By way of a list without it, since a row stays in sight until the next list is there.
  await page.getByLabel('Status').first().selectOption('rejected')
  await expect(row).toBeHidden()
  await page.getByLabel('Status').first().selectOption('shortlisted')
  await expect(row).toBeVisible()

  await answerWith(page, 'updateApplication', 500, { message: 'Not today' })
  await status.selectOption('hired')
  await expect(page.getByText('Not today')).toBeVisible()
  await expect(status).toHaveValue('shortlisted')

  await page.unrouteAll()
  await status.focus()
  await status.selectOption('hired')
  await expect(row).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('spam is kept apart and can be called back; deleting asks first', async ({ page }) => {
  const name = unique('Girish')
  await apply(page, name, { website: 'http://spam.example' })
  const row = page.getByRole('row', { name })
  const dialog = page.getByRole('dialog', { name })
  const lists = page.getByRole('navigation', { name: 'Lists' })
  await page.goto(`${adminPages.applications.path}?search=${encodeURIComponent(name)}`)
  await expect(page.getByText('Nothing matches your search.')).toBeVisible()
  await lists.getByRole('link', { name: 'Spam' }).click()
  await page.getByLabel('Search applications').fill(name)
  await choose(row, 'Open')
  await choose(dialog, 'This is not spam')
  await expect(page.getByText('Application updated').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toBeHidden()
  await lists.getByRole('link', { name: 'Applications' }).click()
  await page.getByLabel('Search applications').fill(name)
  await choose(row, 'Open')
  await choose(dialog, 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete this application and its CV?' })
  await expect(question).toContainText(
    /with the CV, your notes and the mails about it\. This cannot be undone\./,
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Application deleted')).toBeVisible()
  await expect(row).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('with a session of its own', () => {
  test.use({ storageState: ({ baseURL }, use) => logIn(baseURL ?? '').then(use) })

  test('a file asks for the password first when the session has ended', async ({ page }) => {
    const name = unique('Hema')
    await apply(page, name, { cv: true })
    const row = await findRow(page, name)
    const dialog = page.getByRole('dialog', { name: 'Please log in again' })
    const logInAgain = async () => {
      await dialog.getByLabel(/^Password/).fill(owner.password)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
    }

    await page.request.post(calls.logout.path)
    await page.getByRole('link', { name: 'Export as CSV' }).click()
    const download = page.waitForEvent('download')
    await logInAgain()
    expect((await download).suggestedFilename()).toBe('applications.csv')

    await page.request.post(calls.logout.path)
    await row.getByRole('link', { name: 'View the CV' }).click()
    const opened = page.waitForEvent('popup')
    await logInAgain()
    await opened
    await expect(page).toHaveURL(/allcareer/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('an application is read, its CV opened, shortlisted, annotated and exported', {
    tag: '@journey',
  }, async ({ page }) => {
    // As in the browsers of Android.
    await canShowPdf(page, false)
    const family = unique('Kurian')
    const name = `Jaya ${family}`
    const title = await apply(page, name, { cv: true })
    await apply(page, `Binu ${family}`)
    await apply(page, unique('Somebody else'))
    const row = await findRow(page, name, family)
    const dialog = page.getByRole('dialog', { name })

    await test.step('the list shows its job and its CV', async () => {
      expect(await widthOf(page)).toBe(360)
      await expect(row).toContainText(title)
      await expect(row).toContainText('Four years with a contractor')
      await expect(page.getByRole('row', { name: `Binu ${family}` })).toContainText('No CV uploaded')
      const cv = row.getByRole('link', { name: 'View the CV' })
      await expect(cv).toHaveAttribute('target', '_blank')
      const address = (await cv.getAttribute('href')) ?? ''
      expect(address).toMatch(/^\/uploads\/cv\/[0-9a-f]+\.pdf\?inline=1$/)
      expect((await page.request.get(address)).status()).toBe(200)
    })

    await test.step('the applicant is a tap away, and a CV that cannot be shown here opens on its own', async () => {
      await choose(row, 'Open')
      const call = dialog.getByRole('link', { name: 'Call' })
      await expect(call).toBeInViewport({ ratio: 1 })
      await expect(call).toHaveAttribute('href', 'tel:9447000000')
      const whatsapp = dialog.getByRole('link', { name: 'WhatsApp' })
      await expect(whatsapp).toBeInViewport({ ratio: 1 })
      await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/919447000000\?text=/)
      const mail = dialog.getByRole('link', { name: 'asha@example.com' })
      await expect(mail).toHaveAttribute('href', /^mailto:asha%40example\.com/)
      await expect(dialog.getByRole('link', { name: 'View CV' })).toHaveAttribute('target', '_blank')
      await expect(dialog.getByRole('button', { name: 'Show CV' })).toBeHidden()
    })

    await test.step('shortlisted and annotated', async () => {
      await dialog.getByRole('button', { name: 'Shortlist' }).tap()
      await expect(dialog.getByRole('combobox')).toHaveValue('shortlisted')
      await expect(dialog.getByRole('button', { name: 'Interviewed' })).toBeInViewport({ ratio: 1 })
      await dialog.getByLabel('Notes').fill('Call after four.')
      await dialog.getByRole('button', { name: 'Save notes' }).tap()
      // The form knows it a moment after the message.
      await expect(dialog.getByRole('button', { name: 'Save notes' })).toBeDisabled()
      await dialog.getByRole('button', { name: 'Close' }).first().tap()
      await expect(row.getByRole('combobox')).toHaveValue('shortlisted')
    })

    await test.step('exported as the list shows it', async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Export as CSV' }).tap()
      const file = await download
      expect(file.suggestedFilename()).toBe('applications.csv')
      const [, ...lines] = (await (await page.request.get(file.url())).text()).trim().split('\r\n')
      expect(lines.map((line) => line.includes(family))).toEqual([true, true])
      expect(lines.filter((line) => line.includes('Call after four.'))).toHaveLength(1)
    })
  })
})

function fail(): never {
  throw new Error('it is not on the screen')
}

/** Desktop browsers can, those of Android cannot. */
async function canShowPdf(page: Page, able: boolean) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value })
  }, able)
}
