// Runs image jobs in child processes, which are started on demand and end when they have been idle for a while.
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { Tinypool } from 'tinypool'
import { type FailureCode, statusOf } from '#contract/call.ts'
import { requestMessages } from '#contract/messages.ts'
import { Failure } from '../../http/errors.ts'
import type { ImageWork, Job } from './worker.ts'

const maxJobMs = 90_000
const cacheDir = getCompileCacheDir()

const pool = new Tinypool({
  runtime: 'child_process',
  filename: join(import.meta.dirname, 'worker.ts'),
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: 20_000,
  execArgv: [],
  // None of the server's secrets. The threads are the number of files that a process encodes at once.
  env: { UV_THREADPOOL_SIZE: '2', ...(cacheDir && { NODE_COMPILE_CACHE: cacheDir }) },
  serialization: 'advanced',
})
// A process died without a job, perhaps while it was starting: what waits for it would wait until it is too late.
pool.on('error', () => pool.cancelPendingTasks())

export async function runImageWork<N extends keyof ImageWork>(
  name: N,
  ...args: Parameters<ImageWork[N]>
): Promise<Awaited<ReturnType<ImageWork[N]>>> {
  const late = new AbortController()
  // Not AbortSignal.timeout: the pool must not hear it after the job was cancelled.
  const timer = setTimeout(() => late.abort(), maxJobMs)
  try {
    return await pool.run({ name, args } satisfies Job, { signal: late.signal })
  } catch (error) {
    throw toError(error)
  } finally {
    clearTimeout(timer)
  }
}

/** Starts a process while the image is still being uploaded. */
export const wakeImageWork = () => runImageWork('wake').catch(() => undefined)

/** An error of the job arrives as a plain object; one of the process, which crashed or took too long, as an Error. */
function toError(error: unknown) {
  if (error instanceof Error) return new Failure('busy', requestMessages.busy, 5)
  const { code, message } = error as { code?: string; message: string }
  const isFailure = code !== undefined && Object.hasOwn(statusOf, code)
  return isFailure ? new Failure(code as FailureCode, message) : Object.assign(new Error(message), { code })
}
