// A family opens the link that the office sent on WhatsApp, and sees its house without an account.
import type { APIRequestContext, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { houseMessages as words } from '../../contract/houses/house-words.ts'
import { adminPages } from '../../contract/pages.ts'
import type { ListedProject } from '../../contract/projects.ts'
import { projectName } from '../../contract/record-paths.ts'
import { axeWidths, expectNoViolations } from '../testing/look.ts'
import { expect, linkInMail, test, unique } from '../testing/office.ts'
import { photos } from '../testing/photos.ts'
import { choose } from '../testing/staff.ts'

const phone = { width: 360, height: 800 }
const main = (page: Page) => page.getByRole('main')
const at = (call: { path: string }, id: string) => call.path.replace(':id', id)

/** Newer ones come and go with other tests. */
async function oldestProject(office: APIRequestContext) {
  const projects: ListedProject[] = await (await office.get(calls.listProjects.path)).json()
  const project = projects.at(-1)
  if (!project) throw new Error('there is no project')
  return { id: project.id, name: projectName(project) }
}

async function makeHouse(office: APIRequestContext) {
  const project = await oldestProject(office)
  const text = unique('The roof beams are cast.')
  const [image] = await photos(1)
  const multipart = { text, stage: 'roof', images: image ?? '' }
  const added = await office.post(at(calls.addUpdate, project.id), { multipart })
  expect(added.status(), await added.text()).toBe(200)
  const { id: update } = await added.json()
  const made = await office.post(at(calls.addHouseLink, project.id), { data: { name: 'Susan' } })
  const { id, link } = await made.json()
  const clear = () => office.delete(at(calls.deleteUpdate, update))
  return { project, text, id, link: new URL(link).pathname, clear }
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: phone, expectedMessages: [/status of 4\d\d/] })

    test('a family sees its house by the link, asks for mails, and stops them in one tap', {
      tag: '@journey',
    }, async ({ page, office }) => {
      const { text, id, link, clear } = await makeHouse(office)
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(page)).toContainText(text)
      await expect(page.getByRole('listitem').filter({ hasText: 'now' })).toContainText('Roof')
      const picture = main(page).locator('article').first().getByRole('img').first()
      await expect(picture).toHaveAccessibleName(/Picture 1 of/)
      expect((await picture.boundingBox())?.width ?? 0, 'pictures are large').toBeGreaterThan(300)
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
      await expect(main(page).getByRole('link', { name: 'Write on WhatsApp' })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/\d+/,
      )

      const email = `${unique('susan').replace(/\W/g, '')}@example.com`
      await page.getByLabel('Your email address').fill(email)
      await page.getByRole('button', { name: 'Send me mails' }).click()
      await expect(page.getByText(words.mailed)).toBeInViewport()

      const own = await linkInMail(email, 'house')
      expect(own).not.toBe(link)
      await page.goto(own)
      await expect(main(page)).not.toContainText(text)
      await page.getByRole('button', { name: 'Yes, send me mails' }).click()
      await expect(page.getByText(words.confirmed)).toBeInViewport()
      await expect(main(page)).toContainText(text)
      await page.goto(`${own}#stop`)
      const stop = page.getByRole('button', { name: 'Stop the mails' })
      await expect(stop).toBeInViewport()
      await stop.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The mails have stopped')
      expect((await page.goto(own))?.status()).toBe(404)

      await page.goto(link)
      await page.getByRole('link', { name: 'മലയാളം' }).first().click()
      await expect(page).toHaveURL(`/ml${link}`)
      await expect(main(page)).toContainText('പണി എവിടെയെത്തി')
      await expect(main(page)).toContainText(text)
      await office.delete(at(calls.endGivenLink, id))
      expect((await page.goto(link))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this link')
      await clear()
    })
  })

test.describe('everywhere', () => {
  test.use({ expectedMessages: [/status of 4\d\d/] })

  test('the page of a family fits the screen, and axe finds nothing', async ({ page, office }) => {
    const { link, id, clear } = await makeHouse(office)
    for (const path of [link, `/ml${link}`, `/house/${'a'.repeat(43)}`]) {
      await page.goto(path)
      await expectNoViolations(page, axeWidths)
    }
    await office.delete(at(calls.endGivenLink, id))
    await clear()
  })
})

test.describe('in the office', () => {
  test.use({ storageState: ({ staff }, use) => use(staff), viewport: phone })

  test('staff make a link for somebody, send it on WhatsApp, and end it', { tag: '@journey' }, async ({
    page,
    office,
  }) => {
    const project = await oldestProject(office)
    const name = unique('Susan in Dubai')
    await page.goto(adminPages.projects.path)
    const openDialog = async () => {
      await page.getByRole('button', { name: `More for ${project.name}` }).click()
      await page.getByRole('menuitem', { name: 'Links for the family' }).click()
    }
    await openDialog()
    const dialog = page.getByRole('dialog', { name: 'Links for the family' })
    await dialog.getByRole('button', { name: 'Make link' }).click()
    await expect(dialog.getByLabel('For whom')).toBeFocused()
    await dialog.getByLabel('For whom').fill(name)
    await dialog.getByLabel('Language of the page').selectOption('ml')
    await dialog.getByRole('button', { name: 'Make link' }).click()
    const made = page.getByRole('dialog', { name: `Link for ${name}` })
    const link = await made.getByLabel('Link', { exact: true }).inputValue()
    expect(link).toMatch(/\/ml\/house\/[\w-]{43}$/)
    await made.getByRole('button', { name: 'Close' }).last().click()
    await openDialog()
    await dialog.getByRole('link', { name: 'Links that somebody has already' }).click()
    const given = page.getByRole('row', { name })
    await expect(given).toContainText(project.name)
    await expect(given).toContainText('You end it')
    await expect(page.getByRole('main')).not.toContainText('/house/')
    await choose(given, 'End link')
    await page.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click()
    await expect(given).toHaveCount(0)
  })
})
