// Texts that exist in English only, on pages in Malayalam: shown, and marked for screen readers and search engines.
import type { Page } from '@playwright/test'
import { jobPath } from '../../contract/addresses.ts'
import { calls } from '../../contract/calls.ts'
import { addJob, expect, removeJob, test, unique } from '../testing/office.ts'

test.use({ expectedMessages: [/status of 4(04|10)/] })

test('reviews keep the language they were written in, and the pages say so', async ({ page }) => {
  await page.goto('/reviews')
  await expect(page.locator('blockquote p[lang=ml]').first()).toBeVisible()
  await expect(page.locator('main header')).toContainText('in the language it was written in')
  await page.goto('/ml/reviews')
  await expect(page.locator('blockquote p[lang=en]').first()).toBeVisible()
  await expect(page.locator('main header')).toContainText('എഴുതിയ ഭാഷയിൽ')
})

const paths = ['', '/about', '/gallery', '/design', '/reviews', '/career', '/contact', '/privacy', '/terms']

test('what stands on Malayalam pages in English is marked as English', async ({ page }) => {
  await page.goto('/ml/terms')
  for (const path of [...paths, '/contact?topic=Floor%20coating', '/contact?sent=1', '/my-data/nowhere'])
    expect.soft(await unmarkedOn(page, `/ml${path}`), path).toEqual([])
})

test('so it is on the page of a project, whose facts have Malayalam names', async ({ page }) => {
  // Of a kind that no other test adds or deletes meanwhile.
  await page.goto('/ml/gallery?category=Floor+coating')
  await page.locator('main h3 a').first().click()
  await expect(page.locator('article dl')).toContainText('സ്ഥലം')
  expect(await unmarkedOn(page)).toEqual([])
})

test('so it is on the page of a job, on one that is closed, and on what a sender sees', async ({
  page,
  office,
}) => {
  const job = await addJob(office, { pay: '900 a day', place: 'Aluva' })
  await page.goto(`/ml${jobPath(job)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  await expect(page.locator('article dl')).toContainText('ശമ്പളം')
  expect(await unmarkedOn(page)).toEqual([])

  await page.goto('/ml/career')
  await page.getByRole('button', { name: job.title }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await unmarkedOn(page)).toEqual([])

  await office.put(calls.openJob.path.replace(':id', job.id), { data: { open: false } })
  await page.goto(`/ml${jobPath(job)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ഈ ഒഴിവിലേക്ക് ഇനി അപേക്ഷിക്കാനാകില്ല')
  expect(await unmarkedOn(page)).toEqual([])
  await removeJob(office, job)

  const data = { name: unique('Rahul'), phone: '94470 00000', message: 'A house in Aluva.' }
  const answer = await office.post(calls.createEnquiry.path, { data, params: { language: 'ml' } })
  await page.goto(`${new URL((await answer.json()).link).pathname}?sent=1`)
  await expect(page.getByRole('main')).toContainText('A house in Aluva.')
  expect(await unmarkedOn(page)).toEqual([])
})

test('English pages mark what is in Malayalam, and nothing else', async ({ request, office }) => {
  const data = { name: unique('Leela'), review: 'പറഞ്ഞ തീയതിക്ക് പണി തീർത്തു.', rating: 5 }
  const { id } = await (await office.post(calls.createReview.path, { data })).json()
  for (const path of ['/', '/gallery', '/reviews', '/design', '/career', '/contact', '/privacy']) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    const [main = ''] = /<main\b.*<\/main>/s.exec(html) ?? []
    expect(main, path).toContain('<h1')
    const marked = [...main.matchAll(/ lang="(\w+)"[^>]*>(?:[^<]|<!-- -->)*?([a-z\u0d00-\u0d7f])/gi)]
    for (const [, lang, letter = ''] of marked) {
      expect(lang, path).toBe('ml')
      expect(letter, path).toMatch(/[\u0d00-\u0d7f]/)
    }
    expect(marked.length > 0, path).toBe(path === '/' || path === '/reviews')
  }
  await office.delete(calls.deleteReview.path.replace(':id', id))
})

/** On the page as it is now, or in what the server sends for another. */
const unmarkedOn = (page: Page, path = '') => page.evaluate(findUnmarked, path)

/**
 * Runs in the page: texts of Latin words, seen or only heard, that nothing marks as English. Mail and web addresses are in no
 * language, and nobody reads what is inert.
 */
async function findUnmarked(path: string) {
  const answer = path ? await fetch(path, { headers: { accept: 'text/html' } }) : undefined
  const shown = answer ? new DOMParser().parseFromString(await answer.text(), 'text/html') : document
  const found = shown.querySelector('main h1') ? [] : ['a page without a heading']
  const check = (given: string | null, element: Element | null) => {
    const text = (given ?? '').trim()
    if (/^(\S+@\S+|https?:\/\/\S+)$/.test(text)) return
    const isEnglish = /[a-z]{2}/i.test(text) && !/[\u0d00-\u0d7f]/.test(text)
    if (isEnglish && !element?.closest('[lang=en], [inert], script')) found.push(text)
  }
  for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'title', 'placeholder'])
    for (const element of shown.querySelectorAll(`body [${name}]`)) check(element.getAttribute(name), element)
  const texts = document.createTreeWalker(shown.querySelector('main') as Node, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) check(node.textContent, node.parentElement)
  return found
}
