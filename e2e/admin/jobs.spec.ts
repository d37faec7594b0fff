import { adminPages } from '../../contract/pages.ts'
import { addJob, apply } from '../testing/office.ts'
import { choose, delayCall, expect, test, unique } from '../testing/staff.ts'

test('a job is posted, shared, given a last day, closed, opened again and deleted', {
  tag: '@journey',
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const title = unique('Site Engineer')
  const row = page.getByRole('row', { name: title })
  const more = row.getByRole('button', { name: 'More' })
  const dialog = page.getByRole('dialog', { name: 'Edit job' })
  const update = dialog.getByRole('button', { name: 'Update job' })
  const shown = page.getByText(`${title} is on the Career page now.`)
  const show = page.getByLabel('Show')
  await page.goto(adminPages.jobs.path)

  await test.step("posted; the button says 'Adding…' and is disabled meanwhile", async () => {
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Description').fill('You run two house sites between Aluva and Tripunithura.')
    await page.getByLabel('Type').fill('Full time')
    await page.getByLabel('Experience').fill('3 years')
    const release = await delayCall(page, 'createJob')
    await page.getByRole('button', { name: 'Add job' }).click()
    await expect(page.getByRole('button', { name: 'Adding…' })).toBeDisabled()
    release()
    await expect(shown).toBeVisible()
    await expect(row).toContainText('Full time · 3 years')
  })

  await test.step('its link is copied', async () => {
    await choose(row, 'Copy link')
    await expect(page.getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `${baseURL}/career/site-engineer`,
    )
  })

  await test.step('given a last day', async () => {
    await choose(row, 'Edit')
    await dialog.getByLabel('Closing date').fill('2099-12-31')
    await update.click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('until 31 Dec 2099')
    await expect(shown).toBeVisible()
  })

  await test.step('closed: nothing says that visitors see it, and nothing is left to share', async () => {
    await choose(row, 'Close job')
    await expect(row.getByText('Closed', { exact: true })).toBeVisible()
    await expect(shown).toHaveCount(0)
    const kept = /may not be kept for later jobs are erased 30 days after closing/
    await expect(page.getByText(kept)).toBeVisible()
    await more.click()
    await expect(row.getByRole('menuitem', { name: 'Reopen job' })).toBeVisible()
    await expect(row.getByRole('menuitem', { name: /^(View|Copy|Share)/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await choose(row, 'Edit')
    await update.click()
    await expect(page.getByText(`${title} is saved and closed. Only staff can see it.`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'View on site' })).toHaveCount(0)
  })

  await test.step('opened again', async () => {
    await show.selectOption('open')
    await expect(row).toBeHidden()
    await show.selectOption('closed')
    await choose(row, 'Reopen job')
    await expect(row).toBeHidden()
  })

  await test.step('deleted after a question', async () => {
    await show.selectOption('open')
    await choose(row, 'Delete')
    const question = page.getByRole('alertdialog', { name: 'Delete this job?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('✅ Job deleted.')).toBeVisible()
    await expect(row).toBeHidden()
  })
})

test('a job shows how many have applied, which leads to them, and that a phone number is enough', async ({
  page,
}) => {
  const { id, title } = await addJob(page.request, { phone_only: true })
  const row = page.getByRole('row', { name: title })
  await page.goto(`${adminPages.jobs.path}?search=${encodeURIComponent(title)}`)
  await expect(row).toContainText('A phone number is enough to apply')
  await expect(row.getByRole('link', { name: /applicant/ })).toHaveCount(0)
  for (const _ of [1, 2]) await apply(page.request, id)
  await page.reload()
  await row.getByRole('link', { name: '2 applicants' }).click()
  await expect(page.getByLabel('Job', { exact: true })).toHaveValue(id)
  await expect(page.getByText('2 applications')).toBeVisible()
})
