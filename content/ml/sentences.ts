// What calls answer to visitors, in Malayalam: the words of messages.ml.ts by those of messages.ts, and what is wrong with a
// field by its English sentence.
import { messages as malayalam } from '#contract/messages.ml.ts'
import { messages as english } from '#contract/messages.ts'

const ofFields: Record<string, string> = {}

export const sentences = new Map([...pairs(english, malayalam), ...Object.entries(ofFields)])

function* pairs(from: object, to: object): Generator<[string, string]> {
  for (const [name, value] of Object.entries(from)) {
    const other = (to as Record<string, unknown>)[name]
    if (typeof value === 'string') yield [value, String(other)]
    else yield* pairs(value as object, other as object)
  }
}
