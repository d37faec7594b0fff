// Keeps an eye on how much comes of a body that is read piece by piece; slow-clients.ts sees to how slowly.
import type { IncomingMessage } from 'node:http'

/** How much more of a refused body is taken in and dropped, so that its sender gets to read the answer. */
const maxDroppedBytes = 100_000_000

export function watchBody(body: IncomingMessage, maxBytes: number) {
  let bytes = 0
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > maxBytes + maxDroppedBytes) body.socket?.destroy()
  }
  // Listening for data sets the body flowing, so this waits until its reader is there.
  process.nextTick(() => body.on('data', count))

  return {
    /** Lets the rest come and forgets it. */
    drain() {
      body.unpipe()
      body.resume()
    },
  }
}
