// One chosen file: checked, made smaller if it is a large photo, and sent over networks that are slow and break off.
import { uploadMessages } from '#contract/admin/upload-messages.ts'
import {
  imageTypes,
  maxImageBytes,
  maxImagePixels,
  maxPictureWidth,
  maxShrinkBytes,
  maxShrinkPixels,
} from '#contract/limits.ts'
import { CallError } from '../../../calls/api.ts'
import { withSession } from '../../blocks/calls.ts'

/** A file that cannot be used; the message says why and what to do. */
export class UnfitFile extends CallError {
  constructor(message: string) {
    super(0, message)
  }
}

export type JpegRequest = { file: File; maxSide: number; quality: number }

/** Below this, a smaller picture saves too little to be worth its loss. */
const lightBytes = 1_000_000
const quality = 0.85
const shrinkTimeoutMs = 30_000
/** Its decoder is fetched first, over networks that are slow. */
const heicTimeoutMs = 120_000
const retryAfterMs = [2_000, 6_000]

let queue: Promise<unknown> = Promise.resolve()
let shrinker: Worker | undefined

/** Called with a sentence when a photo that the browser cannot show is converted, which takes a while. */
type OnConvert = (sentence: string) => void

/** The file to upload. One file at a time: a phone has no memory for many open photos. */
export function prepareFile(file: File, signal: AbortSignal, onConvert: OnConvert): Promise<File> {
  const prepared = queue.then(() => {
    signal.throwIfAborted()
    return prepare(file, onConvert)
  })
  queue = prepared.catch(() => undefined)
  return prepared
}

/** What is known without opening the file. */
export function findProblem(file: File) {
  return isAccepted(file) || isNamedHeic(file) ? undefined : uploadMessages.notAnImage
}

/** Made smaller first and judged afterwards: what the server would refuse may become small enough here. */
async function prepare(file: File, onConvert: OnConvert) {
  const size = await measure(file)
  if (!size) return convert(file, onConvert)
  const pixels = size.width * size.height
  const fits = isAccepted(file) && file.size <= maxImageBytes && pixels <= maxImagePixels
  const large = Math.max(size.width, size.height) > maxPictureWidth
  if (fits && !large && file.size <= lightBytes) return file
  const isOpenable = pixels <= maxShrinkPixels && file.size <= maxShrinkBytes
  const smaller = isOpenable ? await shrink(file).catch(() => undefined) : undefined
  if (fits) return smaller && smaller.size < file.size ? smaller : file
  // Safari opens HEIC photos, and the worker turns them into JPEG.
  if (!smaller && !isAccepted(file)) return convert(file, onConvert)
  if (!smaller || smaller.size > maxImageBytes) throw new UnfitFile(uploadMessages.shrinkFailed)
  return smaller
}

/** Only Apple's format can be opened where the browser cannot. */
async function convert(file: File, onConvert: OnConvert) {
  const isHeic = await hasHeicHead(file)
  if (isHeic && file.size <= maxShrinkBytes) {
    onConvert(uploadMessages.converting)
    const converted = await convertHeic(file).catch(() => undefined)
    if (converted) return converted
  }
  if (isHeic || isNamedHeic(file)) throw new UnfitFile(uploadMessages.heic)
  throw new UnfitFile(file.size > maxImageBytes ? uploadMessages.imageTooLarge : uploadMessages.broken)
}

/** Undefined when the browser cannot show the file. Reads its head only and decodes nothing. */
export async function measure(file: File) {
  const image = new Image()
  const url = URL.createObjectURL(file)
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = reject
      image.src = url
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** A JPEG of at most the size that the server keeps. Fails where the browser cannot do it. */
function shrink(file: File) {
  shrinker ??= new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
  return requestJpeg(shrinker, file, shrinkTimeoutMs)
}

/** Its worker ends with it: only then is the memory of a decoder free again. */
async function convertHeic(file: File) {
  const converter = new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await requestJpeg(converter, file, heicTimeoutMs)
  } finally {
    converter.terminate()
  }
}

function requestJpeg(worker: Worker, file: File, timeoutMs: number) {
  return new Promise<File>((resolve, reject) => {
    const giveUp = () => {
      worker.terminate()
      if (worker === shrinker) shrinker = undefined
      reject(new Error('The picture could not be made smaller'))
    }
    const timer = setTimeout(giveUp, timeoutMs)
    worker.onerror = giveUp
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer)
      const name = `${file.name.replace(/\.\w+$/, '')}.jpg`
      if (data instanceof Blob) resolve(new File([data], name, { type: data.type }))
      else reject(new Error(String(data)))
    }
    worker.postMessage({ file, maxSide: maxPictureWidth, quality } satisfies JpegRequest)
  })
}

const isAccepted = ({ type }: File) => imageTypes.some((known) => known === type)

const isNamedHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Whatever the file is called. */
async function hasHeicHead(file: File) {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer())
  return /^ftyp(hei|hev|mif|msf)/.test(head)
}

/** Asks for the password when the session has expired; tries again when the connection breaks or the server is busy. */
export async function retry<T>(signal: AbortSignal, attempt: () => Promise<T>) {
  for (const pauseMs of retryAfterMs) {
    try {
      return await withSession(attempt)
    } catch (error) {
      if (!isLost(error) && !(error instanceof CallError && error.status === 503)) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    signal.throwIfAborted()
  }
  return withSession(attempt)
}

/** The request or its answer was lost on the way. */
const isLost = (error: unknown) => error instanceof CallError && error.status === 0

type FormValue = string | number | boolean | File | object[] | undefined

/** A list of files becomes several parts, another list one of JSON; what is undefined is left out. */
export function toFormData(fields: Record<string, FormValue>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    const isList = Array.isArray(value) && !value.some((one) => one instanceof File)
    const parts = isList ? [JSON.stringify(value)] : [value].flat()
    for (const part of parts)
      if (part !== undefined) body.append(name, part instanceof File ? part : String(part))
  }
  return body
}
