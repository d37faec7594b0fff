// The site that the browsers visit, with its demo content, and what its owner finds there afterwards.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from '@playwright/test'
import sharp from 'sharp'
import { calls } from '../../contract/calls.ts'
import type { Project } from '../../contract/projects.ts'
import { buildWeb } from '../../scripts/setup.mjs'
import { logIn, owner } from '../testing/log-in.ts'
import { cv } from '../testing/office.ts'
import { nearestColour, photo } from '../testing/photos.ts'
import { startServer } from '../testing/start-site.ts'

/** Of the large photo. */
export const largeColour = 6

export type Site = Awaited<ReturnType<typeof startSite>>

export async function startSite() {
  await buildWeb(process.execPath)
  const folder = await mkdtemp(join(tmpdir(), 'site-other-browsers-'))
  const [files, server] = await Promise.all([
    makeFiles(folder),
    startServer({ DEMO_CONTENT: 'true', RATE_LIMIT: 'off' }),
  ])
  const { origin } = server
  const office = await request.newContext({ baseURL: origin, storageState: await logIn(origin) })

  /** As the owner. */
  const list = async <Row>(path: string, search: string): Promise<Row[]> =>
    (await office.get(path, { params: { search } })).json()

  return {
    ...{ origin, owner, list, files },
    /** The colours of a project's pictures, main image first. */
    async coloursOf(client: string) {
      const [project] = await list<Project>(calls.listProjects.path, client)
      const sources = project ? [project.main_image, ...project.gallery_images] : []
      return Promise.all(sources.map(async (src) => nearestColour(await (await office.get(src)).body())))
    },
    async stop() {
      await office.dispose()
      await server.stop()
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
