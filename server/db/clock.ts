// Time and ids in the one form in which they are stored.
import { randomUUID } from 'node:crypto'

export type Clock = () => Date

export const timeOf = (date: Date) => date.toISOString()

let lastMs = 0
let turn = 0
/** The same for all ids of one millisecond. */
let beginning = ''

/** A UUIDv7 that is always larger than the one before, so newest first is simply the largest id first. */
export function newId() {
  const now = Date.now()
  turn = now > lastMs ? 0 : turn + 1
  if (turn > 0xfff) turn = 0
  if (turn === 0) {
    lastMs = Math.max(now, lastMs + 1)
    const time = lastMs.toString(16).padStart(12, '0')
    beginning = `${time.slice(0, 8)}-${time.slice(8)}-7`
  }
  return `${beginning}${turn.toString(16).padStart(3, '0')}-${randomUUID().slice(19)}`
}
