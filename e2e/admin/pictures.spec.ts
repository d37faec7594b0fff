// Choosing, ordering and sending pictures, as a site engineer with a phone full of them does.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import {
  addProject,
  chooseGallery,
  fillProject,
  findProject,
  getProject,
  photo,
  photos,
  storedColours,
} from '../testing/photos.ts'
import { choose, delayCall, expect, logIn, owner, refusals, test, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const chosen = (page: Page) => page.getByRole('list', { name: 'Chosen gallery images' }).getByRole('listitem')
const isImages = (url: URL) => /^\/admin\/products\/[^/]+\/images$/.test(url.pathname)

async function startProject(page: Page, files: Awaited<ReturnType<typeof photos>>) {
  await page.goto(adminPages.addProject.path)
  return describeProject(page, files)
}

/** On the screen as it is: a project that was added has left an empty form. */
async function describeProject(page: Page, files: Awaited<ReturnType<typeof photos>>) {
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

test('photos are put in order by arrow keys, by buttons and by dragging, sent as shown, and say how far they are', async ({
  page,
}) => {
  const client = await startProject(page, await photos(6))

  await test.step('the first becomes the main image, and any other can take its place', async () => {
    await expect(chosen(page)).toHaveCount(5)
    await choose(page, 'Make main', 'picture 3')
  })

  await test.step('arrow keys, buttons and dragging', async () => {
    await page.getByRole('button', { name: /^Move picture 5 of 5/ }).focus()
    await page.keyboard.press('Home')
    await expect(page.getByRole('button', { name: /^Move picture 1 of 5/ })).toBeFocused()
    await choose(page, 'Later', 'picture 2')
    const last = chosen(page).nth(4).getByRole('img')
    const first = chosen(page).nth(0).getByRole('img')
    await last.scrollIntoViewIfNeeded()
    await last.hover()
    await page.mouse.down()
    const target = await first.boundingBox()
    if (!target) throw new Error('nothing to drag to')
    const { x, y, width, height } = target
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 })
    await page.mouse.up()
    const names = await chosen(page)
      .getByRole('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
    expect(names).toEqual([4, 5, 2, 1, 0].map((index) => `photo-${index}.jpg`))
  })

  await test.step('each picture and all of them together say how far they are', async () => {
    const letGo = await delayCall(page, 'addProjectImage')
    await submit(page)
    await expect(page.getByText('4 of 6 pictures sent').last()).toBeVisible()
    await expect(page.getByRole('progressbar', { name: '4 of 6 pictures sent' })).toBeVisible()
    await expect(chosen(page).nth(3).getByRole('progressbar')).toBeVisible()
    await expect(chosen(page).nth(2)).toContainText('Sent')
    await expect(chosen(page).nth(4)).toContainText('Waiting')
    letGo()
  })

  expect(await storedColours(page, await finishProject(page, client))).toEqual([3, 4, 5, 2, 1, 0])
})

test('a file that cannot be used is named, with what to do; what was chosen or dropped is not lost by leaving', async ({
  page,
}) => {
  await page.goto(adminPages.addProject.path)

  await test.step('files that cannot be used', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
    await chooseGallery(page, [
      await photo(0),
      { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic },
      { name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: heic },
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
      { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(15_000_001) },
      { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ])
    const problems = page.getByRole('alert').filter({ hasText: 'plan.pdf' })
    await expect(problems).toContainText(
      'IMG_1.HEIC: HEIC photos cannot be used. Please save the photo as JPEG',
    )
    await expect(problems).toContainText('IMG_2.jpg: HEIC photos cannot be used.')
    await expect(problems).toContainText('plan.pdf: This is not a JPEG, PNG or WebP image.')
    await expect(problems).toContainText('huge.jpg: This image is over 15 MB.')
    await expect(problems).toContainText('broken.png: This image is damaged or incomplete.')
    await expect(chosen(page)).toHaveCount(0)
    await expect(page.getByRole('img', { name: 'photo-0.jpg' })).toBeVisible()
    await problems.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('plan.pdf')).toHaveCount(0)
  })

  await test.step('a photo too large to be opened here is refused before it is sent', async () => {
    const large = await photo(1)
    // Only the head of the file is read, so it is enough that this claims to be large.
    const head = large.buffer.indexOf(Buffer.from([0xff, 0xc0]))
    large.buffer.writeUInt16BE(12_000, head + 5)
    large.buffer.writeUInt16BE(10_100, head + 7)
    await chooseGallery(page, [large])
    await expect(page.getByText('this device could not make it smaller')).toBeVisible()
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

test('of too many photos the first are taken, and the screen says so', async ({ page }) => {
  const files = (await photos(8)).flatMap((one) =>
    ['a', 'b', 'c', 'd'].map((letter) => ({ ...one, name: letter + one.name })),
  )
  await page.goto(adminPages.addProject.path)
  await chooseGallery(page, files)
  await expect(chosen(page)).toHaveCount(30)
  await expect(
    page.getByText('A project can have at most 30 gallery images. 1 photo was left out.'),
  ).toBeVisible()
  await expect(page.getByRole('group', { name: 'Choose more gallery images' })).toHaveCount(0)
})

test('a large photo is made smaller here, and stands upright; so is one that the server would refuse', async ({
  page,
}) => {
  const heavy = await heavyPhoto(3_200, 2_400, 6)
  const huge = await photo(1, 9_000, 6_700)
  // Programs that edit photos append as much; browsers ignore it.
  huge.buffer = Buffer.concat([huge.buffer, Buffer.alloc(20_000_000)])
  const client = await startProject(page, [heavy, huge, ...(await photos(2))])
  await expect(page.getByText('Getting ready...')).toHaveCount(0)
  const sent = page.waitForRequest((request) => request.url().endsWith(calls.createProject.path))
  await submit(page)
  const { main_picture, gallery_pictures } = await getProject(page, await finishProject(page, client))
  expect(main_picture).toMatchObject({ width: 1_920, height: 2_560 })
  expect(gallery_pictures[0]).toMatchObject({ width: 2_560, height: 1_906 })
  const bytes = Number((await (await sent).allHeaders())['content-length'])
  expect(bytes).toBeLessThan(heavy.buffer.length)
})

test('a picture that fails can be sent again, and one that the server refuses does not hold up the others', async ({
  page,
}) => {
  await test.step('one fails; the project is safe meanwhile', async () => {
    const client = await startProject(page, await photos(7))
    let count = 0
    await page.route(isImages, (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      count++
      return count === 2
        ? route.fulfill({ status: 500, json: { message: 'Something went wrong' } })
        : route.fallback()
    })
    await submit(page)
    await expect(page.getByText('❌ Upload failed')).toBeVisible()
    await expect(page.getByText(`${client} is saved and hidden until its pictures are sent.`)).toBeVisible()
    await expect(page.getByText('2 pictures have not been sent yet.')).toBeVisible()
    await choose(chosen(page).nth(4), 'Try again')
    expect(await storedColours(page, await finishProject(page, client))).toEqual([0, 1, 2, 3, 4, 5, 6])
    await page.unroute(isImages)
  })

  await test.step('one is refused', async () => {
    const client = await describeProject(page, await photos(7))
    let count = 0
    await page.route(isImages, (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      count++
      const json = { message: 'photo-4.jpg: This image is damaged or incomplete.' }
      return count === 1 ? route.fulfill({ status: 400, json }) : route.fallback()
    })
    await submit(page)
    await expect(page.getByText('1 picture has not been sent yet.')).toBeVisible()
    await expect(chosen(page).nth(3)).toContainText('This image is damaged or incomplete.')
    await choose(chosen(page).nth(3), 'Remove')
    await page.getByRole('button', { name: 'Finish' }).click()
    expect(await storedColours(page, await finishProject(page, client))).toEqual([0, 1, 2, 3, 5, 6])
  })
})

test('sending is stopped and taken up again; a project whose answer was lost is not added twice', async ({
  page,
}) => {
  await test.step('stopped and taken up again', async () => {
    const client = await startProject(page, await photos(6))
    let held = 0
    await page.route(isImages, (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      held++
    })
    await submit(page)
    await expect.poll(() => held).toBe(1)
    await page.getByRole('button', { name: 'Cancel', exact: true }).last().click()
    await expect(page.getByText('2 pictures have not been sent yet.')).toBeVisible()
    const shown = await page.request.get(`${calls.listProjects.path}?search=${client}`)
    expect(await shown.json(), 'nobody sees a half-finished project').toEqual([])
    await page.unroute(isImages)
    await page.getByRole('button', { name: 'Send the 2 missing pictures' }).click()
    expect(await storedColours(page, await finishProject(page, client))).toEqual([0, 1, 2, 3, 4, 5])
  })

  await test.step('an answer is lost', async () => {
    const client = await describeProject(page, await photos(5))
    let count = 0
    await page.route(`**${calls.createProject.path}`, async (route) => {
      count++
      await route.fetch()
      return route.abort('connectionreset')
    })
    await submit(page)
    const id = await finishProject(page, client)
    expect(count).toBe(1)
    expect(await storedColours(page, id)).toEqual([0, 1, 2, 3, 4])
  })
})

test('a connection that breaks is tried again, and nothing arrives twice', async ({ page }) => {
  const { id } = await addProject(page.request)
  await page.clock.install()
  await page.goto(adminPages.addImages.path.replace(':id', id))
  await chooseGallery(page, await photos(2, 5))
  let count = 0
  await page.route(isImages, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    count++
    // The first picture arrives but its answer is lost; the second is lost on its way.
    if (count === 1) await route.fetch()
    return count < 3 ? route.abort('connectionreset') : route.fallback()
  })
  await page.getByRole('button', { name: 'Upload images' }).click()
  // The pauses before each new attempt.
  await expect(async () => {
    await page.clock.fastForward(6_000)
    expect(count).toBeGreaterThan(2)
  }).toPass()
  await expect(
    page.getByRole('list', { name: 'Gallery images', exact: true }).getByRole('listitem'),
  ).toHaveCount(5)
  expect(await storedColours(page, id)).toEqual([0, 1, 2, 3, 5, 6])
})

test.describe('with a session of its own', () => {
  test.use({ storageState: ({ baseURL }, use) => logIn(baseURL ?? '').then(use) })

  test('a session that ends costs no picture', async ({ page }) => {
    const client = await startProject(page, await photos(5))
    await page.request.post(calls.logout.path)
    await submit(page)
    const dialog = page.getByRole('dialog', { name: 'Please log in again' })
    await dialog.getByLabel(/^Password/).fill(owner.password)
    await page.keyboard.press('Enter')
    expect(await storedColours(page, await finishProject(page, client))).toEqual([0, 1, 2, 3, 4])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a project with six photos is added, and stands in the public gallery', async ({ page }) => {
    await page.goto(adminPages.dashboard.path)
    await page.getByRole('button', { name: 'Admin menu' }).tap()
    await page.getByRole('link', { name: 'Add Project' }).tap()
    const client = unique('Fathima')
    await fillProject(page, client)
    await expect(page.getByText('Take a photo').first()).toBeVisible()
    await chooseGallery(page, await photos(6))
    await choose(page, 'Make main', 'picture 2')
    await choose(page, 'Earlier', 'picture 5')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.getByRole('button', { name: 'Add project' }).tap()
    const id = await finishProject(page, client)
    expect(await storedColours(page, id)).toEqual([2, 1, 0, 3, 5, 4])
    await page.getByRole('link', { name: 'View on site' }).tap()
    await expect(page.getByText(client).first()).toBeVisible()
    const { pathname } = new URL(page.url())
    await page.goto('/gallery')
    await expect(page.locator(`a[href="${pathname}"]`).first()).toBeVisible()
  })

  test('a finger on the handle drags a picture', async ({ page, context }) => {
    await startProject(page, await photos(5))
    const handle = page.getByRole('button', { name: /^Move picture 1 of 4/ })
    await handle.scrollIntoViewIfNeeded()
    const from = await handle.boundingBox()
    const target = await chosen(page).nth(1).boundingBox()
    if (!from || !target) throw new Error('nothing to drag')
    const touch = await context.newCDPSession(page)
    const x = from.x + 20
    const point = (type: string, y: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchMove',
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      })
    await point('touchStart', from.y + 20)
    for (let step = 1; step <= 5; step++)
      await point('touchMove', from.y + 20 + ((target.y + target.height / 2 - from.y - 20) * step) / 5)
    await point('touchEnd', 0)
    await expect(chosen(page).nth(1).getByRole('img')).toHaveAttribute('alt', 'photo-1.jpg')
  })
})
