/** Does it now and again after each `everyMs`, never twice at once; whoever stops it waits for what is under way. */
export function repeat(everyMs: number, work: () => Promise<void>, onError: (error: Error) => void) {
  let running = Promise.resolve()
  const next = () => {
    running = running.then(work).catch(onError)
  }
  const timer = setInterval(next, everyMs)
  timer.unref()
  next()
  return async () => {
    clearInterval(timer)
    await running
  }
}
