// What is being written is kept as it grows: a phone may close the page while its camera is open.
import { updateMessages as words } from '#contract/houses/messages.ts'
import { type Stage, stages } from '#contract/houses/stages.ts'
import type { Refusal } from '../../ui/form.tsx'
import type { PictureList } from '../images/picture-list.ts'
import type { KeptUpdate } from './kept-updates.ts'
import type { Queue } from './queue.ts'

const pauseMs = 500

/** Of an update that is new, or was begun earlier. */
export function createDraft(begun: KeptUpdate, list: PictureList, queue: Pick<Queue, 'save' | 'discard'>) {
  let update = begun
  let isFinished = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function keepSoon() {
    clearTimeout(timer)
    timer = setTimeout(keep, pauseMs)
  }

  async function keep() {
    clearTimeout(timer)
    timer = undefined
    const images = await readyImages(list, begun.images)
    if (isFinished) return
    update = { ...update, images }
    if (update.text.trim() || images.length > 0) await queue.save(update)
    else await queue.discard(begun.key)
  }

  /** Until the returned function is called. */
  function start() {
    list.add(begun.images, begun.images.length)
    const unsubscribe = list.subscribe(keepSoon)
    document.addEventListener('visibilitychange', keep)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', keep)
      if (timer) keep()
    }
  }

  function write(body: FormData) {
    update = { ...update, ...writtenIn(body) }
    keepSoon()
  }

  /** With all its pictures, to be sent. */
  async function finish(body: FormData) {
    const prepared = await Promise.all(list.get().chosen.map((one) => one.prepared))
    const images = prepared.filter((file) => file !== undefined)
    update = { ...update, ...writtenIn(body), images }
    if (!update.text.trim() && images.length === 0) throw empty
    isFinished = true
    clearTimeout(timer)
    await queue.save({ ...update, state: 'waiting', sentence: '' })
  }

  return { start, write, finish }
}

const empty: Refusal = { message: words.empty, fields: { text: words.empty } }

/** Those that are made smaller already. One of an earlier draft was made smaller then. */
async function readyImages(list: PictureList, earlier: readonly File[]) {
  const files = list.get().chosen.map(({ state, prepared, file }) => {
    if (state !== 'preparing') return prepared
    return earlier.includes(file) ? file : undefined
  })
  return (await Promise.all(files)).filter((file) => file !== undefined)
}

function writtenIn(body: FormData) {
  const read = (name: string) => String(body.get(name) ?? '')
  const stage: Stage | '' = stages.find((one) => one === read('stage')) ?? ''
  return { happened_on: read('happened_on'), stage, text: read('text'), everybody: body.has('everybody') }
}
