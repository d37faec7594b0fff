// For tests only: an S3 server with one bucket, closed when the test ends.

import { mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { TestContext } from 'node:test'

type BucketServer = { run: () => Promise<{ port: number }>; close: () => Promise<void>; httpServer: Server }
const S3rver: new (options: object) => BucketServer = createRequire(import.meta.url)('@20minutes/s3rver')

/** The address of the bucket; its files lie in the given folder. */
export const startBucket = async (t: TestContext, dataDir: string) => (await openBucket(t, dataDir)).url

/** One that can be away for a while. */
export async function openBucket(t: TestContext, dataDir: string) {
  const directory = join(dataDir, 'buckets')
  await mkdir(directory)
  const launch = (port: number) =>
    new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'site' }] })
  let server = launch(0)
  const { port } = await server.run()
  async function halt() {
    server.httpServer.closeAllConnections()
    await server.close()
  }
  t.after(() => server.httpServer.listening && halt())
  return {
    url: `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/site?region=us-east-1`,
    halt,
    async resume() {
      server = launch(port)
      await server.run()
    },
  }
}
