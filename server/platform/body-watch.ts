// Keeps an eye on a body that is read piece by piece: how much of it comes, and how slowly.
import type { IncomingMessage } from 'node:http'

/** A body that brings less than `bytes` in `everyMs` is given up. */
export type Pace = { bytes: number; everyMs: number }

const usualPace: Pace = { bytes: 20_000, everyMs: 20_000 }
/** How much more of a refused body is taken in and dropped, so that its sender gets to read the answer. */
const maxDroppedBytes = 100_000_000

export function watchBody(body: IncomingMessage, maxBytes: number, pace = usualPace) {
  let bytes = 0
  let before = 0
  const giveUp = () => body.socket?.destroy()
  const timer = setInterval(() => {
    if (bytes - before < pace.bytes) giveUp()
    before = bytes
  }, pace.everyMs).unref()
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxBytes + maxDroppedBytes) giveUp()
  }
  const stop = () => clearInterval(timer)
  // Listening for data sets the body flowing, so this waits until its reader is there.
  process.nextTick(() => body.on('data', count))
  body.once('end', stop)
  body.once('close', stop)

  return {
    /** Lets the rest come and forgets it. */
    drain() {
      body.unpipe()
      body.resume()
    },
  }
}
