/**
 * Runs a job now and every `everyMs`, never twice at once. The returned function stops it: it aborts the signal of the job
 * that is running and waits for its end, and no further one begins.
 */
export function startInterval(
  everyMs: number,
  job: (stopping: AbortSignal) => Promise<void>,
  onError: (error: Error) => void,
) {
  const stop = new AbortController()
  let running = job(stop.signal).catch(onError)
  const run = () => {
    running = running.then(() => (stop.signal.aborted ? undefined : job(stop.signal))).catch(onError)
  }
  const timer = setInterval(run, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    stop.abort()
    await running
  }
}
