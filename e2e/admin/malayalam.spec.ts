// Staff write the Malayalam of what visitors read. On a server of its own: the list of what is missing is of the whole site.
import type { Locator, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { expect, test } from '../testing/own-site.ts'
import { answerWith, refusals, unique } from '../testing/staff.ts'

test.describe.configure({ mode: 'default' })
test.use({ expectedMessages: refusals })

const words = staffMessages.translations
const mason = 'കല്ലുപണിക്കാരൻ'
const job = { description: 'You build walls of stone.', type: 'By the wall', experience: '2 years at least' }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const told = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Notices' }).getByText(text).first()).toBeVisible()
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

test('a title is translated in the form of its job; an empty one is in English on the Malayalam page', async ({
  page,
}) => {
  const title = await addJob(page)

  await test.step('empty, the field holds nothing that looks like a text, and says so', async () => {
    const dialog = await openJob(page, title)
    const field = malayalamOf(dialog, 'Title')
    await expect(field).toHaveValue('')
    await expect(field).not.toHaveAttribute('placeholder')
    await expect(field.locator('..').getByText('not yet translated')).toBeVisible()
    await field.fill(mason)
    await expect(field.locator('..').getByText('not yet translated')).toHaveCount(0)
    await save(page)
    await page.goto('/ml/career')
    await expect(jobLink(page, mason)).toBeVisible()
    await expect(page.getByText(title)).toHaveCount(0)
  })

  await test.step('emptied, the page is in English again at once', async () => {
    const dialog = await openJob(page, title)
    const field = malayalamOf(dialog, 'Title')
    await expect(field).toHaveValue(mason)
    await field.fill('')
    await save(page)
    await page.goto('/ml/career')
    await expect(page.locator('[lang|=en]', { hasText: title }).first()).toBeVisible()
    await expect(jobLink(page, mason)).toHaveCount(0)
  })

  await test.step('the English text becomes the Malayalam one only on purpose', async () => {
    const dialog = await openJob(page, title)
    const field = malayalamOf(dialog, 'Title')
    await field.locator('..').getByRole('button', { name: words.start }).click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(title)
    await field.fill(`${title} ${mason}`)
    await save(page)
    await page.goto('/ml/career')
    await expect(jobLink(page, `${title} ${mason}`)).toBeVisible()
  })
})

test('one switch folds the Malayalam of a form, counts what is missing, is remembered, and loses nothing', async ({
  page,
}) => {
  const title = await addJob(page)
  await page.goto(`${adminPages.jobs.path}?search=${encodeURIComponent(title)}`)
  await page.getByRole('row', { name: title }).getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit job' })
  const field = malayalamOf(dialog, 'Title')
  await expect(switchOf(dialog)).toHaveText('Malayalam, 4 missing')
  await expect(field).toBeHidden()
  await switchOf(dialog).press('Enter')
  await field.fill(mason)
  await expect(switchOf(dialog)).toHaveText('Malayalam, 3 missing')
  await switchOf(dialog).click()
  await expect(field).toBeHidden()
  await save(page)
  await page.goto('/ml/career')
  await expect(jobLink(page, mason)).toBeVisible()

  await test.step('open in one form, it is open in the next', async () => {
    await page.goto(adminPages.services.path)
    await expect(malayalamOf(page, 'Title')).toBeHidden()
    await unfold(page)
    await page.goto(adminPages.addProject.path)
    await expect(malayalamOf(page, 'Category')).toBeVisible()
    await expect(switchOf(page)).toHaveText('Malayalam')
    await page.getByLabel('Category').first().fill('Boathouses of teak')
    await expect(switchOf(page)).toHaveText('Malayalam, 1 missing')
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(malayalamOf(page, 'Category')).toBeVisible()
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

test('when the English text is edited, its Malayalam is not shown for the new one, but offered', async ({
  page,
}) => {
  const title = await addJob(page)
  const malayalam = unique(mason)
  const entries = [{ english: title, malayalam, malayalam_from: '' }]
  await page.request.put(calls.saveTranslations.path, { data: { entries } })
  const dialog = await openJob(page, title)
  const field = malayalamOf(dialog, 'Title')

  await test.step('what was typed for the text goes along with it', async () => {
    await field.fill(`${malayalam} 2`)
    await dialog.getByLabel('Title').fill(`${title} 2`)
    await expect(field).toHaveValue(`${malayalam} 2`)
    await dialog.getByLabel('Title').fill(title)
    await expect(field).toHaveValue(`${malayalam} 2`)
    await field.fill(malayalam)
  })

  await dialog.getByLabel('Title').fill(`${title}s`)
  await expect(field).toHaveValue('')
  await expect(dialog.getByText('translate again').last()).toBeVisible()
  await expect(dialog.getByText(malayalam)).toBeVisible()
  await save(page)
  await page.goto('/ml/career')
  await expect(jobLink(page, `${title}s`)).toBeVisible()
  await expect(page.getByText(malayalam)).toHaveCount(0)

  await test.step('also to who translates it later', async () => {
    await page.goto(`${adminPages.malayalam.path}?area=jobs`)
    const own = page.getByRole('textbox', { name: `Malayalam of “${title}s”` })
    await own.locator('..').getByRole('button', { name: 'Keep this Malayalam' }).click()
    await expect(own).toHaveValue(malayalam)
    await expect(own).toBeFocused()
    await button(page, 'Save').click()
    await told(page, words.saved)
    await page.goto('/ml/career')
    await expect(jobLink(page, malayalam)).toBeVisible()
  })
})

test('when two people translate the same text, the second one sees what the first one wrote', async ({
  page,
}) => {
  const title = await addJob(page)
  const dialog = await openJob(page, title)
  const field = malayalamOf(dialog, 'Title')
  await field.fill('എന്റേത്')
  const entries = [{ english: title, malayalam: mason, malayalam_from: '' }]
  await page.request.put(calls.saveTranslations.path, { data: { entries } })
  await switchOf(dialog).click()
  await expect(field).toBeHidden()
  await button(page, 'Update job').click()
  await told(page, new RegExp(words.conflict))
  await expect(field, 'what needs an answer is not folded away').toBeVisible()
  await expect(field).toHaveValue('എന്റേത്')
  await expect(dialog.getByText(mason)).toBeVisible()
  await button(page, 'Take theirs').click()
  await expect(field).toHaveValue(mason)
  await field.fill(`${mason} 3`)
  await save(page)
  await page.goto('/ml/career')
  await expect(jobLink(page, `${mason} 3`)).toBeVisible()
})

test('Malayalam that could not be saved is said, kept and guarded; saving again helps', async ({ page }) => {
  const title = await addJob(page)
  const dialog = await openJob(page, title)
  await malayalamOf(dialog, 'Title').fill(mason)

  await test.step('closing asks', async () => {
    await button(page, 'Cancel').click()
    await expect(page.getByText('Leave without saving?')).toBeVisible()
    await button(page, 'Stay').click()
  })

  await answerWith(page, 'saveTranslations', 500)
  await button(page, 'Update job').click()
  await told(page, words.notSaved)
  await expect(malayalamOf(dialog, 'Title')).toHaveValue(mason)
  await page.unrouteAll()
  await save(page)
  const found = await (
    await page.request.get(`${calls.listTranslations.path}?search=${encodeURIComponent(title)}`)
  ).json()
  expect(found[0]).toMatchObject({ english: title, malayalam: mason })
})

test('a new job is added with its Malayalam; what failed waits above the form', async ({ page }) => {
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
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await answerWith(page, 'saveTranslations', 500)
  await button(page, 'Add job').click()
  await expect(page.getByText('The Malayalam of one text is not saved.')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await page.unrouteAll()
  await button(page, 'Save the Malayalam again').click()
  await expect(page.getByText('The Malayalam of one text is not saved.')).toHaveCount(0)
  await page.goto('/ml/career')
  await expect(jobLink(page, 'മരപ്പണിക്കാരൻ')).toBeVisible()
})

test('the list of what is missing shrinks; it is filtered, used by keyboard and in order at every width', async ({
  page,
}) => {
  const title = await addJob(page)
  const field = page.getByRole('textbox', { name: `Malayalam of “${title}”` })
  const status = page.getByRole('status').filter({ hasText: 'not yet translated' })
  await page.goto(`${adminPages.malayalam.path}?area=jobs`)
  await expect(field).toBeVisible()
  const before = Number.parseInt((await status.textContent()) ?? '', 10)
  await expectNoViolations(page, axeWidths)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

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
    await page.getByLabel('Show').selectOption('Not yet translated')
    await field.fill(mason)
    await expect(page.getByText('1 text not saved yet')).toBeVisible()
    await expectNoViolations(page, axeWidths)
  })

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

  await test.step('it has pages, and what is typed on one of them is saved from the next', async () => {
    await page.goto(`${adminPages.malayalam.path}?missing=false&content=home`)
    const fields = page.getByRole('textbox', { name: /^Malayalam of/ })
    const first = (await fields.first().getAttribute('aria-label')) ?? ''
    await fields.first().fill(`${mason} 1`)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/content=home&page=2/)
    await expect(fields.first()).not.toHaveAccessibleName(first)
    await button(page, 'Save').click()
    await told(page, words.saved)
    await page.goto(`${adminPages.malayalam.path}?missing=false&area=jobs`)
    await expect(field).toHaveValue(mason)
  })
  await page.getByLabel('Search texts').fill(mason)
  await expect(page).toHaveURL(/search=/)
  await expect(field).toBeVisible()
})

test('a page of the site has its Malayalam beside it, and says how much is missing', async ({ page }) => {
  const english = 'We build slowly and well'
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
  await own.fill('സാവധാനം, ഭംഗിയായി')
  await expectNoViolations(page, axeWidths)
  await button(page, 'Save draft').click()
  await told(page, words.saved)
})

test('Malayalam that is typed into a page and not saved costs nobody a word', async ({ page, context }) => {
  const malayalam = unique('ചോദിക്കാം')
  const path = adminPages.sitePage.path.replace(':page', 'reviews')
  const kept = (of: Page) => of.evaluate(() => JSON.stringify({ ...localStorage }))
  async function open(of: Page) {
    await of.goto(path)
    await of.getByRole('button', { name: 'Top of the page', exact: true }).click()
    await expect(switchOf(of)).toBeVisible()
    if ((await switchOf(of).getAttribute('aria-expanded')) === 'false') await unfold(of)
    return of.getByRole('textbox', { name: '(Malayalam)' }).first()
  }
  await (await open(page)).fill(malayalam)

  await test.step('leaving asks', async () => {
    await page.getByRole('link', { name: 'All pages' }).click()
    await expect(page.getByText('Leave without saving?')).toBeVisible()
    await button(page, 'Stay').click()
  })

  await test.step('a closed tab keeps it, alone and together with English', async () => {
    await expect.poll(() => kept(page)).toContain(malayalam)
    await page.close()
  })
  let tab = await context.newPage()
  const own = await open(tab)
  await expect(own).not.toHaveValue(malayalam)
  await button(tab, 'Bring back what you typed').click()
  await expect(own).toHaveValue(malayalam)
  const english = unique('What they say')
  await tab.locator('[name="title"]').fill(english)
  await expect.poll(() => kept(tab)).toContain(english)
  await tab.close()

  tab = await context.newPage()
  const again = await open(tab)
  await button(tab, 'Bring back what you typed').click()
  await tab.getByRole('button', { name: 'Top of the page', exact: true }).click()
  await expect(tab.locator('[name="title"]')).toHaveValue(english)
  await expect(again).toHaveValue(malayalam)
  await button(tab, 'Save draft').click()
  await told(tab, staffMessages.contents.saved)
  await expect.poll(() => kept(tab)).not.toContain(malayalam)
  const found = await tab.request.get(`${calls.listTranslations.path}?search=${encodeURIComponent(english)}`)
  expect(await found.json()).toMatchObject([{ english, malayalam }])
  await tab.goto(path)
  await expect(tab.getByRole('button', { name: 'Top of the page', exact: true })).toBeVisible()
  await expect(button(tab, 'Bring back what you typed')).toHaveCount(0)
})
