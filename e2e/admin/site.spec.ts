// Staff change what visitors read: draft, preview, publish, history. On a server of its own: every page shows what is published.
import { type APIRequestContext, type Page, request } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { type PageKey, schemaOf } from '../../contract/content/pages.ts'
import type { ContentDraft } from '../../contract/content/rows.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { expect, test } from '../testing/own-site.ts'
import { photo } from '../testing/photos.ts'
import { delayCall, logIn, owner, refusals } from '../testing/staff.ts'

test.describe.configure({ mode: 'default' })
test.use({ expectedMessages: refusals })

const part = (page: Page, name: RegExp | string, expanded = false) =>
  page.getByRole('button', { name, expanded, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const phoneField = (page: Page) => page.getByLabel('Phone number', { exact: true })
const topBar = (page: Page) => page.getByRole('region', { name: 'Where to find us' })
const told = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Notices' }).getByText(text).first()).toBeVisible()

async function openPage(page: Page, key: PageKey, ...parts: (RegExp | string)[]) {
  await page.goto(adminPages.sitePage.path.replace(':page', key))
  for (const name of parts) await part(page, name).click()
}

async function draftOf(api: APIRequestContext, key: PageKey): Promise<ContentDraft> {
  return (await api.get(calls.getDraft.path.replace(':page', key))).json()
}

async function saveAs(api: APIRequestContext, key: PageKey, change: Record<string, unknown>) {
  const { version, content } = await draftOf(api, key)
  const data = { version, content: { ...content, ...change } }
  expect((await api.put(calls.saveDraft.path.replace(':page', key), { data })).status()).toBe(200)
}

/** Leaves the page as visitors see it. */
async function discard(api: APIRequestContext, key: PageKey) {
  const { version, has_draft } = await draftOf(api, key)
  if (has_draft) await api.delete(calls.discardDraft.path.replace(':page', key), { data: { version } })
}

/** The answer to a visitor. */
async function read(page: Page, path: string) {
  const baseURL = new URL(page.url()).origin
  const visitor = await request.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  const text = await (await visitor.get(path)).text()
  await visitor.dispose()
  return text
}

test('a phone number is saved, previewed, published, and the version before brought back', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = '+91 484 000 0360'
  const expectInTopBar = async (of: Page) => {
    for (const width of [1440, 360]) {
      await of.setViewportSize({ width, height: 740 })
      await expect(topBar(of).getByRole('link', { name: phone })).toBeVisible()
    }
  }
  const { published } = await draftOf(page.request, 'company')
  const before = String(published.phone)
  await page.goto(adminPages.site.path)
  await page.getByRole('link', { name: /^Company details/ }).click()
  // The words of the buttons stand in one line.
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(async () => (await button(page, 'Save draft').boundingBox())?.height).toBeLessThan(60)
  }
  await part(page, 'Company details').click()
  await phoneField(page).fill(phone)
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await button(page, 'Save draft').click()
  await told(page, /^Draft saved/)
  await expect(page.getByText(/^Draft saved .* not published yet/)).toBeVisible()
  expect(await read(page, '/')).toContain(before)
  expect(await read(page, '/')).not.toContain(phone)

  await test.step('the preview opens in a tab of its own', async () => {
    const opened = page.waitForEvent('popup')
    await button(page, 'Preview').click()
    const preview = await opened
    await expect(preview).toHaveURL('/?preview=1')
    await expectInTopBar(preview)
    await preview.close()
  })

  await button(page, 'Publish').click()
  const question = page.getByRole('alertdialog', { name: 'Publish Company?' })
  await expect(question).toContainText('Everybody sees the change at once: Phone number.')
  await button(page, 'Publish').last().click()
  await told(page, /^Published/)
  await expect.poll(() => read(page, '/')).toContain(phone)
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
  await page.context().setOffline(true)
  await bringBack.click()
  await told(page, messages.errors.noConnection)
  await page.context().setOffline(false)
  await bringBack.click()
  await expect(page).toHaveURL(adminPages.sitePage.path.replace(':page', 'company'))
  await told(page, /then publish/)
  await part(page, 'Company details').click()
  await expect(phoneField(page)).toHaveValue(before)
  await button(page, 'Publish').click()
  await button(page, 'Publish').last().click()
  await told(page, /^Published/)
  await expect.poll(() => read(page, '/')).not.toContain(phone)
})

test('two people at once: the second one chooses which words to keep', async ({ page }) => {
  const dialog = page.getByRole('alertdialog', { name: 'Somebody else has changed this in the meantime' })
  await openPage(page, 'terms', 'Top of the page')
  await page.getByLabel('Heading', { exact: true }).fill('My heading')
  await saveAs(page.request, 'terms', { title: 'Their heading' })
  await button(page, 'Save draft').click()
  await expect(dialog).toContainText('My heading')
  await expect(dialog).toContainText('Their heading')
  await dialog.getByRole('button', { name: 'Load theirs' }).click()
  await part(page, 'Top of the page').click()
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Their heading')

  await page.getByLabel('Heading', { exact: true }).fill('My second heading')
  await saveAs(page.request, 'terms', { title: 'Their second heading' })
  await button(page, 'Save draft').click()
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  await told(page, /^Draft saved/)
  expect((await draftOf(page.request, 'terms')).content.title).toBe('My second heading')

  await saveAs(page.request, 'terms', { title: 'Their third heading' })
  await button(page, 'Publish').click()
  await button(page, 'Publish').last().click()
  await told(page, staffMessages.contents.changedMeanwhile)
  await part(page, 'Top of the page').click()
  await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('Their third heading')
  expect(await read(page, '/terms')).not.toMatch(/(?:My|Their) \w* ?heading/)
  await discard(page.request, 'terms')
})

test('a closed tab and an ended session cost no words; logging out takes them along', async ({
  page,
  context,
}) => {
  const words = 'Words that nobody has saved'
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await openPage(page, 'reviews', 'Top of the page')
  await page.getByLabel('Introduction').fill(words)
  await expect.poll(kept).toContain(words)
  await page.close()

  const tab = await context.newPage()
  await openPage(tab, 'reviews')
  await button(tab, 'Bring back what you typed').click()
  await part(tab, 'Top of the page').click()
  await expect(tab.getByLabel('Introduction')).toHaveValue(words)

  await tab.request.post(calls.logout.path)
  await button(tab, 'Save draft').click()
  const login = tab.getByRole('dialog', { name: 'Please log in again' })
  await login.getByLabel(/^Password/).fill(owner.password)
  await tab.keyboard.press('Enter')
  await told(tab, /^Draft saved/)
  expect((await draftOf(tab.request, 'reviews')).content.intro).toBe(words)
  await expect.poll(() => tab.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(words)

  await tab.getByLabel('Introduction').fill(`${words} either`)
  await expect.poll(() => tab.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(words)
  await discard(tab.request, 'reviews')
  await button(tab, 'Logout').click()
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(tab).toHaveURL(adminPages.login.path)
  expect(await tab.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(words)
})

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

  await test.step('an empty description of a picture', async () => {
    await page.getByRole('link', { name: 'All pages' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
    await page.getByRole('link', { name: /^Home/ }).click()
    await part(page, 'Top of the page').click()
    await page.getByLabel('What the picture shows').fill(' ')
    await button(page, 'Publish').click()
    await expect(page.getByLabel('What the picture shows')).toBeFocused()
    await expect(page.getByLabel('What the picture shows')).toHaveAccessibleDescription(/cannot see it/)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
})

test('a heading that is long shows how it breaks; a picture that is small is refused, one that fits is taken', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, 'home', 'Top of the page')
  await page
    .getByLabel('Heading', { exact: true })
    .fill('A house of laterite and teak that stays cool in April')
  await expect(page.getByText('On a small phone it breaks like this:')).toBeVisible()
  await expect(page.getByText('53 of 60 letters')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  const file = page.getByLabel(/Choose another picture/)
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

test('before a page is published, the sample prices and promises that stay on it are named', async ({
  page,
}) => {
  await openPage(page, 'floorcoating', 'Top of the page')
  await page.getByLabel('First words').fill('Floors that last.')
  await button(page, 'Publish').click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Everybody sees the change at once: First words.')
  await expect(question).toContainText(
    'Sample prices or promises stay on the page, in: Prices; For search engines.',
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
})

test('sample texts are marked until somebody confirms them, and the dashboard counts promises', async ({
  page,
}) => {
  await page.goto(adminPages.dashboard.path)
  const warning = page.getByRole('group').filter({ hasText: /sample prices or promises are on the site/ })
  await expect(warning.getByRole('link')).toHaveCount(0)
  await warning.getByText(/sample prices/).click()
  await warning.getByRole('link', { name: /^Contact/ }).click()
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

  await page.getByRole('button', { name: 'Everything on this page is right' }).click()
  const question = page.getByRole('alertdialog', { name: 'Is everything on this page right?' })
  await question.getByRole('button', { name: 'Everything is right' }).click()
  await expect(page.getByText(/sample text/i)).toHaveCount(0)
  await expect.poll(async () => (await draftOf(page.request, 'contact')).samples).toEqual([])
  await page.goto(adminPages.dashboard.path)
  await warning.getByText(/sample prices/).click()
  await expect(warning.getByRole('link').first()).toBeVisible()
  await expect(warning.getByRole('link', { name: /^Contact/ })).toHaveCount(0)
})

test('a privacy notice that is published again has a new version, and the form shows it', async ({
  page,
}) => {
  await openPage(page, 'privacy', 'Top of the page', 'Version')
  const version = page.getByLabel('Version', { exact: true })
  const before = await version.inputValue()
  await page.getByLabel('Heading', { exact: true }).fill('What we keep of you')
  await button(page, 'Publish').click()
  await button(page, 'Publish').last().click()
  await told(page, /^Published/)
  const { content } = await draftOf(page.request, 'privacy')
  expect(content.version).not.toBe(before)
  await expect(version).toHaveValue(String(content.version))
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
})

test('whoever publishes fewer days reads first that what is older is erased for good', async ({ page }) => {
  await openPage(page, 'company', 'More')
  const days = page.getByLabel('Days for which personal data are kept')
  const afterJob = page.getByLabel('Days after the end of a job for which applications are kept')
  const question = page.getByRole('alertdialog', { name: 'Publish Company?' })
  const ask = async (kept: string, closed: string) => {
    await days.fill(kept)
    await afterJob.fill(closed)
    await button(page, 'Publish').click()
    await expect(question).toContainText('Everybody sees the change at once')
    const text = await question.textContent()
    await question.getByRole('button', { name: 'Cancel' }).click()
    return text
  }
  const fewer = await ask('90', '10')
  expect(fewer).toContain('older than 90 days are then erased within a day, for good')
  expect(fewer).toContain('within a day, for good, if their job closed more than 10 days ago')
  expect(await ask('400', '40')).not.toContain('erased')
})

test('only an owner changes where messages are mailed, and for how long personal data are kept', async ({
  page,
  browser,
  site,
}) => {
  await openPage(page, 'company', 'More')
  const days = (of: Page) => of.getByLabel('Days for which personal data are kept')
  await expect(days(page)).toBeEnabled()
  const account = { email: 'staff@example.com', password: 'another long secret' }
  await page.request.post(calls.signup.path, { data: account })
  const accounts: { id: string; email: string }[] = await (
    await page.request.get(calls.listAccounts.path)
  ).json()
  const { id = '' } = accounts.find(({ email }) => email === account.email) ?? {}
  await page.request.post(calls.approveAccount.path.replace(':id', id), { data: {} })
  const context = await browser.newContext({
    baseURL: site.origin,
    storageState: await logIn(site.origin, account),
  })
  const other = await context.newPage()
  await openPage(other, 'company', 'More')
  await expect(days(other)).toBeDisabled()
  await other.setViewportSize({ width: 360, height: 740 })
  await openPage(other, 'company', 'Company details')
  const mail = other.getByLabel('Mail address')
  await expect(mail).toBeDisabled()
  await expect(mail).toHaveAccessibleDescription(/mailed to it\. Only an owner of the site can change it\.$/)
  await context.close()

  await test.step('the owner is asked, and told where messages go then', async () => {
    await openPage(page, 'company', 'Company details')
    await page.getByLabel('Mail address').fill('desk@example.com')
    await button(page, 'Publish').click()
    await expect(page.getByRole('alertdialog')).toContainText(
      'New messages and applications are mailed to desk@example.com once this site sends mail.',
    )
  })
  await test.step('also on a site that sends mail', async () => {
    await page.route(`**${calls.getSignup.path}`, (route) =>
      route.fulfill({ json: { open: true, sends_mail: true } }),
    )
    await openPage(page, 'company', 'Company details')
    await page.getByLabel('Mail address').fill('desk@example.com')
    await button(page, 'Publish').click()
    await expect(page.getByRole('alertdialog')).toContainText(
      'New messages and applications are then mailed to desk@example.com',
    )
  })
})

test('the screens have no violations that axe finds', async ({ page }) => {
  await page.goto(adminPages.site.path)
  await expect(page.getByRole('link', { name: /^Terms/ }).last()).toBeVisible()
  await expectNoViolations(page, axeWidths)
  await openPage(page, 'company', 'Company details')
  await page.getByLabel('Mail address').fill('axe@example.com')
  await button(page, 'Publish').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. Everybody sees it now.')).toBeVisible()
  await page.goto(adminPages.siteHistory.path.replace(':page', 'company'))
  await expect(page.getByText('Visitors see this')).toBeVisible()
  await expectNoViolations(page, axeWidths)
  await openPage(page, 'design')
  for (const { label } of Object.values(schemaOf('design').fields).filter(({ kind }) => kind === 'group'))
    await part(page, label).click()
  await part(page, 'Top of the page').click()
  await part(page, /^Price 1/).click()
  await page.getByLabel('Amount in rupees', { exact: true }).fill('')
  await button(page, 'Save draft').click()
  await expect(page.getByLabel('Amount in rupees', { exact: true })).toBeFocused()
  await expectNoViolations(page, axeWidths)
})
