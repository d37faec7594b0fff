// For tests only: generated images, and multipart bodies with them.
import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import type { CallPath } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { ProjectInput } from '#contract/projects.ts'
import type { Db } from '../db/database.ts'
import { insertPictures, insertProject } from '../projects/store.ts'
import { type createTestApp, send } from './app.ts'

type Shot = { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' }

/** A plain picture with a red corner at the top left, which shows its rotation. */
export function shoot({ width = 400, height = 300 }: Shot = {}) {
  const corner = { create: { width: 20, height: 20, channels: 3 as const, background: '#ff0000' } }
  return sharp({ create: { width, height, channels: 3, background: '#3a7d44' } }).composite([
    { input: corner, left: 0, top: 0 },
  ])
}

/** By default just wide enough for one smaller size, and low: most tests only need some picture, and many of them. */
export const photo = ({ width = 330, height = 30, format = 'jpeg' }: Shot = {}) =>
  shoot({ width, height }).toFormat(format).toBuffer()

/** As from a phone: rotated by EXIF, with GPS data. */
export const phonePhoto = () =>
  shoot()
    .withExif({
      IFD0: { Make: 'Phone', Copyright: 'secret-marker' },
      IFD3: { GPSLatitude: '9/1 55/1 52/1', GPSLongitude: '76/1 16/1 1/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Incompressible, for large files. */
export const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })

/** A PNG of a few bytes whose header declares `width` times `height` pixels. */
export async function hollowPng(width: number, height: number) {
  const bytes = await photo({ format: 'png' })
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

type App = Awaited<ReturnType<typeof createTestApp>>['app']
export type Sent = Record<string, string | Buffer | (Buffer | { name: string; bytes: Buffer })[]>
type As = { param?: string; headers?: Record<string, string> }

/** A call with files. */
export async function sendForm(app: App, call: CallPath, fields: Sent, { param, headers }: As = {}) {
  const { payload, headers: type } = await form(fields)
  return send(app, call, { param, payload, headers: { ...headers, ...type } })
}

/** A project with four pictures; resolves to the answer. */
export async function addProject(app: App, headers: Record<string, string>, fields: Sent = {}) {
  const image = await photo()
  const facts = { category: 'Villa', client: 'Asha Menon', area: '1,850 sq ft', location: 'Aluva' }
  const pictures = { mainImage: image, galleryImages: [image, image, image] }
  const answer = await sendForm(app, calls.createProject, { ...facts, ...pictures, ...fields }, { headers })
  return answer.json() as { message: string; id: string; slug: string }
}

const aboutHouse = {
  category: 'Villa',
  client: 'Asha',
  area: '1,850 sq ft',
  location: 'Aluva',
  description: '',
}
const measured = { width: 400, height: 300, widths: '[]', formats: '[]' }

/** The same written past the app: only rows, none without pictures, of which the first is the main one. */
export async function storeProject(
  db: Db,
  facts: Partial<ProjectInput> = {},
  pictures = 1,
  now = new Date(),
) {
  const { id, slug } = await insertProject(db, { ...aboutHouse, ...facts }, now)
  const sources = Array.from({ length: pictures }, (_, n) => `/uploads/projects/${n}-${id}.jpg`)
  const stored = sources.map((src) => ({ src, ...measured, placeholder: 'data:image/webp;base64,AA' }))
  await insertPictures(db, id, stored.slice(0, 1), { main: true })
  await insertPictures(db, id, stored.slice(1), { position: 1 })
  return { id, slug, sources }
}

/** A multipart body; files are buffers, or buffers with a name. */
export async function form(fields: Sent) {
  const data = new FormData()
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') data.append(field, value)
    else
      for (const file of [value].flat()) {
        const { name, bytes } = Buffer.isBuffer(file) ? { name: 'photo.jpg', bytes: file } : file
        data.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
      }
  }
  const body = new Response(data)
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  }
}
