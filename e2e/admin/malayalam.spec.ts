// Staff write the Malayalam of what visitors read. On a server of its own: the list of what is missing is of the whole site.
// What is kept, counted, offered and sent: web/admin/blocks/malayalam/malayalam-store.test.ts.
import type { Locator, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { setConnected } from '../testing/browser.ts'
import { axeWidths, expectNoViolations } from '../testing/look.ts'
import { expect, test } from '../testing/own-site.ts'
import { button, told } from '../testing/site-forms.ts'
import { refusals, unique } from '../testing/staff.ts'

test.describe.configure({ mode: 'default' })
test.use({ expectedMessages: refusals })

const words = staffMessages.translations
const mason = 'കല്ലുപണിക്കാരൻ'
const job = { description: 'You build walls of stone.', type: 'By the wall', experience: '2 years at least' }

/** The Malayalam of the form's field, in the order of the form. */
const malayalamOf = (page: Page | Locator, label: string) =>
  page.getByRole('textbox', { name: '(Malayalam)', description: `The Malayalam of “${label}”` })

/** The one switch of a form, in front of all its Malayalam. */
const switchOf = (place: Page | Locator) => place.getByRole('button', { name: /^Malayalam/ })

async function unfold(place: Page | Locator) {
  await switchOf(place).click()
  await expect(switchOf(place)).toHaveAttribute('aria-expanded', 'true')
}

/** On the page of all jobs. */
const jobLink = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

async function addJob(page: Page, title = unique('Stone mason')) {
  const answer = await page.request.post(calls.createJob.path, { data: { ...job, title } })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return title
}

async function openJob(page: Page, title: string) {
  await page.goto(`${adminPages.jobs.path}?search=${encodeURIComponent(title)}`)
  await page.getByRole('row', { name: title }).getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit job' })
  await expect(switchOf(dialog)).toBeVisible()
  if ((await switchOf(dialog).getAttribute('aria-expanded')) === 'false') await unfold(dialog)
  return dialog
}

async function save(page: Page) {
  await button(page, 'Update job').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('staff write the Malayalam of a title beside it, and visitors read it; emptied, the page is in English again', {
  tag: '@journey',
}, async ({ page }) => {
  const title = await addJob(page)
  await page.goto(`${adminPages.jobs.path}?search=${encodeURIComponent(title)}`)
  await page.getByRole('row', { name: title }).getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit job' })
  const field = malayalamOf(dialog, 'Title')

  await test.step('one switch unfolds the Malayalam and counts what is missing', async () => {
    await expect(switchOf(dialog)).toHaveText('Malayalam, 4 missing')
    await expect(field).toBeHidden()
    await switchOf(dialog).press('Enter')
    await expect(field).toHaveValue('')
    await expect(field).not.toHaveAttribute('placeholder')
    await expect(field.locator('..').getByText('not yet translated')).toBeVisible()
  })

  await test.step('the English text becomes the Malayalam one only on purpose', async () => {
    await field.locator('..').getByRole('button', { name: words.start }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(title)
    await field.fill(`${title} ${mason}`)
    await expect(field.locator('..').getByText('not yet translated')).toHaveCount(0)
    await expect(switchOf(dialog)).toHaveText('Malayalam, 3 missing')
  })

  await test.step('folded away, it is saved all the same', async () => {
    await switchOf(dialog).click()
    await expect(field).toBeHidden()
    await save(page)
    await page.goto('/ml/career')
    await expect(jobLink(page, `${title} ${mason}`)).toBeVisible()
  })

  await openJob(page, title)
  await expect(field).toHaveValue(`${title} ${mason}`)
  await field.fill('')
  await save(page)
  await page.goto('/ml/career')
  await expect(page.locator('[lang|=en]', { hasText: title }).first()).toBeVisible()
  await expect(jobLink(page, `${title} ${mason}`)).toHaveCount(0)
})

test('Malayalam that two people write costs nobody a word; for another English text it is only offered', async ({
  page,
}) => {
  const title = await addJob(page)
  const theirs = unique(mason)
  const dialog = await openJob(page, title)
  const field = malayalamOf(dialog, 'Title')
  await field.fill('എന്റേത്')

  await test.step('who comes second sees what the first one wrote', async () => {
    const translations = [{ english: title, malayalam: theirs, malayalam_from: '' }]
    await page.request.put(calls.saveTranslations.path, { data: { translations } })
    await dialog.getByLabel('Experience').fill('3 years')
    await switchOf(dialog).click()
    await expect(field).toBeHidden()
    await button(page, 'Update job').click()
    await told(page, new RegExp(words.conflict))
    await expect(field, 'what needs an answer is not folded away').toBeVisible()
    await expect(field).toHaveValue('എന്റേത്')
    await expect(dialog.getByText(theirs)).toBeVisible()
    await expect(dialog.getByLabel('Experience')).toHaveValue('3 years')
    await button(page, 'Take theirs').click()
    await expect(field).toHaveValue(theirs)
  })

  await test.step('it is not shown for another English text, but offered', async () => {
    await dialog.getByLabel('Title').fill(`${title}s`)
    await expect(field).toHaveValue('')
    await expect(dialog.getByText('translate again').last()).toBeVisible()
    await expect(dialog.getByText(theirs)).toBeVisible()
    await save(page)
    await expect(page.getByRole('row', { name: `${title}s` })).toContainText('3 years')
  })

  await test.step('also to who translates it later', async () => {
    await page.goto(`${adminPages.malayalam.path}?area=jobs`)
    const own = page.getByRole('textbox', { name: `Malayalam of “${title}s”` })
    await own.locator('..').getByRole('button', { name: 'Keep this Malayalam' }).click()
    await expect(own).toHaveValue(theirs)
    await expect(own).toBeFocused()
    await button(page, 'Save').click()
    await told(page, words.saved)
    await page.goto('/ml/career')
    await expect(jobLink(page, theirs)).toBeVisible()
  })
})

test('a new job is added with its Malayalam; what failed waits in the form, in both languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(adminPages.jobs.path)
  const title = unique('Carpenter')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill(job.description)
  await page.getByLabel('Type').fill(job.type)
  await page.getByLabel('Experience').fill(job.experience)
  await expect(malayalamOf(page, 'Title')).toBeHidden()
  await unfold(page)
  await malayalamOf(page, 'Title').fill('മരപ്പണിക്കാരൻ')
  await expectNoViolations(page)
  await setConnected(page, false)
  await button(page, 'Add job').click()
  await told(page, messages.jobs.addFailed)
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await expect(malayalamOf(page, 'Title')).toHaveValue('മരപ്പണിക്കാരൻ')
  await setConnected(page, true)
  await button(page, 'Add job').click()
  await expect(page.getByText(messages.jobs.added)).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(malayalamOf(page, 'Title')).toHaveValue('')
  await page.goto('/ml/career')
  await expect(jobLink(page, 'മരപ്പണിക്കാരൻ')).toBeVisible()
})

test('the list of what is missing is used by keyboard, and shrinks; leaving it asks', async ({ page }) => {
  const title = await addJob(page)
  const field = page.getByRole('textbox', { name: `Malayalam of “${title}”` })
  const status = page.getByRole('status').filter({ hasText: 'not yet translated' })
  await page.goto(`${adminPages.malayalam.path}?area=jobs`)
  await expect(field).toBeVisible()
  const before = Number.parseInt((await status.textContent()) ?? '', 10)

  await test.step('typing and saving with the keyboard alone', async () => {
    await field.focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: words.start }).and(page.locator(':focus'))).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(title)
    await field.fill('കല്ല്')
    await page.getByLabel('Show').selectOption('All texts')
    await expect(field).toHaveValue('കല്ല്')
    await field.press('Enter')
    await told(page, words.saved)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('കല്ല്')
    await field.fill('')
    await field.press('Enter')
    await expect(page.getByText('not saved yet')).toHaveCount(0)
  })

  await page.getByLabel('Show').selectOption('Not yet translated')
  await field.fill(mason)
  await expect(page.getByText('1 text not saved yet')).toBeVisible()
  await test.step('leaving asks', async () => {
    await page.getByRole('row', { name: title }).getByRole('link', { name: title }).first().click()
    await expect(page.getByText('Leave without saving?')).toBeVisible()
    await button(page, 'Stay').click()
  })

  await button(page, 'Save').press('Enter')
  await told(page, words.saved)
  await expect(field).toHaveCount(0)
  await expect(status).toHaveText(new RegExp(`^${before - 1} text`))
  await page.getByLabel('Show').selectOption('All texts')
  await expect(field).toHaveValue(mason)
})

test('the list is in order at every width, has pages and is searched; what is typed on one page is saved from the next', async ({
  page,
}) => {
  await page.goto(`${adminPages.malayalam.path}?missing=false&content=home`)
  const fields = page.getByRole('textbox', { name: /^Malayalam of/ })
  const first = (await fields.first().getAttribute('aria-label')) ?? ''
  const typed = unique(mason)
  await fields.first().fill(typed)
  await expect(page.getByText('1 text not saved yet')).toBeVisible()
  await expectNoViolations(page, axeWidths)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/content=home&page=2/)
  await expect(fields.first()).not.toHaveAccessibleName(first)
  await button(page, 'Save').click()
  await told(page, words.saved)
  await page.getByLabel('Search texts').fill(typed)
  await expect(page).toHaveURL(/search=/)
  await expect(fields).toHaveCount(1)
  await expect(fields).toHaveAccessibleName(first)
  await expect(fields).toHaveValue(typed)
})

test('a page of the site has its Malayalam beside it, and says how much is missing', async ({ page }) => {
  const english = unique('We build slowly and well')
  await page.goto(adminPages.sitePage.path.replace(':page', 'career'))
  await page.getByRole('button', { name: 'Top of the page', exact: true }).click()
  const title = page.locator('[name="title"]')
  const own = page.getByRole('textbox', { name: '(Malayalam)' }).first()
  await expect(switchOf(page)).toHaveText(/^Malayalam$/)
  await unfold(page)
  await expect(own).not.toHaveValue('')
  await title.fill(english)
  await expect(own).toHaveValue('')
  await expect(switchOf(page)).toHaveText('Malayalam, 1 missing')
  await expect(button(page, 'Keep this Malayalam')).toBeVisible()
  await button(page, 'Save draft').click()
  await told(page, staffMessages.contents.saved)

  await page.goto(adminPages.site.path)
  await page.getByRole('link', { name: /1 not yet translated.*Career/ }).click()
  await page.getByRole('textbox', { name: `Malayalam of “${english}”` }).fill('സാവധാനം, നന്നായി')
  await button(page, 'Save').click()
  await told(page, words.saved)

  await page.goto(adminPages.sitePage.path.replace(':page', 'career'))
  await page.getByRole('button', { name: 'Top of the page', exact: true }).click()
  await expect(own).toHaveValue('സാവധാനം, നന്നായി')
})
