// Ports for servers that start later or restart: outside the ephemeral range, so that the system does not give them to
// somebody else in the meantime.
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
