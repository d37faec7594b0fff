// node server/demo/make-pictures.ts: run it after a demo photo or drawing has changed.
// Encodes the pictures in advance, so that a first start only copies files.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { photos } from '../../content/demo/photos.ts'
import { makeAvif, makePicture } from '../storage/images/convert.ts'
import { drawPlain, drawWhole, isDrawing } from './drawings.ts'
import { avifFolder, contentFolder, photoFolder } from './load.ts'

const effort = 2
/** Up to this width the words of a drawing cannot be read. */
const maxPlainWidth = 960

await rm(avifFolder, { recursive: true, force: true })
await mkdir(avifFolder)
const scratch = await mkdtemp(join(tmpdir(), 'demo-'))
const pictures: Record<string, object> = {}
for (const photo of Object.keys(photos)) {
  const main = join(photoFolder, `${photo}.jpg`)
  const plain = join(scratch, `${photo}-plain.jpg`)
  if (isDrawing(photo)) {
    await writeFile(main, await drawWhole(photo))
    await writeFile(plain, await drawPlain(photo))
  }
  const { suffixes: _, ...picture } = await makePicture(main, join(scratch, photo))
  const isPlain = (width: number) => isDrawing(photo) && width <= maxPlainWidth
  for (const [source, widths] of [
    [main, picture.widths.filter((width) => !isPlain(width))],
    [plain, picture.widths.filter(isPlain)],
  ] as const)
    if (widths.length > 0) await makeAvif(source, widths, join(avifFolder, photo), effort)
  pictures[photo] = picture
  console.log(photo)
}
await rm(scratch, { recursive: true })
const head = '// Written by server/demo/make-pictures.ts: the columns of each demo picture.\n'
await writeFile(
  join(contentFolder, 'pictures.ts'),
  `${head}export const pictures = ${JSON.stringify(pictures)} as const\n`,
)
