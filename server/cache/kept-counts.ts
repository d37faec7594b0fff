// What was counted is kept, as public answers are, until something changes that it depends on.
import { type RawBuilder, sql } from 'kysely'
import { type Clock, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { reckon } from '../db/paging.ts'
import type { KeptAnswers, Topic } from './response-cache.ts'

/** Answers from memory if it can. The question says all that the answer depends on beside the records. */
export type Count = <T>(question: object, count: () => Promise<T>) => Promise<T>
/** How many a list finds, in all and of those that came in since a time. */
export type CountFound = (
  question: Record<string, unknown>,
  all: RawBuilder<number>,
  since: (time: string) => RawBuilder<number>,
) => Promise<number>

const dayMs = 86_400_000

export const countAnew =
  (db: Db): CountFound =>
  (_question, all) =>
    reckon(db, all)

/** `topics` are all that changes what is counted. */
export function keepCounts(kept: KeptAnswers, records: string, topics: Topic[]): Count {
  return async (question, count) => {
    const make = async () => ({ status: 200, headers: {}, body: JSON.stringify(await count()), topics })
    const { plain } = await kept.get(`count ${records} ${JSON.stringify(question)}`, make, topics)
    return JSON.parse(plain.toString())
  }
}

type Services = { db: Db; clock: Clock; kept: KeptAnswers }
type ListTopics = {
  /** Whatever is asked for. */
  always: Topic[]
  /** Where the question has this field. */
  by: Record<string, Topic>
}

/**
 * For lists: what came in since yesterday is counted each time, all before that once. So no arrival makes a long archive
 * be counted anew, nor does a change of what was not asked for.
 */
export function keepFound({ db, clock, kept }: Services, records: string, topics: ListTopics): CountFound {
  return async (question, all, since) => {
    const yesterday = timeOf(new Date((Math.floor(clock().getTime() / dayMs) - 1) * dayMs))
    const recent = since(yesterday)
    const byField = Object.entries(topics.by).filter(([field]) => question[field] !== undefined)
    const count = keepCounts(kept, records, [...topics.always, ...byField.map(([, topic]) => topic)])
    // In one look: an arrival between two would be missing until tomorrow.
    const before = await count({ ...question, yesterday }, () => reckon(db, sql`${all} - ${recent}`))
    return before + (await reckon(db, recent))
  }
}
