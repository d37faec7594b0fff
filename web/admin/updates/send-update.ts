// One queued update on its way to the server.
import { CallError, call } from '../../calls/api.ts'
import { errorMessage } from '../blocks/calls.ts'
import { toFormData } from '../images/files/picture-file.ts'
import type { QueuedUpdate } from './queue-store.ts'

/** After this long without progress a request is given up: a phone that leaves its network does not hear that it is lost. */
const stalledAfterMs = 90_000
/** Of a session or a limit, not of the update: to be tried again. */
const passing = [401, 408, 425, 429]

/** The server has decided; trying again would not help. */
export const isRefusal = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && !passing.includes(error.status)

/** Fails like an ended session when somebody else is logged in by now, in another tab for example. */
export async function sendUpdate(
  update: QueuedUpdate,
  stop: AbortSignal,
  onProgress: (done: number) => void,
) {
  const stalled = new AbortController()
  const signal = AbortSignal.any([stop, stalled.signal])
  let timer: ReturnType<typeof setTimeout> | undefined
  const isAlive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => stalled.abort(), stalledAfterMs)
  }
  const progressed = (fraction: number) => {
    isAlive()
    onProgress(fraction)
  }
  try {
    isAlive()
    if ((await call('whoAmI', {}, { signal })).id !== update.account) throw new CallError(401, '')
    const { key: idempotency_key, account, happened_on, stage, text, images, everybody } = update
    const files = images.length > 0 ? images : undefined
    const body = toFormData({ idempotency_key, account, happened_on, stage, text, images: files })
    // Until the server has answered, it waits.
    progressed(0)
    const sent = { params: { id: update.project }, body }
    const { id, message } = await call('addUpdate', sent, { signal, onProgress: progressed })
    isAlive()
    return { message, refusal: everybody ? await show(id, signal) : undefined }
  } finally {
    clearTimeout(timer)
  }
}

/** Resolves to the reason when everybody may not see it. */
async function show(id: string, signal: AbortSignal) {
  try {
    await call('showUpdate', { params: { id }, body: { public: true } }, { signal })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return errorMessage(error)
  }
}
