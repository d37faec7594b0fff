// Hands work to the image process: started when there is something to do, gone again after a while without.
import { fork } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import type { FailureCode } from '#contract/errors.ts'
import { messages } from '#contract/messages.ts'
import { Failure } from '../../http/failure.ts'
import type { ImageWork, Job, Outcome } from './worker.ts'

const idleMs = 20_000
const maxJobMs = 90_000
/** As many forms of pictures are made at once, however many pictures are asked for. */
const threads = '2'

type Waiting = { resolve: (value: unknown) => void; reject: (error: unknown) => void; timer: NodeJS.Timeout }
type Worker = ReturnType<typeof launch>

let worker: Worker | undefined
let lastId = 0

export function runImageWork<N extends keyof ImageWork>(
  name: N,
  ...args: Parameters<ImageWork[N]>
): Promise<Awaited<ReturnType<ImageWork[N]>>> {
  worker ??= launch()
  return worker.run({ id: ++lastId, name, args }) as Promise<Awaited<ReturnType<ImageWork[N]>>>
}

/** Starts the process while what it will work on is still on its way. */
export function wakeImageWork() {
  worker ??= launch()
  worker.expect()
}

function launch() {
  const waiting = new Map<number, Waiting>()
  let idle: NodeJS.Timeout | undefined
  const child = fork(join(import.meta.dirname, 'worker.ts'), {
    execArgv: [],
    // It needs none of our secrets; two arenas keep its memory from splintering.
    env: {
      MALLOC_ARENA_MAX: '2',
      UV_THREADPOOL_SIZE: threads,
      NODE_COMPILE_CACHE: getCompileCacheDir(),
    },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })

  function take(id: number) {
    const one = waiting.get(id)
    waiting.delete(id)
    clearTimeout(one?.timer)
    if (waiting.size === 0) rest()
    return one
  }

  /** A process without work keeps nobody from ending. */
  function rest() {
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
    for (const id of [...waiting.keys()]) take(id)?.reject(new Failure('busy', messages.errors.busy, 5))
    clearTimeout(idle)
  }

  child.on('message', ({ id, value, failure, error }: Outcome) => {
    const one = take(id)
    if (failure) one?.reject(failureFrom(failure))
    else if (error) one?.reject(Object.assign(new Error(), error))
    else one?.resolve(value)
  })
  child.on('error', fail)
  child.on('exit', fail)

  const self = {
    expect() {
      if (waiting.size === 0) rest()
    },
    run(job: Job) {
      clearTimeout(idle)
      child.ref()
      child.channel?.ref()
      return new Promise<unknown>((resolve, reject) => {
        const timer = setTimeout(() => child.kill('SIGKILL'), maxJobMs)
        waiting.set(job.id, { resolve, reject, timer })
        child.send(job)
      })
    },
  }
  return self
}

function failureFrom(failure: unknown) {
  const { code, message } = failure as { code: FailureCode; message: string }
  return new Failure(code, message)
}
