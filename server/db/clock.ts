// Times as they are stored, and ids, which begin with one.
import { randomUUID } from 'node:crypto'

export type Clock = () => Date

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export const timeOf = (date: Date) => date.toISOString()

/** A time that sorts as text and may stand in any file's name: 20261115T023000Z. */
export const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')

/** No slug looks like one, so calls take either. */
export const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)

const maxSequence = 0xfff
let lastMs = 0
let sequence = 0

/** A UUIDv7 that is always larger than the one before: sorting by id sorts by age. */
export function newId() {
  const now = Date.now()
  sequence = now > lastMs ? 0 : sequence + 1
  if (sequence > maxSequence) sequence = 0
  if (sequence === 0) lastMs = Math.max(now, lastMs + 1)
  const time = lastMs.toString(16).padStart(12, '0')
  const counter = sequence.toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${randomUUID().slice(19)}`
}
