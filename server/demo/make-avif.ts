// Run it after a demo photo has changed: node server/demo/make-avif.ts
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { pictureWidths } from '#contract/limits.ts'
import { makeAvif } from '../platform/images.ts'
import { avifFolder, photoFolder } from './load.ts'
import { photos } from './photos.ts'

const effort = 2

await rm(avifFolder, { recursive: true, force: true })
await mkdir(avifFolder)
for (const photo of Object.keys(photos)) {
  const main = await readFile(join(photoFolder, `${photo}.jpg`))
  const { width } = await sharp(main).metadata()
  const widths = pictureWidths.filter((smaller) => smaller < width)
  await makeAvif(main, widths, join(avifFolder, photo), effort)
  console.log(photo)
}
