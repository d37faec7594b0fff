// A picture is named by its `src`; the names of all its files follow from that.
import { pictureWidths } from '#contract/limits.ts'

export type PictureFolder = 'projects' | 'services'
/** The formats in which a picture has smaller sizes; the largest is always a JPEG. */
export type Format = 'jpg' | 'webp' | 'avif'

export const pictureFolders: PictureFolder[] = ['projects', 'services']
const formats: Format[] = ['jpg', 'webp', 'avif']

/** The endings of the files that an upload is made into. */
export const suffixesOf = (widths: readonly number[]) => [
  '.jpg',
  ...sizesOf(widths, 'jpg'),
  ...sizesOf(widths, 'webp'),
]

export const sizesOf = (widths: readonly number[], format: Format) =>
  widths.map((width) => `-${width}.${format}`)

/** The key of a picture without its ending. */
export const nameOf = (src: string) => src.replace(/^\/uploads\//, '').replace(/\.jpg$/, '')

/** Every file that a picture can have. */
export const keysOf = (src: string) => [
  `${nameOf(src)}.jpg`,
  ...formats.flatMap((format) => sizesOf(pictureWidths, format).map((size) => nameOf(src) + size)),
]

/** Every file that a picture has, as its row says. */
export function filesOf({ src, widths, formats }: { src: string; widths: string; formats: string }) {
  const sizes: number[] = JSON.parse(widths)
  const kinds: Format[] = JSON.parse(formats)
  const suffixes = ['.jpg', ...kinds.flatMap((kind) => sizesOf(sizes, kind))]
  return suffixes.map((suffix) => nameOf(src) + suffix)
}

const keyForm = new RegExp(
  `^((?:${pictureFolders.join('|')})/[0-9a-f]{24})(?:\\.jpg|-(?:${pictureWidths.join('|')})\\.(?:${formats.join('|')}))$`,
)

/** The picture to which a stored file belongs; undefined for a name that we never give. */
export function sourceOf(key: string) {
  const [, name] = keyForm.exec(key) ?? []
  return name && `/uploads/${name}.jpg`
}
