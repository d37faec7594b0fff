// Whatever staff add and edit, it is told in the same way: in a screen of its own, and in a dialog beside the list. On a server of its own, since services are on the home page.
import type { Page } from '@playwright/test'
import { adminPages } from '../../contract/pages.ts'
import { widthOf } from '../testing/letters.ts'
import { expect, test } from '../testing/own-site.ts'
import { photo } from '../testing/photos.ts'
import { choose, unique } from '../testing/staff.ts'

test.describe.configure({ mode: 'default' })

type Kind = {
  noun: string
  tag?: '@journey'
  screen: string
  /** Of the browser's window. */
  width: 360 | 1440
  /** The field that gives a record its name. */
  field: string
  /** The first field that must be filled in, and what is said without it. */
  first: string
  missing: string
  added: string
  updated: string
  fill: (page: Page, name: string) => Promise<unknown>
  add: string
  place: string
}

const kinds: Kind[] = [
  {
    noun: 'review',
    tag: '@journey',
    screen: adminPages.addReview.path,
    width: 360,
    field: 'Name',
    first: 'Name',
    missing: 'Please fill in name and review.',
    added: 'Review submitted!',
    updated: 'Review updated!',
    place: 'on the Reviews page',
    add: 'Submit review',
    async fill(page, name) {
      await page.getByLabel('Name').fill(name)
      await page.getByLabel(/^Review/).fill('They kept the date they gave us.')
    },
  },
  {
    noun: 'service',
    screen: adminPages.services.path,
    width: 1440,
    field: 'Title',
    first: 'Description',
    missing: 'Please add a description and an image.',
    added: 'Service added successfully',
    updated: 'Service updated',
    place: 'on the home page',
    add: 'Add service',
    async fill(page, name) {
      await page.getByLabel('Title').fill(name)
      await page.getByLabel('Description').fill('Walls in laterite, with a gate to match.')
      const input = page.getByLabel('Choose an image').last()
      await input.setInputFiles(await photo(3))
    },
  },
]

for (const { noun, tag, screen, width, field, first, missing, added, updated, place, add, fill } of kinds) {
  test(`a ${noun} is added, edited and seen on the site; one panel tells it and leads on`, { tag }, async ({
    page,
  }) => {
    const [name, better] = [unique('Laterite'), unique('Teak')]
    const submit = page.getByRole('button', { name: add, exact: true })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(screen)
    await submit.click()
    await expect(page.getByText(missing).first()).toBeVisible()
    await expect(page.getByLabel(first).first()).toBeFocused()
    await fill(page, name)
    await submit.click()
    const panel = page.getByRole('region', { name: `${added} ${name} is ${place} now.` })
    await expect(panel).toBeFocused()
    await expect(panel).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(added)).toHaveCount(1)

    await test.step('the next one begins at its first field, which is empty', async () => {
      await panel.getByRole('link', { name: `Add another ${noun}` }).click()
      const next = page.locator('#add-record :is(input, textarea):visible').first()
      await expect(next).toBeFocused()
      await expect(next).toHaveValue('')
    })

    await test.step('it is edited from there, which is told in the same way', async () => {
      await choose(panel, `Edit ${noun}`)
      const update = page.getByRole('button', { name: `Update ${noun}` })
      const own = page.locator('form', { has: update }).getByLabel(field).first()
      await expect(own).toHaveValue(name)
      await own.fill(better)
      await update.click()
    })
    const again = page.getByRole('region', { name: `${updated} ${better} is ${place} now.` })
    await expect(again).toBeFocused()
    await expect(again).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(updated)).toHaveCount(1)
    expect(await widthOf(page)).toBeLessThanOrEqual(width)

    await test.step('it is seen on the site, and the panel is gone when staff come back', async () => {
      await again.getByRole('link', { name: 'View on site' }).click()
      // The address changes before the screen does.
      await expect(again).toHaveCount(0)
      await expect(page.getByRole('main').getByText(better).first()).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(/\/admin/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(updated)).toHaveCount(0)
    })
  })
}
