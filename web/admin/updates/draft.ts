// What is being written is stored as it grows: a phone may close the page while its camera is open.
import { dayInIndia } from '#contract/days.ts'
import { updateMessages as messages } from '#contract/houses/messages.ts'
import { type Stage, stages } from '#contract/houses/stages.ts'
import type { Refusal } from '../../ui/form.tsx'
import type { ChosenPicture, PictureList } from '../images/picture-list.ts'
import type { Queue } from './queue.ts'
import type { QueuedUpdate } from './queue-store.ts'
import { words } from './words.ts'

const pauseMs = 500

/** Of an update that is new, or was begun earlier. */
export function createDraft(begun: QueuedUpdate, list: PictureList, queue: Pick<Queue, 'save' | 'discard'>) {
  let update = begun
  let isFinished = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function saveSoon() {
    clearTimeout(timer)
    timer = setTimeout(save, pauseMs)
  }

  async function save() {
    clearTimeout(timer)
    timer = undefined
    // Those that are made smaller already. One of an earlier draft was made smaller then.
    const images = await filesOf(({ state, prepared, file }) => {
      if (state !== 'preparing') return prepared
      return begun.images.includes(file) ? file : undefined
    })
    if (isFinished) return
    update = { ...update, images, written_at: new Date().toISOString() }
    if (update.text.trim() || images.length > 0) await queue.save(update)
    else await queue.discard(begun.key)
  }

  const filesOf = async (fileOf: (picture: ChosenPicture) => Promise<File | undefined> | File | undefined) =>
    (await Promise.all(list.get().chosen.map(fileOf))).filter((file) => file !== undefined)

  /** Until the returned function is called. */
  function start() {
    list.add(begun.images, begun.images.length)
    const unsubscribe = list.subscribe(saveSoon)
    document.addEventListener('visibilitychange', saveNow)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', saveNow)
      saveNow()
    }
  }

  /** Only what has changed: another page of this browser may have sent it meanwhile. */
  const saveNow = () => (timer ? save() : undefined)

  function write(body: FormData) {
    update = { ...update, ...writtenIn(body) }
    saveSoon()
  }

  /** With all its pictures, to be sent. What the server would refuse is said before it waits for a connection. */
  async function finish(body: FormData) {
    const { length } = list.get().chosen
    const images = await filesOf(({ prepared }) => prepared)
    // It is sent as whoever wrote it sees it: with the pictures that are left, or with others in their place.
    if (images.length < length) throw { message: words.leftOut, fields: {} } satisfies Refusal
    update = { ...update, ...writtenIn(body), images, written_at: new Date().toISOString() }
    if (update.happened_on > dayInIndia(new Date())) throw refusalOf('happened_on', messages.notYet)
    if (!update.text.trim() && images.length === 0) throw refusalOf('text', messages.empty)
    isFinished = true
    clearTimeout(timer)
    await queue.save({ ...update, state: 'waiting', sentence: '' })
  }

  return { start, write, finish }
}

const refusalOf = (field: string, message: string): Refusal => ({ message, fields: { [field]: message } })

function writtenIn(body: FormData) {
  const read = (name: string) => String(body.get(name) ?? '')
  const stage: Stage | '' = stages.find((one) => one === read('stage')) ?? ''
  return { happened_on: read('happened_on'), stage, text: read('text'), everybody: body.has('everybody') }
}
