import { publicPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/browser.ts'

/** Where the largest file is not taken in any case. */
const dots = 1.5
test.use({ deviceScaleFactor: dots, viewport: { width: 1024, height: 1366 } })

/** `sizes` tells the width to about this much. */
const enough = 0.9

test('pictures that lose their sides are fetched as wide as they are drawn, those parts included', async ({
  page,
}) => {
  await page.goto(publicPages.about.path)
  const pictures = await page.locator('main picture img').evaluateAll((all: HTMLImageElement[]) =>
    Promise.all(
      all.map(async (image) => {
        image.loading = 'eager'
        await image.decode()
        const box = image.getBoundingClientRect()
        const whole =
          box.height * (Number(image.getAttribute('width')) / Number(image.getAttribute('height')))
        const widths = new Map<string, number>()
        for (const { srcset } of image.parentElement?.querySelectorAll('source') ?? [])
          for (const variant of srcset.split(', ')) {
            const [file = '', width = ''] = variant.split(' ')
            widths.set(new URL(file, location.href).href, Number.parseInt(width, 10))
          }
        const widest = Math.max(...widths.values())
        return {
          ...{ file: image.currentSrc, whole, widest },
          cut: whole / box.width,
          fetched: widths.get(image.currentSrc),
        }
      }),
    ),
  )
  const cut = pictures.filter((picture) => picture.cut > 1.2)
  expect(cut.length).toBeGreaterThanOrEqual(2)
  for (const { file, whole, widest, fetched } of cut)
    expect(fetched, file).toBeGreaterThanOrEqual(Math.min(widest, dots * enough * whole))
})
