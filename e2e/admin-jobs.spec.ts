import type { Page } from '@playwright/test'
import { calls } from '../contract/calls.ts'
import { adminPages } from '../contract/pages.ts'
import { answerWith, expect, holdBack, refusals, test, unique } from './staff.ts'

test.use({ expectedMessages: refusals })

const description = 'You run two house sites between Aluva and Tripunithura.'

async function addJob(page: Page, title: string) {
  const data = { title, description, type: 'Full time', experience: '3 years' }
  return (await (await page.request.post(calls.createJob.path, { data })).json()).id as string
}

async function findRow(page: Page, title: string) {
  await page.goto(`${adminPages.jobs.path}?search=${encodeURIComponent(title)}`)
  const row = page.getByRole('row', { name: title })
  await expect(row).toBeVisible()
  return row
}

async function fillIn(page: Page, title: string) {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill(description)
  await page.getByLabel('Type').fill('Full time')
  await page.getByLabel('Experience').fill('3 years')
}

test('a job needs all four fields', async ({ page }) => {
  await page.goto(adminPages.jobs.path)
  await page.getByLabel('Title').fill('Mason')
  await page.getByRole('button', { name: 'Add job' }).click()
  await expect(page.getByText('⚠️ Please fill all fields.')).toBeVisible()
  await expect(page.getByLabel('Description')).toBeFocused()
})

test("the button says 'Adding…' and is disabled meanwhile; the job is then in the list and public", async ({
  page,
}) => {
  const title = unique('Site Engineer')
  await page.goto(adminPages.jobs.path)
  const letGo = await holdBack(page, 'createJob')
  await fillIn(page, title)
  await page.getByRole('button', { name: 'Add job' }).click()
  await expect(page.getByRole('button', { name: 'Adding…' })).toBeDisabled()
  letGo()
  await expect(page.getByText('✅ Job added successfully')).toBeVisible()
  await expect(page.getByRole('row', { name: title })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await page.goto('/career')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test("a refused job says '❌ Error adding job.' and keeps what was typed", async ({ page }) => {
  await answerWith(page, 'createJob', 500)
  await page.goto(adminPages.jobs.path)
  await fillIn(page, 'Painter')
  await page.getByRole('button', { name: 'Add job' }).click()
  await expect(page.getByText('❌ Error adding job.')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Painter')
})

test('a job is edited, and given a closing date', async ({ page }) => {
  const title = unique('Draughtsman')
  await addJob(page, title)
  const row = await findRow(page, title)
  await row.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit job' })
  await dialog.getByLabel('Experience').fill('5 years')
  await dialog.getByLabel('Closing date').fill('2099-12-31')
  await dialog.getByRole('button', { name: 'Update job' }).click()
  await expect(page.getByText('✅ Job updated.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('5 years')
  await expect(row).toContainText('until 31 Dec 2099')
})

test("somebody else's newer job is not silently overwritten", async ({ page }) => {
  const title = unique('Foreman')
  const id = await addJob(page, title)
  const row = await findRow(page, title)
  await row.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit job' })
  await dialog.getByLabel('Experience').fill('5 years')
  const data = { title, description, type: 'Contract', experience: '8 years' }
  await page.request.put(calls.updateJob.path.replace(':id', id), { data })
  await dialog.getByRole('button', { name: 'Update job' }).click()
  const choice = page.getByRole('alertdialog', { name: 'Somebody else has changed this in the meantime' })
  await expect(choice).toContainText('8 years')
  await choice.getByRole('button', { name: 'Load theirs' }).click()
  await expect(dialog.getByLabel('Type')).toHaveValue('Contract')
  await dialog.getByLabel('Experience').fill('9 years')
  await dialog.getByRole('button', { name: 'Update job' }).click()
  await expect(row).toContainText('Contract · 9 years')
})

test('a job is closed and opened again', async ({ page }) => {
  const title = unique('Electrician')
  await addJob(page, title)
  const row = await findRow(page, title)
  await row.getByRole('button', { name: 'Close job' }).click()
  await expect(row.getByText('Closed', { exact: true })).toBeVisible()
  await page.getByLabel('Show').selectOption('closed')
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Reopen job' }).click()
  await expect(row).toBeHidden()
})

test('deleting asks first', async ({ page }) => {
  const title = unique('Plumber')
  await addJob(page, title)
  const row = await findRow(page, title)
  await row.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this job?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('✅ Job deleted.')).toBeVisible()
  await expect(row).toBeHidden()
})

test("a refused deletion says '❌ Error deleting job.'", async ({ page }) => {
  const title = unique('Carpenter')
  await addJob(page, title)
  await answerWith(page, 'deleteJob', 500)
  const row = await findRow(page, title)
  await row.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('❌ Error deleting job.')).toBeVisible()
})

test('the list says when it is loading, empty or broken', async ({ page }) => {
  await answerWith(page, 'listJobs', 200, [])
  const letGo = await holdBack(page, 'listJobs')
  await page.goto(adminPages.jobs.path)
  await expect(page.getByText('Loading...')).toBeVisible()
  letGo()
  await expect(page.getByText('No jobs available.')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await answerWith(page, 'listJobs', 500)
  await page.goto(adminPages.jobs.path)
  await expect(page.getByText('⚠️ Unable to load jobs.')).toBeVisible()
})
