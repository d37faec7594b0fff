// An applicant is invited in two taps, reads it on the private page, and is on the dashboard.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { dayInIndia, dayMs, formatDay } from '../../contract/days.ts'
import { type Language, languageParameter } from '../../contract/languages.ts'
import { privacyNoticeVersion } from '../../contract/limits.ts'
import { adminPages } from '../../contract/pages.ts'
import { expectNoViolations, widthOf } from '../testing/look.ts'
import { addJob, received, apply as send } from '../testing/office.ts'
import { expect, test } from '../testing/staff.ts'

/** Today, unless it is about to end. */
const day = dayInIndia(new Date(Date.now() + 600_000))

/** The next day that is no Sunday. */
const workDay = [1, 2]
  .map((days) => dayInIndia(new Date(Date.now() + days * dayMs)))
  .filter((one) => new Date(one).getUTCDay() !== 0)[0] as string

async function apply(page: Page, language: Language = 'en') {
  const job = await addJob(page.request)
  const notice = { notice_version: privacyNoticeVersion }
  const { name, link } = await send(page.request, job.id, notice, { [languageParameter]: language })
  const [{ id }] = await received(page.request, 'listApplications', name)
  return { id, name, job: job.title, link: new URL(link).pathname }
}

const open = (page: Page, id: string) => page.goto(adminPages.application.path.replace(':id', id))

/** What WhatsApp is opened with. */
async function whatsapp(page: Page, act: () => Promise<void>) {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  const [opened] = await Promise.all([page.context().waitForEvent('page'), act()])
  const url = new URL(opened.url())
  await opened.close()
  return { number: url.pathname.slice(1), text: url.searchParams.get('text') ?? '' }
}

test('an applicant is invited by WhatsApp on a phone, reads when and where, and is on the dashboard', {
  tag: '@journey',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id, name, job, link } = await apply(page)
  await open(page, id)
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name })
  const text = dialog.getByLabel('Text')
  await expect(text).toHaveValue(new RegExp(`${name}.*${job}.*\\{date\\}`, 's'))
  await expectNoViolations(page)

  await dialog.getByRole('button', { name: 'Send by WhatsApp' }).click()
  await expect(dialog.getByText('Please fill this in.')).toBeVisible()
  await expect(dialog.getByLabel('Interview')).toBeFocused()
  // A toast would lie over the buttons.
  await expect(page.getByText('Please fill in what is missing.')).toBeHidden()
  await dialog.getByRole('button', { name: '10 am' }).first().click()
  await expect(dialog.getByLabel('Interview')).toHaveValue(`${workDay}T10:00`)
  await expect(dialog.getByText('Please fill this in.')).toBeHidden()
  await expect(text).toHaveValue(new RegExp(`${formatDay(workDay)}.*10:00 am`, 's'))
  const ways = dialog.getByRole('button', { name: /^Send by/ })
  const [one, other] = await Promise.all([0, 1].map((at) => ways.nth(at).boundingBox()))
  expect(one?.y, 'both ways are on one line').toBe(other?.y)
  await dialog.getByLabel('Interview').fill(`${day}T23:59`)
  await dialog.getByLabel('Place').fill('Site office, Aluva')
  await text.press('Tab')
  await expect(text).toHaveValue(new RegExp(`${formatDay(day)}.*11:59 pm.*Site office, Aluva`, 's'))
  await text.press('Control+End')
  await text.pressSequentially(' Bring your tools.')
  await dialog.getByLabel('Interview').fill(`${day}T23:58`)
  await expect(text).toHaveValue(/11:58 pm.*tools/s)

  const send = () => dialog.getByRole('button', { name: 'Send by WhatsApp' }).click()
  const sent = await whatsapp(page, send)
  expect(sent.number).toBe('919447000000')
  expect(sent.text).toMatch(/11:58 pm.*Site office, Aluva.*Bring your tools\.$/s)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Bring your tools.')).toBeVisible()
  await expect(page.getByLabel('The applicant sees')).toHaveValue('invited')
  const history = page.getByRole('region', { name: 'Notes and history' })
  await expect(history.getByText('New → Invited\nThe applicant now sees: Invited')).toBeVisible()

  await page.goto(adminPages.dashboard.path)
  const entry = page.getByRole('region', { name: 'Interviews' }).getByRole('link', { name })
  if (day === dayInIndia(new Date())) await expect(entry).toContainText('Today')
  await expect(entry).toContainText('11:58 pm')
  await expect(entry).toContainText('Site office, Aluva')

  await page.goto(link)
  const state = page.locator('#progress')
  await expect(state).toContainText('We would like to meet you.')
  await expect(state).toContainText('11:58 pm')
  await expect(state).toContainText('Site office, Aluva')
  expect(await widthOf(page)).toBe(360)

  await page.goto(adminPages.dashboard.path)
  await entry.click()
  await page.getByLabel('The applicant sees').selectOption('Being read')
  await expect(page.getByText('Application updated').first()).toBeVisible()
  await expect(history.getByRole('listitem').first()).toContainText('The applicant now sees: Being read')
})

test.describe('beside others, on a bad connection', () => {
  test.use({ expectedMessages: [/status of 409|ERR_FAILED/] })

  test('an answer to what somebody else has changed is not sent but kept, and a note whose answer is lost is one', async ({
    page,
  }) => {
    const { id, name } = await apply(page)
    await open(page, id)
    await page.getByRole('button', { name: 'Not this time' }).click()
    const dialog = page.getByRole('dialog', { name })
    const text = dialog.getByLabel('Text')
    await text.fill('Dear Chitra, sorry.')
    const data = { status: 'shortlisted' }
    await page.request.put(calls.updateApplication.path.replace(':id', id), { data })
    const byMail = dialog.getByRole('button', { name: 'Send by mail' })
    await byMail.click()
    await expect(page.getByRole('alert').filter({ hasText: 'meanwhile' })).toBeVisible()
    await expect(text).toHaveValue('Dear Chitra, sorry.')
    await expect(page.getByLabel('Status')).toHaveValue('shortlisted')
    await byMail.click()
    await expect(dialog).toBeHidden()

    const notes = `**${calls.addApplicationNote.path.replace(':id', id)}`
    await page.route(notes, (route) => route.fetch().then(() => route.abort()))
    const add = page.getByRole('button', { name: 'Add note' })
    const history = page.getByRole('region', { name: 'Notes and history' })
    const note = history.getByRole('textbox', { name: 'Note' })
    await note.fill('Called back')
    await add.click()
    await expect(page.getByText('There is no connection')).toBeVisible()
    await page.unroute(notes)
    await add.click()
    await expect(note).toHaveValue('')
    await expect(history.getByRole('listitem').filter({ hasText: 'Called back' })).toHaveCount(1)
  })
})

test('a text that staff have changed is the one that is sent, by mail, in the language of the applicant', async ({
  page,
}) => {
  const { id, name, job } = await apply(page, 'ml')
  const translations = [{ english: job, malayalam: job.replace('Mason', 'മേസ്തിരി'), malayalam_from: '' }]
  await page.request.put(calls.saveTranslations.path, { data: { translations } })
  await open(page, id)
  const greeting = page.getByRole('main').getByRole('link', { name: 'WhatsApp' })
  for (const words of [`നമസ്കാരം ${name}, `, 'നാലുകെട്ട്', `‘${translations[0]?.malayalam}’`])
    await expect(greeting).toHaveAttribute('href', new RegExp(encodeURIComponent(words)))
  await page.getByRole('button', { name: 'Not this time' }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByLabel('Text')).toHaveValue(/ഇത്തവണ ഞങ്ങൾ മറ്റൊരാളെയാണ്/)
  await dialog.getByLabel('Answer').selectOption('Ask for more')
  await expect(dialog.getByLabel('Text')).toHaveValue(/സർട്ടിഫിക്കറ്റോ/)
  await dialog.getByRole('button', { name: 'Send by mail' }).click()
  await expect(page.getByText('The mail waits to be sent.').first()).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('സർട്ടിഫിക്കറ്റോ')).toBeVisible()
  await expect(page.getByLabel('The applicant sees')).toHaveValue('reading')

  await page.goto(adminPages.applications.path)
  await page.getByRole('button', { name: 'Texts of answers' }).click()
  const texts = page.getByRole('dialog', { name: 'Texts of answers' })
  await texts.getByLabel('Which text').selectOption('Not this time')
  const english = texts.getByLabel('In English')
  const before = await english.inputValue()
  await english.fill('Dear {Name}, sorry.')
  await texts.getByRole('button', { name: 'Save text' }).click()
  await expect(texts.getByText('In braces only these words').first()).toBeVisible()
  await english.fill('Dear {name}, sorry.')
  await texts.getByRole('button', { name: 'Save text' }).click()
  await expect(page.getByText('The text is saved').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(texts).toBeHidden()
  await open(page, id)
  await page.getByRole('button', { name: 'Not this time' }).click()
  await dialog.getByLabel('Language').selectOption('English')
  await expect(dialog.getByLabel('Text')).toHaveValue(`Dear ${name}, sorry.`)

  await page.goto(adminPages.applications.path)
  await page.getByRole('button', { name: 'Texts of answers' }).click()
  await texts.getByLabel('Which text').selectOption('Not this time')
  await english.fill(before)
  await texts.getByRole('button', { name: 'Save text' }).click()
  await expect(page.getByText('The text is saved').first()).toBeVisible()
})
