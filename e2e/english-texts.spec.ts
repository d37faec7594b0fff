// Texts that exist in English only, on pages in Malayalam: shown, and marked for screen readers and search engines.
import { expect, test } from '@playwright/test'

test('reviews keep the language they were written in, and the Malayalam page says so', async ({ page }) => {
  await page.goto('/ml/reviews')
  const review = page.locator('blockquote p').first()
  await expect(review).toHaveAttribute('lang', 'en')
  await expect(page.locator('main header')).toContainText('എഴുതിയ ഭാഷയിൽ')
})

for (const path of ['', '/about', '/gallery', '/design', '/reviews', '/privacy', '/terms']) {
  test(`what stands on /ml${path} in English is marked as English`, async ({ page }) => {
    await page.goto(`/ml${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(findUnmarked)).toEqual([])
  })
}

test('so it is on the page of a project, whose facts have Malayalam names', async ({ page }) => {
  await page.goto('/ml/gallery')
  await page.locator('main h3 a').first().click()
  await expect(page.locator('article dl')).toContainText('സ്ഥലം')
  expect(await page.evaluate(findUnmarked)).toEqual([])
})

test('English pages mark nothing', async ({ page }) => {
  for (const path of ['/', '/gallery', '/reviews', '/design', '/privacy']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [lang]')).toHaveCount(0)
  }
})

/** Runs in the page: texts of Latin words that nothing marks as English. */
function findUnmarked() {
  const found: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? ''
    const isEnglish = /[a-z]{2}/i.test(text) && !/[\u0d00-\u0d7f]/.test(text)
    if (isEnglish && !node.parentElement?.closest('[lang=en], script')) found.push(text)
  }
  return found
}
