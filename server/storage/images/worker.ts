// The process in which images are worked on, so that a decoder that crashes or swells takes nothing else along.
import { setPriority } from 'node:os'
import { Failure } from '../../http/failure.ts'
import { cutPicture, makeAvif, makePicture } from './convert.ts'

const work = { makePicture, makeAvif, cutPicture }
export type ImageWork = typeof work
export type Job = { id: number; name: keyof ImageWork; args: unknown[] }
export type Outcome = { id: number; value?: unknown; failure?: unknown; error?: unknown }

async function perform({ id, name, args }: Job): Promise<Outcome> {
  try {
    return { id, value: await (work[name] as (...args: unknown[]) => Promise<unknown>)(...args) }
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    return error instanceof Failure ? { id, failure: { code, message } } : { id, error: { code, message } }
  }
}

// Pages come before pictures.
setPriority(5)
process.on('message', async (job: Job) => process.send?.(await perform(job)))
process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole group; what is in flight is finished first, and the server ends this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
