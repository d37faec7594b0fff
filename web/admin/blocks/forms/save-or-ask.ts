// Two people edit the same thing: who saves second is asked which version to keep.
import { CallError } from '../../../calls/api.ts'

export type Edit<Stored> = {
  /** Sends the edit; with `over`, the newer record, as a change of that one. */
  send: (over?: Stored) => Promise<unknown>
  /** The record as it is on the server now. */
  load: () => Promise<Stored>
  /** Puts the newer record into the form. */
  take: (theirs: Stored) => void
}

/**
 * Saves an edit; when somebody else has saved a newer version (409), asks which one to keep: 'mine', 'theirs', or
 * undefined when the question is closed. Resolves to false if it was not saved.
 */
export async function saveOrAsk<Stored>(
  { send, load, take }: Edit<Stored>,
  ask: (theirs: Stored) => Promise<string | undefined>,
) {
  try {
    await send()
    return true
  } catch (error) {
    if (!isOvertaken(error)) throw error
  }
  const theirs = await load()
  const choice = await ask(theirs)
  if (choice === 'mine') await send(theirs)
  if (choice === 'theirs') take(theirs)
  return choice === 'mine'
}

/** A conflict that names a part of the request, such as its Malayalam, is not about the record. */
const isOvertaken = (error: unknown) =>
  error instanceof CallError && error.status === 409 && Object.keys(error.fields).length === 0
