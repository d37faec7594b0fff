// Enquiries for a spreadsheet: what is stored as a code, in the words that staff see.
import { enquiryStatusNames, leadSourceNames } from '#contract/people/lead-words.ts'
import type { Row } from '../store.ts'

type Stored = Row<'enquiries'>

export async function* inWords<Kept extends object>(batches: AsyncIterable<Kept[]>) {
  for await (const rows of batches) yield rows.map((row) => ({ ...row, ...wordsOf(row as Stored) }))
}

const wordsOf = ({ status, came_from, by_hand }: Stored) => ({
  status: enquiryStatusNames[status],
  came_from: came_from && leadSourceNames[came_from],
  by_hand: by_hand ? 'Yes' : 'No',
})
