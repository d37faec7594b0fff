// Turns what a person uploaded into what we keep: upright, sRGB, without a trace of metadata, in ready-made sizes.
import { writeFile } from 'node:fs/promises'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { maxImagePixels, maxPictureWidth, pictureWidths } from '#contract/limits.ts'
import { uploadMessages } from '#contract/uploads.ts'
import { Failure } from '../../http/failure.ts'
import { imageTypeOf } from '../file-types.ts'

// Decoders for rare formats have been the way in for attackers: only these three are switched on.
const loaders = ['Jpeg', 'Png', 'Webp'].flatMap((format) => [
  `VipsForeignLoad${format}File`,
  `VipsForeignLoad${format}Buffer`,
])
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })
// One form of a picture uses one core; how many are made at once is decided by the threads of the image process.
sharp.concurrency(1)
sharp.cache(false)

const seconds = 30
const placeholderWidth = 20
const mainJpeg = { quality: 82, progressive: true }
const smallJpeg = { quality: 78 }
const webp = { quality: 74, effort: 2 }
/** Effort 0 takes a third of the time of effort 1 for files 5% larger. */
const avif = { quality: 50, effort: 0 }

const cutQualities = [80, 65, 50, 35]

export type MadePicture = { width: number; height: number; widths: number[]; placeholder: string }
type Pixels = { data: Buffer; info: OutputInfo }

/** Writes all files of a picture under `target` + suffix (`.jpg`, `-640.webp`); refuses what is no sound image. */
export async function makePicture(source: string, target: string): Promise<MadePicture> {
  let pixels = await decode(source)
  const { width, height } = pixels.info
  const widths = pictureWidths.filter((smaller) => smaller < width)
  const forms: [suffix: string, Sharp][] = [['.jpg', from(pixels).jpeg(mainJpeg)]]
  // From large to small, each from the one before: a quarter of the work of starting over each time.
  for (const smaller of widths.toReversed()) {
    pixels = await shrink(pixels, smaller)
    forms.push(
      [`-${smaller}.webp`, from(pixels).webp(webp)],
      [`-${smaller}.jpg`, from(pixels).jpeg(smallJpeg)],
    )
  }
  // All have ended before a failure is told: none comes after whoever asked has cleared up.
  const written = await Promise.allSettled(forms.map(([suffix, form]) => write(target + suffix, form)))
  for (const outcome of written) if (outcome.status === 'rejected') throw outcome.reason
  const tiny = await from(pixels)
    .resize({ width: placeholderWidth, height: placeholderWidth, fit: 'inside' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer()
  return { width, height, widths, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` }
}

/** The same sizes again, from our own main form of the picture, in the format that takes longest to make. */
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

/** A picture of ours cut to one size, as good as fits into `maxBytes`. */
export async function cutPicture(main: Buffer, size: { width: number; height: number }, maxBytes: number) {
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

/** Told by its bytes, by its header and by decoding it to the last line. */
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
