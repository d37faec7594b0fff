// Every admin screen at both ends of the scale: no violation, nothing that scrolls sideways, also with large letters.
import type { Locator, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { expectNoLayerEntry } from '../testing/browser.ts'
import { demoJob } from '../testing/demo.ts'
import { axeWidths, enlarge, expectNoViolations, widthOf } from '../testing/look.ts'
import { addJob, addReview, apply, ask } from '../testing/office.ts'
import { addProject, chooseGallery, photos } from '../testing/photos.ts'
import { choose, expect, expectMainButton, test, unique } from '../testing/staff.ts'

const pathsOf = (...screens: { path: string }[]) => screens.map(({ path }) => path.replace(/:\w+/, 'any'))
const { login, signup, forgotPassword, resetPassword, confirmAddress, confirmCutOff } = adminPages
const { invitation, invitationCutOff, dashboard, account, accounts, people, diary, site } = adminPages
const { projects, addProject: newProject, projectOrder, services, jobs, applications } = adminPages

const groups = {
  'before the login': [
    ...pathsOf(login, signup, forgotPassword, resetPassword, confirmAddress, confirmCutOff),
    ...pathsOf(invitation, invitationCutOff),
  ],
  'of the office': pathsOf(accounts, account, people, applications, diary),
  'of projects and services': pathsOf(projects, newProject, projectOrder, services, adminPages.links),
  'of the site': [
    ...pathsOf(dashboard, site, jobs, adminPages.addReview, adminPages.reviews),
    '/admin/nowhere',
  ],
}

for (const [name, paths] of Object.entries(groups))
  test(`the screens ${name} are in order at every width`, async ({ page }) => {
    if (paths.includes(applications.path)) await apply(page.request, (await demoJob(page.request)).id)
    for (const path of paths)
      await test.step(path, async () => {
        await page.goto(path)
        await expectInOrder(page)
      })
  })

async function expectInOrder(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  await expectNoViolations(page, axeWidths.toReversed())
  await enlarge(page, 200)
  expect(await widthOf(page), 'with large letters').toBe(360)
  await enlarge(page, 100)
}

test('trash, personal data that are found, and a form with its errors are in order', async ({ page }) => {
  const deleted = await addReview(page.request)
  await page.request.delete(calls.deleteReview.path.replace(':id', deleted.id))
  await page.goto(adminPages.trash.path)
  await expect(page.getByRole('row', { name: deleted.name })).toBeVisible()
  await expectInOrder(page)

  const phone = `9${String(Date.now()).slice(-9)}`
  const found = await ask(page.request, unique('Binu'), { phone })
  await page.goto(`${people.path}?contact=${phone}`)
  await expect(page.getByRole('main')).toContainText(found)
  await expectInOrder(page)

  await page.goto(adminPages.editReview.path.replace(':id', (await addReview(page.request)).id))
  await page.getByLabel('Name').fill('')
  await page.getByRole('button', { name: 'Update review' }).click()
  await expect(page.getByText('Please fill this in')).toBeVisible()
  await expectInOrder(page)
})

test('the form of a project, an open menu, Malayalam, and an open enquiry are in order', async ({ page }) => {
  const { id } = await addProject(page.request)
  await page.goto(adminPages.editProject.path.replace(':id', id))
  await expect(page.getByRole('button', { name: 'More for picture 2' })).toBeVisible()
  await chooseGallery(page, await photos(2, 4))
  await expectInOrder(page)
  await page.goto(adminPages.addImages.path.replace(':id', id))
  await expectInOrder(page)

  await page.goto(projects.path)
  for (const width of axeWidths)
    await test.step(`the menu of a row at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.getByRole('button', { name: /^More/ }).first().click()
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      await expectNoViolations(page)
      await page.keyboard.press('Escape')
      await expectNoLayerEntry(page)
    })
  await page.goto(adminPages.malayalam.path)
  await expectInOrder(page)

  const name = await ask(page.request)
  await page.goto(adminPages.enquiries.path)
  await expectInOrder(page)
  await page.getByRole('row', { name }).getByRole('link', { name: /^Open/ }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectNoViolations(page, axeWidths)
})

test('at a desk search and filters stand beside the heading', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(projects.path)
  const middleOf = async (place: Locator) => {
    const { y = 0, height = 0 } = (await place.boundingBox()) ?? {}
    return y + height / 2
  }
  const line = await middleOf(page.getByRole('heading', { level: 1 }))
  for (const tool of [page.getByLabel('Search projects'), page.getByLabel('Sort')])
    expect(Math.abs((await middleOf(tool)) - line)).toBeLessThan(6)
})

test.describe('with fingers on a wide screen', () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true, isMobile: true })

  test('buttons and fields are as large as on a phone', async ({ page }) => {
    await page.goto(projects.path)
    const row = page.getByRole('rowgroup').last().getByRole('row').first()
    for (const target of [
      page.getByRole('link', { name: 'Add project' }).last(),
      page.getByLabel('Search projects'),
      row.getByRole('link', { name: /^Edit/ }),
    ])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
})

test('every dialog has one main button, in the same place', async ({ page }) => {
  const { title } = await addJob(page.request)
  await page.goto(`${adminPages.jobs.path}?search=${encodeURIComponent(title)}`)
  const row = page.getByRole('row', { name: title })

  await choose(row, 'Edit')
  await expectMainButton(page.getByRole('dialog', { name: 'Edit job' }), 'Update job')
  await page.getByRole('dialog').getByLabel('Title').first().fill('Stone mason')
  await page.keyboard.press('Escape')
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expectMainButton(leaving, 'Leave')
  await leaving.getByRole('button', { name: 'Leave' }).click()

  await choose(row, 'Delete')
  await expectMainButton(page.getByRole('alertdialog', { name: 'Delete this job?' }), 'Delete')
  await page.keyboard.press('Escape')
  await expectNoLayerEntry(page)

  await page.goto(adminPages.accounts.path)
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const inviting = page.getByRole('dialog', { name: 'Invite somebody' })
  await expectMainButton(inviting, 'Invite')
  await inviting.getByRole('checkbox').last().check()
  await inviting.getByRole('button', { name: 'Invite', exact: true }).click()
  await expectMainButton(page.getByRole('dialog', { name: 'Invitation' }), 'Copy link')
})

test('with letters of 200 % an enquiry can be added and read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const message = 'A house in Aluva.'
  const name = await ask(page.request, unique('Varghese'), { message })
  await page.goto(`${adminPages.enquiries.path}?search=${encodeURIComponent(name)}`)
  await enlarge(page, 200)
  await page.getByRole('button', { name: 'Add enquiry' }).click()
  const body = page.getByRole('dialog').locator('.sheet-body')
  const { height = 0 } = (await body.boundingBox()) ?? {}
  expect(height).toBeGreaterThan(740 / 2)
  await expect(page.locator('.dialog-actions')).toHaveCSS('position', 'static')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Open/ }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(message)).toBeVisible()
  expect(await widthOf(page)).toBe(360)
})
