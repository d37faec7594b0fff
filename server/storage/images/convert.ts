// Converts an uploaded image: upright, sRGB, without metadata, in all sizes that pages use. The server runs this in
// child processes (pictures.ts), so that a crash or memory leak of a decoder does not affect it.
import { writeFile } from 'node:fs/promises'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { uploadMessages } from '#contract/admin/upload-messages.ts'
import { maxImagePixels, maxPictureWidth, pictureWidths } from '#contract/limits.ts'
import { Failure } from '../../http/errors.ts'
import { imageTypeOf } from '../file-types.ts'

// Decoders of rare formats are attack surface: only these three are enabled.
const loaders = ['Jpeg', 'Png', 'Webp'].flatMap((format) => [
  `VipsForeignLoad${format}File`,
  `VipsForeignLoad${format}Buffer`,
])
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })
// One core for each file; UV_THREADPOOL_SIZE of the process limits how many are encoded at once.
sharp.concurrency(1)
sharp.cache(false)

const seconds = 30
const placeholderWidth = 20
const mainJpeg = { quality: 82, progressive: true }
const smallJpeg = { quality: 78 }
const webp = { quality: 74, effort: 2 }
/** Effort 0 takes a third of the time of effort 1, for files 5% larger. */
const avif = { quality: 50, effort: 0 }

const cutQualities = [80, 65, 50, 35]

export type MadePicture = {
  width: number
  height: number
  /** The widths of its smaller sizes. */
  widths: number[]
  placeholder: string
  /** Its files, each as what follows the name: `.jpg`, `-640.webp`. */
  suffixes: string[]
}
type Pixels = { data: Buffer; info: OutputInfo }

/** Writes all files of a picture to `target` + suffix. Throws a Failure for an invalid image. */
export async function makePicture(source: string, target: string): Promise<MadePicture> {
  let pixels = await decode(source)
  const { width, height } = pixels.info
  const widths = pictureWidths.filter((smaller) => smaller < width)
  const outputs: [suffix: string, Sharp][] = [['.jpg', from(pixels).jpeg(mainJpeg)]]
  // Each size is made from the next larger one, which takes a quarter of the time.
  for (const smaller of widths.toReversed()) {
    pixels = await shrink(pixels, smaller)
    outputs.push(
      [`-${smaller}.webp`, from(pixels).webp(webp)],
      [`-${smaller}.jpg`, from(pixels).jpeg(smallJpeg)],
    )
  }
  const writing = outputs.map(([suffix, image]) => write(target + suffix, image))
  // Waits for all, so that none writes a file after the caller's cleanup.
  await Promise.allSettled(writing)
  await Promise.all(writing)
  const tiny = await from(pixels)
    .resize({ width: placeholderWidth, height: placeholderWidth, fit: 'inside' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer()
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`
  return { width, height, widths, placeholder, suffixes: outputs.map(([suffix]) => suffix) }
}

/** Encodes the same sizes as AVIF from the largest JPEG. */
export async function makeAvif(
  main: string,
  widths: readonly number[],
  target: string,
  effort = avif.effort,
) {
  let pixels = await sharp(main).raw().toBuffer({ resolveWithObject: true })
  for (const width of widths.toReversed()) {
    pixels = await shrink(pixels, width)
    await write(`${target}-${width}.avif`, from(pixels).avif({ ...avif, effort }))
  }
}

/** Crops a stored picture, at the best quality that fits into `maxBytes`; undefined if none does. */
export async function cutPicture(
  main: Uint8Array,
  size: { width: number; height: number },
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  const pixels = await sharp(main)
    .resize({ ...size, fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of cutQualities) {
    const jpeg = await from(pixels).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= maxBytes) return jpeg
  }
  return undefined
}

/** Checks the type, then the size in the header, then decodes all of it. */
async function decode(path: string): Promise<Pixels> {
  const type = await imageTypeOf(path)
  if (type === 'heic') throw new Failure('wrong_type', uploadMessages.heic)
  if (!type) throw new Failure('wrong_type', uploadMessages.notAnImage)
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata()
    if (width * height > maxImagePixels) throw new Failure('too_large', uploadMessages.tooManyPixels)
    return await sharp(path, { limitInputPixels: maxImagePixels, failOn: 'error' })
      .timeout({ seconds })
      .autoOrient()
      .resize({ width: maxPictureWidth, height: maxPictureWidth, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure('invalid_input', uploadMessages.broken)
  }
}

const from = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } }).timeout({ seconds })

const write = async (path: string, image: Sharp) => writeFile(path, await image.toBuffer())

const shrink = (pixels: Pixels, width: number) =>
  from(pixels).resize({ width }).raw().toBuffer({ resolveWithObject: true })
