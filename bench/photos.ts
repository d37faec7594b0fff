// Photos as a phone takes them: 12 megapixels, several megabytes, no two alike.
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../server/demo/photos')
const size = { width: 4000, height: 3000 }

export async function takePhotos(count: number) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jpg'))
  const photos: Blob[] = []
  for (let i = 0; i < count; i++) {
    const scene = readFileSync(join(folder, names[i % names.length] ?? ''))
    const mark = { raw: { width: 8, height: 8, channels: 3 as const } }
    const jpeg = await sharp(scene)
      .resize({ ...size, fit: 'cover' })
      .composite([{ input: randomBytes(8 * 8 * 3), ...mark, left: 0, top: 0 }])
      .jpeg({ quality: 90 })
      .toBuffer()
    photos.push(new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }))
  }
  return photos
}
