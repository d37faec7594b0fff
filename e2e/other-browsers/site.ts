// The site that the browsers visit, with its demo content, and what its owner finds there afterwards.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { calls } from '../../contract/calls.ts'
import type { Project } from '../../contract/projects.ts'
import { findQuietPort } from '../../scripts/testing/ports.ts'
import { cv } from '../testing/office.ts'
import { nearestColour, photo } from '../testing/photos.ts'
import { owner } from '../testing/staff.ts'

/** On a busy machine, where the pages may have to be built first. */
const startMs = 300_000
/** Of the large photo. */
export const largeColour = 6

export type Site = Awaited<ReturnType<typeof startSite>>

export async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'site-other-browsers-'))
  const port = await findQuietPort()
  const origin = `http://localhost:${port}`
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const settings = {
    DATA_DIR: join(folder, 'data'),
    DEMO_CONTENT: 'true',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  }
  const env = { PATH, NODE_COMPILE_CACHE, PORT: String(port), ...settings }
  const server = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exit = once(server, 'exit')
  process.once('exit', () => server.kill())
  const files = makeFiles(folder)
  const signal = AbortSignal.timeout(startMs)
  while (!(await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('the site did not start')
    await pause(100, undefined, { signal })
  }
  await post(calls.signup.path)
  const cookie = (await post(calls.login.path)).headers.getSetCookie().map((one) => one.split(';')[0])

  function post(path: string) {
    const headers = { 'content-type': 'application/json' }
    return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(owner) })
  }

  /** As the owner. */
  async function list<Row>(path: string, search: string): Promise<Row[]> {
    const query = new URLSearchParams({ search })
    return (await fetch(`${origin}${path}?${query}`, { headers: { cookie: cookie.join('; ') } })).json()
  }

  return {
    origin,
    owner,
    list,
    /** The colours of a project's pictures, main image first. */
    async coloursOf(client: string) {
      const [project] = await list<Project>(calls.listProjects.path, client)
      const sources = project ? [project.main_image, ...project.gallery_images] : []
      return Promise.all(sources.map(async (src) => nearestColour(await (await fetch(origin + src)).bytes())))
    },
    files: await files,
    async stop() {
      server.kill('SIGTERM')
      await exit
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Files as people have them on their disks: a CV, and photos of which the first is a large one. */
async function makeFiles(folder: string) {
  const photos = await Promise.all([largePhoto(), ...[1, 2, 3, 4].map((index) => photo(index))])
  for (const { name, buffer } of [cv, ...photos]) await writeFile(join(folder, name), buffer)
  return { cv: join(folder, cv.name), photos: photos.map(({ name }) => join(folder, name)) }
}

/** So wide that the browser makes it smaller, and no higher than that needs: every pixel costs the server time. */
async function largePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const grain = sharp({ create: { width: 720, height: 270, channels: 3, background: '#888', noise } })
  const image = sharp(await grain.png().toBuffer()).resize(2_880, 1_080, { kernel: 'nearest' })
  return { name: 'large.jpg', buffer: await image.jpeg({ quality: 90 }).toBuffer() }
}
