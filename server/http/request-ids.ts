// Every request has an id: in each of its log lines, and in its answer when we failed, so that one leads to the other.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Unlike any other process's, and cheap to make. A proxy that we trust may have given one already. */
export function createRequestIds({ fromProxy }: { fromProxy: boolean }) {
  const own = randomBytes(5).toString('hex')
  let number = 0
  return ({ headers }: Pick<IncomingMessage, 'headers'>) => {
    const given = headers['x-request-id']
    if (fromProxy && typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given
    number += 1
    return `${own}-${number.toString(36)}`
  }
}
