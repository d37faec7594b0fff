// Photos on their way in: how soon they show, and what visitors notice of it meanwhile.
import { setTimeout } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import type { Project } from '#contract/projects.ts'
import { loadWell } from './load.ts'
import { takePhotos } from './photos.ts'
import { median, milliseconds, type Row } from './report.ts'
import { signIn, startProduct, stop } from './servers.ts'

const shownWithinMs = 2_000
const mostTimesIdle = 5
const facts = { category: 'Villa', client: 'Rajan', area: '240 m²', location: 'Aluva' }
/** A quiet stream of visitors, so that what is measured is the wait and not the crowd. */
const visitors = { connections: 4, pauseMs: 20, headers: { Accept: 'text/html', 'Accept-Encoding': 'br' } }

export async function measureUploads(): Promise<Row[]> {
  const product = await startProduct()
  const cookie = await signIn(product.url)
  const single: number[] = []
  for (const image of await takePhotos(3)) {
    const begun = performance.now()
    await upload(product.url, calls.createService.path, cookie, { description: 'A service' }, [
      ['image', image],
    ])
    await (await fetch(`${product.url}/`)).text()
    single.push(performance.now() - begun)
  }
  const [main = new Blob(), ...gallery] = await takePhotos(8)
  const begun = performance.now()
  await uploadProject(product.url, cookie, main, gallery)
  const took = performance.now() - begun
  const avif = await untilAllFormats(product.url)
  await stop(product.process)
  const shown = median(single)
  return [
    {
      what: 'One photo of 12 megapixels, from sending it to the page that shows it',
      here: milliseconds(shown),
      needed: `within ${shownWithinMs} ms`,
      holds: shown <= shownWithinMs,
    },
    { what: 'Project with 8 photos of 12 megapixels', here: `${(took / 1_000).toFixed(1)} s` },
    {
      what: 'until all of these 11 photos have their AVIF forms too',
      here: `${(avif / 1_000).toFixed(1)} s more`,
    },
  ]
}

export async function measurePagesBesidePhotos(): Promise<Row[]> {
  const product = await startProduct()
  const url = product.url
  const cookie = await signIn(url)
  const [main = new Blob(), ...gallery] = await takePhotos(20)
  await loadWell(200, { url: `${url}/`, ...visitors, seconds: 3 })
  const idle = await loadWell(200, { url: `${url}/`, ...visitors, seconds: 5 })
  const p99s: number[] = []
  let done = false
  const sending = uploadProject(url, cookie, main, gallery).finally(() => {
    done = true
  })
  while (!done) p99s.push((await loadWell(200, { url: `${url}/`, ...visitors, seconds: 2 })).p99)
  await sending
  const after = await loadWell(200, { url: `${url}/`, ...visitors, seconds: 5 })
  await stop(product.process)
  const busy = median(p99s)
  const row = (what: string, p99: number): Row => ({
    what,
    here: `p99 ${milliseconds(p99)}`,
    beside: `idle p99 ${milliseconds(idle.p99)}`,
    ratio: p99 / idle.p99,
    needed: `at most ${mostTimesIdle} times idle`,
    holds: p99 <= mostTimesIdle * idle.p99,
  })
  return [
    row('Home page while 20 photos of 12 megapixels are taken in', busy),
    row('Home page while their AVIF forms are made', after.p99),
  ]
}

function uploadProject(url: string, cookie: string, main: Blob, gallery: Blob[]) {
  return upload(url, calls.createProject.path, cookie, facts, [
    ['mainImage', main],
    ...gallery.map((photo): [string, Blob] => ['galleryImages', photo]),
  ])
}

async function upload(
  url: string,
  path: string,
  cookie: string,
  fields: Record<string, string>,
  files: [string, Blob][],
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const [name, photo] of files) form.append(name, photo, 'photo.jpg')
  const answer = await fetch(url + path, { method: 'POST', body: form, headers: { Cookie: cookie } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}

/** Gives up after two minutes, on a machine that has other things to do. */
async function untilAllFormats(url: string) {
  const begun = performance.now()
  while (performance.now() - begun < 120_000) {
    const projects = (await (await fetch(`${url}${calls.listProjects.path}?limit=1`)).json()) as Project[]
    const { id } = projects[0] ?? {}
    const newest = (await (await fetch(`${url}/admin/products/${id}`)).json()) as Project
    const pictures = [newest.main_picture, ...newest.gallery_pictures]
    if (pictures.every(({ formats }) => formats.includes('avif'))) return performance.now() - begun
    await setTimeout(200)
  }
  return Number.NaN
}
