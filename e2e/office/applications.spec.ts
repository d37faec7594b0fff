import type { Locator, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import type { Job } from '../../contract/jobs.ts'
import { adminPages } from '../../contract/pages.ts'
import { widthOf } from '../testing/look.ts'
import { addJob, cv, apply as send } from '../testing/office.ts'
import {
  answerWith,
  choose,
  delayCall,
  expect,
  logIn,
  owner,
  refusals,
  test,
  unique,
} from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

type Given = { withCv?: boolean; job?: Job }

/** Returns the title of the job. */
async function apply(page: Page, name: string, { withCv = false, job }: Given = {}) {
  const { id, title } = job ?? (await addJob(page.request, { title: unique('Site Engineer') }))
  const experience = 'Four years with a contractor'
  await send(page.request, id, { name, email: 'asha@example.com', experience, ...(withCv && { cv }) })
  return title
}

async function findRow(page: Page, name: string, search = name) {
  await page.goto(`${adminPages.applications.path}?search=${encodeURIComponent(search)}`)
  const row = page.getByRole('row', { name })
  await expect(row).toBeVisible()
  return row
}

const mostTabs = 150

/** Presses Tab until it has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let i = 0; i < mostTabs; i++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((one) => one === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

test.describe('at a desk of 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('applications are worked through by keyboard alone', { tag: '@journey' }, async ({ page }) => {
    const family = unique('Kurian')
    const job = await addJob(page.request)
    // The newest comes first.
    const names = [...'EDCBA'].map((letter) => `${letter} ${family}`)
    for (const name of names) await apply(page, name, { job })
    const [first = '', second = '', third = '', fourth = ''] = names.toReversed()
    const rowOf = (name: string) => page.getByRole('row', { name })
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    const answers = page.getByRole('group', { name: 'Answer' })
    const history = page.getByRole('region', { name: 'Notes and history' })
    await page.goto(`${adminPages.applications.path}?search=${encodeURIComponent(family)}&status=new`)

    await expect(page.getByLabel('Job', { exact: true })).toContainText(`${job.title} (5, 5 new)`)

    await test.step('two at once, and back again', async () => {
      await tabTo(page, page.getByRole('checkbox', { name: `Tick ${third}` }))
      await page.keyboard.press('Space')
      await tabTo(page, page.getByRole('checkbox', { name: `Tick ${fourth}` }))
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: 'Change the ticked' }).last()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByLabel('Status of the ticked applications')).toBeFocused()
      await page.keyboard.type('Hired')
      await page.keyboard.press('Enter')
      await tabTo(page, page.getByRole('button', { name: 'Set status' }))
      await page.keyboard.press('Enter')
      await expect(page.getByText('2 applications updated')).toBeVisible()
      await expect(rowOf(third)).toBeHidden()
      await page.getByRole('button', { name: 'Undo' }).press('Enter')
      await expect(page.getByText('Changed back')).toBeVisible()
      await expect(rowOf(third)).toBeVisible()
    })

    await test.step('one after the other, within the filter', async () => {
      await page.reload()
      await tabTo(page, rowOf(first).getByRole('link', { name: 'Open' }))
      const answer = await delayCall(page, 'getApplicationNeighbours')
      await page.keyboard.press('Enter')
      await expect(heading(first)).toBeVisible()
      await expect(page).toHaveURL(/\/admin\/allcareer\/[\da-f-]{36}\?search=.+&status=new$/)
      // Keys wait until it is known where they lead.
      for (const key of ['j', 'ArrowRight', 'j', 'k']) await page.keyboard.press(key)
      answer()
      await expect(heading(third)).toBeVisible()
      await expect(page.getByText('2 more')).toBeVisible()
      await page.keyboard.press('k')
      await expect(heading(second)).toBeVisible()
      await page.keyboard.press('k')
      await expect(heading(first)).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(heading(second)).toBeVisible()
    })

    await test.step('keys that wait are over with any other input', async () => {
      const note = history.getByRole('textbox', { name: /^Note/ })
      const reject = answers.getByRole('button', { name: 'Not this time' })
      for (const act of [() => note.pressSequentially('a'), () => note.click(), () => reject.click()]) {
        const answer = await delayCall(page, 'getApplicationNeighbours')
        await page.reload()
        await expect(heading(second)).toBeVisible()
        await page.keyboard.press('j')
        await act()
        answer()
        await expect(page.getByText('3 more')).toBeVisible()
        await expect(heading(second)).toBeVisible()
        await page.keyboard.press('Escape')
        await note.fill('')
      }
    })

    await test.step('also from the status, which the arrows to the side leave alone', async () => {
      const status = page.getByRole('combobox', { name: /^Status of / })
      await status.focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('k')
      await expect(heading(first)).toBeVisible()
      await status.focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('j')
      await expect(heading(second)).toBeVisible()
      await expect(status).toHaveValue('new')
      await expect(history.getByText('→')).toBeHidden()
    })

    await test.step('shortlisted, which leaves the filter but not the place in the list', async () => {
      const shortlist = answers.getByRole('button', { name: 'Shortlist' })
      await tabTo(page, shortlist)
      await page.keyboard.press('Enter')
      await expect(shortlist).toHaveAttribute('aria-pressed', 'true')
      await expect(history.getByRole('listitem').first()).toContainText('New → Shortlisted')
      await page.keyboard.press('j')
      await expect(heading(third)).toBeVisible()
    })

    await test.step('a note is signed, and what is typed moves nothing', async () => {
      await tabTo(page, history.getByRole('textbox', { name: /^Note/ }))
      await page.keyboard.type('Just back from Dubai, joins in June.')
      const add = history.getByRole('button', { name: 'Add note' })
      await tabTo(page, add)
      await page.keyboard.press('Enter')
      const note = history.getByRole('listitem').filter({ hasText: 'joins in June.' })
      await expect(note).toContainText('owner@example.com')
      await expect(add).toBeFocused()
      await expect(heading(third)).toBeVisible()
    })

    await test.step('an answer asks for its words first; spam is one key', async () => {
      await page.keyboard.press('Shift+Tab')
      await tabTo(page, page.getByRole('link', { name: 'Next' }))
      await page.keyboard.press('Enter')
      await expect(heading(fourth)).toBeVisible()
      await tabTo(page, answers.getByRole('button', { name: 'Not this time' }))
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: fourth })
      await expect(dialog).toBeVisible()
      await page.keyboard.press('k')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(heading(fourth)).toBeVisible()
      const spam = answers.getByRole('button', { name: 'Spam' })
      await tabTo(page, spam)
      await page.keyboard.press('Enter')
      await expect(spam).toHaveAttribute('aria-pressed', 'true')
      await tabTo(page, page.getByRole('link', { name: 'Applications', exact: true }))
      await page.keyboard.press('Enter')
      await expect(rowOf(third)).toBeVisible()
      await expect(rowOf(second)).toBeHidden()
      await expect(rowOf(fourth)).toBeHidden()
    })
  })

  test('a PDF is shown at once beside the answers, and who opened it is told; a note is not lost; after deleting comes the next one', async ({
    page,
  }) => {
    await canShowPdf(page, true)
    const family = unique('Chitra')
    const names = [`B ${family}`, `A ${family}`]
    for (const name of names) await apply(page, name, { withCv: true })
    const [next = '', name = ''] = names
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    const history = page.getByRole('region', { name: 'Notes and history' })
    const asked = page.waitForRequest((one) => one.url().includes('/uploads/cv/'))
    await choose(await findRow(page, name, family), 'Open')

    await test.step('the PDF is in sight with the answers', async () => {
      const answer = await page.request.get((await asked).url())
      expect(answer.headers()['content-disposition']).toMatch(/^inline/)
      const cv = (await page.getByTitle(`CV of ${name}`).boundingBox()) ?? fail()
      const answers = (await page.getByRole('group', { name: 'Answer' }).boundingBox()) ?? fail()
      expect(cv.x).toBeGreaterThan(answers.x + answers.width)
      expect(cv.height).toBeGreaterThan(600)
      await expectOneLine(page.getByLabel(`Status of ${name}`), page.getByRole('link', { name: 'Call' }))
      const seen = page.getByText('The applicant sees', { exact: true })
      await expectOneLine(seen, page.getByText('On their private page'))
      await page.reload()
      await expect(history.getByRole('listitem').first()).toContainText('Opened the CV')
      await expect(history.getByRole('listitem').first()).toContainText('owner@example.com')
    })

    await test.step('a note that is not added yet is asked about', async () => {
      await history.getByRole('textbox').fill('Speaks well about drainage.')
      await history.getByRole('heading').click()
      await page.keyboard.press('j')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
      await expect(heading(name)).toBeVisible()
      await history.getByRole('button', { name: 'Add note' }).click()
      await expect(history.getByRole('listitem').first()).toContainText('Speaks well about drainage.')
      await history.getByRole('button', { name: 'Remove this note' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove this note' }).click()
      await expect(history.getByText('Speaks well about drainage.')).toBeHidden()
    })

    await test.step('after deleting comes the next one', async () => {
      await choose(page.getByRole('main'), 'Delete')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(heading(next)).toBeVisible()
      await expect(page.getByText('The last one')).toBeVisible()
      await page.goto(`${adminPages.applications.path}/01900000-0000-7000-8000-000000000000`)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    })
  })
})

test('the status changes at once, and goes back when the server refuses; a row that leaves the list does not take the keyboard along', async ({
  page,
}) => {
  const name = unique('Elsa')
  await apply(page, name)
  const row = await findRow(page, name)
  const status = row.getByRole('combobox')
  await status.selectOption('shortlisted')
  await expect(status).toHaveValue('shortlisted')
  await expect(page.getByText('Application updated')).toBeVisible()
  // By way of a list without it, since a row stays in sight until the next list is there.
  await page.getByLabel('Status').first().selectOption('rejected')
  await expect(row).toBeHidden()
  await page.getByLabel('Status').first().selectOption('shortlisted')
  await expect(row).toBeVisible()

  await answerWith(page, 'updateApplication', 500, { message: 'Not today' })
  await status.selectOption('hired')
  await expect(page.getByText('Not today')).toBeVisible()
  await expect(status).toHaveValue('shortlisted')

  await page.unrouteAll()
  await status.focus()
  await status.selectOption('hired')
  await expect(row).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('with a session of its own', () => {
  test.use({ storageState: ({ baseURL }, use) => logIn(baseURL ?? '').then(use) })

  test('a file asks for the password first when the session has ended', async ({ page }) => {
    const name = unique('Hema')
    await apply(page, name, { withCv: true })
    const row = await findRow(page, name)
    // What the screen still reads would lead to the login.
    await page.waitForLoadState('networkidle')
    const dialog = page.getByRole('dialog', { name: 'Please log in again' })
    const logInAgain = async () => {
      await dialog.getByLabel(/^Password/).fill(owner.password)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
    }

    await page.request.post(calls.logout.path)
    await page.getByRole('link', { name: 'Export as CSV' }).click()
    const download = page.waitForEvent('download')
    await logInAgain()
    expect((await download).suggestedFilename()).toBe('applications.csv')

    await page.request.post(calls.logout.path)
    await row.getByRole('link', { name: 'View the CV' }).click()
    const opened = page.waitForEvent('popup')
    await logInAgain()
    await opened
    await expect(page).toHaveURL(/allcareer/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('an application is read, its CV opened, and shortlisted', async ({ page }) => {
    // As in the browsers of Android.
    await canShowPdf(page, false)
    const family = unique('Kurian')
    const name = `Jaya ${family}`
    const title = await apply(page, name, { withCv: true })
    await apply(page, `Binu ${family}`)
    const row = await findRow(page, name, family)
    const main = page.getByRole('main')

    await test.step('the list shows its job and its CV', async () => {
      expect(await widthOf(page)).toBe(360)
      await expect(row).toContainText(title)
      await expect(row).toContainText('Four years with a contractor')
      await expect(page.getByRole('row', { name: `Binu ${family}` })).toContainText('No CV uploaded')
      const cv = row.getByRole('link', { name: 'View the CV' })
      await expect(cv).toHaveAttribute('target', '_blank')
      const address = (await cv.getAttribute('href')) ?? ''
      expect(address).toMatch(/^\/uploads\/cv\/[0-9a-f]+\.pdf\?inline=1$/)
      expect((await page.request.get(address)).status()).toBe(200)
    })

    await test.step('the applicant is a tap away, and a CV that cannot be shown here opens on its own', async () => {
      await choose(row, 'Open')
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      expect(await widthOf(page)).toBe(360)
      const call = main.getByRole('link', { name: 'Call' })
      await expect(call).toBeInViewport({ ratio: 1 })
      await expect(call).toHaveAttribute('href', 'tel:9447000000')
      const whatsapp = main.getByRole('link', { name: 'WhatsApp' })
      await expect(whatsapp).toBeInViewport({ ratio: 1 })
      await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/919447000000\?text=/)
      const mail = main.getByRole('link', { name: 'asha@example.com' })
      await expect(mail).toHaveAttribute('href', /^mailto:asha%40example\.com/)
      await expect(main.getByRole('link', { name: 'View CV' })).toHaveAttribute('target', '_blank')
      await expect(main.getByRole('button', { name: 'Show CV' })).toBeHidden()
      const files = ['View CV', 'Download'].map((name) => main.getByRole('link', { name }))
      const [view, download] = await expectOneLine(...files)
      expect(view?.width).toBe(download?.width)
    })

    await test.step('shortlisted, then the next one and back to the list', async () => {
      const shortlist = main.getByRole('button', { name: 'Shortlist' })
      await expect(shortlist).toBeInViewport({ ratio: 1 })
      await shortlist.tap()
      await expect(main.getByLabel(`Status of ${name}`)).toHaveValue('shortlisted')
      for (const target of await main.getByRole('navigation').getByRole('link').all())
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await main.getByRole('link', { name: 'Previous' }).tap()
      await expect(page.getByRole('heading', { level: 1, name: `Binu ${family}` })).toBeVisible()
      await main.getByRole('link', { name: 'Applications', exact: true }).tap()
      await expect(row.getByRole('combobox')).toHaveValue('shortlisted')
    })
  })
})

/** Their middles. Returns their boxes. */
async function expectOneLine(...places: Locator[]) {
  const boxes = await Promise.all(places.map(async (place) => (await place.boundingBox()) ?? fail()))
  const middles = boxes.map(({ y, height }) => y + height / 2)
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
  return boxes
}

function fail(): never {
  throw new Error('it is not on the screen')
}

/** Desktop browsers can, those of Android cannot. */
async function canShowPdf(page: Page, able: boolean) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value })
  }, able)
}
