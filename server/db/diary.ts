// The diary is written in the transaction of what it tells.
import type { DiaryChange, DiaryKind, DiarySubject } from '#contract/access/diary.ts'
import { newId, timeOf } from './clock.ts'
import type { Db } from './database.ts'

/** Who does something, and with what kind of device. Without an id it is nobody who has an account. */
export type By = { id: string | null; name: string; device: string }

export const visitor = { id: null, name: 'Visitor' }

export type NewDiaryEntry = {
  kind: DiaryKind
  subject: DiarySubject
  record_id?: string
  /** Never of a personal record. */
  title?: string
  note?: string
  changes?: DiaryChange[]
}

/** Texts are kept up to this length. */
const maxKeptText = 2_000

export async function writeDiary(tx: Db, by: By, entry: NewDiaryEntry, now: Date) {
  const { kind, subject, record_id = null, title = '', note = '', changes = [] } = entry
  const shorten = (text: string | null) =>
    text && text.length > maxKeptText ? `${text.slice(0, maxKeptText)}…` : text
  const kept = changes.map(({ field, before, after }) => ({
    field,
    before: shorten(before),
    after: shorten(after),
  }))
  await tx
    .insertInto('diary')
    .values({
      id: newId(),
      at: timeOf(now),
      by_id: by.id,
      by_name: by.name,
      device: by.device,
      ...{ kind, subject, record_id, title, note },
      changes: JSON.stringify(kept),
    })
    .execute()
}

type Fields = Record<string, unknown>

/** What differs between two versions of a record, for its texts with before and after. */
export function changesBetween(
  before: Fields,
  after: Fields,
  personal: readonly string[] = [],
): DiaryChange[] {
  return Object.keys(after)
    .filter((field) => field in before && !isSame(before[field], after[field]))
    .map((field) =>
      personal.includes(field)
        ? { field, before: null, after: null }
        : { field, before: wordsOf(before[field]), after: wordsOf(after[field]) },
    )
}

const isSame = (a: unknown, b: unknown) => wordsOf(a) === wordsOf(b)

/** Truth values are stored as 0 and 1. */
const wordsOf = (value: unknown) =>
  value === null || value === undefined
    ? ''
    : typeof value === 'boolean'
      ? String(Number(value))
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value)
