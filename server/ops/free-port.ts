import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Takes any free port and keeps it from others until `release`, right before it is put to use. */
export async function holdFreePort(host: string) {
  const holder = createServer((socket) => socket.destroy()).listen(0, host)
  await once(holder, 'listening')
  return {
    port: (holder.address() as AddressInfo).port,
    async release() {
      holder.close()
      await once(holder, 'close')
    },
  }
}
