import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { answerWith, choose, delayCall, expect, refusals, test, unique } from '../testing/staff.ts'

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

test('a job needs all four fields; a refused one keeps what was typed; an added one is in the list and public', async ({
  page,
}) => {
  const title = unique('Site Engineer')
  const add = page.getByRole('button', { name: 'Add job' })
  await page.goto(adminPages.jobs.path)

  await test.step('all four fields are needed', async () => {
    await page.getByLabel('Title').fill('Mason')
    await add.click()
    await expect(page.getByText('⚠️ Please fill all fields.')).toBeVisible()
    await expect(page.getByLabel('Description')).toBeFocused()
  })

  await test.step("a refused job says '❌ Error adding job.' and keeps what was typed", async () => {
    await answerWith(page, 'createJob', 500)
    await fillIn(page, title)
    await add.click()
    await expect(page.getByText('❌ Error adding job.')).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveValue(title)
    await page.unrouteAll()
  })

  await test.step("the button says 'Adding…' and is disabled meanwhile", async () => {
    const release = await delayCall(page, 'createJob')
    await add.click()
    await expect(page.getByRole('button', { name: 'Adding…' })).toBeDisabled()
    release()
  })

  await expect(page.getByText('✅ Job added successfully')).toBeVisible()
  await expect(page.getByRole('row', { name: title })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await page.goto('/career')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test("a job is edited and given a closing date; somebody else's newer words are not silently overwritten", async ({
  page,
}) => {
  const title = unique('Draughtsman')
  const id = await addJob(page, title)
  const row = await findRow(page, title)
  const dialog = page.getByRole('dialog', { name: 'Edit job' })
  const update = dialog.getByRole('button', { name: 'Update job' })

  await choose(row, 'Edit')
  await dialog.getByLabel('Experience').fill('5 years')
  await dialog.getByLabel('Closing date').fill('2099-12-31')
  await update.click()
  await expect(page.getByText('✅ Job updated.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('5 years')
  await expect(row).toContainText('until 31 Dec 2099')

  await choose(row, 'Edit')
  await dialog.getByLabel('Experience').fill('6 years')
  const data = { title, description, type: 'Contract', experience: '8 years', version: 2 }
  await page.request.put(calls.updateJob.path.replace(':id', id), { data })
  await update.click()
  const choice = page.getByRole('alertdialog', { name: 'Somebody else has changed this in the meantime' })
  await expect(choice).toContainText('8 years')
  await choice.getByRole('button', { name: 'Load theirs' }).click()
  await expect(dialog.getByLabel('Type')).toHaveValue('Contract')
  await dialog.getByLabel('Experience').fill('9 years')
  await update.click()
  await expect(row).toContainText('Contract · 9 years')
})

test('a job is closed and opened again; deleting asks first, and says when it fails', async ({ page }) => {
  const title = unique('Electrician')
  await addJob(page, title)
  const row = await findRow(page, title)
  await choose(row, 'Close job')
  await expect(row.getByText('Closed', { exact: true })).toBeVisible()
  await expect(
    page.getByText(/may not be kept for later jobs are erased 30 days after closing/),
  ).toBeVisible()
  await page.getByLabel('Show').selectOption('closed')
  await expect(row).toBeVisible()
  await choose(row, 'Reopen job')
  await expect(row).toBeHidden()

  await page.getByLabel('Show').selectOption('open')
  await answerWith(page, 'deleteJob', 500)
  await choose(row, 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete this job?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('❌ Error deleting job.')).toBeVisible()
  await page.unrouteAll()
  await choose(row, 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('✅ Job deleted.')).toBeVisible()
  await expect(row).toBeHidden()
})

test('an open job is seen, its link copied and shared from its menu; a closed one has nothing to share', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const title = unique('Mason')
  await addJob(page, title)
  const row = await findRow(page, title)
  const { slug } = (await (await page.request.get(calls.listJobs.path)).json()).find(
    (job: { title: string }) => job.title === title,
  )
  const address = `${baseURL}/career/${slug}`
  await choose(row, 'Copy link')
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const more = row.getByRole('button', { name: 'More' })
  await more.click()
  const onWhatsapp = row.getByRole('menuitem', { name: 'Share on WhatsApp' })
  await expect(onWhatsapp).toHaveAttribute(
    'href',
    `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`,
  )
  await expect(onWhatsapp).toHaveAttribute('target', '_blank')
  await row.getByRole('menuitem', { name: 'View on site' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await choose(row, 'Close job')
  await expect(row).toContainText('Closed')
  await more.click()
  await expect(row.getByRole('menuitem', { name: 'Reopen job' })).toBeVisible()
  await expect(row.getByRole('menuitem', { name: /^(View|Copy|Share)/ })).toHaveCount(0)
})

test('the list says when it is loading or broken, and trying again helps', async ({ page }) => {
  await answerWith(page, 'listJobs', 500)
  const release = await delayCall(page, 'listJobs')
  await page.goto(adminPages.jobs.path)
  await expect(page.getByText('Loading...')).toBeVisible()
  release()
  await expect(page.getByText('⚠️ Unable to load jobs.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})
