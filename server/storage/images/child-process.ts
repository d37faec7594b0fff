// Runs image jobs in a child process, which is started on demand and ends when it has been idle for a while.
import { fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { requestMessages } from '#contract/messages.ts'
import type { FailureCode } from '#contract/route.ts'
import { Failure } from '../../http/failure.ts'
import type { ImageWork, Job, Outcome } from './convert.ts'

const idleMs = 20_000
const maxJobMs = 90_000
/** The number of files encoded at once. */
const threads = '2'

type Waiting = { resolve: (value: unknown) => void; reject: (error: unknown) => void; timer: NodeJS.Timeout }
type Worker = ReturnType<typeof startWorker>

let worker: Worker | undefined
let lastId = 0

export function runImageWork<N extends keyof ImageWork>(
  name: N,
  ...args: Parameters<ImageWork[N]>
): Promise<Awaited<ReturnType<ImageWork[N]>>> {
  worker ??= startWorker()
  return worker.run({ id: ++lastId, name, args }) as Promise<Awaited<ReturnType<ImageWork[N]>>>
}

/** Starts the process while the image is still being uploaded. */
export function wakeImageWork() {
  worker ??= startWorker()
}

function startWorker() {
  const waiting = new Map<number, Waiting>()
  let idle: NodeJS.Timeout | undefined
  const child = fork(join(import.meta.dirname, 'convert.ts'), {
    execArgv: [],
    // None of the server's secrets.
    env: { UV_THREADPOOL_SIZE: threads, NODE_COMPILE_CACHE: getCompileCacheDir() },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const self = { run }
  waitIdle()

  function run(job: Job) {
    clearTimeout(idle)
    child.ref()
    child.channel?.ref()
    return new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), maxJobMs)
      waiting.set(job.id, { resolve, reject, timer })
      child.send(job)
    })
  }

  function take(id: number) {
    const job = waiting.get(id)
    waiting.delete(id)
    clearTimeout(job?.timer)
    if (waiting.size === 0) waitIdle()
    return job
  }

  /** An idle process does not keep the server from exiting. */
  function waitIdle() {
    clearTimeout(idle)
    child.unref()
    child.channel?.unref()
    idle = setTimeout(end, idleMs).unref()
  }

  function end() {
    if (worker === self) worker = undefined
    if (child.connected) child.disconnect()
  }

  function fail() {
    end()
    for (const id of [...waiting.keys()]) take(id)?.reject(new Failure('busy', requestMessages.busy, 5))
    clearTimeout(idle)
  }

  child.on('message', ({ id, value, error }: Outcome) => {
    const job = take(id)
    if (!error) return job?.resolve(value)
    const { code, message, isFailure } = error
    job?.reject(
      isFailure ? new Failure(code as FailureCode, message) : Object.assign(new Error(message), { code }),
    )
  })
  child.on('error', fail)
  child.on('exit', fail)
  return self
}
