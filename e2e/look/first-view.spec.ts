// What a page is about stands in its first view, and pictures of any shape fit the screen.
import type { APIRequestContext, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { languages, pathIn } from '../../contract/languages.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import type { Project } from '../../contract/projects.ts'
import { enlarge } from '../testing/look.ts'
import { expect, test } from '../testing/office.ts'
import { photo } from '../testing/photos.ts'

const screens = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
]
const { about, contact, design, gallery, vasthushasthra } = publicPages
const services = Object.values(publicPages).flatMap((page) => ('service' in page ? [page.path] : []))

// The same before and after the app is there, so nothing waits for it.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('heading and first fact of a project, a service and About are in the first view', async ({
    page,
    request,
  }) => {
    // Other tests take away projects meanwhile, with their pictures.
    await page.route(/\/(uploads|pictures)\//, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    )
    const params = { category: vasthushasthra.service }
    const [project]: Project[] = await (await request.get(calls.listProjects.path, { params })).json()
    for (const path of [about.path, ...services, `${gallery.path}/${project?.id}`]) {
      await page.goto(path)
      for (const screen of screens) {
        await page.setViewportSize(screen)
        const { ends, fold } = await page.evaluate(measureFirstView)
        for (const end of ends) {
          expect.soft(end, `${path} at ${screen.width} x ${screen.height}`).toBeGreaterThan(0)
          expect.soft(end, `${path} at ${screen.width} x ${screen.height}`).toBeLessThanOrEqual(fold)
        }
      }
    }
  })

  test('at 1024px nothing on the contact page reaches into the form', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(contact.path)
    const form = await page.getByRole('region', { name: 'Write to us' }).boundingBox()
    for (const link of await page.locator('main section').first().getByRole('link').all()) {
      const box = await link.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0), (await link.textContent()) ?? '').toBeLessThan(
        (form?.x ?? 0) - 16,
      )
    }
  })

  test('a service shows its price or its picture in the first view of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of services.flatMap((service) => [service, `/ml${service}`])) {
      await page.goto(path)
      const { price, picture, fold } = await page.evaluate(() => ({
        price: document.querySelector('main header .font-serif')?.getBoundingClientRect().bottom ?? 0,
        picture: document.querySelector('main .picture')?.getBoundingClientRect(),
        fold: document.querySelector('.contact-bar')?.getBoundingClientRect().top ?? innerHeight,
      }))
      expect(price, path).toBeGreaterThan(0)
      const isPictureSeen = picture !== undefined && picture.top + Math.min(picture.height, 120) <= fold
      expect(isPictureSeen || price <= fold, path).toBe(true)
    }
  })

  test('the rest of what is included, and the materials, open by a tap; on a desk they are open', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(design.path)
    const last = page.getByText('Completion certificate and building number').filter({ visible: true })
    await expect(last).toHaveCount(0)
    await page.getByText('See 6 more').click()
    await expect(last).toHaveCount(1)
    const steel = page.getByText(/^Fe 550D/).filter({ visible: true })
    await page.locator('summary', { hasText: /^Steel$/ }).click()
    await expect(steel).toHaveCount(1)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(last).toHaveCount(1)
    await expect(steel).toHaveCount(1)
    await expect(page.getByText('See 6 more')).toBeHidden()
  })
})

/** Where all lines of the heading and the first of what follows end, and where the first view does. */
function measureFirstView() {
  const bar = document.querySelector('main .contact-bar') ?? document.querySelector('.contact-bar')
  const { top = 0, width = 0 } = bar?.getBoundingClientRect() ?? {}
  const lines = ['main h1', 'main header p:not(.label)'].map((selector) => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector(selector) ?? document.body)
    return [...range.getClientRects()]
  })
  return {
    ends: [lines[0]?.at(-1)?.bottom ?? 0, lines[1]?.[0]?.bottom ?? 0],
    fold: width === innerWidth ? top : innerHeight,
  }
}

const landscape = [600, 400] as const
const portrait = [300, 400] as const
const tall = [225, 400] as const

/** The main picture first. */
async function addPictures(office: APIRequestContext, shapes: (readonly [number, number])[]) {
  const body = new FormData()
  const fields = { category: 'Shops and offices', client: 'Mixed', area: '900 sq ft', location: 'Aluva' }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  for (const [i, [width, height]] of shapes.entries()) {
    const { name, buffer } = await photo(i, width, height)
    body.append(i === 0 ? 'mainImage' : 'galleryImages', new File([new Uint8Array(buffer)], name))
  }
  return (await office.post(calls.createProject.path, { multipart: body })).json()
}

test('one, two, three and five pictures of mixed shapes fit the screen, portraits whole', async ({
  page,
  office,
}) => {
  const { id } = await addPictures(office, [portrait, tall, landscape, portrait, landscape, landscape])
  const path = `${gallery.path}/${id}`
  const address = calls.getProject.path.replace(':id', id)
  const { gallery_images }: Project = await (await office.get(address)).json()
  for (const [count, last] of [5, 3, 2, 1].entries()) {
    for (const image_url of count === 0 ? [] : gallery_images.splice(last))
      await office.delete(calls.deleteProjectImage.path.replace(':id', id), { data: { image_url } })
    await page.goto(path)
    await expect(page.getByRole('link', { name: /^Enlarge/ })).toHaveCount(1 + last)
    for (const screen of [screens[0], screens[4]]) {
      if (screen) await page.setViewportSize(screen)
      await expectPicturesThatFit(page, `${last} pictures at ${screen?.width}px`)
    }
  }
  await test.step('and end before the contact band where there is nothing in between', async () => {
    await page.route(
      (url) => url.pathname === calls.listProjects.path,
      (route) => route.fulfill({ json: [] }),
    )
    await page.goto(about.path)
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.getByRole('link', { name: /^Enlarge/ })).toHaveCount(2)
    const [picture, band] = await Promise.all([
      page.locator('main .picture').last().boundingBox(),
      page.locator('main section.bg-laterite').boundingBox(),
    ])
    expect((band?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0)).toBeGreaterThanOrEqual(32)
  })
  await office.delete(calls.deleteProject.path.replace(':id', id))
})

async function expectPicturesThatFit(page: Page, where: string) {
  const boxes = await page.locator('a[href^="/uploads/projects/"] picture img').evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect()
      const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      return { shape, shown: width / height, height: height / innerHeight }
    }),
  )
  for (const { shape, shown, height } of boxes) {
    expect.soft(height, where).toBeLessThanOrEqual(0.85)
    if (shape < 1) expect.soft(Math.abs(shown / shape - 1), where).toBeLessThan(0.08)
  }
}

test('on a phone the bars leave the page four fifths of the first view', async ({ page }) => {
  for (const width of [320, 360, 390])
    for (const path of ['/', '/ml', contact.path]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      const [header, bar] = await Promise.all([
        page.locator('.masthead').boundingBox(),
        page.locator('.contact-bar').boundingBox(),
      ])
      const covered = (header?.y ?? 0) + (header?.height ?? 0) + (bar?.height ?? 0)
      expect(covered / 740, `${path} at ${width}px`).toBeLessThan(0.2)
    }
})

test('at 200 % zoom the bars that stay in sight leave the page its room', async ({ page }) => {
  for (const path of [about.path, gallery.path]) {
    await page.setViewportSize({ width: 683, height: 384 })
    await page.goto(path)
    await page.evaluate(() => window.scrollTo(0, 600))
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('.masthead, .contact-bar')]
        .map((bar) => bar.getBoundingClientRect())
        .reduce(
          (sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(0, top)),
          0,
        ),
    )
    expect(covered / 384, path).toBeLessThan(0.2)
  }
})

test('with letters of 130 % the header takes at most a third of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [...languages.map((language) => pathIn(language, '/')), adminPages.login.path]) {
    await page.goto(path)
    await enlarge(page, 130)
    const end = () => page.locator('.masthead').evaluate((header) => header.getBoundingClientRect().bottom)
    expect.soft(await end(), path).toBeLessThanOrEqual(740 / 3)
  }
})

test('the first view shows a house and the headline, and nothing lies on the picture', async ({ page }) => {
  const hero = page.getByRole('img', { name: /Kerala villa/ })
  await page.goto(publicPages.home.path)
  for (const [width, height, leastPx] of [
    [360, 640, 200],
    [768, 1024, 300],
    [1366, 768, 500],
    [1440, 900, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    const size = `${width} x ${height}`
    const headline = await page.getByRole('heading', { level: 1 }).boundingBox()
    const picture = await hero.boundingBox()
    const bar = await page.getByRole('complementary', { name: 'Call or write to us' }).boundingBox()
    const end = bar && bar.width > width / 2 ? bar.y : height
    expect((headline?.y ?? 0) + (headline?.height ?? height), size).toBeLessThanOrEqual(end)
    expect(
      Math.min((picture?.y ?? 0) + (picture?.height ?? 0), end) - (picture?.y ?? end),
      size,
    ).toBeGreaterThan(leastPx)
    expect(await hero.evaluate(findCovered), size).toEqual([])
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
