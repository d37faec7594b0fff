// What visitors notice while staff send in 20 photos.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { calls } from '#contract/calls.ts'
import { root } from '../scripts/setup.mjs'
import { loadOk } from './load.ts'
import { log, median, milliseconds, type Row } from './report.ts'
import { signIn, startServer } from './servers.ts'

const photos = 20
const maxRatio = 5
/** 12 megapixels with the grain of a small sensor, as a phone takes them. */
const size = { width: 4000, height: 3000 }
const grainSigma = 25
/** A quiet stream of visitors: what is measured is the wait, not the crowd. */
const visitors = { connections: 4, pauseMs: 20, headers: { Accept: 'text/html', 'Accept-Encoding': 'br' } }

export async function measurePhotos(): Promise<Row[]> {
  const { url } = await startServer()
  const body = await projectForm()
  const measure = async (seconds: number) => (await loadOk({ url: `${url}/`, ...visitors, seconds })).p99
  await measure(3)
  const idle = await measure(5)
  log(`Idle: p99 ${milliseconds(idle)}`)
  let isSending = true
  const headers = { Cookie: await signIn(url) }
  const sending = fetch(url + calls.createProject.path, { method: 'POST', body, headers }).finally(() => {
    isSending = false
  })
  const busy: number[] = []
  while (isSending) {
    busy.push(await measure(2))
    log(`Photos are taken in: p99 ${milliseconds(busy.at(-1) ?? 0)}`)
  }
  const answer = await sending
  if (!answer.ok) throw new Error(`the photos were refused: ${await answer.text()}`)
  const ratio = median(busy) / idle
  return [
    {
      measure: `Home page's p99 while ${photos} photos are taken in ÷ idle`,
      figure: `${ratio.toFixed(1)} (${milliseconds(median(busy))} ÷ ${milliseconds(idle)})`,
      needed: `at most ${maxRatio}`,
      ok: ratio <= maxRatio,
    },
  ]
}

async function projectForm() {
  const form = new FormData()
  const fields = { category: 'Villa', client: 'Rajan', area: '240 m²', location: 'Aluva' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  log('Making the photos')
  const folder = join(root, 'content/demo/photos')
  const scenes = readdirSync(folder).filter((name) => name.endsWith('.jpg'))
  const made = await Promise.all(scenes.slice(0, 2).map((name) => makePhoto(join(folder, name))))
  for (let i = 0; i < photos; i++) {
    const photo = made[i % made.length] ?? new Uint8Array()
    const name = i === 0 ? 'mainImage' : 'galleryImages'
    // No two are alike: decoders ignore what follows the picture.
    form.append(name, new Blob([photo, `photo ${i}`], { type: 'image/jpeg' }), 'photo.jpg')
  }
  return form
}

async function makePhoto(scene: string) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: grainSigma }
  const grain = { create: { ...size, channels: 3 as const, background: '#808080', noise } }
  const layers = [{ input: grain, blend: 'soft-light' as const }]
  const photo = sharp(scene)
    .resize({ ...size, fit: 'cover' })
    .composite(layers)
  return new Uint8Array(await photo.jpeg({ quality: 90 }).toBuffer())
}
