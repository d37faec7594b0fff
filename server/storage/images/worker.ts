// The child process that converts images: a crash or memory leak of a decoder does not affect the server.
import { setPriority } from 'node:os'
import { Failure } from '../../http/failure.ts'
import { cutPicture, makeAvif, makePicture } from './convert.ts'

const work = { makePicture, makeAvif, cutPicture }
export type ImageWork = typeof work
export type Job = { id: number; name: keyof ImageWork; args: unknown[] }
export type Outcome = { id: number; value?: unknown; error?: WorkError }
type WorkError = { code?: string; message: string; isFailure: boolean }

async function run({ id, name, args }: Job): Promise<Outcome> {
  try {
    return { id, value: await (work[name] as (...args: unknown[]) => Promise<unknown>)(...args) }
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    return { id, error: { code, message, isFailure: error instanceof Failure } }
  }
}

// Requests for pages have priority.
setPriority(5)
process.on('message', async (job: Job) => process.send?.(await run(job)))
process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole process group; the server ends this process when its jobs are finished.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
