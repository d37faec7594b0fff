// Somebody asks the owner what the site keeps about them, and wants it gone.
import type { Application } from '../../contract/applications.ts'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { addJob, cv } from '../testing/office.ts'
import { expect, test } from '../testing/own-site.ts'
import { answerWith, owner, refusals, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const words = staffMessages.people
const { path } = adminPages.people

test('a person is found, their data handed over and erased', { tag: '@journey' }, async ({ page }) => {
  const name = unique('Latha')
  const phone = `9${String(Date.now()).slice(-9)}`
  const sent = await page.request.post(calls.createEnquiry.path, {
    data: { name, phone: `+91 ${phone}`, message: 'A house in Aluva.' },
  })
  expect(sent.ok()).toBe(true)
  await page.goto(path)
  await page.getByLabel('Email address or phone number').fill(phone)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('We have 1 enquiry.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(name)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toBe('personal-data.html')

  await page.getByRole('button', { name: 'Erase everything' }).click()
  const dialog = page.getByRole('alertdialog', { name: words.confirmErase })
  await expect(dialog).toContainText('1 enquiry')
  await dialog.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText(words.erased)).toBeVisible()
  await expect(page.getByText(words.nobody)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const diary = await page.request.get(calls.listDiary.path, { params: { limit: 1 } })
  expect(await diary.json(), 'erasing is the last that was done').toMatchObject([{ kind: 'erased' }])

  await test.step('that it failed is said', async () => {
    await answerWith(page, 'findPerson', 500, {})
    await page.getByLabel('Email address or phone number').fill('somebody@example.com')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByText(words.loadFailed)).toBeVisible()
  })
})

test('the owner sees who opened which CV, also when its applicant was deleted', async ({ page }) => {
  const { request } = page
  const job = await addJob(request)
  const rest = { address: 'Aluva', whatsapp: '9847012345', qualification: 'ITI', experience: 'Two years' }
  const [kept, deleted] = [unique('Fathima'), unique('Gopi')]
  for (const name of [kept, deleted]) {
    const multipart = { ...rest, job_id: job.id, name, email: 'applicant@example.com', cv }
    expect((await request.post(calls.createApplication.path, { multipart })).status()).toBe(200)
  }
  const list = await request.get(calls.listApplications.path)
  const applications: Application[] = await list.json()
  for (const { cv } of applications.filter(({ name }) => [kept, deleted].includes(name)))
    expect((await request.get(`/uploads/cv/${cv}`)).status()).toBe(200)
  await page.goto(path)
  const rows = page.getByRole('row').filter({ hasText: owner.email })
  const ofDeleted = rows.filter({ hasText: 'deleted since' })
  await expect(rows.filter({ hasText: kept })).toHaveText(/\d+ \w+ 20\d\d/)
  await expect(rows.filter({ hasText: deleted })).toHaveCount(1)
  const before = await ofDeleted.count()
  const id = applications.find(({ name }) => name === deleted)?.id ?? ''
  await request.delete(calls.deleteApplication.path.replace(':id', id))
  await page.reload()
  await expect(ofDeleted).toHaveCount(before + 1)
  await expect(rows.filter({ hasText: deleted })).toHaveCount(0)
})
