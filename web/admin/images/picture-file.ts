// What happens to a chosen file before it is sent: it is looked at, and a large photo is made smaller.
import { imageTypes, maxImageBytes, maxImagePixels, maxPictureWidth } from '#contract/limits.ts'
import { uploadMessages } from '#contract/uploads.ts'
import { shrink } from './picture-shrink.ts'

/** A file that cannot be used; the message says why and what to do. */
export class Unfit extends Error {}

/** Below this, making a picture smaller saves too little to be worth its loss. */
const lightBytes = 1_000_000

let last: Promise<unknown> = Promise.resolve()

/** The file to send. Files wait for each other: a phone cannot hold many open photos at once. */
export function prepareFile(file: File, signal: AbortSignal): Promise<File> {
  const turn = last.then(() => {
    signal.throwIfAborted()
    return prepare(file)
  })
  last = turn.catch(() => undefined)
  return turn
}

/** What can be told without opening the file. */
export function problemOf(file: File) {
  if (!isSendable(file) && !isNamedHeic(file)) return uploadMessages.notAnImage
  return file.size > maxImageBytes ? uploadMessages.imageTooLarge : undefined
}

async function prepare(file: File) {
  const size = await measure(file)
  if (!size) throw new Unfit((await isHeic(file)) ? uploadMessages.heic : uploadMessages.broken)
  if (size.width * size.height > maxImagePixels) throw new Unfit(uploadMessages.tooManyPixels)
  const large = Math.max(size.width, size.height) > maxPictureWidth
  if (isSendable(file) && !large && file.size <= lightBytes) return file
  const smaller = await shrink(file).catch(() => undefined)
  if (isSendable(file)) return smaller && smaller.size < file.size ? smaller : file
  // Safari opens HEIC photos; what comes out of it is a JPEG.
  if (!smaller) throw new Unfit(uploadMessages.heic)
  return smaller
}

/** Undefined when the browser cannot show the file. Reads its head only; nothing is decoded yet. */
async function measure(file: File) {
  const url = URL.createObjectURL(file)
  try {
    return await new Promise<{ width: number; height: number } | undefined>((resolve) => {
      const image = new Image()
      image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
      image.onerror = () => resolve(undefined)
      image.src = url
    })
  } finally {
    URL.revokeObjectURL(url)
  }
}

const isSendable = ({ type }: File) => imageTypes.some((known) => known === type)

const isNamedHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Also under a false name. */
async function isHeic(file: File) {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer())
  return isNamedHeic(file) || /^ftyp(hei|hev|mif|msf)/.test(head)
}
