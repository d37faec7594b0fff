// The pictures chosen on a screen and not yet stored. It lives outside React, since sending them outlasts many renders.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { uploadMessages } from '#contract/uploads.ts'
import { useUnsaved } from '../../ui/unsaved.ts'
import { prepareFile, problemOf, Unfit } from './picture-file.ts'

export type Chosen = {
  id: string
  file: File
  /** An address for the browser only, given back when the picture goes. */
  preview: string
  state: 'preparing' | 'ready' | 'sending' | 'sent' | 'failed'
  /** Of the file to send, once that is ready. */
  bytes: number
  /** How much of it has left, 0 to 1. */
  progress: number
  /** Why it failed. */
  sentence: string
  /** The file to send; undefined when it turned out to be unfit. */
  prepared: Promise<File | undefined>
  removed: AbortController
}
export type Problem = { name: string; sentence: string }
type State = { chosen: readonly Chosen[]; main: string | undefined; problems: readonly Problem[] }
type Options = {
  /** Without a main image the first picture becomes it. */
  mainFirst: boolean
}

const empty: State = { chosen: [], main: undefined, problems: [] }

export type PictureList = ReturnType<typeof createPictureList>

export function createPictureList({ mainFirst }: Options) {
  let state = empty
  const listeners = new Set<() => void>()

  /** Phones give many photos the same name; each problem is said once. */
  function setProblems(problems: readonly Problem[]) {
    const once = new Map(problems.map((problem) => [problem.name + problem.sentence, problem]))
    set({ problems: [...once.values()] })
  }

  function set(change: Partial<State>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function patch(id: string, change: Partial<Chosen>) {
    set({ chosen: state.chosen.map((one) => (one.id === id ? { ...one, ...change } : one)) })
  }

  /** Takes as many as there is room for and says what became of the others. */
  function add(files: readonly File[], room: number, asMain = false) {
    const twin = asMain && state.chosen.find((one) => files.some((file) => isSameFile(one.file, file)))
    if (twin) return makeMain(twin.id)
    const problems: Problem[] = []
    const fit = files.filter((file) => {
      const sentence = problemOf(file)
      if (sentence) problems.push({ name: file.name, sentence })
      return !sentence && !state.chosen.some((one) => isSameFile(one.file, file))
    })
    const taken = fit.slice(0, asMain ? 1 : room + (mainFirst && !state.main ? 1 : 0))
    if (taken.length < fit.length && !asMain) problems.push(leftOut(fit.length - taken.length))
    setProblems(problems)
    const added = taken.map(choose)
    const [first] = added
    if (asMain && first) return replaceMain(first)
    set({
      chosen: [...state.chosen, ...added],
      main: state.main ?? (mainFirst ? first?.id : undefined),
    })
  }

  /** The former main image goes to the gallery where pictures are free to change places, and away otherwise. */
  function replaceMain(picture: Chosen) {
    if (state.main && !mainFirst) remove(state.main)
    set({ chosen: [picture, ...state.chosen], main: picture.id })
  }

  function choose(file: File): Chosen {
    const id = crypto.randomUUID()
    const removed = new AbortController()
    const prepared = prepareFile(file, removed.signal).then(
      (ready) => {
        patch(id, { state: 'ready', bytes: ready.size })
        return ready
      },
      (error: unknown) => {
        remove(id)
        if (error instanceof Unfit)
          setProblems([...state.problems, { name: file.name, sentence: error.message }])
        return undefined
      },
    )
    const preview = URL.createObjectURL(file)
    return { id, file, preview, state: 'preparing', bytes: 0, progress: 0, sentence: '', prepared, removed }
  }

  function remove(id: string) {
    const gone = state.chosen.find((one) => one.id === id)
    if (!gone) return
    gone.removed.abort()
    URL.revokeObjectURL(gone.preview)
    set({
      chosen: state.chosen.filter((one) => one !== gone),
      main: state.main === id ? undefined : state.main,
    })
  }

  /** Places are counted in the gallery, without the main image. */
  function move(id: string, to: number) {
    const { main, others } = parted(state)
    const moving = others.find((one) => one.id === id)
    if (!moving) return
    const rest = others.filter((one) => one !== moving)
    set({ chosen: [...(main ? [main] : []), ...rest.toSpliced(to, 0, moving)] })
  }

  /** The new and the old main image change places. */
  function makeMain(id: string) {
    const { main, others } = parted(state)
    const next = others.find((one) => one.id === id)
    if (!next) return
    const rest = others.flatMap((one) => (one !== next ? [one] : main ? [main] : []))
    set({ chosen: [next, ...rest], main: id })
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add,
    patch,
    remove,
    move,
    makeMain,
    forgetProblems: () => set({ problems: [] }),
    removeSent() {
      for (const { id, state: at } of state.chosen) if (at === 'sent') remove(id)
    },
    clear() {
      for (const { id } of state.chosen) remove(id)
      set(empty)
    },
  }
}

/** Chosen pictures and what they need: leaving with unsent ones warns, and their previews go with the screen. */
export function usePictures(options: Options) {
  const [list] = useState(() => createPictureList(options))
  const state = useSyncExternalStore(list.subscribe, list.get)
  useEffect(() => () => list.clear(), [list])
  useUnsaved(state.chosen.some((one) => one.state !== 'sent'))
  return { list, ...parted(state), problems: state.problems }
}

export function parted({ chosen, main }: Pick<State, 'chosen' | 'main'>) {
  return {
    main: chosen.find((one) => one.id === main),
    others: chosen.filter((one) => one.id !== main),
  }
}

const leftOut = (count: number): Problem => ({
  name: '',
  sentence: `${uploadMessages.tooManyImages} ${count === 1 ? '1 photo was' : `${count} photos were`} left out.`,
})

const isSameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified
