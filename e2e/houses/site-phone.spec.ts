// Somebody on a building site, with a phone and a bad connection. What is sent when, and how often: web/admin/updates/*.test.ts.
import type { APIRequestContext, Browser, BrowserContext, Page, Route } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { updateMessages } from '../../contract/houses/messages.ts'
import type { Update } from '../../contract/houses/updates.ts'
import { adminPages } from '../../contract/pages.ts'
import { addColleague, logInByForm } from '../testing/colleague.ts'
import { expectNoViolations } from '../testing/look.ts'
import { addProject, colourOf, photos } from '../testing/photos.ts'
import { answerWith, choose, expect, refusals, test, unique } from '../testing/staff.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
test.use({ ...phone, expectedMessages: refusals })

/** A house under construction, and somebody on site with a phone of their own, logged in. */
async function goToSite(browser: Browser, office: APIRequestContext, baseURL = '') {
  const title = unique('House on 6 cents')
  const { id } = await addProject(office, { title, building: true })
  const account = await addColleague(office, { roles: ['site'] })
  const context = await browser.newContext({ ...phone, baseURL, storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await logInByForm(page, account)
  await expect(addLink(page, title)).toBeVisible()
  return { title, id, account, context, page }
}

const listUpdates = async (office: APIRequestContext, id: string): Promise<Update[]> =>
  (await office.get(calls.listUpdates.path.replace(':id', id))).json()

const addLink = (page: Page, title: string) => page.getByRole('link', { name: `Add update of ${title}` })
const waiting = (page: Page) => page.getByRole('region', { name: 'Not sent yet' })
const sent = (page: Page) => page.getByRole('list', { name: 'Sent updates' }).getByRole('listitem')

async function write(page: Page, text: string, count = 0) {
  const field = page.getByLabel('What happened')
  await field.fill(text)
  if (count > 0)
    await page.getByRole('button', { name: /^Choose (more )?pictures$/ }).setInputFiles(await photos(count))
}

const send = (page: Page) => page.getByRole('button', { name: 'Send update' }).tap()

/** How many pictures the browser has in its database. */
const countKept = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve, reject } = Promise.withResolvers<{ images: File[] }[]>()
    const opening = indexedDB.open('admin')
    opening.onerror = reject
    opening.onsuccess = () => {
      const reading = opening.result.transaction('updates').objectStore('updates').getAll()
      reading.onsuccess = () => resolve(reading.result)
    }
    return (await promise).reduce((sum, { images }) => sum + images.length, 0)
  })

/** The fate of each new update, in turn; later ones arrive. */
async function answerUpdates(context: BrowserContext, ...fates: ((route: Route) => unknown)[]) {
  await context.route(/\/admin\/products\/[^/]+\/updates$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const fate = fates.shift()
    await (fate ? fate(route) : route.fallback())
  })
}

const cut = (route: Route) => route.abort('connectionreset')
/** The server has it, and nobody hears of it. */
const arriveUnheard = async (route: Route) => {
  await route.fetch()
  await cut(route)
}

test('an update is begun, the connection breaks, the page is closed; it goes by itself later, once', {
  tag: '@journey',
}, async ({ browser, office, baseURL }) => {
  const { title, id, context, page } = await goToSite(browser, office, baseURL)
  const refused: string[] = []
  context.on('response', (answer) => {
    if ([401, 403].includes(answer.status())) refused.push(answer.url())
  })

  await test.step('the dashboard leads there in two taps, and offers nothing else', async () => {
    await page.getByRole('button', { name: 'Admin menu' }).tap()
    const entries = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
    await expect(entries).toHaveText([adminPages.dashboard.title, adminPages.account.title])
    await page.getByRole('button', { name: 'Admin menu' }).tap()
    await expectNoViolations(page, [360])
    await addLink(page, title).tap()
    await expect(page.getByText(title)).toBeVisible()
  })

  await test.step('what is written outlives the page, sent or not', async () => {
    await write(page, 'The roof slab was cast today.', 3)
    await page.getByLabel('Stage').selectOption('Roof')
    const chosen = page.getByRole('list', { name: 'Chosen pictures' }).getByText(/^Ready/)
    await expect(chosen).toHaveCount(3)
    await expectNoViolations(page, [360])
    await expect.poll(() => countKept(page)).toBe(3)
    // As a phone does that needs the room for its camera.
    await page.reload()
    await expect(chosen).toHaveCount(3)
    await expect(page.getByLabel('What happened')).toHaveValue('The roof slab was cast today.')
    await expect(page.getByLabel('Stage')).toHaveValue('roof')
  })

  await answerUpdates(context, cut, arriveUnheard)
  await test.step('without a connection it waits, with its pictures', async () => {
    await send(page)
    await expect(waiting(page).getByText('Waiting for the connection')).toBeVisible()
    await context.setOffline(true)
    await expect(waiting(page).getByRole('img')).toHaveCount(3)
    await expect(waiting(page).getByText('The roof slab was cast today.')).toBeVisible()
    await expectNoViolations(page, [360])
    await page.close()
    expect(await listUpdates(office, id)).toEqual([])
  })

  await test.step('on another day it goes by itself, once', async () => {
    await context.setOffline(false)
    const later = await context.newPage()
    await later.goto(adminPages.dashboard.path)
    await expect(later.getByText(updateMessages.added)).toBeVisible()
    await expect(waiting(later)).toHaveCount(0)
    const updates = await listUpdates(office, id)
    expect(updates.map(({ text, stage }) => [text, stage])).toEqual([
      ['The roof slab was cast today.', 'roof'],
    ])
    const colours = await Promise.all((updates[0]?.pictures ?? []).map(({ src }) => colourOf(later, src)))
    expect(colours).toEqual([0, 1, 2])
    await later.getByRole('link', { name: title, exact: false }).first().tap()
    await expect(sent(later).getByText('The roof slab was cast today.')).toBeVisible()
    // Whoever is on site adds updates, and changes none.
    await expect(later.getByRole('button', { name: /update of/ })).toHaveCount(0)
  })
  expect(refused).toEqual([])
  await context.close()
})

test('what the server refuses stays, and is edited or discarded', async ({ browser, office, baseURL }) => {
  const { title, id, context, page } = await goToSite(browser, office, baseURL)
  const message = 'photo-0.jpg: This image is damaged or incomplete.'
  const refuse = (route: Route) => route.fulfill({ status: 400, json: { message } })
  await answerUpdates(context, refuse, refuse)
  for (const text of ['Laterite walls.', 'Nothing to see.']) {
    await page.goto(adminPages.dashboard.path)
    await addLink(page, title).tap()
    await write(page, text, 1)
    await send(page)
    await expect(waiting(page).getByText(text)).toBeVisible()
  }
  await expect(waiting(page).getByText(message)).toHaveCount(2)
  const entry = (text: string) => waiting(page).getByRole('listitem').filter({ hasText: text })
  await entry('Nothing to see.')
    .getByRole('button', { name: /^Discard/ })
    .tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).tap()
  await expect(waiting(page).getByText(message)).toHaveCount(1)

  await entry('Laterite walls.').getByRole('link', { name: /^Edit/ }).tap()
  await expect(page.getByLabel('What happened')).toHaveValue('Laterite walls.')
  await page.getByRole('button', { name: 'Remove photo-0.jpg' }).tap()
  await write(page, 'Laterite walls up to the sill.')
  await send(page)
  await expect(sent(page).getByText('Laterite walls up to the sill.')).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
  expect((await listUpdates(office, id)).map(({ pictures }) => pictures.length)).toEqual([0])

  await test.step('what cannot be right is said before it waits', async () => {
    await page.getByRole('link', { name: adminPages.addUpdate.title }).tap()
    await send(page)
    await expect(page.getByRole('alert').filter({ hasText: updateMessages.empty })).toBeVisible()
    await expect(page).toHaveURL(adminPages.addUpdate.path.replace(':id', id))
  })
  await context.close()
})

test('logging out asks about what waits; the next person neither sees nor sends it', async ({
  browser,
  office,
  baseURL,
}) => {
  const { title, id, account, context, page } = await goToSite(browser, office, baseURL)
  await answerUpdates(context, cut)
  await addLink(page, title).tap()
  await write(page, 'Foundation stones.')
  await send(page)
  await expect(waiting(page).getByText('Waiting for the connection')).toBeVisible()

  const logOut = async () => {
    await page.getByRole('button', { name: 'Admin menu' }).tap()
    await page.getByRole('button', { name: 'Logout' }).tap()
  }
  await answerUpdates(context, cut, cut, cut, cut)
  await logOut()
  const question = page.getByRole('alertdialog', { name: 'An update is not sent yet. Log out?' })
  await question.getByRole('button', { name: 'Stay' }).tap()
  await expect(waiting(page)).toBeVisible()
  await logOut()
  await question.getByRole('button', { name: 'Log out' }).tap()
  await expect(page).toHaveURL(adminPages.login.path)
  await expect(page.getByText('A new update from a building site waits in this browser.')).toBeVisible()
  await context.unrouteAll()

  await logInByForm(page, await addColleague(office, { roles: ['site'] }))
  await expect(addLink(page, title)).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
  await addLink(page, title).tap()
  await expect(page.getByLabel('What happened')).toHaveValue('')
  expect(await listUpdates(office, id)).toEqual([])
  await logOut()
  await expect(page).toHaveURL(adminPages.login.path)

  await logInByForm(page, account)
  await expect(page.getByText(updateMessages.added)).toBeVisible()
  expect((await listUpdates(office, id)).map(({ text }) => text)).toEqual(['Foundation stones.'])
  await context.close()
})

test('the office shows an update once the family has allowed it, corrects and deletes it', async ({
  page,
  office,
}) => {
  const { id } = await addProject(office, { title: unique('House on 9 cents'), building: true })
  const multipart = { text: 'The tiles came.', stage: 'finishing', happened_on: '2026-11-02' }
  await office.post(calls.addUpdate.path.replace(':id', id), { multipart })
  await page.goto(adminPages.updates.path.replace(':id', id))
  await expect(sent(page).getByText('The family', { exact: true })).toBeVisible()
  await expectNoViolations(page, [360])
  await choose(page, 'Show: permission missing')
  const dialog = page.getByRole('dialog', { name: 'May everybody see it?' })
  await expect(dialog.getByText(updateMessages.permissionNeeded)).toBeVisible()
  await expectNoViolations(page, [360])
  await dialog.getByRole('button', { name: 'Save and show it' }).tap()
  await expect(page.getByRole('alert').filter({ hasText: updateMessages.permissionMissing })).toBeVisible()
  await dialog.getByLabel('Who of the family said yes').fill('Asha Menon')
  const message = 'The day is not over yet.'
  await answerWith(page, 'allowUpdates', 400, { message, fields: { permission_on: message } })
  await dialog.getByRole('button', { name: 'Save and show it' }).tap()
  await expect(dialog.getByLabel('When')).toHaveAccessibleDescription(new RegExp(message))
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Save and show it' }).tap()
  await expect(page.getByText(updateMessages.shown)).toBeVisible()
  await expect(sent(page).getByText('Everybody', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Asha Menon allowed on/)).toBeVisible()

  await choose(page, 'Only for the family')
  await expect(sent(page).getByText('The family', { exact: true })).toBeVisible()
  await choose(page, 'Show to everybody')
  await expect(sent(page).getByText('Everybody', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Take it back' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).tap()
  await expect(page.getByText(updateMessages.permissionTakenBack)).toBeVisible()
  await expect(sent(page).getByText('The family', { exact: true })).toBeVisible()

  await choose(page, 'Edit')
  const edit = page.getByRole('dialog', { name: 'Edit update' })
  await edit.getByLabel('What happened').fill('The floor tiles came.')
  await edit.getByRole('button', { name: 'Save update' }).tap()
  await expect(sent(page).getByText('The floor tiles came.')).toBeVisible()

  await choose(page, 'Edit')
  const [before] = await listUpdates(office, id)
  const data = { ...multipart, text: 'The tiles of the bath came.', version: before?.version }
  await office.put(calls.changeUpdate.path.replace(':id', before?.id ?? ''), { data })
  await edit.getByLabel('What happened').fill('Tiles came.')
  await edit.getByRole('button', { name: 'Save update' }).tap()
  await page.getByRole('button', { name: 'Load theirs' }).tap()
  await expect(edit.getByLabel('What happened')).toHaveValue(data.text)
  // Theirs is what is changed now: nobody is asked a second time.
  await edit.getByLabel('What happened').fill('The tiles of both baths came.')
  await edit.getByRole('button', { name: 'Save update' }).tap()
  await expect(sent(page).getByText('The tiles of both baths came.')).toBeVisible()
  await choose(page, 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap()
  await expect(sent(page)).toHaveCount(0)
  expect(await listUpdates(office, id)).toEqual([])
})
