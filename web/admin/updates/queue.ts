// Sends what is kept in this browser, one update after the other, as soon as there is a connection.
import { useSyncExternalStore } from 'react'
import { createListeners } from '../blocks/listeners.ts'
import { errorMessage } from '../blocks/report-error.ts'
import { isExpired } from '../blocks/session.ts'
import { type Keeper, type KeptUpdate, keeper } from './kept-updates.ts'
import { isRefusal, sendUpdate } from './send-update.ts'

type State = {
  /** False until what is kept has been read. */
  ready: boolean
  /** Those of the account, the oldest first. */
  updates: readonly KeptUpdate[]
  /** What is being sent, and how much of it has gone, 0 to 1. */
  sending?: { key: string; progress: number }
  /** This browser could not keep one, for want of space for example: it would be lost with the page. */
  loose: boolean
}

type Listener = {
  /** With a refusal, it is stored but not shown to everybody. */
  onSent: (message: string, refusal?: string) => void
  /** The session is over, or another account's. */
  onOtherSession: () => void
}

const lockName = 'updates'
const retryAfterMs = [5_000, 15_000, 45_000, 120_000]
const nothing: State = { ready: false, updates: [], loose: false }

export function createQueue(kept: Keeper) {
  let state = nothing
  let account = ''
  let listener: Listener | undefined
  let stop = new AbortController()
  let running: Promise<void> | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Newer than what the browser has kept, or not kept at all; undefined when it is gone. */
  const loose = new Map<string, KeptUpdate | undefined>()
  const { subscribe, notify } = createListeners()

  function set(change: Partial<State>) {
    state = { ...state, ...change }
    notify()
  }

  async function load() {
    const owner = account
    const stored = await kept.list(owner).catch(() => [])
    if (!owner || owner !== account) return
    const all = new Map([...stored.map((one) => [one.key, one] as const), ...loose])
    const updates = [...all.values()]
      .filter((one) => one?.account === owner)
      .filter((one) => one !== undefined)
      .sort((a, b) => a.written_at.localeCompare(b.written_at))
    set({ ready: true, updates, loose: updates.some(({ key }) => loose.has(key)) })
  }

  const save = (update: KeptUpdate) => change(update.key, update, kept.put(update))
  const discard = (key: string) => change(key, undefined, kept.remove(key))

  async function change(key: string, update: KeptUpdate | undefined, stored: Promise<unknown>) {
    await stored.then(
      () => loose.delete(key),
      () => loose.set(key, update),
    )
    await load()
  }

  /** Tries at once, whatever failed before. */
  function send() {
    failures = 0
    return run()
  }

  function run() {
    clearTimeout(timer)
    if (running || !account) return running
    const { signal } = stop
    // Other tabs of this browser read the same database: one of them sends at a time, and then reads what is left.
    const sending = navigator.locks
      .request(lockName, { signal }, () => sendAll(signal))
      .catch(() => undefined)
      .then(() => {
        if (running !== sending) return
        running = undefined
        const pauseMs = retryAfterMs[Math.min(failures, retryAfterMs.length) - 1]
        if (nextWaiting()) timer = setTimeout(run, pauseMs)
      })
    running = sending
    return running
  }

  async function sendAll(signal: AbortSignal) {
    await load()
    for (let next = nextWaiting(); next && !signal.aborted; next = nextWaiting())
      if (!(await sendOne(next, signal))) return
  }

  const nextWaiting = () => state.updates.find((one) => one.state === 'waiting')

  /** False when nothing more can be sent now. */
  async function sendOne(update: KeptUpdate, signal: AbortSignal) {
    const { key } = update
    try {
      const onProgress = (progress: number) => set({ sending: { key, progress } })
      const sent = await sendUpdate(update, { signal, onProgress })
      if (sent) {
        await discard(key)
        failures = 0
        listener?.onSent(sent.message, sent.refusal)
        return true
      }
      listener?.onOtherSession()
    } catch (error) {
      if (isRefusal(error)) {
        await save({ ...update, state: 'refused', sentence: errorMessage(error) })
        return true
      }
      if (isExpired(error)) listener?.onOtherSession()
    } finally {
      if (!signal.aborted) set({ sending: undefined })
    }
    failures += 1
    return false
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
      running = undefined
      account = ''
      state = nothing
      notify()
    }
  }

  return { get: () => state, subscribe, start, save, discard, send }
}

export type Queue = ReturnType<typeof createQueue>

export const queue = createQueue(keeper)

export const useQueue = () => useSyncExternalStore(queue.subscribe, queue.get)
