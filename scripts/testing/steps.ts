// The steps of a run: a failed one does not stop the others, the last line counts the checks, and a run that does not end
// says what it waits for, kills it and fails.
import { killAll, stopRequested } from '../processes.mjs'
import { Stop, showProgress } from '../step.mjs'
import { addUp, type Count } from './counted-tests.ts'

export type Step = { name: string; run: () => Promise<Count> }

const reportEveryMs = 60_000
/** For the killed steps to print what they had found. */
const lastWordsMs = 10_000

export function createRun({ limitMs }: { limitMs: number }) {
  const counts: Count[] = []
  const running = new Set<string>()
  let isOver = false
  const report = setInterval(() => console.log(`Still running: ${[...running].join(', ')}`), reportEveryMs)
  const limit = setTimeout(() => {
    isOver = true
    console.error(`\nStopped after ${limitMs / 60_000} minutes. Still running: ${[...running].join(', ')}`)
    killAll()
    setTimeout(() => {
      killAll()
      process.exit(1)
    }, lastWordsMs)
  }, limitMs)

  async function runInOrder(...steps: Step[]) {
    for (const { name, run } of steps) {
      if (stopRequested() || isOver) return
      running.add(name)
      const progress = showProgress(name, { live: false })
      const count = await run().catch(explain)
      // A step without a single check counts as failed.
      if (count.passed + count.failed + (count.skipped ?? 0) === 0) count.failed = 1
      progress.end(`${count.passed} passed, ${count.failed} failed`)
      running.delete(name)
      counts.push(count)
    }
  }

  /** Prints the sum, and is the exit code. */
  function end() {
    clearInterval(report)
    clearTimeout(limit)
    const { passed, failed, skipped } = addUp(counts)
    console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
    return failed > 0 || isOver || stopRequested() ? 1 : 0
  }

  return { runInOrder, end }
}

function explain(error: unknown): Count {
  console.error(error instanceof Stop ? `\n${error.message}` : error)
  return { passed: 0, failed: 1 }
}
