import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Reserves any free port until `release`, right before the server listens on it. */
export async function reservePort(host: string) {
  const server = createServer((socket) => socket.destroy()).listen(0, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async release() {
      server.close()
      await once(server, 'close')
    },
  }
}
