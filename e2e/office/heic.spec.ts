// Photos in Apple's format, which Chromium cannot open. When they are converted, and what else is refused:
// web/admin/images/files/picture-file.test.ts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { uploadMessages } from '../../contract/admin/upload-messages.ts'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { holdBack } from '../testing/browser.ts'
import { addProject, chooseGallery, fillProject, findProject, photos } from '../testing/photos.ts'
import { expect, refusals, test, unique } from '../testing/staff.ts'

/** 3000 × 2000 pixels that a phone held upright has taken, in four colours of Display P3. Made with heif-enc. */
const buffer = readFileSync(join(import.meta.dirname, '../testing/upright.heic'))
const iphonePhoto = { name: 'IMG_0042.HEIC', mimeType: '', buffer }
/** The same colours in sRGB: those of the left half from top to bottom, then those of the right half. */
const colours = [
  [85, 111, 206],
  [232, 220, 103],
  [215, 93, 97],
  [65, 182, 90],
]

/** What is fetched to convert a photo. */
function watchDecoder(page: Page) {
  const fetched: string[] = []
  page.on('request', (request) => {
    const [name] = /(heic-worker|libheif)(?=-[\w-]+\.(js|wasm)$)/.exec(request.url()) ?? []
    if (name) fetched.push(name)
  })
  return fetched
}

async function expectUpright(picture: Buffer) {
  const { width = 0, height = 0 } = await sharp(picture).metadata()
  expect(width / height).toBeCloseTo(2 / 3, 2)
  for (const [i, expected] of colours.entries()) {
    const left = Math.round(width * (i < 2 ? 0.25 : 0.75))
    const top = Math.round(height * (i % 2 === 0 ? 0.25 : 0.75))
    const spot = await sharp(picture)
      .removeAlpha()
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer()
    for (const [part, value] of expected.entries())
      expect(Math.abs((spot[part] ?? 0) - value), `${expected} is ${[...spot]}`).toBeLessThan(8)
  }
}

test('an iPhone’s photo is converted in the browser, whose decoder nobody else fetches', async ({ page }) => {
  const fetched = watchDecoder(page)
  await page.goto(adminPages.addProject.path)
  const client = unique('Varghese')
  await fillProject(page, client)
  await chooseGallery(page, await photos(3))
  await expect(page.getByText('Ready, ')).toHaveCount(3)
  expect(fetched).toEqual([])

  await chooseGallery(page, [iphonePhoto])
  const preview = page.getByRole('img', { name: iphonePhoto.name })
  await expect(preview).toHaveJSProperty('naturalHeight', 2560)
  await expect(page.getByText('Ready, ')).toHaveCount(4)
  expect(fetched).toEqual(['heic-worker', 'libheif'])
  // What its worker may do, the page may not.
  const compiling = page.evaluate(() =>
    WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)).then(String, String),
  )
  expect(await compiling).toContain('Content Security Policy')

  await page.getByRole('button', { name: 'Add project' }).click()
  await expect(page.getByText(`${client} is in the gallery now.`)).toBeVisible()
  const project = await findProject(page, client)
  const stored = await page.request.get(project?.gallery_images.at(-1) ?? '')
  await expectUpright(await stored.body())
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, expectedMessages: refusals })

  test('it is converted for an update; without the decoder its photo is refused with what to do', async ({
    page,
    context,
  }) => {
    const { id } = await addProject(page.request, { building: true })
    await page.goto(adminPages.addUpdate.path.replace(':id', id))
    const choose = page.getByRole('button', { name: /^Choose (more )?pictures$/ })

    const isDecoder = /libheif-[\w-]+\.wasm$/
    await context.route(isDecoder, (route) => route.abort())
    await choose.setInputFiles(iphonePhoto)
    await expect(page.getByRole('alert')).toContainText(`${iphonePhoto.name}: ${uploadMessages.heic}`)
    await context.unroute(isDecoder)

    const release = await holdBack(context, isDecoder)
    await choose.setInputFiles(iphonePhoto)
    const chosen = page.getByRole('list', { name: 'Chosen pictures' }).getByRole('listitem')
    await expect(chosen).toContainText(uploadMessages.converting)
    release()
    await expect(chosen.getByRole('img', { name: iphonePhoto.name })).toHaveJSProperty('naturalHeight', 2560)
    await page.getByRole('button', { name: 'Send update' }).click()
    await expect(page.getByRole('list', { name: 'Sent updates' }).locator('img').first()).toBeVisible()
    const [update] = await (await page.request.get(calls.listUpdates.path.replace(':id', id))).json()
    await expectUpright(await (await page.request.get(update.pictures[0].src)).body())
  })
})
