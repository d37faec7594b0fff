// The story of a house as everybody sees it. Which updates are in it: server/updates/updates.test.ts and story.test.ts.
import type { APIRequestContext } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { axeWidths, expectNoViolations } from '../testing/look.ts'
import { expect, test } from '../testing/own-site.ts'
import { addProject, photos } from '../testing/photos.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('a visitor on a phone finds the house being built, reads its story and opens a picture of it', async ({
  page,
  site,
}) => {
  const { id, slug } = await addProject(site.staff, { building: true })
  const selected = await Promise.all(['A', 'B', 'C'].map(() => addProject(site.staff, { pinned: true })))
  await site.staff.put(calls.allowUpdates.path.replace(':id', id), { data: { permission_by: 'Asha' } })
  await addUpdate(site.staff, id, { stage: 'foundation', happened_on: '2026-01-12', text: 'വാനം കീറി.' }, 1)
  await addUpdate(site.staff, id, { stage: 'roof', happened_on: '2026-03-02', text: 'Roof is on.' }, 3)

  await page.goto('/')
  const part = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Being built now' }) })
  await part.scrollIntoViewIfNeeded()
  await expect(part.getByText('Under construction')).toBeVisible()
  await part.getByRole('link').click()
  await expect(page).toHaveURL(`/gallery/${slug}`)

  await expect(page.getByRole('heading', { name: 'How it is growing' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: /Foundation|Roof/ })).toHaveText([
    'Foundation',
    'Roof',
  ])
  await expect(page.getByText('വാനം കീറി.')).toHaveAttribute('lang', 'ml')
  const second = page.getByRole('link', { name: 'Enlarge: Roof, 2 March 2026', exact: true })
  await second.tap()
  const box = page.getByRole('dialog', { name: 'Pictures from the site' })
  await expect(box.getByText('2 / 4')).toBeVisible()
  await page.goBack()
  await expect(box).toBeHidden()
  await expect(second).toBeFocused()
  await expectNoViolations(page, axeWidths)

  for (const project of [id, ...selected.map((one) => one.id)])
    await site.staff.delete(calls.deleteProject.path.replace(':id', project))
})

async function addUpdate(
  staff: APIRequestContext,
  project: string,
  fields: Record<string, string>,
  pictures: number,
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  for (const { name, buffer } of await photos(pictures))
    body.append('images', new File([new Uint8Array(buffer)], name))
  const answer = await staff.post(calls.addUpdate.path.replace(':id', project), { multipart: body })
  const { id } = await answer.json()
  const shown = await staff.put(calls.showUpdate.path.replace(':id', id), { data: { public: true } })
  expect(shown.ok()).toBe(true)
}
