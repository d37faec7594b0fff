// Updates that are not on the server yet, with their pictures, in a database of this browser: it outlives the page.
import { dayMs } from '#contract/days.ts'
import type { UpdateInput } from '#contract/houses/updates.ts'

const keptDays = 30

export type QueuedUpdate = Omit<UpdateInput, 'happened_on'> & {
  /** Also the idempotency key: however often it is sent, it is stored once. */
  key: string
  /** Whose it is. Another account in this browser neither sees nor sends it. */
  account: string
  project: string
  project_name: string
  happened_on: string
  /** Shown to everybody as soon as it is stored. */
  everybody: boolean
  images: File[]
  state: 'draft' | 'waiting' | 'refused'
  /** Why the server refused it. */
  sentence: string
  /** The last time that it changed. */
  written_at: string
}

export type QueueStore = {
  list: () => Promise<QueuedUpdate[]>
  put: (update: QueuedUpdate) => Promise<unknown>
  remove: (key: string) => Promise<unknown>
}

export const queueStore: QueueStore = {
  list: () => inStore('readonly', (store) => store.getAll()),
  put(update) {
    // A browser that needs room empties other sites first.
    navigator.storage?.persist?.().catch(() => undefined)
    return inStore('readwrite', (store) => store.put(update))
  },
  remove: (key) => inStore('readwrite', (store) => store.delete(key)),
}

/** What others than this account have left here for so long goes: their accounts may be gone, and nobody else sends it. */
export async function listKept(store: QueueStore, account: string) {
  const limit = new Date(Date.now() - keptDays * dayMs).toISOString()
  const { left = [], kept = [] } = Object.groupBy(await store.list(), (one) =>
    one.account !== account && one.written_at < limit ? 'left' : 'kept',
  )
  for (const { key } of left) await store.remove(key).catch(() => undefined)
  return kept
}

/** Of any account: those who wrote it must log in here before it can be sent. Erases nothing, whoever is about to log in. */
export const someUpdateWaits = async (store = queueStore) =>
  (await store.list()).some(({ state }) => state === 'waiting')

async function inStore<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<T>) {
  const database = await open()
  // Strict: on the disk before it is told, since a phone's battery may be empty at any time.
  const transaction = database.transaction('updates', mode, { durability: 'strict' })
  const request = run(transaction.objectStore('updates'))
  return new Promise<T>((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  }).finally(() => database.close())
}

function open() {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>()
  const request = indexedDB.open('admin', 1)
  request.onupgradeneeded = () => request.result.createObjectStore('updates', { keyPath: 'key' })
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
  return promise
}
