// Visitors of ten addresses who hold every upload place and ask for every share image, while staff work.
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { load } from '../bench/load.ts'
import { form, photo } from '../server/testing/images.ts'
import { type Figure, ms, quantile } from './figures.ts'
import { startAttackers, startSite } from './site.ts'

const seconds = 30
const pictures = 40

export async function places(): Promise<Figure[]> {
  const site = await startSite({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' })
  await site.logIn()
  const { payload, headers } = await form({ description: 'Roofs', image: await photo() })
  const upload = () =>
    site.ask(calls.createService.path, { method: 'POST', headers, body: new Uint8Array(payload) })
  const read = () => site.ask(calls.listApplications.path)
  for (let n = 0; n < pictures; n++) await (await upload()).text()
  const services = await site.list<{ image: string }>(calls.listServices.path)

  const pages = (seconds: number) => load({ url: `${site.origin}/`, connections: 8, seconds })
  await pages(3)
  const quietPages = await pages(8)
  const before = await work(upload, read, 5)
  const images = services.map(({ image }) => image)
  const attackers = startAttackers('torture/attackers.ts', String(site.port), ...images)
  await wait(2_000)
  const during = await work(upload, read, seconds)
  const busyPages = await pages(8)
  const shareImages = await attackers.stop()
  const slower = busyPages.p99 / quietPages.p99
  const refusals = during.statuses.filter((status) => status !== 200).length
  const ratio = (name: 'uploads' | 'reads') => {
    const [quiet, busy] = [before, during].map((times) => quantile(times[name], 0.5)) as [number, number]
    const figure = `median ${ms(quiet)} before, ${ms(busy)} during (${(busy / quiet).toFixed(1)}x)`
    return { name: `places: staff ${name}`, figure, needed: 'at most 10x', reached: busy <= 10 * quiet }
  }
  return [
    {
      name: 'places',
      figure: `${during.uploads.length} uploads and ${during.reads.length} reads of staff, ${refusals} refused; share images ${shareImages.trim()}`,
      needed: '0 refused',
      reached: refusals === 0 && during.uploads.length > 0,
    },
    {
      name: 'places: pages',
      figure: `p99 ${ms(quietPages.p99)} before, ${ms(busyPages.p99)} during (${slower.toFixed(1)}x)`,
      needed: 'at most 5x',
      reached: slower <= 5,
    },
    ratio('uploads'),
    ratio('reads'),
  ]
}

type Ask = () => Promise<Response>

async function work(upload: Ask, read: Ask, forSeconds: number) {
  const end = performance.now() + forSeconds * 1_000
  const statuses: number[] = []
  const repeat = async (ask: Ask) => {
    const times: number[] = []
    while (performance.now() < end) {
      const begun = performance.now()
      const answer = await ask()
      await answer.arrayBuffer()
      times.push(performance.now() - begun)
      statuses.push(answer.status)
    }
    return times
  }
  const [uploads, reads] = await Promise.all([repeat(upload), repeat(read)])
  return { uploads, reads, statuses }
}
