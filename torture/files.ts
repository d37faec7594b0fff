// Uploads of mutated files and of decompression bombs.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { calls } from '#contract/calls.ts'
import { asha } from '../server/testing/applications.ts'
import { docCv, docxCv, pdfCv } from '../server/testing/cvs.ts'
import { form, hollowPng, photo } from '../server/testing/images.ts'
import { createRandom } from '../server/testing/random.ts'
import { declareSize, makeZip } from '../server/testing/zip.ts'
import type { Figure } from './figures.ts'
import { costsOf, startSite } from './site.ts'

const each = 2_000
const atOnce = 4
const seed = Math.floor(Math.random() * 2 ** 31)
type Site = Awaited<ReturnType<typeof startSite>>

export async function mutatedFiles(): Promise<Figure[]> {
  const site = await startSite()
  await site.logIn()
  const job_id = await site.addJob()
  const random = createRandom(seed)
  const image = { width: 64, height: 48 }
  const originals = {
    ...{
      jpg: await photo(image),
      png: await photo({ ...image, format: 'png' }),
      webp: await photo({ ...image, format: 'webp' }),
    },
    ...{ pdf: pdfCv, docx: docxCv(), doc: docCv() },
  }
  const figures: Figure[] = []
  for (const [kind, original] of Object.entries(originals)) {
    const isCv = ['pdf', 'docx', 'doc'].includes(kind)
    const statuses: Record<string, number> = {}
    for (let done = 0; done < each; done += atOnce)
      await Promise.all(
        Array.from({ length: atOnce }, async (_, n) => {
          const bytes = mutated(original, random)
          const { status } = isCv
            ? await site.apply(
                { ...asha, email: `${kind}-${done + n}@example.com`, job_id },
                { name: `cv.${kind}`, bytes },
              )
            : await addService(site, bytes)
          statuses[status] = (statuses[status] ?? 0) + 1
        }),
      )
    const bad = Object.keys(statuses).filter((status) => Number(status) >= 500)
    figures.push({
      name: `mutated ${kind}`,
      figure: `${each}: ${JSON.stringify(statuses)}`,
      needed: '5xx 0, crashes 0',
      reached: bad.length === 0 && site.child.exitCode === null,
    })
  }
  const folder = join(site.dataDir, 'uploads', 'services')
  let marked = 0
  const stored = (await readdir(folder)).filter((name) => name.endsWith('.jpg'))
  for (const name of stored) {
    const one = sharp(await readFile(join(folder, name)), { failOn: 'error' })
    const { exif, xmp, iptc } = await one.metadata()
    await one.stats()
    if (exif || xmp || iptc) marked++
  }
  figures.push({
    name: 'mutated files: stored pictures',
    figure: `${stored.length} stored (seed ${seed}), all decode, ${marked} with metadata`,
    needed: 'every one decodes and carries no metadata',
    reached: marked === 0,
  })
  return figures
}

function mutated(original: Buffer, random: (below: number) => number) {
  const bytes = Buffer.from(original)
  for (let n = 1 + random(8); n > 0; n--) bytes[random(bytes.length)] = random(256)
  return random(10) === 0 ? bytes.subarray(0, 1 + random(bytes.length - 1)) : bytes
}

async function addService(site: Site, image: Buffer) {
  const { payload, headers } = await form({ description: 'Roofs', image })
  return site.ask(calls.createService.path, { method: 'POST', headers, body: new Uint8Array(payload) })
}

export async function bombs(): Promise<Figure[]> {
  const site = await startSite()
  await site.logIn()
  const job_id = await site.addJob()
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const bytes = 400_000_000
  const bomb = await makeZip({
    '[Content_Types].xml': `<Types><Override ContentType="${word}"/></Types>`,
    'word/document.xml': Buffer.alloc(bytes),
  })
  const inDisguise = declareSize(bomb, bytes, 50_000_000)
  const sent: Record<string, () => Promise<Response>> = {
    '900-megapixel PNG': async () => addService(site, await hollowPng(30_000, 30_000)),
    'docx 1:1000': () =>
      site.apply({ ...asha, email: 'a@example.com', job_id }, { name: 'cv.docx', bytes: bomb }),
    'docx 1:1000 that declares less': () =>
      site.apply({ ...asha, email: 'a@example.com', job_id }, { name: 'cv.docx', bytes: inDisguise }),
    'deep JSON': () =>
      site.ask(calls.login.path, {
        method: 'POST',
        body: '['.repeat(190_000),
        headers: { 'content-type': 'application/json' },
      }),
  }
  // Starts the image process before measuring.
  await addService(site, await photo())
  const figures: Figure[] = []
  for (const [name, send] of Object.entries(sent)) {
    const before = costsOf(site.child.pid)
    const { status } = await send()
    const after = costsOf(site.child.pid)
    const [cpu, memory] = [after.cpu - before.cpu, Math.round(after.memory - before.memory)]
    figures.push({
      name: `bomb: ${name}`,
      figure: `${status}, ${cpu} ms of CPU, memory ${memory >= 0 ? '+' : ''}${memory} MB`,
      needed: 'refused within 500 ms of CPU, memory +100 MB at most',
      reached: status >= 400 && status < 500 && cpu <= 500 && memory <= 100,
    })
  }
  return figures
}
