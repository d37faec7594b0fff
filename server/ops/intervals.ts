/** Runs a job now and every `everyMs`, never twice at once. The returned function stops it and waits for a running job. */
export function startInterval(everyMs: number, job: () => Promise<void>, onError: (error: Error) => void) {
  let running = Promise.resolve()
  const run = () => {
    running = running.then(job).catch(onError)
  }
  const timer = setInterval(run, everyMs)
  timer.unref()
  run()
  return async () => {
    clearInterval(timer)
    await running
  }
}
