// A project and a job on paper: one page each, however long they are.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { type Language, pathIn } from '../../contract/languages.ts'
import { maxGalleryImages, maxPicturePairs, maxTextLength, maxUpdateLength } from '../../contract/limits.ts'
import { publicPages } from '../../contract/pages.ts'
import type { Project } from '../../contract/projects.ts'
import { company } from '../../site.config.ts'
import { addJob, expect, removeJob, test } from '../testing/office.ts'
import { addProject, photo } from '../testing/photos.ts'

const { gallery, career } = publicPages
const inEnglish = 'Laterite walls carry a roof of old tiles, and the courtyard brings light into every room. '
const inMalayalam = 'വെട്ടുകല്ലിൽ തീർത്ത ഭിത്തികളും പഴയ ഓടുകൊണ്ടുള്ള മേൽക്കൂരയും; നടുമുറ്റത്തുകൂടി വെളിച്ചമെത്തും. '
const facts = {
  title: 'A house beside the paddy fields, built of laterite and old tiles',
  district: 'Thrissur',
  plot: '12 cents',
  bedrooms: 5,
  handed_over: 2025,
  months: 14,
  cost_band: '₹80 lakh to ₹1 crore',
  work: 'Design, structure, interior, floor coating, waterproofing',
  rera: 'K-RERA/PRJ/TSR/123/2024',
} as const

/** With paragraphs, as people write them. */
const fill = (sentence: string, length: number) =>
  `${sentence.repeat(6).trim()}\n\n`.repeat(length / 100).slice(0, length)

test('on paper the longest project and job fit on one page each: all their words and pictures, and who sent them', async ({
  page,
  office,
}) => {
  test.slow()
  for (const sentence of [inEnglish, inMalayalam]) {
    const description = fill(sentence, maxTextLength)
    const added = await addProject(office, { ...facts, description }, maxGalleryImages)
    const job = await addJob(office, { description, pay: '₹35,000 a month', place: 'Thrissur and Ernakulam' })
    const at = (path: string) => path.replace(':id', added.id)
    const project: Project = await (await office.get(at(calls.getProject.path))).json()
    for (let pair = 0; pair < maxPicturePairs; pair++) {
      const [before, after] = project.gallery_images.slice(2 * pair)
      expect((await office.post(at(calls.addPicturePair.path), { data: { before, after } })).ok()).toBe(true)
    }
    await office.put(at(calls.allowUpdates.path), { data: { permission_by: 'Asha' } })
    for (let day = 1; day <= 5; day++) {
      const multipart = {
        text: fill(sentence, maxUpdateLength),
        happened_on: `2025-01-0${day}`,
        images: await photo(day),
      }
      const { id } = await (await office.post(at(calls.addUpdate.path), { multipart })).json()
      const shown = calls.showUpdate.path.replace(':id', id)
      expect((await office.put(shown, { data: { public: true } })).ok()).toBe(true)
    }

    for (const language of ['en', 'ml'] as const)
      for (const path of [`${gallery.path}/${added.slug}`, `${career.path}/${job.slug}`]) {
        await expectOnePage(page, path, language)
        await expect(page.locator('main :is(dl, .prose)').first()).toBeVisible()
        const pressed = page.locator('a[href^="#"], button, input, nav, .masthead, .contact-bar')
        await expect(pressed.filter({ visible: true }), path).toHaveCount(0)
        const words = page.locator('main .long-4')
        await expect(words).toContainText(description.trim().slice(-80))
        const [inner, outer] = await Promise.all([words.boundingBox(), page.locator('footer').boundingBox()])
        expect((inner?.y ?? 0) + (inner?.height ?? 0), path).toBeLessThan(outer?.y ?? 0)
        const picture = page.locator('main article > figure')
        if (await picture.count()) expect((await picture.boundingBox())?.height).toBeGreaterThan(50)
      }
    await removeJob(office, job)
    await office.delete(at(calls.deleteProject.path))
  }
})

/** In print, with the heading, the company's name and number, and the page's own address. */
async function expectOnePage(page: Page, path: string, language: Language) {
  const address = pathIn(language, path)
  await page.emulateMedia({ media: 'screen' })
  await page.goto(address)
  await page.emulateMedia({ media: 'print' })
  const footer = page.locator('footer')
  for (const shown of [
    page.getByRole('heading', { level: 1 }),
    footer.getByRole('heading'),
    footer.getByText(company.phone.replaceAll(' ', '\u00a0')),
    footer.getByText(company.mail),
  ])
    await expect(shown.first()).toBeVisible()
  const printed = await page
    .locator('.one-page')
    .evaluate((article) => getComputedStyle(article, '::after').content)
  expect(printed).toContain(new URL(address, page.url()).pathname)
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(/\/Count (\d+)/.exec(paper)?.[1], address).toBe('1')
}
