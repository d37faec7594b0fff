// How many records there are for a question is counted once and kept, as public answers are, until one of them changes.
import type { KeptAnswers, Topic } from './kept-answers.ts'

/** Answers how many, from memory if it can. The question is all that the number depends on beside the records. */
export type Total = (question: object, count: () => Promise<number>) => Promise<number>

export const countAnew: Total = (_question, count) => count()

/** For one list; `topics` are all that change its numbers. */
export function keepTotals(kept: KeptAnswers, list: string, topics: Topic[]): Total {
  return async (question, count) => {
    const make = async () => ({ status: 200, headers: {}, body: String(await count()), topics })
    const { plain } = await kept.get(`how many ${list} ${JSON.stringify(question)}`, make, topics)
    return Number(plain.toString())
  }
}
