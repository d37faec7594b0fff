// The first view of the home page, and the pictures of the site's own pages.
import type { Page } from '@playwright/test'
import { publicPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/browser.ts'

const { home, about, career, design, interior, vasthushasthra, floorcoating, waterproofing } = publicPages
const hero = (page: Page) => page.getByRole('img', { name: /Kerala villa/ })

test('the first view shows a house and the headline, and nothing lies on the picture', async ({ page }) => {
  await page.goto(home.path)
  for (const [width, height, leastPx] of [
    [360, 640, 200],
    [768, 1024, 300],
    [1366, 768, 500],
    [1440, 900, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    const size = `${width} x ${height}`
    const headline = await page.getByRole('heading', { level: 1 }).boundingBox()
    const picture = await hero(page).boundingBox()
    const bar = await page.getByRole('complementary', { name: 'Call or write to us' }).boundingBox()
    const end = bar && bar.width > width / 2 ? bar.y : height
    expect((headline?.y ?? 0) + (headline?.height ?? height), size).toBeLessThanOrEqual(end)
    expect(
      Math.min((picture?.y ?? 0) + (picture?.height ?? 0), end) - (picture?.y ?? end),
      size,
    ).toBeGreaterThan(leastPx)
    expect(await hero(page).evaluate(findCovered), size).toEqual([])
  }
})

/** What is drawn over a picture, looked for at nine places of its visible part. */
function findCovered(picture: Element) {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const visible = Math.min(height, innerHeight - top - 60)
  const shares = [0.1, 0.5, 0.85]
  const places = shares.flatMap((x) => shares.map((y) => [left + x * width, top + y * visible] as const))
  return places
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter((found) => found !== picture)
    .map((found) => found?.outerHTML.slice(0, 120))
}

test('each picture stands for one thing', async ({ request }) => {
  const picturesOn = async (path: string) => {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    return [...html.matchAll(/<img src="\/(?:pictures|uploads\/\w+)\/([\w-]+)\.jpg"/g)].map(
      ([, name]) => name,
    )
  }
  const onHome = await picturesOn(home.path)
  expect(onHome.length).toBeGreaterThan(8)
  expect(onHome.filter((name, index) => onHome.indexOf(name) < index)).toEqual([])

  const pages = [about, career, design, interior, vasthushasthra, floorcoating, waterproofing]
  const others = (await Promise.all(pages.map(({ path }) => picturesOn(path)))).flat()
  expect(others.filter((name, index) => others.indexOf(name) < index)).toEqual([])
})
