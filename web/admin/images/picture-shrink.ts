// The page's side of picture-worker.ts.
import { maxPictureWidth } from '#contract/limits.ts'

export type ShrinkOrder = { file: File; maxSide: number; quality: number }

const quality = 0.85
const patienceMs = 30_000

let worker: Worker | undefined

/** A JPEG of at most the size that the server keeps. One picture at a time; fails where the browser cannot do it. */
export function shrink(file: File) {
  worker ??= new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
  const active = worker
  return new Promise<File>((resolve, reject) => {
    const giveUp = () => {
      active.terminate()
      worker = undefined
      reject(new Error('The picture could not be made smaller'))
    }
    const timer = setTimeout(giveUp, patienceMs)
    active.onerror = giveUp
    active.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer)
      if (data instanceof Blob) resolve(new File([data], jpegName(file.name), { type: data.type }))
      else reject(new Error(String(data)))
    }
    active.postMessage({ file, maxSide: maxPictureWidth, quality } satisfies ShrinkOrder)
  })
}

const jpegName = (name: string) => `${name.replace(/\.\w+$/, '')}.jpg`
