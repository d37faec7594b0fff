// Staff choose what the home page and the gallery show first, and in which order services stand.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import type { Project } from '../../contract/projects.ts'
import type { Service } from '../../contract/services.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { expect, test } from '../testing/own-site.ts'
import { addProject, photo } from '../testing/photos.ts'
import { answerWith, choose, refusals, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })
// All records of a kind share one order: the tests have a server of their own, and run one after the other.
test.describe.configure({ mode: 'default' })

async function addService(page: Page) {
  const description = unique('Wells')
  await page.request.post(calls.createService.path, { multipart: { description, image: await photo(0) } })
  return description
}

const titleOf = { pinned: 'Projects on the home page', gallery: 'Projects in the gallery' }

test('projects are put in order by keyboard and by buttons, for the home page and for the gallery', async ({
  page,
}) => {
  const [older, newer] = [
    await addProject(page.request, { pinned: true }),
    await addProject(page.request, { pinned: true }),
  ]
  const stored = async (sort: string) => {
    const found = await page.request.get(`${calls.listProjects.path}?sort=${sort}&limit=100`)
    const clients = ((await found.json()) as Project[]).map(({ client }) => client)
    return clients.filter((client) => [older.client, newer.client].includes(client))
  }
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(adminPages.projectOrder.path)
  await expect(page.getByRole('list', { name: titleOf.pinned })).toBeVisible()
  await expectNoViolations(page, axeWidths)
  for (const sort of ['pinned', 'gallery'] as const)
    await test.step(titleOf[sort], async () => {
      const list = page.getByRole('list', { name: titleOf[sort] })
      const item = list.getByRole('listitem').filter({ hasText: older.client })
      const handle = item.getByRole('button', { name: /^Move/ })
      expect(await stored(sort)).toEqual([newer.client, older.client])
      await handle.focus()
      await page.keyboard.press('Home')
      await expect(handle).toHaveAccessibleName(/project 1 of/)
      await expect(handle).toBeFocused()
      await expect.poll(() => stored(sort)).toEqual([older.client, newer.client])
      await expect(page.getByText('Order saved').last()).toBeVisible()
      await page.setViewportSize({ width: 1440, height: 800 })
      await choose(item, 'Later')
      await expect(handle).toHaveAccessibleName(/project 2 of/)
      await expect.poll(() => stored(sort)).toEqual([newer.client, older.client])
    })
  for (const { id } of [older, newer]) await page.request.delete(calls.deleteProject.path.replace(':id', id))
})

test('services are put in order alike; an order that cannot be saved goes back to what it was', async ({
  page,
}) => {
  const names = [await addService(page), await addService(page)]
  const order = async () => {
    const services: Service[] = await (await page.request.get(calls.listServices.path)).json()
    return services.flatMap(({ description }) => (names.includes(description) ? description : []))
  }
  await page.goto(adminPages.services.path)
  const list = page.getByRole('list', { name: 'Added services' })
  const handle = list
    .getByRole('listitem')
    .filter({ hasText: names[1] })
    .getByRole('button', { name: /^Move/ })
  await handle.focus()
  await page.keyboard.press('Home')
  await expect(page.getByText('Order saved')).toBeVisible()
  await expect.poll(order).toEqual(names.toReversed())
  await expect(handle).toBeFocused()

  await answerWith(page, 'reorderServices', 400, { message: 'The new order must name each service once' })
  await choose(list, 'Later', 'service 1')
  await expect(page.getByText('The new order must name each service once')).toBeVisible()
  await expect(list.getByRole('listitem').first()).toContainText(names[1] ?? '')
})
