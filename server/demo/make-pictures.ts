// Run it after a demo photo has changed: node server/demo/make-pictures.ts
// It makes beforehand what takes time, so that a first start only has to copy.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeAvif, makePicture } from '../storage/images/convert.ts'
import { avifFolder, photoFolder } from './load.ts'
import { photos } from './photos.ts'

const effort = 2

await rm(avifFolder, { recursive: true, force: true })
await mkdir(avifFolder)
const scratch = await mkdtemp(join(tmpdir(), 'demo-'))
const made: Record<string, object> = {}
for (const photo of Object.keys(photos)) {
  const main = join(photoFolder, `${photo}.jpg`)
  const picture = await makePicture(main, join(scratch, photo))
  await makeAvif(main, picture.widths, join(avifFolder, photo), effort)
  made[photo] = picture
  console.log(photo)
}
await rm(scratch, { recursive: true })
const head = '// Written by make-pictures.ts: what the row of each demo picture says.\n'
await writeFile(
  join(import.meta.dirname, 'made.ts'),
  `${head}export const made = ${JSON.stringify(made)} as const`,
)
