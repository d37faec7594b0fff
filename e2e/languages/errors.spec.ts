// Everything that can be wrong with a form on a Malayalam page is said in Malayalam, with and without JavaScript.
import type { APIRequestContext, Page } from '@playwright/test'
import { jobPath } from '../../contract/addresses.ts'
import { calls } from '../../contract/calls.ts'
import { attemptLimits, maxCvBytes } from '../../contract/limits.ts'
import { messages, requestMessages } from '../../contract/messages.ml.ts'
import { myDataMessages } from '../../contract/people/my-data-words.ml.ts'
import { addJob, cv, removeJob, textFile, unique } from '../testing/office.ts'
import { expect, test } from '../testing/own-site.ts'

const { applications, enquiries, jobs } = messages
const malayalamLetter = /[\u0d00-\u0d7f]/
/** Names such as PDF stand alone. */
const englishWords = /[a-z]+ [a-z]+/i
const long = 'അ'.repeat(4_001)
const longNumber = '9'.repeat(31)
const applicant = {
  ...{ name: 'Anu', email: 'anu@example.com', whatsapp: '94470 00000', address: 'Temple Road' },
  ...{ qualification: 'ITI Civil', experience: 'Two years' },
}
const sender = { name: 'Rahul', phone: '94470 00000', message: 'ആലുവയിൽ ഒരു വീട്' }

const form = (page: Page, call: string) => page.locator(`main form[action*="${call}"]`)
const applicationForm = (page: Page) => form(page, calls.createApplication.path)
const enquiryForm = (page: Page) => form(page, calls.createEnquiry.path)

type Form = ReturnType<typeof form>

async function fillIn(of: Form, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await of.locator(`[name=${name}]`).fill(value)
}

async function send(of: Form, values: Record<string, string>) {
  await fillIn(of, values)
  await of.locator('[type=submit]').click()
}

/** These fields are marked, each with a sentence of its own, and no other. */
async function expectRefused(page: Page, of: Form, names: string[]) {
  await expect(of.locator('[aria-invalid]')).toHaveCount(names.length)
  for (const name of names) {
    const field = of.locator(`[name=${name}]`)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(malayalamLetter)
  }
  await expectMalayalam(page)
}

/** All that is announced, and all that stands below a field. */
async function expectMalayalam(page: Page, sentence?: string) {
  const said = page.locator('[role=alert], [role=status], main [id$="-error"], main [id$="-hint"]')
  if (sentence) await expect(said.filter({ hasText: sentence }).first()).toBeVisible()
  for (const text of await said.filter({ hasText: /\S/ }).allTextContents()) {
    expect(text).toMatch(malayalamLetter)
    expect(text).not.toMatch(englishWords)
  }
}

const writeTo = async (office: APIRequestContext, call: string, data: object) =>
  (await office.post(call, { data })).json()

test.use({ storageState: { cookies: [], origins: [] } })

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedMessages: [/status of [45]\d\d|ERR_INTERNET_DISCONNECTED/] })

    test('every field of an application', async ({ page, site }) => {
      const job = await addJob(site.staff)
      await page.goto(`/ml${jobPath(job)}`)
      const own = applicationForm(page)
      await send(own, {})
      await expectRefused(page, own, Object.keys(applicant))
      await expectMalayalam(page, applications.fillAll)
      const wrong = { email: 'anu', whatsapp: 'none' }
      await send(own, {
        ...applicant,
        ...wrong,
        name: long,
        address: long,
        qualification: long,
        experience: long,
      })
      await expectRefused(page, own, Object.keys(applicant))
      await send(own, { ...applicant, email: `${'a'.repeat(300)}@example.com`, whatsapp: longNumber })
      await expectRefused(page, own, ['email', 'whatsapp'])

      await own.locator('[name=cv]').setInputFiles(textFile)
      await send(own, applicant)
      await expectRefused(page, own, ['cv'])
      await expectMalayalam(page, applications.wrongCv)
      await own.locator('[name=cv]').setInputFiles({ ...cv, buffer: Buffer.alloc(maxCvBytes + 1) })
      await send(own, applicant)
      await expectMalayalam(page, `ഈ ഫയൽ ${maxCvBytes / 1_000_000} MB-യിൽ കൂടുതലുണ്ട്`)
      await own.locator('[name=cv]').setInputFiles([])
      await removeJob(site.staff, job)
    })

    test('every field of a message', async ({ page }) => {
      await page.goto('/ml/contact')
      const own = enquiryForm(page)
      await send(own, {})
      await expectRefused(page, own, Object.keys(sender))
      await expectMalayalam(page, enquiries.fillAll)
      await send(own, { name: long, phone: 'none', message: long.repeat(3) })
      await expectRefused(page, own, Object.keys(sender))
      await send(own, { ...sender, phone: longNumber })
      await expectRefused(page, own, ['phone'])
    })

    test('every field of the private page', async ({ page, site }) => {
      const { link } = await writeTo(site.staff, calls.createEnquiry.path, {
        ...sender,
        name: unique('Rahul'),
      })
      await page.goto(`/ml${new URL(link).pathname}`)
      const own = form(page, '/my-data/').filter({ has: page.locator('[name=name]') })
      await send(own, { name: ' ', phone: ' ' })
      await expectRefused(page, own, ['name', 'phone'])
      await expectMalayalam(page, myDataMessages.missing)
      await send(own, { name: long, phone: 'none' })
      await expectRefused(page, own, ['name', 'phone'])
      await page.locator('summary').click()
      await send(form(page, '/my-data/').filter({ has: page.locator('[name=sure]') }), {})
      await expectMalayalam(page, myDataMessages.confirm)
    })

    test('a job that is closed or gone by now', async ({ page, site }) => {
      const job = await addJob(site.staff)
      await page.goto(`/ml${jobPath(job)}`)
      const { id, ...facts } = job
      const data = { ...facts, closes_on: '2020-01-31' }
      await site.staff.put(calls.updateJob.path.replace(':id', id), { data })
      await send(applicationForm(page), applicant)
      if (javaScriptEnabled) await expectMalayalam(page, jobs.closed)
      // The page says so itself.
      else await expect(page.getByRole('heading', { level: 1 })).toHaveText(jobs.closed)

      const other = await addJob(site.staff)
      await page.goto(`/ml${jobPath(other)}`)
      await removeJob(site.staff, other)
      await send(applicationForm(page), applicant)
      await expectMalayalam(page, jobs.notFound)
      await removeJob(site.staff, job)
    })

    test('no connection, a fault of the server, and too many attempts', async ({ page, site, context }) => {
      const job = await addJob(site.staff)
      const pages = [
        [`/ml${jobPath(job)}`, applicationForm, applicant, applications.failed, 'applications'],
        ['/ml/contact', enquiryForm, sender, enquiries.failed, 'enquiries'],
      ] as const
      for (const [path, own, values, failed, table] of pages) {
        await page.goto(path)
        if (javaScriptEnabled) {
          await fillIn(own(page), values)
          await page.waitForLoadState('networkidle')
          await context.setOffline(true)
          await send(own(page), {})
          await expectMalayalam(page, failed)
          await context.setOffline(false)
        }
        site.rename(table, 'elsewhere')
        await send(own(page), values)
        await expectMalayalam(page, requestMessages.internal)
        site.rename('elsewhere', table)
        for (const [name, value] of Object.entries(values))
          await expect(own(page).locator(`[name=${name}]`)).toHaveValue(value)

        const { path: call } = table === 'applications' ? calls.createApplication : calls.createEnquiry
        const multipart = { ...values, job_id: job.id, website: 'spam' }
        const attempts = Array.from({ length: attemptLimits[table].most })
        await Promise.all(attempts.map(() => site.staff.post(call, { multipart })))
        await send(own(page), values)
        await expectMalayalam(page, requestMessages.tooMany)
        site.forgetAttempts()
      }
      await removeJob(site.staff, job)
    })
  })
