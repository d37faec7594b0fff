// Resizes the pictures of the site's own pages and writes their table, content/pictures.ts.
// Run it after a photo or a row here has changed: node scripts/make-pictures.mjs [folder of the photos]
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..')
const photos = process.argv[2] ?? join(root, 'content/demo/photos')
const target = join(root, 'web/static/pictures')
const table = join(root, 'content/pictures.ts')

// Just above what phones 360 to 412 px wide request at a device pixel ratio of 2 and 3.
const band = [728, 1100, 1600]
const column = [480, 728, 1200]
const detail = [480, 960]
const villa =
  'Contemporary two-storey Kerala villa with tiled and flat roofs, teak slats and coconut palms in late afternoon light'
const avif = { quality: 46, effort: 4, chromaSubsampling: '4:2:0' }
const jpeg = { quality: 64, mozjpeg: true }

/**
 * `of` is the photo when several pictures are cut from one.
 * @type {Record<string, { of?: string, crop?: import('sharp').Region, widths: number[], alt: string }>}
 */
const rows = {
  'villa-hero': { widths: [960, 1440, 2000], alt: villa },
  // For portrait screens, small enough for a slow network.
  'villa-hero-phone': {
    of: 'villa-hero',
    crop: { left: 660, top: 130, width: 1020, height: 1070 },
    widths: [560, 728, 960],
    alt: villa,
  },
  'construction-site-1': {
    widths: column,
    alt: 'Concrete frame of a house under construction with scaffolding, formwork and laterite block walls',
  },
  'construction-site-2': {
    widths: band,
    alt: 'Laterite blocks and a cement mixer in front of a half-built two-storey frame',
  },
  'living-room-2': {
    widths: band,
    alt: 'Bright living room with cane pendant lamps, two sofas and windows on two sides',
  },
  'courtyard-2': {
    widths: band,
    alt: 'Colonnade with red oxide floor around a sunlit inner courtyard',
  },
  'epoxy-floor-2': {
    widths: band,
    alt: 'Yellow line on a mirror-smooth grey epoxy floor leading to an open loading door',
  },
  'terrace-waterproofing-2': {
    widths: band,
    alt: 'Sealed roof terrace with water beading on the membrane and the stair room behind',
  },
  'veranda-house-2': {
    widths: band,
    alt: 'Long veranda with red oxide floor, turned wooden pillars and a slatted bench rail',
  },
  'plans-and-model-1': {
    widths: column,
    alt: 'Floor plan, rolled drawings, scale ruler and a small house model on a wooden table',
  },
  'staircase-1': {
    widths: column,
    alt: 'Open timber staircase on a steel beam against a laterite wall, with hanging brass lamps',
  },
  'villa-3': {
    widths: column,
    alt: 'Teak double door beneath a balcony, between a laterite wall and a glazed living room',
  },
  'kitchen-2': {
    widths: column,
    alt: 'Kitchen island with fluted teak front and marble top, seen past palm leaves',
  },
  'bedroom-1': {
    widths: column,
    alt: 'Bedroom with teak headboard, clay-coloured wall and a floor-to-ceiling garden window',
  },
  'epoxy-floor-4': {
    widths: detail,
    alt: 'Columns with yellow guards and high windows reflected in a smooth grey floor',
  },
  'terrace-waterproofing-4': {
    widths: detail,
    alt: 'Rainwater standing in beads on a sealed terrace, with the floor drain in the middle',
  },
}

await rm(target, { recursive: true, force: true })
await mkdir(target, { recursive: true })
const entries = []
for (const [name, row] of Object.entries(rows)) entries.push(await make(name, row))
await writeFile(
  table,
  `// Made by scripts/make-pictures.mjs: the pictures of the site's own pages.
export const pictures = {
${entries.join('\n')}
} as const
`,
)

/** @param {string} name @param {(typeof rows)[string]} row */
async function make(name, { of = name, crop, widths, alt }) {
  const photo = sharp(join(photos, `${of}.jpg`))
  const whole = await (crop ? photo.extract(crop) : photo).toBuffer()
  const { width: fullWidth, height: fullHeight } = await sharp(whole).metadata()
  for (const width of widths) {
    const sized = sharp(whole).resize({ width })
    await sized
      .clone()
      .avif(avif)
      .toFile(join(target, `${name}-${width}.avif`))
    await sized
      .clone()
      .jpeg(jpeg)
      .toFile(join(target, `${name}-${width}.jpg`))
  }
  // For browsers without srcset.
  await sharp(whole)
    .resize({ width: widths[0] })
    .jpeg(jpeg)
    .toFile(join(target, `${name}.jpg`))
  const tiny = await sharp(whole).resize({ width: 16 }).webp({ quality: 25, effort: 6 }).toBuffer()
  return `  '${name}': {
    src: '/pictures/${name}.jpg',
    width: ${fullWidth},
    height: ${fullHeight},
    widths: [${widths.join(', ')}],
    formats: ['avif'],
    placeholder:
      'data:image/webp;base64,${tiny.toString('base64')}',
    alt: '${alt}',
  },`
}
