// What strangers and staff write is shown as they wrote it and never runs, in a real browser under the real policy.
import { calls } from '../../contract/calls.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { openInApp } from '../testing/browser.ts'
import { addProject } from '../testing/photos.ts'
import { expect, refusals, test, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const attacks = [
  '<img src=x onerror="window.ran=1">',
  '"><script>window.ran=1</script>',
  "';window.ran=1;//",
  '</script><svg onload=window.ran=1>',
  'javascript:window.ran=1',
]
const attack = attacks.join(' ')

test('words that are code are shown as words, everywhere', { tag: '@journey' }, async ({ page }) => {
  const mark = unique('Mark')
  const words = `${mark} ${attack}`
  const name = `${mark} ${attacks[0]}`
  const post = async (path: string, sent: Parameters<typeof page.request.post>[1]) => {
    const answer = await page.request.post(path, sent)
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  const short = words.slice(0, 100)
  const project = await addProject(page.request, { client: short, area: attacks[0], location: short })
  const review = await post(calls.createReview.path, { data: { name, review: words, rating: 5 } })
  const job = await post(calls.createJob.path, {
    data: { title: name, description: words, type: short, experience: short },
  })
  await post(calls.createApplication.path, {
    multipart: {
      ...{ job_id: job.id, name, address: words, qualification: words, experience: words },
      ...{ email: 'asha@example.com', whatsapp: '9847012345', website: '' },
    },
  })
  await post(calls.createEnquiry.path, { data: { name, phone: '9847012345', message: words } })

  const found = ({ path }: { path: string }) => `${path}?search=${encodeURIComponent(mark)}`
  const { projects, reviews, jobs, applications, enquiries } = adminPages
  const { gallery, career } = publicPages
  const expectNothingRan = async (place: string) =>
    expect(await page.evaluate(() => 'ran' in window), place).toBe(false)
  const expectWords = async (place: string) => {
    await expect(page.getByText(mark).filter({ visible: true }).first(), place).toBeVisible()
    await expectNothingRan(place)
  }
  const own = `${gallery.path}/${project.slug}`
  for (const place of [own, publicPages.reviews.path, career.path, `${career.path}/${job.id}`]) {
    await page.goto(place)
    await expectWords(place)
  }
  // The page is the same for all of them; the app opens one after the other.
  await page.goto(adminPages.addReview.path)
  for (const place of [projects, reviews, jobs, applications, enquiries].map(found)) {
    await openInApp(page, place)
    await expectWords(place)
  }
  // An address is shown as words too.
  for (const place of [
    `/${encodeURIComponent(attacks[1] ?? '')}`,
    `${gallery.path}?category=${encodeURIComponent(attack)}`,
  ]) {
    await page.goto(place)
    await expectNothingRan(place)
  }
  for (const [call, id] of [
    [calls.deleteReview, review.id],
    [calls.deleteJob, job.id],
    [calls.deleteProject, project.id],
  ] as const)
    await page.request.delete(call.path.replace(':id', id))
})

test('control: the same words run in a page that neither escapes them nor has a policy', async ({ page }) => {
  await page.setContent(`<!doctype html><p>${attacks[1]}`)
  expect(await page.evaluate(() => 'ran' in window)).toBe(true)
})
