// How much more several processes on one PostgreSQL answer than one. Each of them is asked directly, so that no proxy is
// measured. By the clock the machine's processors set the end, and the load itself needs one of them; so it is also
// counted what an answer costs: while that stays the same, each further processor adds as much as the first.
import { calls } from '#contract/calls.ts'
import { startPostgres } from '../scripts/testing/postgres.ts'
import { type Load, loadWell, requestOf } from './load.ts'
import { processorSeconds } from './processor.ts'
import { median, perSecond, type Row } from './report.ts'
import { type Product, startProduct, stop } from './servers.ts'

const counts = [1, 2, 4]
const rounds = 3
const connections = 32

/** What they are asked for: a page that each has in memory, and a search that each has to ask the database for. */
const questions: Record<string, Omit<Load, 'url'>> = {
  'Home page, brotli': { headers: { Accept: 'text/html', 'Accept-Encoding': 'br' } },
  'Reviews searched for ever new words': {
    next: (host) =>
      requestOf('GET', `${calls.listReviews.path}?limit=12&search=${crypto.randomUUID()}`, { Host: host }),
  },
}

export async function measureProcesses(): Promise<Row[]> {
  const postgres = await startPostgres({ durable: true })
  const processes: Product[] = []
  const found: { what: string; count: number; byClock: number; byProcessor: number }[] = []
  try {
    for (const count of counts) {
      while (processes.length < count) processes.push(await startProduct({ DATABASE_URL: postgres.url }))
      for (const [what, question] of Object.entries(questions)) {
        await measure(processes, question)
        const each = []
        for (let round = 0; round < rounds; round++) each.push(await measure(processes, question))
        const byClock = median(each.map((one) => one.byClock))
        const byProcessor = median(each.map((one) => one.byProcessor))
        found.push({ what, count, byClock, byProcessor })
      }
    }
  } finally {
    await Promise.all(processes.map(({ process }) => stop(process)))
    await postgres.stop()
  }
  return Object.keys(questions).flatMap((question) => {
    const [one, ...more] = found.filter(({ what }) => what === question)
    if (!one) return []
    const words = (by: typeof one) =>
      `${perSecond(by.byClock)} by ${by.count}, ${perSecond(by.byProcessor)} of processor time`
    return [
      { what: question, here: words(one) },
      ...more.map((by) => ({
        what: question,
        here: words(by),
        beside: `${perSecond(one.byClock)} by 1`,
        ratio: by.byClock / one.byClock,
      })),
    ]
  })
}

async function measure(processes: Product[], question: Omit<Load, 'url'>) {
  const share = Math.ceil(connections / processes.length)
  const used = () => processes.reduce((sum, { process }) => sum + processorSeconds(process), 0)
  const before = { used: used(), at: performance.now() }
  const loads = await Promise.all(
    processes.map(({ url }) => loadWell(200, { ...question, url, connections: share })),
  )
  const seconds = (performance.now() - before.at) / 1_000
  const byClock = loads.reduce((sum, one) => sum + one.perSecond, 0)
  return { byClock, byProcessor: (byClock * seconds) / (used() - before.used) }
}
