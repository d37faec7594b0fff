// For tests only: once `replaceWords` was called, what is imported has other sentences than ours. Each is another one
// whenever it is read, so that none equals one that was read before; what was put into it stays in it.
import { registerHooks } from 'node:module'
import * as real from '../../../contract/words.ts'

export * from '../../../contract/words.ts'

export function replaceWords() {
  const words = new URL('../../../contract/words.ts', import.meta.url).href
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      return found.url === words ? { ...found, url: import.meta.url } : found
    },
  })
}

export function inBoth<const T extends object>(table: real.Both<T>): T {
  const english = real.inBoth(table)
  disturb(english)
  return english
}

export function both<const T>(english: T, malayalam: real.Translated<T>): T {
  return other(real.both(english, malayalam)) as T
}

function disturb(table: object) {
  for (const [name, entry] of Object.entries<unknown>({ ...table })) {
    if (typeof entry === 'object' && entry && !Array.isArray(entry)) disturb(entry)
    else Object.defineProperty(table, name, { get: () => other(entry), enumerable: true })
  }
}

let read = 0

function other(entry: unknown, values: unknown[] = []): unknown {
  if (typeof entry === 'string') return `§${++read}. ${JSON.stringify(values)}`
  if (typeof entry === 'function') return (...args: unknown[]) => other(entry(...args), args)
  if (Array.isArray(entry)) return entry.map((one) => other(one))
  if (typeof entry !== 'object' || !entry) return entry
  return Object.fromEntries(
    Object.entries<unknown>({ ...entry }).map(([name, one]) => [name, other(one, values)]),
  )
}
