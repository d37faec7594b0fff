// Resizes the pictures of the site's own pages and writes their table, content/pictures.ts. Run it after a photo or a
// row here has changed: node scripts/make-page-pictures.ts && npm run format
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Region, type Sharp } from 'sharp'
import { type Photo, photos } from '../content/demo/photos.ts'
import { root } from './setup.mjs'

const target = join(root, 'web/static/pictures')
const avif = { quality: 46, effort: 4, chromaSubsampling: '4:2:0' }
const jpeg = { quality: 64, mozjpeg: true }

type Source = { widths: number[]; crop?: Region }

// Just above what phones 360 to 412 px wide request at a device pixel ratio of 2 and 3.
const band = { widths: [728, 1100, 1600] }
const column = { widths: [480, 728, 1200] }
const wide = { widths: [480, 728, 1100, 1600] }
const detail = { widths: [480, 960] }

/** Close to the house: phones show a strip of it, wide screens nearly all. */
const house = { left: 520, top: 30, width: 1400, height: 1170 }

const sources: Partial<Record<Photo, Source>> = {
  'villa-hero': { crop: house, widths: [560, 728, 960, 1400] },
  'construction-site-1': column,
  'construction-site-2': band,
  'living-room-2': band,
  'courtyard-2': band,
  'epoxy-floor-2': band,
  'terrace-waterproofing-2': band,
  'veranda-house-1': band,
  'veranda-house-2': column,
  'staircase-1': column,
  'villa-2': column,
  'villa-3': column,
  'bedroom-1': wide,
  'kitchen-2': column,
  'plans-and-model-1': column,
  'material-laterite': column,
  'material-red-oxide': wide,
  // Pages that were edited before may still show these two.
  'before-veranda': column,
  'after-veranda': column,
  'terrace-fault': column,
  'terrace-repaired': column,
  'epoxy-floor-4': detail,
  'terrace-waterproofing-4': detail,
}

await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
const pictures: Record<string, object> = {}
for (const [name, source] of Object.entries(sources)) pictures[name] = await make(name as Photo, source)
const head = "// Made by scripts/make-page-pictures.ts: the pictures of the site's own pages.\n"
const table = `${head}export const pictures = ${JSON.stringify(pictures, null, 2)} as const\n`
await writeFile(join(root, 'content/pictures.ts'), table)

async function make(name: Photo, { widths, crop }: Source) {
  const photo = sharp(join(root, 'content/demo/photos', `${name}.jpg`))
  const whole = await (crop ? photo.extract(crop) : photo).toBuffer()
  const { width, height } = await sharp(whole).metadata()
  const resized = (to: number | undefined) => sharp(whole).resize({ width: to })
  const save = (suffix: string, image: Sharp) => image.toFile(join(target, name + suffix))
  for (const size of widths) {
    await save(`-${size}.avif`, resized(size).avif(avif))
    await save(`-${size}.jpg`, resized(size).jpeg(jpeg))
  }
  // For browsers without srcset.
  await save('.jpg', resized(widths[0]).jpeg(jpeg))
  const tiny = await resized(16).webp({ quality: 25, effort: 6 }).toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  return {
    src: `/pictures/${name}.jpg`,
    width,
    height,
    widths,
    formats: ['avif'],
    placeholder,
    alt: photos[name],
  }
}
