// Staff change what visitors read: draft, preview, publish, history. On a server of its own: every page shows what is published.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { setConnected } from '../testing/browser.ts'
import { addColleague } from '../testing/colleague.ts'
import { axeWidths, expectNoViolations } from '../testing/look.ts'
import { expect, test } from '../testing/own-site.ts'
import {
  button,
  discard,
  draftOf,
  openPage,
  part,
  phoneField,
  publish,
  saveAs,
  told,
} from '../testing/site-forms.ts'
import { logIn, owner, refusals, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

async function atBothWidths(page: Page, look: () => Promise<unknown>) {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await look()
  }
}

const typedIn = (tab: Page) => tab.evaluate(() => JSON.stringify({ ...localStorage }))

test('a phone number is saved, previewed, published, and the version before brought back', {
  tag: '@journey',
}, async ({ page, browser, baseURL }) => {
  const phone = '+91 484 000 0360'
  const topBar = (of: Page) => of.getByRole('complementary', { name: 'Where to find us' })
  const expectInTopBar = (of: Page) => expect(topBar(of).getByRole('link', { name: phone })).toBeVisible()
  const { published } = await draftOf(page.request, 'company')
  const before = String(published.phone)
  await page.goto(adminPages.site.path)
  await page.getByRole('link', { name: /^Company details/ }).click()
  // The words of the buttons stand in one line.
  const heightOf = async () => (await button(page, 'Save draft').boundingBox())?.height
  await atBothWidths(page, () => expect.poll(heightOf).toBeLessThan(60))
  await part(page, 'Company details').click()
  await phoneField(page).fill(phone)
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await button(page, 'Save draft').click()
  await told(page, /^Draft saved/)
  await expect(page.getByText(/^Draft saved .* not published yet/)).toBeVisible()

  await test.step('the preview opens in a tab of its own', async () => {
    const opened = page.waitForEvent('popup')
    await button(page, 'Preview').click()
    const preview = await opened
    await expect(preview).toHaveURL('/?preview=1')
    await expectInTopBar(preview)
    const bar = preview.getByRole('complementary', { name: 'Preview' })
    await expect(bar).toContainText('Preview: only staff see this.')
    await expect(bar.getByRole('link')).toHaveAttribute('href', '/admin/site/home')
    await preview.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(preview).toHaveURL('/about')
    await expect(bar, 'what everybody sees is behind its links').toHaveCount(0)
    await expect(topBar(preview).getByRole('link', { name: before })).toBeVisible()
    await preview.close()
  })

  await button(page, 'Publish').click()
  const question = page.getByRole('alertdialog', { name: 'Publish Company?' })
  await expect(question).toContainText('Everybody sees the change at once: Phone number.')
  await button(page, 'Publish').last().click()
  await told(page, /^Published/)
  const visitor = await browser.newPage({ baseURL })
  await visitor.goto('/')
  await expectInTopBar(visitor)
  await visitor.close()
  await expect(page.getByText(/^Published on .* by /)).toBeVisible()

  await page.getByRole('link', { name: 'History' }).click()
  const newest = page.getByRole('listitem').filter({ hasText: 'Visitors see this' })
  await expect(newest).toContainText(phone)
  await expect(newest).toContainText(before)
  const bringBack = page.getByRole('button', { name: 'Bring this version back' }).first()
  await setConnected(page, false)
  await bringBack.click()
  await told(page, messages.errors.noConnection)
  await setConnected(page, true)
  // The first call is lost, as one may be that comes just with the connection.
  const draftPath = calls.getDraft.path.replace(':page', 'company')
  await page.route(`**${draftPath}`, (route) => route.abort(), { times: 1 })
  await bringBack.click()
  await expect(page).toHaveURL(adminPages.sitePage.path.replace(':page', 'company'))
  await told(page, /then publish/)
  await part(page, 'Company details').click()
  await expect(phoneField(page)).toHaveValue(before)
  await publish(page)
})

test('two people at once: the second one chooses which words to keep', async ({ page }) => {
  const dialog = page.getByRole('alertdialog', { name: 'Somebody else has changed this in the meantime' })
  const heading = page.getByLabel('Heading', { exact: true })
  const mine = unique('My heading')
  await openPage(page, 'privacy', 'Top of the page', 'Version')
  await heading.fill(mine)
  await saveAs(page.request, 'privacy', { title: 'Their heading' })
  await button(page, 'Save draft').click()
  await expect(dialog).toContainText(mine)
  await expect(dialog).toContainText('Their heading')
  await dialog.getByRole('button', { name: 'Load theirs' }).click()
  await part(page, 'Top of the page').click()
  await expect(heading).toHaveValue('Their heading')

  await heading.fill(mine)
  await saveAs(page.request, 'privacy', { title: 'Their second heading' })
  await button(page, 'Save draft').click()
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  await told(page, /^Draft saved/)
  expect((await draftOf(page.request, 'privacy')).content.title).toBe(mine)

  await saveAs(page.request, 'privacy', { title: 'Their third heading' })
  await button(page, 'Publish').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await told(page, staffMessages.contents.changedMeanwhile)
  await part(page, 'Top of the page').click()
  await expect(heading).toHaveValue('Their third heading')

  await test.step('the notice is published under a new version, which the form shows', async () => {
    await part(page, 'Version').click()
    const version = page.getByLabel('Version', { exact: true })
    const before = await version.inputValue()
    await heading.fill(mine)
    await publish(page)
    const { content } = await draftOf(page.request, 'privacy')
    expect(content.version).not.toBe(before)
    await expect(version).toHaveValue(String(content.version))
    await expect(page.getByText('Not saved yet')).toHaveCount(0)
  })
})

test('a closed tab and an ended session cost no words of either language; logging out takes them along', async ({
  page,
  context,
}) => {
  const words = 'Words that nobody has saved'
  const malayalam = unique('ചോദിക്കാം')
  const ownTitle = (of: Page) => of.getByRole('textbox', { name: '(Malayalam)' }).first()
  await openPage(page, 'reviews', 'Top of the page')
  await page.getByRole('button', { name: /^Malayalam/ }).click()
  await ownTitle(page).fill(malayalam)
  await page.getByLabel('Introduction').fill(words)
  await expectNoViolations(page, axeWidths)
  for (const one of [words, malayalam]) await expect.poll(() => typedIn(page)).toContain(one)
  await page.close()

  const tab = await context.newPage()
  await openPage(tab, 'reviews')
  await button(tab, 'Bring back what you typed').click()
  await part(tab, 'Top of the page').click()
  await expect(tab.getByLabel('Introduction')).toHaveValue(words)
  await expect(ownTitle(tab)).toHaveValue(malayalam)
  const unsaved = await tab.evaluate(() => ({ ...localStorage }))

  // What the screen still reads would lead to the login.
  await tab.waitForLoadState('networkidle')
  await tab.request.post(calls.logout.path)
  await button(tab, 'Save draft').click()
  const login = tab.getByRole('dialog', { name: 'Please log in again' })
  await login.getByLabel(/^Password/).fill(owner.password)
  await tab.keyboard.press('Enter')
  await told(tab, /^Draft saved/)
  expect((await draftOf(tab.request, 'reviews')).content.intro).toBe(words)
  for (const one of [words, malayalam]) await expect.poll(() => typedIn(tab)).not.toContain(one)
  const search = `${calls.listTranslations.path}?search=${encodeURIComponent(malayalam)}`
  expect(await (await tab.request.get(search)).json()).toMatchObject([{ malayalam }])

  // What was saved meanwhile, on another device for example, is not offered again.
  await tab.evaluate((kept) => void Object.assign(localStorage, kept), unsaved)
  await openPage(tab, 'reviews', 'Top of the page')
  await expect(button(tab, 'Bring back what you typed')).toHaveCount(0)
  await tab.getByLabel('Introduction').fill(`${words} either`)
  await expect.poll(() => typedIn(tab)).toContain(words)
  await discard(tab.request, 'reviews')
  await button(tab, 'Logout').click()
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(tab).toHaveURL(adminPages.login.path)
  expect(await typedIn(tab)).not.toContain(words)
})

test('sample texts are marked until somebody confirms them', { tag: '@journey' }, async ({ page, site }) => {
  site.clearConfirmed()
  await openPage(page, 'contact')
  const { samples } = await draftOf(page.request, 'contact')
  const inSteps = samples.filter(({ path }) => path.startsWith('steps.')).length
  const steps = part(page, 'What happens next')
  await expect(steps).toHaveAccessibleDescription(`${inSteps} sample texts`)
  await steps.click()
  await page.getByRole('button', { name: 'This is right Step 1' }).click()
  await expect
    .poll(async () => (await draftOf(page.request, 'contact')).samples.length)
    .toBe(samples.length - 1)
  await page.getByRole('button', { name: /^(?:Both|All \d+) sample texts in/ }).click()
  await expect(part(page, 'What happens next', true)).toBeFocused()
  await expect(page.getByRole('button', { name: /^This is right Step/ })).toHaveCount(0)
})

test('only an owner changes where messages are mailed, and for how long personal data are kept', async ({
  page,
  browser,
  site,
}) => {
  const days = (of: Page) => of.getByLabel('Days for which personal data are kept')
  const storageState = await logIn(site.origin, await addColleague(site.staff))
  const other = await browser.newPage({ baseURL: site.origin, storageState })
  await openPage(other, 'company', 'More', 'Company details')
  await expect(days(other)).toBeDisabled()
  const mail = other.getByLabel('Mail address')
  await expect(mail).toBeDisabled()
  await expect(mail).toHaveAccessibleDescription(/mailed to it\. Only an owner of the site can change it\.$/)
  await other.close()

  await test.step('the owner is asked, told where messages go then, and proves who it is', async () => {
    await page.request.post(calls.login.path, { data: owner })
    await openPage(page, 'company', 'More', 'Company details')
    await expect(days(page)).toBeEnabled()
    const before = await page.getByLabel('Mail address').inputValue()
    await page.getByLabel('Mail address').fill('desk@example.com')
    await button(page, 'Publish').click()
    await expect(page.getByRole('alertdialog')).toContainText(
      'New messages and applications are mailed to desk@example.com once this site sends mail.',
    )
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Publish Company?' })
    await expect(dialog.getByLabel(/^Password/)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Mail address')).toHaveValue('desk@example.com')
    await publish(page, async () => {
      await dialog.getByLabel(/^Password/).fill(owner.password)
      await page.keyboard.press('Enter')
    })
    await page.getByLabel('Mail address').fill(before)
    await publish(page)
  })
})
