// Ports for servers that are started later, or stopped and started again: outside the range from which the system
// itself hands out ports, so that nobody gets one of them in the meantime.
import { once } from 'node:events'
import { createServer } from 'node:net'

const [lowest, highest] = [12_000, 30_000]

export async function findQuietPort() {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest))
    if (await isFree(port)) return port
  }
}

async function isFree(port: number) {
  const probe = createServer().listen(port, '127.0.0.1')
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (!isListening) return false
  probe.close()
  await once(probe, 'close')
  return true
}
