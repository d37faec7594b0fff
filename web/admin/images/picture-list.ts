// The pictures chosen on a screen and not stored yet. It lives outside React, since an upload outlasts many renders.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { uploadMessages } from '#contract/admin/upload-messages.ts'
import { useUnsaved } from '../../ui/unsaved.ts'
import { createListeners } from '../blocks/listeners.ts'
import { findProblem, prepareFile, UnfitFile } from './files/picture-file.ts'
import { words } from './words.ts'

export type ChosenPicture = {
  /** Also the idempotency key of its upload. */
  id: string
  file: File
  main: boolean
  /** An object URL, revoked when the picture is removed. */
  preview: string
  state: 'preparing' | 'ready' | 'sending' | 'sent' | 'failed'
  /** The size of the prepared file. */
  bytes: number
  /** From 0 to 1. */
  progress: number
  /** Why it failed, or takes a while. */
  sentence: string
  /** The file to upload; undefined when it cannot be used. */
  prepared: Promise<File | undefined>
  removed: AbortController
}
type Problem = { name: string; sentence: string }
type State = { chosen: readonly ChosenPicture[]; problems: readonly Problem[] }

export type PictureList = ReturnType<typeof createPictureList>

/** With `mainFirst`, the first picture becomes the main image if there is none. */
export function createPictureList(mainFirst: boolean, tooMany: string = uploadMessages.tooManyImages) {
  let state: State = { chosen: [], problems: [] }
  const { subscribe, notify } = createListeners()

  function set(change: Partial<State>) {
    state = { ...state, ...change }
    notify()
  }

  const find = (id: string) => state.chosen.find((one) => one.id === id)

  const patch = (id: string, change: Partial<ChosenPicture>) =>
    set({ chosen: state.chosen.map((one) => (one.id === id ? { ...one, ...change } : one)) })

  /** Phones give many photos the same name; each problem is shown once. */
  function setProblems(problems: readonly Problem[]) {
    const once = new Map(problems.map((problem) => [problem.name + problem.sentence, problem]))
    set({ problems: [...once.values()] })
  }

  /** Takes as many files as there is room for and says what is wrong with the others. */
  function add(files: readonly File[], room: number, asMain = false) {
    const twin = asMain && state.chosen.find((one) => files.some((file) => isSameFile(one.file, file)))
    if (twin) return makeMain(twin.id)
    const { main } = splitMain(state.chosen)
    const takesMain = asMain || (mainFirst && !main)
    const problems: Problem[] = []
    const fit = files.filter((file) => {
      const sentence = findProblem(file)
      if (sentence) problems.push({ name: file.name, sentence })
      return !sentence && !state.chosen.some((one) => isSameFile(one.file, file))
    })
    const taken = fit.slice(0, asMain ? 1 : room + (takesMain ? 1 : 0))
    if (taken.length < fit.length && !asMain) problems.push(leftOut(tooMany, fit.length - taken.length))
    setProblems(problems)
    const [first, ...rest] = taken.map(choose)
    if (!first) return
    // The former main image joins the gallery where pictures may change places, and is removed otherwise.
    if (asMain && main && !mainFirst) remove(main.id)
    const others = takesMain ? state.chosen.map((one) => ({ ...one, main: false })) : state.chosen
    const added = { ...first, main: takesMain }
    set({ chosen: takesMain ? [added, ...others, ...rest] : [...others, added, ...rest] })
  }

  function choose(file: File): ChosenPicture {
    const id = crypto.randomUUID()
    const removed = new AbortController()
    const prepared = prepareFile(file, removed.signal, (sentence) => patch(id, { sentence })).then(
      (ready) => {
        if (find(id)?.sentence) showConverted(id, ready)
        patch(id, { state: 'ready', bytes: ready.size })
        return ready
      },
      (error: unknown) => {
        remove(id)
        if (error instanceof UnfitFile)
          setProblems([...state.problems, { name: file.name, sentence: error.message }])
        return undefined
      },
    )
    const preview = URL.createObjectURL(file)
    const start = { state: 'preparing', main: false, bytes: 0, progress: 0, sentence: '' } as const
    return { id, file, preview, prepared, removed, ...start }
  }

  function showConverted(id: string, ready: File) {
    URL.revokeObjectURL(find(id)?.preview ?? '')
    patch(id, { preview: URL.createObjectURL(ready), sentence: '' })
  }

  function remove(id: string) {
    const picture = find(id)
    if (!picture) return
    picture.removed.abort()
    URL.revokeObjectURL(picture.preview)
    set({ chosen: state.chosen.filter((one) => one !== picture) })
  }

  /** `to` counts in the gallery, without the main image. */
  function move(id: string, to: number) {
    const { main, gallery } = splitMain(state.chosen)
    const from = gallery.findIndex((one) => one.id === id)
    const [moved] = gallery.splice(from, from < 0 ? 0 : 1)
    if (moved) set({ chosen: [...(main ? [main] : []), ...gallery.toSpliced(to, 0, moved)] })
  }

  /** The new and the old main image change places. */
  function makeMain(id: string) {
    const { main, gallery } = splitMain(state.chosen)
    const next = gallery.find((one) => one.id === id)
    if (!next) return
    const former = main ? [{ ...main, main: false }] : []
    const rest = gallery.flatMap((one) => (one === next ? former : [one]))
    set({ chosen: [{ ...next, main: true }, ...rest] })
  }

  return {
    get: () => state,
    subscribe,
    add,
    patch,
    remove,
    move,
    makeMain,
    clearProblems: () => set({ problems: [] }),
    removeSent() {
      for (const { id, state: at } of state.chosen) if (at === 'sent') remove(id)
    },
    clear() {
      for (const { id } of state.chosen) remove(id)
      set({ problems: [] })
    },
  }
}

export type Pictures = ReturnType<typeof usePictures>

type PicturesOptions = {
  mainFirst?: boolean
  /** They outlive the page: leaving it need not ask. */
  kept?: boolean
  /** The sentence about pictures for which there is no room. */
  tooMany?: string
}

/** The chosen pictures and their upload. Warns before unsent pictures are left; frees their previews with the screen. */
export function usePictures({ mainFirst = false, kept = false, tooMany }: PicturesOptions = {}) {
  const [list] = useState(() => createPictureList(mainFirst, tooMany))
  const { chosen, problems } = useSyncExternalStore(list.subscribe, list.get)
  useEffect(() => () => list.clear(), [list])
  useUnsaved(!kept && chosen.some((one) => one.state !== 'sent'))
  return { list, chosen, ...splitMain(chosen), problems, ...useCancelable() }
}

/** Runs something long that can be cancelled, ends with the screen, and keeps the phone awake. */
function useCancelable() {
  const [running, setRunning] = useState<AbortController>()
  useEffect(() => () => running?.abort(), [running])

  async function run<T>(work: (signal: AbortSignal) => Promise<T>) {
    const controller = new AbortController()
    setRunning(controller)
    // Refused by a phone that saves its battery; the upload works without it.
    const lock = navigator.wakeLock?.request('screen').catch(() => undefined)
    try {
      return await work(controller.signal)
    } finally {
      setRunning(undefined)
      lock?.then((sentinel) => sentinel?.release())
    }
  }

  return { busy: running !== undefined, stop: () => running?.abort(), run }
}

export const splitMain = (chosen: readonly ChosenPicture[]) => ({
  main: chosen.find((one) => one.main),
  gallery: chosen.filter((one) => !one.main),
})

const leftOut = (tooMany: string, count: number): Problem => ({
  name: '',
  sentence: `${tooMany} ${words.leftOut(count)}`,
})

const isSameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
