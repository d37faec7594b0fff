// Updates that are not on the server yet, with their pictures, in a database of this browser: it outlives the page.
import type { UpdateInput } from '#contract/houses/updates.ts'

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
  written_at: string
}

export type QueueStore = {
  list: (account: string) => Promise<QueuedUpdate[]>
  put: (update: QueuedUpdate) => Promise<unknown>
  remove: (key: string) => Promise<unknown>
}

export const queueStore: QueueStore = {
  list: (account) => inStore('readonly', (store) => store.index('account').getAll(account)),
  put(update) {
    // A browser that needs room empties other sites first.
    navigator.storage?.persist?.().catch(() => undefined)
    return inStore('readwrite', (store) => store.put(update))
  },
  remove: (key) => inStore('readwrite', (store) => store.delete(key)),
}

/** Of any account: those who wrote it must log in here before it can be sent. */
export async function someUpdateWaits() {
  const all = await inStore<QueuedUpdate[]>('readonly', (store) => store.getAll())
  return all.some(({ state }) => state === 'waiting')
}

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
  request.onupgradeneeded = () =>
    request.result.createObjectStore('updates', { keyPath: 'key' }).createIndex('account', 'account')
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
  return promise
}
