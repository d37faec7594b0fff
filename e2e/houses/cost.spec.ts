// What a house costs: from the home page to a range, and from there to the office.
import { adminPages, publicPages } from '../../contract/pages.ts'
import { axeWidths, expectNoViolations } from '../testing/look.ts'
import { expect, received, test, unique } from '../testing/office.ts'
import { test as onOwnSite } from '../testing/own-site.ts'
import { openPage, publish } from '../testing/site-forms.ts'

const { cost, design, home } = publicPages

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, javaScriptEnabled: false })

  test('a family sees what its house would cost, and sends the figures to the office', {
    tag: '@journey',
  }, async ({ page, office }) => {
    await page.goto(home.path)
    await page.getByRole('link', { name: 'See what your house would cost' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What will your house cost?')
    await expect(page.getByText('Three bedrooms: about 1,600 sq ft')).toBeVisible()
    const area = page.getByLabel('Built-up area')
    const range = page.getByRole('region', { name: 'See the range' })
    await area.fill('large')
    await page.getByRole('button', { name: 'See the range' }).click()
    await expect(page.getByText('Please write the built-up area as a number')).toBeInViewport()
    await expect(area).toHaveAttribute('aria-invalid', 'true')
    await expect(area).toHaveValue('large')
    await expect(range).toHaveCount(0)

    await area.fill('2,400')
    await page.getByLabel('Package').selectOption('Comfort')
    await page.getByRole('button', { name: 'See the range' }).click()
    await expect(range.getByRole('heading', { name: '₹61 lakh to ₹70 lakh' })).toBeInViewport()
    await expect(range).toContainText('Comfort, 2,400 sq ft (223 m²)')
    await expect(range).toContainText(/Rates of \d+ \w+ 20\d\d/)
    await expect(range).toContainText('Wardrobes, compound wall and gate')
    await expect(range.getByRole('article')).toHaveCount(2)
    await expect(range.getByRole('article').getByRole('img', { includeHidden: true })).toHaveCount(2)
    await expect(range.getByRole('link', { name: 'by WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\//,
    )
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
    await range.getByRole('link', { name: 'as an enquiry' }).click()
    await expect(page.getByRole('main')).toContainText(
      'About: What a house costs: 2,400 sq ft (223 m²), Comfort',
    )
    await expect(page.getByLabel('Message')).toHaveValue(/₹61\slakh to ₹70\slakh/)
    const name = unique('Suresh')
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Phone').fill('+971 50 000 0000')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('status')).toBeVisible()
    const [enquiry] = await received(office, 'listEnquiries', name)
    expect(enquiry.topic).toMatch(/2,400\ssq\sft.*Comfort/)
    expect(enquiry.message).toMatch(/₹61\slakh to ₹70\slakh/)
  })
})

test('the page of construction has the same, and the app opens it as the server does', async ({ page }) => {
  await page.goto(`${design.path}?area=223&unit=m2&package=3`)
  const range = page.getByRole('region', { name: 'See the range' })
  await expect(range.getByRole('heading', { name: '₹69.5 lakh to ₹86.5 lakh' })).toBeVisible()
  await expect(page.getByLabel('Counted in')).toHaveValue('m2')
  await page.getByRole('link', { name: 'What is in each package' }).click()
  await expect(page).toHaveURL(new RegExp(`${cost.path}$`))
  await expect(page.getByRole('heading', { level: 3, name: 'Premium' })).toBeVisible()
  await page.getByLabel('Built-up area').fill('1600')
  await page.getByRole('button', { name: 'See the range' }).click()
  await expect(range).toContainText('Essential, 1,600 sq ft (149 m²)')
})

test('neither a range nor a refused area breaks a rule of accessibility', async ({ page }) => {
  for (const area of ['2400', 'large']) {
    await page.goto(`${cost.path}?area=${area}&package=2`)
    await expectNoViolations(page, axeWidths)
  }
})

onOwnSite.describe('of the staff', () => {
  onOwnSite.use({ expectedMessages: [/status of 404/] })

  onOwnSite(
    'packages whose day is too long ago are gone, with a note that leads to them',
    async ({ page }) => {
      const statusOf = async () =>
        (await page.request.get(publicPages.cost.path, { headers: { accept: 'text/html' } })).status()
      await openPage(page, 'cost', 'Packages and rates')
      await page.getByLabel('Show this part').check()
      const day = page.getByLabel('Day of these rates (needed to show them)')
      await day.fill(new Date().toISOString().slice(0, 10))
      await publish(page)
      expect(await statusOf()).toBe(200)
      await day.fill('2020-01-01')
      await publish(page)
      expect(await statusOf()).toBe(404)
      await page.goto(adminPages.dashboard.path)
      await expect(page.getByText('Visitors no longer see what a house costs')).toContainText(
        'its rates are of 1 January 2020, more than 6 months ago.',
      )
      await page.getByRole('link', { name: 'Check the rates' }).click()
      await expect(page).toHaveURL(adminPages.sitePage.path.replace(':page', 'cost'))
    },
  )
})
