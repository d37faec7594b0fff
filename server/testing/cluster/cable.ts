// For tests only: a connection to PostgreSQL that can be cut without either end noticing, like a pulled cable.
import { connect, createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import { listening } from '../process.ts'

/** `url` leads through it. */
export async function startCable(t: TestContext, databaseUrl: string) {
  const target = new URL(databaseUrl)
  const ends = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.on('data', (bytes) => other.write(bytes))
      end.on('error', () => undefined)
      // The other end hears of it only while the cable is whole.
      end.on('close', () => {
        ends.delete(end)
        if (!isCut) other.destroy()
      })
      if (isCut) end.pause()
    }
  })
  const port = await listening(t, server)
  t.after(() => {
    for (const end of ends) end.destroy()
  })
  const through = new URL(databaseUrl)
  through.host = `127.0.0.1:${port}`
  return {
    url: through.href,
    cut() {
      isCut = true
      for (const end of ends) end.pause()
    },
    mend() {
      isCut = false
      for (const end of ends) end.resume()
    },
  }
}
