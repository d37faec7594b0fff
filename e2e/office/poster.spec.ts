// The poster of a job. What the QR codes say is read from the pixels, by another library than the one that drew them.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { calls } from '../../contract/calls.ts'
import type { Job } from '../../contract/jobs.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { axeWidths, expectNoViolations, widthOf } from '../testing/look.ts'
import { choose, expect, test, unique } from '../testing/staff.ts'

/** Of the demo content, with Malayalam. */
const title = 'Waterproofing applicator'
const inMalayalam = 'വാട്ടർപ്രൂഫിങ് പണിക്കാർ'
const addressOf = (id: string) => adminPages.jobPoster.path.replace(':id', id)

test('a poster is one tap from its job, and is shared or downloaded on a phone', {
  tag: '@journey',
}, async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await acceptShares(page)
  await page.goto(`${adminPages.jobs.path}?search=${encodeURIComponent(title)}`)
  await choose(page.getByRole('row', { name: title }), 'Poster')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Poster: ${title}`)
  expect(await widthOf(page)).toBe(360)

  const english = await downloadPicture(page)
  expect(english).toMatchObject({ name: 'waterproofing-applicator-en.png', width: 2160, height: 2700 })
  expect(await decoded(english.file)).toBe(`${baseURL}/career/waterproofing-applicator`)

  await page.getByRole('radio', { name: 'മലയാളം' }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Poster: ${inMalayalam}`)
  const malayalam = await downloadPicture(page)
  const link = `${baseURL}/ml/career/waterproofing-applicator`
  expect(await decoded(malayalam.file)).toBe(link)
  expect(malayalam.file.equals(english.file)).toBe(false)
  expect((await page.goto(link))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inMalayalam)

  await page.goBack()
  await page.getByRole('button', { name: 'Share' }).click()
  expect(await page.evaluate(() => window.shared)).toEqual({
    text: `${title}\n${baseURL}/career/waterproofing-applicator?utm_source=whatsapp`,
    files: [['waterproofing-applicator-en.png', 'image/png']],
  })
})

test('a poster has the number that the Career page names for the crafts', async ({ page }) => {
  await page.goto(publicPages.career.path)
  const number = await page.getByRole('main').locator('.prose a[href^="tel:"]').first().textContent()
  await page.goto(addressOf(await idOf(page, title)))
  await expect(pictureOf(page, `: ${number?.replace(/\s/g, ' ')}`)).toBeVisible()
})

test('the picture is printed on one page, sharp, in either language and with its fonts', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(addressOf(await idOf(page, title)))
  for (const { name, prefix, word, fonts } of [
    { name: 'English', prefix: '', word: 'Sites around Kochi', fonts: ['Figtree', 'Fraunces'] },
    {
      name: 'മലയാളം',
      prefix: '/ml',
      word: 'കൊച്ചിക്കു ചുറ്റുമുള്ള സൈറ്റുകൾ',
      fonts: ['Anek Malayalam', 'Noto Serif Malayalam'],
    },
  ]) {
    await page.getByRole('radio', { name }).check()
    const picture = pictureOf(page, word)
    await expect(picture).toBeVisible()
    expect(await loadedFonts(page)).toEqual(expect.arrayContaining(fonts))
    expect(await pagesOnPaper(page)).toEqual(['595 x 842'])
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await expect(picture).toBeVisible()
    expect(await decoded(await page.screenshot())).toBe(`${baseURL}${prefix}/career/waterproofing-applicator`)
    await page.emulateMedia({ media: null })
  }
  await expectNoViolations(page, axeWidths)
})

test('long texts shrink until all of them are on the poster', async ({ page, office, baseURL }) => {
  const long = unique(
    'Engineer for houses, floors and roofs between Aluva, Angamaly, Perumbavoor and Muvattupuzha',
  )
  const words = 'Monday to Saturday, 8.30 in the morning to 5.30 in the evening, every second Saturday free'
  const data = {
    ...{ title: long, type: 'Full time', experience: words, pay: words, place: words, hours: words },
    ...{ description: 'Two sites.', closes_on: '2099-12-31' },
  }
  const { id, slug } = await (await office.post(calls.createJob.path, { data })).json()
  await keepLines(page)
  await page.goto(addressOf(id))
  const { file } = await downloadPicture(page)
  expect(await decoded(file)).toBe(`${baseURL}/career/${slug}`)
  await expect(pictureOf(page, '31 December 2099')).toBeVisible()
  const lines = await page.evaluate(() => window.drawn ?? [])
  const text = lines.map((line) => line.text).join(' ')
  expect([text.split(long).length - 1, text.split(words).length - 1]).toEqual([1, 4])
  // Within its margins.
  expect(lines.filter(({ right, bottom }) => right > 1000 || bottom > 1300)).toEqual([])
  expect(await pagesOnPaper(page)).toEqual(['595 x 842'])
  await page.getByRole('radio', { name: 'മലയാളം' }).check()
  await expect(page.getByText('have no Malayalam yet')).toBeVisible()
  await office.put(calls.openJob.path.replace(':id', id), { data: { open: false } })
  await page.reload()
  await expect(page.getByText('This job is closed')).toBeVisible()
})

declare global {
  interface Window {
    shared?: { text?: string; files?: [string, string][] }
    drawn?: { text: string; right: number; bottom: number }[]
  }
}

/** As a phone does, which has apps to share with. */
const acceptShares = (page: Page) =>
  page.addInitScript(() => {
    navigator.canShare = () => true
    navigator.share = async ({ text = '', files = [] } = {}) => {
      window.shared = { text, files: files.map(({ name, type }) => [name, type]) }
    }
  })

/** What is written on a canvas, and where it ends. */
const keepLines = (page: Page) =>
  page.addInitScript(() => {
    const { prototype } = CanvasRenderingContext2D
    const { fillText } = prototype
    window.drawn = []
    prototype.fillText = function (text, x, y) {
      window.drawn?.push({ text, right: x + this.measureText(text).width, bottom: y })
      fillText.call(this, text, x, y)
    }
  })

const pictureOf = (page: Page, text: string) => page.getByRole('main').getByRole('img', { name: text })

async function idOf(page: Page, name: string) {
  const jobs: Job[] = await (await page.request.get(calls.listJobs.path)).json()
  return jobs.find((job) => job.title === name)?.id ?? ''
}

async function downloadPicture(page: Page) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const download = await coming
  const file = await readFile(await download.path())
  const { width, height } = await sharp(file).metadata()
  return { name: download.suggestedFilename(), file, width, height }
}

async function decoded(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ data, width: info.width, height: info.height })
}

const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )

/** The sizes of the pages that a printer gets, in points. */
async function pagesOnPaper(page: Page) {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return boxes.map(([, width, height]) => `${Math.round(Number(width))} x ${Math.round(Number(height))}`)
}
