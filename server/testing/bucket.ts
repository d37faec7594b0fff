// For tests only: an S3 server with one bucket, closed when the test ends.
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { TestContext } from 'node:test'

type BucketServer = { run: () => Promise<{ port: number }>; close: () => Promise<void> }
const S3rver: new (options: object) => BucketServer = createRequire(import.meta.url)('@20minutes/s3rver')

/** The address of the bucket; its files lie in the given folder. */
export async function startBucket(t: TestContext, dataDir: string) {
  const directory = join(dataDir, 'buckets')
  await mkdir(directory)
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'site' }],
  })
  const { port } = await server.run()
  t.after(() => server.close())
  return `s3+http://S3RVER:S3RVER@127.0.0.1:${port}/site?region=us-east-1`
}
