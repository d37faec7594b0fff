// For tests only: files that people choose, in a browser that can show the pictures among them.
import type { TestContext } from 'node:test'
import { replaceGlobals } from './answers.ts'

type Size = { width: number; height: number }
const photoSize = { width: 800, height: 600 }
const sizes = new WeakMap<File, Size>()

type FileOptions = { type?: string; head?: string; bytes?: number; size?: Size | null; at?: number }

/** A file; with `size` null one that the browser cannot show. */
export function chooseFile(
  name: string,
  { type = 'image/jpeg', head = '', bytes = 100, size = photoSize, at = 1 }: FileOptions = {},
) {
  const file = new File([head, new Uint8Array(bytes)], name, { type, lastModified: at })
  if (size) sizes.set(file, size)
  return file
}

type Work = (file: File, worker: string) => Blob | undefined

/** One worker serves all tests of a file, as it serves all pictures of a screen. */
let work: Work
let started: string[] = []

class Worker {
  onmessage = (_: { data: unknown }) => {}
  #name: string
  constructor({ pathname }: URL) {
    this.#name = pathname.replace(/.*\//, '')
    started.push(this.#name)
  }
  terminate() {}
  postMessage({ file }: { file: File }) {
    queueMicrotask(() => this.onmessage({ data: work(file, this.#name) ?? 'it cannot' }))
  }
}

/** `shrink` is what the worker makes of a file; undefined when it cannot. */
export function showImages(t: TestContext, shrink: Work = () => undefined) {
  const shown = new Map<string, File>()
  const shrunk: string[] = []
  let made = 0
  t.mock.method(URL, 'createObjectURL', (file: File) => {
    const address = `blob:${made++}`
    shown.set(address, file)
    return address
  })
  t.mock.method(URL, 'revokeObjectURL', (address: string) => void shown.delete(address))

  class Image {
    naturalWidth = 0
    naturalHeight = 0
    onload = () => {}
    onerror = () => {}
    set src(address: string) {
      const file = shown.get(address)
      const size = file && sizes.get(file)
      if (size) Object.assign(this, { naturalWidth: size.width, naturalHeight: size.height })
      queueMicrotask(size ? this.onload : this.onerror)
    }
  }

  started = []
  work = (file, worker) => {
    shrunk.push(file.name)
    return shrink(file, worker)
  }
  replaceGlobals(t, { Image, Worker })
  return {
    /** The names of the files that were handed to the worker. */
    shrunk,
    /** The workers that were started. */
    started,
    /** How many previews have not been freed. */
    countShown: () => shown.size,
  }
}
