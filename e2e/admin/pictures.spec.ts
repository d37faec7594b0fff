// Choosing, ordering and sending pictures, as a site engineer with a phone full of them does. Which files are taken, in which
// order they are sent and what is tried again: web/admin/images/**/*.test.ts.
import type { Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { widthOf } from '../testing/look.ts'
import {
  chooseGallery,
  fillProject,
  findProject,
  getProject,
  photo,
  photos,
  storedColours,
} from '../testing/photos.ts'
import { choose, expect, refusals, test, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen gallery images' }).getByRole('listitem')
const isImages = (url: URL) => /^\/admin\/products\/[^/]+\/images$/.test(url.pathname)

async function startProject(page: Page, files: Awaited<ReturnType<typeof photos>>) {
  await page.goto(adminPages.addProject.path)
  const client = unique('Varghese')
  await fillProject(page, client)
  await chooseGallery(page, files)
  return client
}

async function finishProject(page: Page, client: string) {
  await expect(page.getByText(`${client} is in the gallery now.`)).toBeVisible()
  return (await findProject(page, client))?.id ?? ''
}

const submit = (page: Page) => page.getByRole('button', { name: 'Add project' }).click()

/** A picture with so much in it that it weighs what a phone's photo weighs. */
async function heavyPhoto(width: number, height: number, orientation = 1) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const grain = sharp({
    create: { width: width / 4, height: height / 4, channels: 3, background: '#888', noise },
  })
  const buffer = await sharp(await grain.png().toBuffer())
    .resize(width, height, { kernel: 'nearest' })
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toBuffer()
  return { name: `heavy-${orientation}.jpg`, mimeType: 'image/jpeg', buffer }
}

test('photos are put in order by keyboard and by dragging; what is refused or fails is said, and the rest is sent on request', {
  tag: '@journey',
}, async ({ page }) => {
  const client = await startProject(page, await photos(8))

  await test.step('arrow keys and dragging', async () => {
    await page.getByRole('button', { name: /^Move picture 7 of 7/ }).focus()
    await page.keyboard.press('Home')
    await expect(page.getByRole('button', { name: /^Move picture 1 of 7/ })).toBeFocused()
    await dragLastToPrevious(page)
    const pictures = chosen(page).getByRole('img')
    await expect
      .poll(() => pictures.evaluateAll((all) => all.map((one) => one.getAttribute('alt'))))
      .toEqual([7, 1, 2, 3, 4, 6, 5].map((index) => `photo-${index}.jpg`))
  })

  const answered = Promise.withResolvers<void>()
  const message = 'photo-3.jpg: This image is damaged or incomplete.'
  const fates: ((route: Route) => unknown)[] = [
    (route) => answered.promise.then(() => route.fulfill({ status: 400, json: { message } })),
    (route) => route.fulfill({ status: 500, json: { message: 'Something went wrong' } }),
  ]
  await page.route(isImages, async (route) => {
    const fate = route.request().method() === 'POST' ? fates.shift() : undefined
    await (fate ? fate(route) : route.fallback())
  })
  await submit(page)

  await test.step('each picture and all of them together say how far they are', async () => {
    await expect(page.getByRole('progressbar', { name: '4 of 8 pictures sent' })).toBeVisible()
    await expect(chosen(page).nth(3).getByRole('progressbar')).toBeVisible()
    await expect(chosen(page).nth(2)).toContainText('Sent')
    await expect(chosen(page).nth(4)).toContainText('Waiting')
    answered.resolve()
  })

  await test.step('one is refused, the next fails; the project is safe meanwhile', async () => {
    await expect(page.getByText('❌ Upload failed')).toBeVisible()
    await expect(page.getByText(`${client} is saved and hidden until its pictures are sent.`)).toBeVisible()
    await expect(chosen(page).nth(3)).toContainText('This image is damaged or incomplete.')
    await choose(chosen(page).nth(3), 'Remove')
    const shown = await page.request.get(`${calls.listProjects.path}?search=${client}`)
    expect(await shown.json(), 'nobody sees a half-finished project').toEqual([])
  })

  await test.step('the rest is sent on request', async () => {
    await page.getByRole('button', { name: 'Send the 3 missing pictures' }).click()
    expect(await storedColours(page, await finishProject(page, client))).toEqual([0, 7, 1, 2, 4, 6, 5])
  })
})

async function dragLastToPrevious(page: Page) {
  const last = chosen(page).last().getByRole('img')
  const previous = chosen(page).nth(-2).getByRole('img')
  await last.scrollIntoViewIfNeeded()
  // Hovering waits until it stands still.
  await previous.hover()
  const target = await previous.boundingBox()
  if (!target) throw new Error('nothing to drag to')
  await last.hover()
  await page.mouse.down()
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 5 })
  await page.mouse.up()
}

test('a file that cannot be used is named, with what to do; what was chosen or dropped is not lost by leaving', async ({
  page,
}) => {
  await page.goto(adminPages.addProject.path)

  await test.step('files that cannot be used', async () => {
    await chooseGallery(page, [
      await photo(0),
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
    ])
    const problems = page.getByRole('alert').filter({ hasText: 'plan.pdf' })
    await expect(problems).toContainText('plan.pdf: This is not a JPEG, PNG or WebP image.')
    await expect(chosen(page)).toHaveCount(0)
    await expect(page.getByRole('img', { name: 'photo-0.jpg' })).toBeVisible()
    await problems.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('plan.pdf')).toHaveCount(0)
  })

  await test.step('photos are dropped, and a file dropped beside does not replace the page', async () => {
    const { buffer, name, mimeType } = await photo(2)
    const data = await page.evaluateHandle(
      ([bytes, name, type]) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([Uint8Array.from(bytes)], name, { type }))
        return transfer
      },
      [[...buffer], name, mimeType] as const,
    )
    await page
      .getByRole('group', { name: 'Choose gallery images' })
      .dispatchEvent('drop', { dataTransfer: data })
    await expect(page.getByRole('img', { name: 'photo-2.jpg' })).toBeVisible()
    const prevented = await page.evaluate(
      () => !document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true })),
    )
    expect(prevented).toBe(true)
  })

  await test.step('chosen pictures are not lost by leaving', async () => {
    await page.getByRole('link', { name: 'All Projects' }).click()
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay' })
      .click()
    await expect(page.getByRole('img', { name: 'photo-0.jpg' })).toBeVisible()
  })
})

test('a large photo is made smaller here, and stands upright', async ({ page }) => {
  const heavy = await heavyPhoto(2_800, 2_100, 6)
  const client = await startProject(page, [heavy, ...(await photos(3))])
  await expect(page.getByText('Getting ready...')).toHaveCount(0)
  const sent = page.waitForRequest((request) => request.url().endsWith(calls.createProject.path))
  await submit(page)
  const { main_picture } = await getProject(page, await finishProject(page, client))
  expect(main_picture).toMatchObject({ width: 1_920, height: 2_560 })
  const bytes = Number((await (await sent).allHeaders())['content-length'])
  expect(bytes).toBeLessThan(heavy.buffer.length)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a project with six photos is added, in the order that a finger gives them, and stands in the public gallery', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto(adminPages.dashboard.path)
    await page.getByRole('button', { name: 'Admin menu' }).tap()
    await page.getByRole('link', { name: 'Add Project' }).tap()
    await expect(page.getByText('Take a photo').first()).toBeVisible()
    const client = unique('Fathima')
    await fillProject(page, client)
    await chooseGallery(page, await photos(6))
    await expect(chosen(page)).toHaveCount(5)
    await dragFirstToSecond(page)
    await expect(chosen(page).nth(1).getByRole('img')).toHaveAttribute('alt', 'photo-1.jpg')
    await choose(page, 'Make main', 'picture 2')
    await choose(page, 'Earlier', 'picture 5')
    expect(await widthOf(page)).toBe(360)
    await page.getByRole('button', { name: 'Add project' }).tap()
    const id = await finishProject(page, client)
    expect(await storedColours(page, id)).toEqual([1, 2, 0, 3, 5, 4])
    await page.getByRole('link', { name: 'View on site' }).tap()
    await expect(page.getByText(client).first()).toBeVisible()
    const { pathname } = new URL(page.url())
    await page.goto('/gallery')
    await expect(page.locator(`a[href="${pathname}"]`).first()).toBeVisible()
  })
})

async function dragFirstToSecond(page: Page) {
  const handle = page.getByRole('button', { name: /^Move picture 1 of/ })
  await handle.scrollIntoViewIfNeeded()
  const from = await handle.boundingBox()
  const target = await chosen(page).nth(1).boundingBox()
  if (!from || !target) throw new Error('nothing to drag')
  const touch = await page.context().newCDPSession(page)
  const x = from.x + 20
  const start = from.y + 20
  const point = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
  await point('touchStart', start)
  for (let step = 1; step <= 5; step++)
    await point('touchMove', start + ((target.y + target.height / 2 - start) * step) / 5)
  await point('touchEnd')
}
