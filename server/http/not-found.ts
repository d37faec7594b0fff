import { messages } from '#contract/messages.ts'
import { Failure } from './failure.ts'

export function orNotFound<T>(record: T | undefined, message: string): T {
  if (record === undefined) throw new Failure('not_found', message)
  return record
}

/** For an update that changed no row: the record is gone, or somebody else has changed it. */
export function refuseUpdate(record: unknown, message: string): never {
  if (record) throw new Failure('conflict', messages.errors.conflict)
  throw new Failure('not_found', message)
}
