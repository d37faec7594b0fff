// Staff on a phone say what the pictures of a house show and pair two of them; a visitor on a phone compares these. What is
// refused: server/projects/captions.test.ts; without JavaScript on the server: server/tests/pages/gallery.test.ts.
import type { Locator, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { pictureMessages as words } from '../../contract/houses/messages.ts'
import { adminPages } from '../../contract/pages.ts'
import { projectPath } from '../../contract/record-paths.ts'
import { expectNoViolations, widthOf } from '../testing/look.ts'
import { addProject, getProject } from '../testing/photos.ts'
import { told } from '../testing/site-forms.ts'
import { expect, test, unique } from '../testing/staff.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const slider = (page: Page) => page.getByRole('slider', { name: 'Compare before and after' })

test('staff write captions in both languages, mark a drawing and pair two pictures; visitors see all of it', async ({
  page,
}) => {
  const made = await addProject(page.request, { title: unique('House on 6 cents'), plot: '6 cents' }, 4)
  const [caption, plan] = [unique('Seen from the road'), unique('Ground floor')]
  await page.goto(adminPages.editProject.path.replace(':id', made.id))
  await page.getByRole('link', { name: adminPages.projectPictures.title }).tap()
  await expect(page.getByRole('heading', { level: 1, name: adminPages.projectPictures.title })).toBeVisible()
  await expectNoViolations(page)

  await test.step('captions, one of them with its Malayalam, and a drawing', async () => {
    await page.getByRole('button', { name: /^Malayalam/ }).tap()
    const second = page.getByRole('group', { name: 'Picture 2' })
    await second.getByRole('textbox', { name: 'Caption' }).fill(caption)
    const malayalam = { name: '(Malayalam)', description: 'The Malayalam of “Caption”' }
    await second.getByRole('textbox', malayalam).fill('റോഡിൽ നിന്ന്')
    const fifth = page.getByRole('group', { name: 'Picture 5' })
    await fifth.getByRole('textbox', { name: 'Caption' }).fill(plan)
    await fifth.getByRole('textbox', { name: /^Description/ }).fill('A plan')
    await fifth.getByRole('checkbox', { name: 'This is a drawing' }).tap()
    await page.getByRole('button', { name: 'Save captions' }).tap()
    await told(page, words.saved)
    const { gallery_pictures } = await getProject(page, made.id)
    expect(gallery_pictures.map((picture) => [picture.caption, picture.drawing])).toEqual([
      [caption, false],
      ['', false],
      ['', false],
      [plan, true],
    ])
  })

  await test.step('two pictures become a pair, another one is removed again; a caption that is typed meanwhile, and that of somebody else, stay', async () => {
    const third = (await getProject(page, made.id)).gallery_pictures[1]?.src ?? ''
    const theirs = { image_url: third, caption: 'The well', alt: '', drawing: false }
    await page.request.put(calls.describeProjectImages.path.replace(':id', made.id), {
      data: { pictures: [theirs] },
    })
    const fourth = page.getByRole('group', { name: 'Picture 4' }).getByRole('textbox', { name: 'Caption' })
    await fourth.fill('The kitchen')
    const choose = async (side: string, index: number) => {
      await page.getByRole('group', { name: side }).locator('label').nth(index).tap()
    }
    await page.getByRole('button', { name: 'Make a pair' }).tap()
    await told(page, words.pairMissing)
    const pairs = page.getByRole('button', { name: /^Remove pair/ })
    for (const [count, before, after] of [
      [1, 2, 3],
      [2, 0, 1],
    ] as const) {
      await choose('Before', before)
      await choose('After', after)
      await page.getByRole('button', { name: 'Make a pair' }).tap()
      await told(page, words.pairAdded)
      await expect(pairs).toHaveCount(count)
    }
    await page.getByRole('button', { name: 'Remove pair 2' }).tap()
    await told(page, words.pairDeleted)
    await expect(pairs).toHaveCount(1)
    await page.getByRole('button', { name: 'Save captions' }).tap()
    await expect
      .poll(async () => (await getProject(page, made.id)).gallery_pictures.map((one) => one.caption))
      .toEqual([caption, 'The well', 'The kitchen', plan])
  })

  await test.step('the page of the house', async () => {
    await page.goto(projectPath(made))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(made.title ?? '')
    await expect(page.locator('dl')).toContainText('6 cents')
    await expect(page.getByText(caption)).toBeVisible()
    await expectWhole(page.getByRole('img', { name: 'A plan' }))
    await expectNoViolations(page)
    await compare(page)
    await page.goto(`/ml${projectPath(made)}`)
    await expect(page.getByText('റോഡിൽ നിന്ന്')).toBeVisible()
  })
})

/** By touch, by mouse and by the keyboard. */
async function compare(page: Page) {
  await slider(page).scrollIntoViewIfNeeded()
  const box = await slider(page).boundingBox()
  if (!box) throw new Error('The slider is not there')
  const middle = box.y + box.height / 2
  const at = (part: number) => box.x + box.width * part
  await expect(slider(page)).toHaveValue('50')
  await page.touchscreen.tap(at(0.2), middle)
  await expect(slider(page)).toHaveValue('20')
  await page.mouse.move(at(0.3), middle)
  await page.mouse.down()
  await page.mouse.move(at(0.8), middle, { steps: 4 })
  await page.mouse.up()
  await page.mouse.move(at(0.1), middle)
  await expect(slider(page)).toHaveValue('80')
  await slider(page).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(slider(page)).toHaveValue('75')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '75% before, 25% after')
  const cut = page.locator('.compare-before')
  expect(await cut.evaluate((it) => getComputedStyle(it).clipPath)).toContain('25%')
}

async function expectWhole(image: Locator) {
  await image.scrollIntoViewIfNeeded()
  expect(await image.evaluate((it) => getComputedStyle(it).objectFit)).toBe('contain')
}

test('facts are folded until somebody wants them; a wrong one unfolds them and takes the focus', async ({
  page,
}) => {
  const made = await addProject(page.request, { bedrooms: 3 })
  const bedrooms = page.getByLabel('Bedrooms')
  await page.goto(adminPages.addProject.path)
  await expect(page.getByLabel('District')).toBeVisible()
  await expect(bedrooms).toBeHidden()
  await page.goto(adminPages.editProject.path.replace(':id', made.id))
  await expect(bedrooms, 'something is filled in').toHaveValue('3')
  await expect(bedrooms).toBeVisible()
  await bedrooms.fill('three')
  await page.getByText('More about the house').tap()
  await expect(bedrooms).toBeHidden()
  await page.getByRole('button', { name: 'Update project' }).tap()
  await expect(bedrooms).toBeFocused()
  await expect(page.getByText(/^Bedrooms: please write a whole number/).first()).toBeVisible()
  expect(await widthOf(page)).toBe(360)
})
