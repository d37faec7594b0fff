// Leads that phone: noted in seconds, told about the private link, called again in order, won or lost. What the private page says,
// and how the year is counted: server/submissions/leads/leads.test.ts.
import { calls } from '../../contract/calls.ts'
import { dayInIndia, dayMs } from '../../contract/days.ts'
import { adminPages } from '../../contract/pages.ts'
import { expectNoViolations, widthOf } from '../testing/look.ts'
import { expect, test, unique } from '../testing/staff.ts'

const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * dayMs))
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

test.describe('on a phone', () => {
  test.use(phone)

  test('somebody who phones is noted in a few taps and told by WhatsApp', {
    tag: '@journey',
  }, async ({ page }) => {
    // Nothing is sent from here.
    await page.context().route(/^https:\/\/wa\.me\//, (route) => route.fulfill({ body: 'WhatsApp' }))
    const name = unique('Latha')
    await page.goto(adminPages.dashboard.path)
    await page.getByRole('link', { name: 'Add an enquiry' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Add enquiry' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.keyboard.type(name)
    await dialog.getByRole('button', { name: 'Save' }).tap()
    await expect(page.getByText('Please fill in name and number.')).toBeVisible()
    await expect(dialog.getByLabel('Phone number')).toBeFocused()
    await page.keyboard.type('98470 12345')
    await dialog.getByRole('button', { name: 'A new house' }).tap()
    await dialog.getByRole('button', { name: 'Tomorrow' }).tap()
    await expect(dialog.getByRole('button', { name: 'Tomorrow' })).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByLabel('Call back on')).toHaveValue(inDays(1))
    await dialog.getByLabel('How they heard of us').selectOption('Family or friends')
    for (const target of await dialog.getByRole('button').all())
      expect((await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44)
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Save' }).tap()

    const noted = page.getByRole('dialog', { name: `${name} is noted` })
    await noted.getByLabel('In which language').selectOption('മലയാളം')
    await expectNoViolations(page)
    const sms = await noted.getByRole('link', { name: 'Send by SMS' }).getAttribute('href')
    expect(sms).toMatch(/^sms:\+919847012345\?&body=/)
    const whatsapp = noted.getByRole('link', { name: 'Send by WhatsApp' })
    const sentence = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
    expect(sentence).toContain(`നമസ്കാരം ${name}`)
    expect(sentence).toMatch(/http\S+\/ml\/my-data\//)
    const leaving = page.context().waitForEvent('page')
    await whatsapp.tap()
    await (await leaving).close()
    await expect(page.getByText('Noted that they were told')).toBeVisible()

    await noted.getByRole('button', { name: 'Done' }).tap()
    const row = page.getByRole('row', { name })
    await expect(row).toContainText('Noted by us')
    await expect(row).toContainText('A new house')
    expect(await widthOf(page)).toBe(360)
    await row.getByRole('link', { name, exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('None: noted by our office after a call or a visit')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notes and history' })).toContainText('നമസ്കാരം')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Send the private link' }).tap()
    await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute('href', /my-data/)
  })
})

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('whom to call today comes first, one after the other; the end says why, and the year where houses came from', async ({
    page,
  }) => {
    const family = unique('Kurian')
    for (const [first, day, phone] of [
      ['Later', inDays(9), '098470 12345'],
      ['Overdue', inDays(-3), '+65 9123 4567'],
      ['Today', inDays(0), '9847012345'],
    ]) {
      const data = { name: `${first} ${family}`, phone, message: 'A house', follow_up_on: day }
      expect((await page.request.post(calls.createLead.path, { data })).status()).toBe(200)
    }
    const sources = page.getByRole('region', { name: 'Where houses came from' })
    await page.goto(`${adminPages.enquiries.path}?search=${encodeURIComponent(family)}`)
    const rows = page.getByRole('table', { name: 'enquiries' }).getByRole('rowgroup').last().getByRole('row')
    await expect(rows).toContainText(['Overdue', 'Today', 'Later'])
    await expect(rows.first()).toContainText('Overdue')
    await rows.first().getByRole('link', { name: /^Open/ }).click()

    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(`Overdue ${family}`)
    const whatsapp = page.getByRole('link', { name: 'WhatsApp' })
    await expect(whatsapp).toHaveAttribute('href', /wa\.me\/6591234567\?/)
    await page.getByRole('button', { name: 'In a week' }).click()
    await expect(page.getByText('Enquiry updated').first()).toBeVisible()
    await expect(page.getByLabel('Follow-up')).toHaveValue(inDays(7))
    // The new day has moved it behind, but the next one is still whoever was below it.
    await page.locator('h1').click()
    await page.keyboard.press('j')
    await expect(heading).toHaveText(`Today ${family}`)

    await page.getByLabel('How they heard of us').selectOption('Built with us before')
    await page.getByLabel('Why').fill('Their brother’s house')
    await page.getByRole('button', { name: 'Won', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
    await expect(page.getByLabel('Follow-up')).toHaveValue('')
    await expect(page.getByRole('region', { name: 'Notes and history' })).toContainText('Answered → Won')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(heading).toHaveText(`Later ${family}`)
    await expect(whatsapp).toHaveAttribute('href', /wa\.me\/919847012345\?/)

    await page.getByRole('button', { name: 'Lost', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
    await expect(page.getByLabel('Why')).toBeFocused()
    await page.keyboard.type('Too far')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Enquiry updated').first()).toBeVisible()

    await page.goto(adminPages.enquiries.path)
    await expect(sources.getByRole('row', { name: 'Built with us before' })).toBeVisible()
    const reasons = sources.getByRole('table', { name: 'Why they were won or lost' })
    await expect(reasons.getByRole('row', { name: `Today ${family}` })).toContainText('Won')
    await expect(reasons.getByRole('row', { name: `Today ${family}` })).toContainText('Their brother’s house')
    await expect(reasons.getByRole('row', { name: `Later ${family}` })).toContainText('Too far')
    await reasons.getByRole('link', { name: `Later ${family}` }).click()
    await expect(heading).toHaveText(`Later ${family}`)
  })
})
