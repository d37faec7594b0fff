// The file store, the database or one process is away, with two processes behind a load balancer and people on the site.
// AWAY_SECONDS=30 is what `npm run torture -- away` asks for.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { requestMessages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import { asha } from '../testing/applications.ts'
import { startCluster } from '../testing/cluster/cluster.ts'
import { pdfCv } from '../testing/cvs.ts'
import { form, photo } from '../testing/images.ts'
import { visit } from '../testing/site.ts'
import { until } from '../testing/until.ts'

const awayMs = Number(process.env.AWAY_SECONDS ?? 3) * 1_000
const backMs = 3_000
const limit = { timeout: 8 * awayMs + 200_000 }
const pages = [publicPages.home, publicPages.gallery, publicPages.career, publicPages.contact].map(
  ({ path }) => path,
)
const villa = { category: 'Villa', client: 'Susan Paul', area: '1850', location: 'Aluva' }

type Answer = { status: number; text: string; headers: Headers }

async function openSite(t: TestContext) {
  const cluster = await startCluster(t, { processes: 2, env: { RATE_LIMIT: 'off' } })
  const [first] = cluster.processes
  // Not through the load balancer, where the first account needs the set-up link.
  const staff = visit(Number(new URL(first?.origin ?? '').port))
  await staff.logIn()
  const job_id = await staff.addJob()
  const upload = async (path: string, fields: Parameters<typeof form>[0]) => {
    const { payload, headers } = await form(fields)
    const sent = { method: 'POST', headers, body: new Uint8Array(payload) }
    return (await staff.ask(path, sent)).json()
  }
  // So small that no other sizes and formats are made of it later, which would empty the caches.
  const image = await photo({ width: 100 })
  const { id } = await upload(calls.createProject.path, {
    ...villa,
    mainImage: image,
    galleryImages: [image, image, image],
  })
  const updates = calls.addUpdate.path.replace(':id', id)
  await upload(updates, { text: 'The beams are cast.', images: [image] })
  const [update] = await staff.list<{ pictures: { src: string }[] }>(updates)
  const familyPicture = update?.pictures[0]?.src ?? ''
  const [project] = await staff.list<{ main_image: string }>(calls.listProjects.path)

  let sent = 0
  const visitor = visit(Number(new URL(cluster.origin).port))
  const read = async (answer: Response): Promise<Answer> => ({
    status: answer.status,
    text: await answer.text(),
    headers: answer.headers,
  })
  const html = { headers: { accept: 'text/html' } }
  return {
    ...cluster,
    open: async (path: string) => read(await visitor.ask(path, html)),
    openAsStaff: async (path: string) =>
      read(await visitor.ask(path, { headers: { cookie: staff.cookie() } })),
    familyPicture,
    publicPicture: project?.main_image ?? '',
    enquire: async () =>
      read(
        await visitor.post(calls.createEnquiry.path, {
          name: `Rahul ${sent++}`,
          phone: '94470 00000',
          message: 'x',
        }),
      ),
    apply: async () =>
      read(
        await visitor.apply({ ...asha, name: `Asha ${sent++}`, job_id }, { name: 'cv.pdf', bytes: pdfCv }),
      ),
  }
}

type Site = Awaited<ReturnType<typeof openSite>>

/** People go on with each of these while `work` runs; returns how many answers of each kind there were. */
async function during(
  t: TestContext,
  kinds: Record<string, () => Promise<string>>,
  work: () => Promise<unknown>,
) {
  const counts: Record<string, number> = {}
  let ended = false
  const going = Object.entries(kinds).map(async ([kind, ask]) => {
    while (!ended && !t.signal.aborted) {
      const answer = `${kind}: ${await ask().catch((error) => `cut off (${error.cause?.code ?? error.message})`)}`
      counts[answer] = (counts[answer] ?? 0) + 1
      await wait(20)
    }
  })
  await work()
  ended = true
  await Promise.all(going)
  return counts
}

const visitPages = (site: Site) => async () => {
  const path = pages[Math.floor(Math.random() * pages.length)] ?? '/'
  return `${(await site.open(path)).status}`
}

async function openAll({ processes, publicPicture }: Site) {
  for (const { origin } of processes)
    for (const path of [...pages, publicPicture])
      await (await fetch(origin + path, { headers: { accept: 'text/html' } })).text()
}

async function msUntil(t: TestContext, isBack: () => Promise<boolean>) {
  const begun = performance.now()
  await until(t, isBack)
  return Math.round(performance.now() - begun)
}

const asWords = (counts: Record<string, number>) =>
  Object.entries(counts)
    .sort()
    .map(([answer, count]) => `${answer} ${count} times`)
    .join(', ')

const readPicture =
  ({ openAsStaff, familyPicture }: Site) =>
  async () => {
    const { status, headers } = await openAsStaff(familyPicture)
    return `${status} ${headers.get('cache-control')}`
  }

test(
  'while the file store is away pages and forms go on, and applications come without their CVs',
  limit,
  async (t) => {
    const site = await openSite(t)
    const apply = async () => {
      const { status, text } = await site.apply()
      return status === 200 && JSON.parse(text).cv_left_out ? '200 without CV' : `${status}`
    }
    assert.equal(await apply(), '200')
    assert.match(await readPicture(site)(), /^200 private/)
    await site.bucket.halt()
    const enquire = async () => `${(await site.enquire()).status}`
    const kinds = {
      pages: visitPages(site),
      enquiries: enquire,
      applications: apply,
      'family pictures': readPicture(site),
    }
    const seen = await during(t, kinds, () => wait(awayMs))
    await site.bucket.resume()
    const back = await msUntil(t, async () => (await apply()) === '200')
    t.diagnostic(
      `the file store away for ${awayMs / 1000} s: ${asWords(seen)}; CVs are kept again after ${back} ms`,
    )
    assert.deepEqual(Object.keys(seen).sort(), [
      'applications: 200 without CV',
      'enquiries: 200',
      'family pictures: 503 no-store',
      'pages: 200',
    ])
    assert.ok(back < backMs)
  },
)

test(
  'while the database is away the pages that were opened before go on, and nothing else',
  limit,
  async (t) => {
    const site = await openSite(t)
    await openAll(site)
    await site.postgres.halt('SIGQUIT')
    const enquire = async () => {
      const { status, text, headers } = await site.enquire()
      assert.ok(status === 200 || Number(headers.get('retry-after')) > 0)
      return `${status} ${status === 200 ? '' : JSON.parse(text).message}`
    }
    const privatePage = publicPages.myData.path.replace(':token', 'x'.repeat(43))
    const kinds = {
      pages: visitPages(site),
      enquiries: enquire,
      'family pictures': readPicture(site),
      pictures: async () => `${(await site.open(site.publicPicture)).status}`,
      'private links': async () => `${(await site.open(privatePage)).status}`,
      staff: async () => `${(await site.openAsStaff(calls.getSummary.path)).status}`,
      searches: async () =>
        `${(await site.open(`${calls.listProjects.path}?search=${Math.random()}`)).status}`,
    }
    const seen = await during(t, kinds, () => wait(awayMs))
    await site.postgres.resume()
    const back = await msUntil(t, async () => (await enquire()).startsWith('200'))
    t.diagnostic(
      `the database away for ${awayMs / 1000} s: ${asWords(seen)}; enquiries are taken again after ${back} ms`,
    )
    assert.deepEqual(Object.keys(seen).sort(), [
      `enquiries: 503 ${requestMessages.unreachable}`,
      'family pictures: 503 no-store',
      'pages: 200',
      'pictures: 200',
      'private links: 503',
      'searches: 503',
      'staff: 503',
    ])
    assert.ok(back < backMs)
  },
)

test('nobody notices that one process after the other is restarted', limit, async (t) => {
  const site = await openSite(t)
  const kinds = {
    pages: visitPages(site),
    enquiries: async () => `${(await site.enquire()).status}`,
    applications: async () => `${(await site.apply()).status}`,
    'family pictures': readPicture(site),
  }
  const restartAll = async () => {
    for (const one of site.processes) {
      assert.deepEqual(await one.stop(), [0, null])
      await one.start()
    }
  }
  const seen = await during(t, kinds, restartAll)
  t.diagnostic(`two processes restarted one after the other: ${asWords(seen)}`)
  assert.deepEqual(Object.keys(seen).sort(), [
    'applications: 200',
    'enquiries: 200',
    'family pictures: 200 private, max-age=3600',
    'pages: 200',
  ])
})
