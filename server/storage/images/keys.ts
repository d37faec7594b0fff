// The storage keys of a picture's files, all derived from its `src`.
import { pictureWidths } from '#contract/limits.ts'

/** The formats of the smaller sizes; the largest is always a JPEG. */
export type Format = 'jpg' | 'webp' | 'avif'
type Widths = readonly number[]

/** What an upload is converted to at once; AVIF follows later. */
export const uploadFormats: Format[] = ['webp', 'jpg']
const allFormats: Format[] = ['avif', ...uploadFormats]

export const sizeSuffixes = (widths: Widths, formats: Format[]) =>
  formats.flatMap((format) => widths.map((width) => `-${width}.${format}`))

/** The suffixes of all files that a picture can have, or of those with the given sizes. */
export const suffixesOf = (widths: Widths = pictureWidths, formats = allFormats) => [
  '.jpg',
  ...sizeSuffixes(widths, formats),
]

/** The key without its suffix. */
export const stemOf = (src: string) => src.replace(/^\/uploads\//, '').replace(/\.jpg$/, '')

export const keysOf = (src: string, widths?: Widths, formats?: Format[]) =>
  suffixesOf(widths, formats).map((suffix) => stemOf(src) + suffix)

export const trashFolder = 'trash'

/** The key of a file while its record is in the trash. */
export const trashKeyOf = (key: string) => `${trashFolder}/${key.replace('/', '-')}`

/** Its key otherwise. */
export const liveKeyOf = (key: string) => key.replace(/^trash\/([a-z]+)-/, '$1/')

/** The other place of a file that may be on its way from one to the other. */
export const otherKeyOf = (key: string) =>
  key.startsWith(`${trashFolder}/`) ? liveKeyOf(key) : trashKeyOf(key)

const keyPattern = new RegExp(
  `^([a-z]+/[0-9a-f]{24})(?:\\.jpg|-(?:${pictureWidths.join('|')})\\.(?:${allFormats.join('|')}))$`,
)

/** The picture that a stored file belongs to; undefined for a name that we never give. */
export function sourceOf(key: string) {
  const [, stem] = keyPattern.exec(key) ?? []
  return stem && `/uploads/${stem}.jpg`
}

/** The address by which the holders of a private link open a picture that is not for everybody. */
export const sourceBy = (link: string, src: string) => src.replace(/\/([^/]+)$/, `/${link}/$1`)
