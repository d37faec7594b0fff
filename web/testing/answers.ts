// For tests only: the browser's requests, answered by a function.
import type { TestContext } from 'node:test'
import { idempotencyHeader } from '#contract/call.ts'

export type Asked = { method: string; address: string; body: unknown; key?: string }
/** 'lost' is a broken connection; 'never' an answer that does not come. */
type Answer = { status?: number; json?: unknown; total?: number } | 'lost' | 'never'

/** Every call is answered by the function, and stands in the list that is returned. */
export function answerCalls(t: TestContext, answer: (asked: Asked) => Answer) {
  const asked: Asked[] = []

  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload = () => {}
    onerror = () => {}
    onabort = () => {}
    status = 0
    response: unknown = null
    responseType = ''
    method = ''
    address = ''
    total: number | undefined
    aborted = false

    open(method: string, address: string) {
      Object.assign(this, { method, address })
    }

    headers: Record<string, string> = {}

    setRequestHeader(name: string, value: string) {
      this.headers[name] = value
    }

    getResponseHeader = (name: string) =>
      name === 'X-Total-Count' && this.total !== undefined ? String(this.total) : null

    abort() {
      this.aborted = true
      this.onabort()
    }

    async send(body: unknown) {
      const { method, address } = this
      const key = this.headers[idempotencyHeader]
      const read = typeof body === 'string' ? JSON.parse(body) : body
      const sent = { method, address, body: read, ...(key && { key }) }
      asked.push(sent)
      const given = answer(sent)
      await Promise.resolve()
      if (given === 'never' || this.aborted) return
      if (given === 'lost') return this.onerror()
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      Object.assign(this, { status: given.status ?? 200, response: given.json ?? null, total: given.total })
      this.onload()
    }
  }

  const document = Object.assign(globalThis.document ?? {}, { documentElement: { dataset: {} } })
  replaceGlobals(t, { XMLHttpRequest: FakeRequest, document })
  return asked
}

/** What only browsers have, for one test. */
export function replaceGlobals(t: TestContext, globals: Record<string, unknown>) {
  for (const [name, value] of Object.entries(globals)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
    t.after(() => {
      if (before) Object.defineProperty(globalThis, name, before)
      else Reflect.deleteProperty(globalThis, name)
    })
  }
}

/** A browser's storage, with what it begins with. */
export function createStorage(start: Record<string, string> = {}) {
  const kept: Record<string, string> = { ...start }
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      kept[key] = value
    },
    removeItem: (key: string) => void delete kept[key],
  }
  // As in a browser, what is stored are its own keys, and its methods are not.
  const storage: Storage = Object.setPrototypeOf(kept, methods)
  return storage
}
