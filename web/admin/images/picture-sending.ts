// Sends chosen pictures over networks that are slow and break off.
import { useEffect, useState } from 'react'
import { CallError } from '../../api.ts'
import { errorMessage } from '../lists/mutate.ts'
import { type Chosen, type PictureList, parted } from './picture-list.ts'

export type UploadOptions = { signal: AbortSignal; onProgress: (fraction: number) => void }
export type SentFiles = [File, ...File[]]
type Send<T> = (files: SentFiles, options: UploadOptions) => Promise<T>

const showEveryMs = 150
const lostConnection = 'The connection broke off. Please try again.'

/** One request for several pictures: all of them arrive, or none. */
export async function sendTogether<T>(
  list: PictureList,
  chosen: Chosen[],
  signal: AbortSignal,
  send: Send<T>,
) {
  const change = (part: Partial<Chosen>) => {
    for (const { id } of chosen) list.patch(id, part)
  }
  change({ state: 'sending', progress: 0, sentence: '' })
  try {
    const stop = AbortSignal.any([signal, ...chosen.map((one) => one.removed.signal)])
    const [first, ...rest] = (await Promise.all(chosen.map((one) => one.prepared))).filter(isFile)
    stop.throwIfAborted()
    if (!first) throw new Error('There is nothing to send')
    const files: SentFiles = [first, ...rest]
    let shownAt = 0
    const onProgress = (fraction: number) => {
      const now = performance.now()
      if (fraction < 1 && now - shownAt < showEveryMs) return
      shownAt = now
      const parts = splitByBytes(files, fraction)
      for (const [i, { id }] of chosen.entries()) list.patch(id, { progress: parts[i] ?? 0 })
    }
    const answer = await send(files, { signal: stop, onProgress })
    change({ state: 'sent', progress: 1 })
    return answer
  } catch (error) {
    change({ state: 'ready', progress: 0 })
    for (const { id } of blamed(chosen, error)) {
      list.patch(id, { state: 'failed', sentence: errorMessage(error, lostConnection) })
    }
    throw error
  }
}

/** One request for each gallery picture, in their order. True when nothing is left to send. */
export async function sendEach(list: PictureList, signal: AbortSignal, send: Send<unknown>) {
  const tried = new Set<string>()
  const unsent = () => parted(list.get()).others.filter((one) => one.state !== 'sent')
  for (;;) {
    const next = unsent().find(({ id }) => !tried.has(id))
    if (!next || signal.aborted) return unsent().length === 0
    tried.add(next.id)
    if (!(await next.prepared)) continue
    try {
      await sendTogether(list, [next], signal, send)
    } catch (error) {
      // A picture that is refused or taken back does not hold up the others; a broken connection would.
      if (!isRefused(error) && !next.removed.signal.aborted) return false
    }
  }
}

/** What to do when asked for something long: it can be stopped, it ends with the screen, and the phone stays awake. */
export function useSending() {
  const [running, setRunning] = useState<AbortController>()
  useEffect(() => () => running?.abort(), [running])

  async function run<T>(work: (signal: AbortSignal) => Promise<T>) {
    const controller = new AbortController()
    setRunning(controller)
    // A phone that saves its battery refuses, and sends all the same.
    const lock = navigator.wakeLock?.request('screen').catch(() => undefined)
    try {
      return await work(controller.signal)
    } finally {
      setRunning(undefined)
      lock?.then((held) => held?.release())
    }
  }

  return { busy: running !== undefined, stop: () => running?.abort(), run }
}

export const isStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const isRefused = (error: unknown) => error instanceof CallError && [400, 413, 415].includes(error.status)

/** The server begins its sentence with the name of the picture that it is about. */
function blamed(chosen: Chosen[], error: unknown) {
  if (isStopped(error) || (error instanceof CallError && error.status === 409)) return []
  const named = chosen.filter(({ file }) => errorMessage(error).startsWith(`${stem(file.name)}.`))
  return named.length > 0 ? named : chosen
}

const isFile = (file: File | undefined) => file !== undefined

const stem = (name: string) => name.replace(/\.\w+$/, '')

function splitByBytes(files: File[], fraction: number) {
  let left = fraction * files.reduce((sum, file) => sum + file.size, 0)
  return files.map(({ size }) => {
    const part = Math.max(0, Math.min(1, left / size))
    left -= size
    return part
  })
}
