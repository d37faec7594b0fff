// Whoever is only told to come again later is told so in turn. Who guesses or floods waits for an answer before asking
// again: answered at once, they are back at once, and every page stands in line behind them.

const everyMs = 10
/** Far fewer than there may be connections, so that they leave visitors their places; the rest is told at once. */
const mostWaiting = 500

export function createTurns(pace = { everyMs, mostWaiting }) {
  let next = 0
  let waiting = 0

  /** Waits for the next turn, which is now while there are few. */
  async function turn() {
    const now = performance.now()
    const waitMs = Math.max(0, next - now)
    if (waitMs > pace.mostWaiting * pace.everyMs) return
    next = now + waitMs + pace.everyMs
    if (waitMs === 0) return
    waiting++
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    waiting--
  }

  return { turn, waiting: () => waiting }
}
