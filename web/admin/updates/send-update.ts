// One kept update on its way to the server.
import { CallError, call } from '../../api.ts'
import { errorMessage } from '../blocks/report-error.ts'
import { toFormData } from '../images/picture-file.ts'
import type { KeptUpdate } from './kept-updates.ts'

/** After this long without progress a request is given up: a phone that leaves its network does not hear that it is lost. */
const stalledAfterMs = 90_000
/** Of a session or a limit, not of the update: to be tried again. */
const passing = [401, 408, 425, 429]

/** The server has decided; trying again would not help. */
export const isRefusal = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && !passing.includes(error.status)

/** Undefined when somebody else is logged in by now, in another tab for example. */
export async function sendUpdate(
  update: KeptUpdate,
  { signal: stop, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void },
) {
  const { signal, isAlive, end } = watchStall(stop)
  try {
    if ((await call('whoAmI', {}, { signal })).id !== update.account) return undefined
    const { key: idempotency_key, happened_on, stage, text, images, everybody } = update
    const files = images.length > 0 ? images : undefined
    const body = toFormData({ idempotency_key, happened_on, stage, text, images: files })
    const progressed = (fraction: number) => {
      isAlive()
      onProgress(fraction)
    }
    progressed(0)
    const sent = { params: { id: update.project }, body }
    const { id, message } = await call('addUpdate', sent, { signal, onProgress: progressed })
    isAlive()
    return { message, refusal: everybody ? await show(id, signal) : undefined }
  } finally {
    end()
  }
}

/** Resolves to the reason when everybody may not see it. */
async function show(id: string, signal: AbortSignal) {
  try {
    await call('showUpdate', { params: { id }, body: { public: true } }, { signal })
    return undefined
  } catch (error) {
    if (!isRefusal(error)) throw error
    return errorMessage(error)
  }
}

function watchStall(stop: AbortSignal) {
  const stalled = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const isAlive = () => {
    end()
    timer = setTimeout(() => stalled.abort(), stalledAfterMs)
  }
  isAlive()
  return { signal: AbortSignal.any([stop, stalled.signal]), isAlive, end }
}
