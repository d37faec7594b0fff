// Pictures as people choose them, each in a colour of its own, and projects that have some.
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { calls } from '../../contract/calls.ts'
import type { Project, ProjectInput } from '../../contract/projects.ts'
import { unique } from './staff.ts'

export const colours = [
  '#b03020',
  '#2060b0',
  '#208040',
  '#d0a020',
  '#7030a0',
  '#108090',
  '#806040',
  '#e0e0e0',
]

export type Photo = { name: string; mimeType: string; buffer: Buffer }

export async function photo(index: number, width = 800, height = 600): Promise<Photo> {
  const background = colours[index % colours.length] ?? ''
  const image = sharp({ create: { width, height, channels: 3, background } })
  return { name: `photo-${index}.jpg`, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() }
}

export const photos = (count: number, from = 0) =>
  Promise.all(Array.from({ length: count }, (_, i) => photo(from + i)))

/** Of a stored picture, the index of the colour that it has. */
export const colourOf = async (page: Page, src: string) =>
  nearestColour(await (await page.request.get(src)).body())

export async function nearestColour(picture: Uint8Array) {
  const { channels } = await sharp(picture).stats()
  const seen = channels.map(({ mean }) => mean)
  const distances = colours.map((colour) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    return parts.reduce((sum, part, i) => sum + Math.abs(part - (seen[i] ?? 0)), 0)
  })
  return distances.indexOf(Math.min(...distances))
}

/** Main image first. */
export async function storedColours(page: Page, id: string) {
  const { main_image, gallery_images } = await getProject(page, id)
  return Promise.all([main_image, ...gallery_images].map((src) => colourOf(page, src)))
}

export async function getProject(page: Page, id: string): Promise<Project> {
  return (await page.request.get(calls.getProject.path.replace(':id', id))).json()
}

export async function findProject(page: Page, client: string): Promise<Project | undefined> {
  const found = await page.request.get(`${calls.listProjects.path}?search=${encodeURIComponent(client)}`)
  return (await found.json())[0]
}

/** A project whose pictures have the first colours, in their order. */
export async function addProject(
  request: APIRequestContext,
  fields: Partial<ProjectInput> = {},
  gallery = 3,
) {
  const body = new FormData()
  const all = {
    // None of the demo content, whose pages other tests look at meanwhile.
    category: 'Shops and offices',
    client: unique('Nair'),
    area: '1,850 sq ft',
    location: 'Thrissur',
    description: '',
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) body.set(name, String(value))
  for (const [i, { name, buffer }] of (await photos(gallery + 1)).entries())
    body.append(i === 0 ? 'mainImage' : 'galleryImages', new File([new Uint8Array(buffer)], name))
  const answer = await request.post(calls.createProject.path, { multipart: body })
  const { id, slug } = await answer.json()
  return { ...all, id: String(id), slug: String(slug) }
}

export const chooseGallery = (page: Page, files: Photo[]) =>
  page
    .getByRole('group', { name: /gallery images$/ })
    .getByLabel(/gallery images$/)
    .setInputFiles(files)

export async function fillProject(page: Page, client: string) {
  await page.getByLabel('Category').fill('Full construction contracts')
  await page.getByLabel('Client').fill(client)
  await page.getByLabel('Area').fill('2,400 sq ft')
  await page.getByLabel('Location').fill('Aluva, Ernakulam')
}
