// What was counted is kept, as public answers are, until one of the records changes.
import type { KeptAnswers, Topic } from './kept-answers.ts'

/** Answers from memory if it can. The question says all that the answer depends on beside the records. */
export type Count = <T>(question: object, count: () => Promise<T>) => Promise<T>

export const countAnew: Count = (_question, count) => count()

/** For the records of one kind; `topics` are all that changes them. */
export function keepCounts(kept: KeptAnswers, records: string, topics: Topic[]): Count {
  return async (question, count) => {
    const make = async () => ({ status: 200, headers: {}, body: JSON.stringify(await count()), topics })
    const { plain } = await kept.get(`count ${records} ${JSON.stringify(question)}`, make, topics)
    return JSON.parse(plain.toString())
  }
}
