// Photos as a phone takes them: 12 megapixels, with the grain of a small sensor, several megabytes, no two alike.
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const folder = join(import.meta.dirname, '../content/demo/photos')
const size = { width: 4000, height: 3000 }
const grainSigma = 25

export async function takePhotos(count: number) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jpg'))
  const noise = { type: 'gaussian' as const, mean: 128, sigma: grainSigma }
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .raw()
    .toBuffer()
  const photos: Blob[] = []
  for (let i = 0; i < count; i++) {
    const scene = readFileSync(join(folder, names[i % names.length] ?? ''))
    const raw = (side: { width: number; height: number }) => ({ raw: { ...side, channels: 3 as const } })
    const jpeg = await sharp(scene)
      .resize({ ...size, fit: 'cover' })
      .composite([
        { input: grain, ...raw(size), blend: 'soft-light' },
        { input: randomBytes(8 * 8 * 3), ...raw({ width: 8, height: 8 }), left: 0, top: 0 },
      ])
      .jpeg({ quality: 90 })
      .toBuffer()
    photos.push(new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }))
  }
  return photos
}
