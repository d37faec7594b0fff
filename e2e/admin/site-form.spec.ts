// The fields of the forms in which staff change what visitors read, on a server of its own.
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { axeWidths, expectNoViolations, widthOf } from '../testing/look.ts'
import { expect, test } from '../testing/own-site.ts'
import { photo } from '../testing/photos.ts'
import { button, draftOf, openPage, part, phoneField, saveAs, told } from '../testing/site-forms.ts'
import { delayCall, refusals, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

test('what is wrong is said at its field, which opens and has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, 'company', 'Company details', 'Social media', /Link 1/)
  await phoneField(page).fill('12')
  await page.getByLabel('Link', { exact: true }).fill('javascript:alert(1)')
  // Folded again: saving opens them.
  for (const name of ['Company details', 'Social media']) await part(page, name, true).click()
  await button(page, 'Save draft').click()
  await expect(phoneField(page)).toBeFocused()
  await expect(phoneField(page)).toHaveAccessibleDescription(/please check the number/)
  await expect(page.getByLabel('Link', { exact: true })).toHaveAccessibleDescription(
    /please write the whole link/,
  )
  await expect(part(page, 'Company details', true)).toHaveAccessibleDescription(/^Please check/)
  await phoneField(page).fill('+91 484 000 0101')
  await expect(phoneField(page)).toHaveAccessibleDescription('')
})

test('a heading that is long shows how it breaks; a picture that is small is refused, one that fits is taken', {
  tag: '@journey',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, 'home', 'Top of the page')
  const file = page.getByLabel(/Choose another picture/)
  await test.step('a picture on its way is not left by accident', async () => {
    const release = await delayCall(page, 'addContentPicture')
    await file.setInputFiles(await photo(4, 1600, 1000))
    await page.getByRole('link', { name: 'All pages' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    release()
    await expect(page.getByLabel('What the picture shows')).toHaveValue('')
  })
  await page
    .getByLabel('Heading', { exact: true })
    .fill('A house of laterite and teak that stays cool in April')
  await expect(page.getByText('On a small phone it breaks like this:')).toBeVisible()
  await expect(page.getByText('53 of 60 letters')).toBeVisible()
  expect(await widthOf(page)).toBe(360)

  await file.setInputFiles(await photo(1, 640, 480))
  await expect(page.getByText(/too small for its place: it has 640 × 480 pixels/)).toBeVisible()
  await file.setInputFiles(await photo(2, 1600, 1000))
  await expect(page.getByLabel('What the picture shows')).toHaveValue('')
  await page.getByLabel('What the picture shows').fill('A green field')

  await test.step('what is typed while another one is on its way stays', async () => {
    const release = await delayCall(page, 'addContentPicture')
    await file.setInputFiles(await photo(3, 1600, 1000))
    await page.getByLabel('What the picture shows').fill('A field after rain')
    release()
    await expect(file).toBeVisible()
    await expect(page.getByLabel('What the picture shows')).toHaveValue('A field after rain')
  })
  await button(page, 'Save draft').click()
  await told(page, /^Draft saved/)
  const { hero } = (await draftOf(page.request, 'home')).content as { hero: { picture: { src: string } } }
  expect(hero.picture.src).toMatch(/^\/uploads\/site\//)
  // It is also what WhatsApp shows of the home page.
  expect(await (await page.request.get('/?preview=1')).text()).toContain(`/og${hero.picture.src}`)
  await button(page, 'Discard draft').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await told(page, 'Draft discarded')
  expect((await draftOf(page.request, 'home')).has_draft).toBe(false)
})

test('on a wide screen the page stands beside its form, with what is typed', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, 'home', 'Top of the page')
  const shown = page.getByTitle('Preview of Home').contentFrame()
  const heading = shown.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(shown.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
  const typed = 'A house that nobody has saved'
  await page.getByLabel('Heading', { exact: true }).fill(typed)
  await expect(heading).toHaveText(typed)
  await page.getByLabel('Heading', { exact: true }).fill('')
  await expect(page.getByText('The preview waits. Top of the page: Heading is missing.')).toBeVisible()
  await expect(heading).toHaveText(typed)
  expect((await draftOf(page.request, 'home')).has_draft).toBe(false)

  await test.step('it scrolls to the part that is opened', async () => {
    const scrolled = () => shown.locator('html').evaluate(() => window.scrollY)
    expect(await scrolled()).toBe(0)
    await part(page, 'How a house gets built').click()
    await expect.poll(scrolled).toBeGreaterThan(500)
  })

  await test.step('a link of it opens in a tab of its own', async () => {
    const opened = context.waitForEvent('page')
    await shown.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ABOUT' }).click()
    const tab = await opened
    await expect(tab).toHaveURL('/about')
    await tab.close()
    await expect(heading).toHaveText(typed)
  })

  await test.step('it can be as narrow as a phone, and in Malayalam', async () => {
    await button(page, 'Phone').click()
    await expect(shown.getByRole('button', { name: 'Menu' })).toBeVisible()
    await button(page, 'മലയാളം').click()
    await expect(heading).toHaveText(/[\u0d00-\u0d7f]/)
    await page.getByRole('button', { name: /^Malayalam/ }).click()
    await page.getByLabel('Heading', { exact: true }).first().fill(typed)
    const malayalam = { name: '(Malayalam)', description: 'The Malayalam of “Heading”' }
    await page.getByRole('textbox', malayalam).first().fill('ആരും സേവ് ചെയ്യാത്ത വീട്')
    await expect(heading).toHaveText('ആരും സേവ് ചെയ്യാത്ത വീട്')
  })

  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(button(page, 'Preview')).toBeVisible()
})

test('the form goes on while the preview cannot be shown, which can be tried again', async ({ page }) => {
  const previews = /[?&]preview=1/
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route(previews, (route) => route.abort())
  await openPage(page, 'home', 'Top of the page')
  await expect(page.getByText('The preview could not be shown.')).toBeVisible()
  const typed = 'A house that nobody has seen yet'
  const answered = page.waitForResponse(/\/contents\/home\/preview/)
  await page.getByLabel('Heading', { exact: true }).fill(typed)
  await answered
  await page.unroute(previews)
  await button(page, 'Try again').click()
  await expect(
    page.getByTitle('Preview of Home').contentFrame().getByRole('heading', { level: 1 }),
  ).toHaveText(typed)
})

test('no link or form of a preview leads away, also before its script has come', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // Never answered.
  await page.route(/preview-bar/, () => undefined)
  await openPage(page, 'contact')
  const shown = page.getByTitle('Preview of Contact').contentFrame()
  const opened = context.waitForEvent('page')
  await shown.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ABOUT' }).click()
  await (await opened).close()
  await shown.locator('form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true
    form.requestSubmit()
  })
  await expect(page.getByText('Nothing is sent from the preview.')).toBeVisible()
  await expect(shown.getByRole('button', { name: 'Send message' })).toBeVisible()
})

test('by keyboard alone: a part is opened, a step moved, added and removed, a part switched off', async ({
  page,
}) => {
  await openPage(page, 'home')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const steps = page.getByRole('group', { name: 'Steps' }).getByRole('listitem')
  await part(page, 'How a house gets built').focus()
  await press('Enter')
  const second = await steps.nth(1).locator('button span span').textContent()
  await page.getByRole('button', { name: 'Move Step 2 up' }).focus()
  await press('Enter')
  await expect(steps.first()).toContainText(second ?? '')
  await expect(page.getByRole('button', { name: 'Move Step 1 down' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('button', { name: 'Move Step 2 down' })).toBeFocused()
  const count = await steps.count()
  await button(page, 'Add a step').focus()
  await press('Space')
  await expect(steps.last().getByLabel('What happens')).toBeFocused()
  await page.keyboard.type('The key is handed over')
  await page.getByRole('button', { name: `Remove Step ${count + 1}` }).focus()
  await press('Enter')
  await expect(steps).toHaveCount(count)
  await expect(page.getByRole('button', { name: `Remove Step ${count}` })).toBeFocused()
  await page.getByLabel('Show this part').focus()
  await press('Space')
  await expect(steps).toHaveCount(0)
  await expect(part(page, 'How a house gets built', true)).toHaveAccessibleDescription(/Changed.*Off/)
  await press('Space')
  await expect(steps).toHaveCount(count)
})

test('the history and a form with an error have no violations that axe finds', async ({ page }) => {
  await saveAs(page.request, 'terms', { title: unique('What we agree on') })
  const { version } = await draftOf(page.request, 'terms')
  await page.request.post(calls.publishContent.path.replace(':page', 'terms'), { data: { version } })
  await page.goto(adminPages.siteHistory.path.replace(':page', 'terms'))
  await expect(page.getByText('Visitors see this')).toBeVisible()
  await expectNoViolations(page, axeWidths)
  await openPage(page, 'design', 'Top of the page', 'Prices', /^Price 1/)
  await page.getByLabel('Amount in rupees', { exact: true }).fill('')
  await button(page, 'Save draft').click()
  await expect(page.getByLabel('Amount in rupees', { exact: true })).toBeFocused()
  await expectNoViolations(page, axeWidths)
})
