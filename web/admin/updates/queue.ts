// Sends the updates of this browser, one after the other, as soon as there is a connection.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { inBoth } from '#contract/words.ts'
import { CallError, call, queryOf } from '../../calls/api.ts'
import { toast } from '../../ui/toast.ts'
import { useUnsaved } from '../../ui/unsaved.ts'
import { errorMessage, isExpired, refreshAll } from '../blocks/calls.ts'
import { createListeners } from '../blocks/listeners.ts'
import { toFormData } from '../images/files/picture-file.ts'
import { listKept, type QueuedUpdate, type QueueStore, queueStore } from './queue-store.ts'

type State = {
  /** False until the database has been read. */
  ready: boolean
  /** Those of the account, the oldest first. */
  updates: readonly QueuedUpdate[]
  /** What is being sent, and how much of it has gone, 0 to 1. */
  sending?: { key: string; progress: number }
  /** This browser could not store one, for want of space for example: it would be lost with the page. */
  loose: boolean
}

type Listener = {
  /** With a refusal, it is stored but not shown to everybody. */
  onSent: (message: string, refusal?: string) => void
  /** The session is over, or another account's. */
  onOtherSession: () => void
}

const lockName = 'updates'
const [firstPauseMs, longestPauseMs] = [5_000, 120_000]
const nothing: State = { ready: false, updates: [], loose: false }

export function createQueue(store: QueueStore) {
  let state = nothing
  let account = ''
  let listener: Listener | undefined
  let stop = new AbortController()
  let running: AbortSignal | undefined
  let pauseMs = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Newer than what the browser has stored, or not stored at all; undefined when it is gone. */
  const loose = new Map<string, QueuedUpdate | undefined>()
  const { subscribe, notify } = createListeners()

  function set(change: Partial<State>) {
    state = { ...state, ...change }
    notify()
  }

  async function load() {
    const owner = account
    if (!owner) return
    const stored = await listKept(store, owner).catch(() => [])
    if (owner !== account) return
    const all = new Map([...stored.map((one) => [one.key, one] as const), ...loose])
    const updates = [...all.values()]
      .filter((one) => one !== undefined)
      .filter((one) => one.account === owner)
      .sort((a, b) => a.written_at.localeCompare(b.written_at))
    set({ ready: true, updates, loose: updates.some(({ key }) => loose.has(key)) })
  }

  const save = (update: QueuedUpdate) => change(update.key, update, store.put(update))
  const discard = (key: string) => change(key, undefined, store.remove(key))

  async function change(key: string, update: QueuedUpdate | undefined, stored: Promise<unknown>) {
    await stored.then(
      () => loose.delete(key),
      () => loose.set(key, update),
    )
    await load()
  }

  /** Tries at once, whatever failed before. */
  function send() {
    pauseMs = firstPauseMs
    return run()
  }

  async function run() {
    clearTimeout(timer)
    const { signal } = stop
    if (running === signal) return
    running = signal
    // Other tabs of this browser read the same database: one of them sends at a time, and then reads what is left.
    await navigator.locks.request(lockName, { signal }, () => sendAll(signal)).catch(() => undefined)
    if (running !== signal) return
    running = undefined
    if (!nextWaiting()) return
    timer = setTimeout(run, pauseMs)
    pauseMs = Math.min(3 * pauseMs, longestPauseMs)
  }

  /** Fails when nothing more can be sent now. */
  async function sendAll(signal: AbortSignal) {
    await load()
    for (let next = nextWaiting(); next && !signal.aborted; next = nextWaiting()) await sendOne(next, signal)
  }

  const nextWaiting = () => state.updates.find((one) => one.state === 'waiting')

  async function sendOne(update: QueuedUpdate, signal: AbortSignal) {
    const { key } = update
    try {
      const { message, refusal } = await sendUpdate(update, signal, (progress) =>
        set({ sending: { key, progress } }),
      )
      await discard(key)
      pauseMs = firstPauseMs
      listener?.onSent(message, refusal)
    } catch (error) {
      if (isExpired(error)) listener?.onOtherSession()
      if (!isRefusal(error)) throw error
      await save({ ...update, state: 'refused', sentence: errorMessage(error) })
    } finally {
      if (!signal.aborted) set({ sending: undefined })
    }
  }

  /** For one account, until the returned function is called. */
  function start(owner: string, listening: Listener) {
    account = owner
    listener = listening
    stop = new AbortController()
    const { signal } = stop
    window.addEventListener('online', send, { signal })
    // A phone stops what runs behind another app, or its timers.
    document.addEventListener('visibilitychange', send, { signal })
    send()
    return () => {
      stop.abort()
      clearTimeout(timer)
      account = ''
      state = nothing
      notify()
    }
  }

  return { get: () => state, subscribe, start, save, discard, send }
}

export type Queue = ReturnType<typeof createQueue>

export const queue = createQueue(queueStore)

export const useQueue = () => useSyncExternalStore(queue.subscribe, queue.get)

/** Before somebody logs out. */
export function unsentQuestion() {
  const { length } = queue.get().updates
  if (length === 0) return undefined
  const { unsentWaits: detail, logOut: action, stay: cancel } = words
  return { question: words.unsent(length), detail, action, cancel }
}

/** Sends the waiting updates of an account, whatever screen is open. */
export function UpdateSender({ account }: { account: string }) {
  const client = useQueryClient()
  useUnsaved(useQueue().loose)
  useEffect(
    () =>
      queue.start(account, {
        onSent(message, refusal) {
          if (refusal) toast.warning(`${message} ${refusal}`)
          else toast.success(message)
          refreshAll(client)
        },
        // The guard of the session sees the answer: it leads to the login, or to the screens of the other account.
        onOtherSession: () => void client.invalidateQueries(queryOf('whoAmI', {})),
      }),
    [account, client],
  )
  return null
}

const words = inBoth({
  unsent: [
    (count: number) =>
      count === 1 ? 'An update is not sent yet. Log out?' : `${count} updates are not sent yet. Log out?`,
    (count) =>
      count === 1
        ? 'ഒരു അപ്ഡേറ്റ് ഇതുവരെ അയച്ചിട്ടില്ല. ലോഗ് ഔട്ട് ചെയ്യണോ?'
        : `${count} അപ്ഡേറ്റ് ഇതുവരെ അയച്ചിട്ടില്ല. ലോഗ് ഔട്ട് ചെയ്യണോ?`,
  ],
  unsentWaits: [
    'Nothing is lost: it waits in this browser until you log in here again. Nobody else sees it.',
    'ഒന്നും നഷ്ടപ്പെടില്ല: നിങ്ങൾ ഇവിടെ വീണ്ടും ലോഗിൻ ചെയ്യുന്നതു വരെ ഈ ബ്രൗസറിൽ ഉണ്ടാകും. മറ്റാരും കാണില്ല.',
  ],
  logOut: ['Log out', 'ലോഗ് ഔട്ട് ചെയ്യാം'],
  stay: ['Stay', 'ഇവിടെ തുടരാം'],
})

// One queued update on its way to the server.

/** After this long without progress a request is given up: a phone that leaves its network does not hear that it is lost. */
const stalledAfterMs = 90_000
/** Of a session or a limit, not of the update: to be tried again. */
const passing = [401, 408, 425, 429]

/** The server has decided; trying again would not help. */
export const isRefusal = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && !passing.includes(error.status)

/** Fails like an ended session when somebody else is logged in by now, in another tab for example. */
export async function sendUpdate(
  update: QueuedUpdate,
  stop: AbortSignal,
  onProgress: (done: number) => void,
) {
  const stalled = new AbortController()
  const signal = AbortSignal.any([stop, stalled.signal])
  let timer: ReturnType<typeof setTimeout> | undefined
  const isAlive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stalled.abort(), stalledAfterMs)
  }
  const progressed = (fraction: number) => {
    isAlive()
    onProgress(fraction)
  }
  try {
    isAlive()
    if ((await call('whoAmI', {}, { signal })).id !== update.account) throw new CallError(401, '')
    const { key: idempotency_key, account, happened_on, stage, text, images, everybody } = update
    const files = images.length > 0 ? images : undefined
    const body = toFormData({ idempotency_key, account, happened_on, stage, text, images: files })
    // Until the server has answered, it waits.
    progressed(0)
    const sent = { params: { id: update.project }, body }
    const { id, message } = await call('addUpdate', sent, { signal, onProgress: progressed })
    isAlive()
    return { message, refusal: everybody ? await show(id, signal) : undefined }
  } finally {
    clearTimeout(timer)
  }
}

/** Resolves to the reason when everybody may not see it. */
async function show(id: string, signal: AbortSignal) {
  try {
    await call('showUpdate', { params: { id }, body: { public: true } }, { signal })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return errorMessage(error)
  }
}
