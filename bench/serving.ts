// Cached responses, from the server and through Caddy, beside bare Fastify sending the same bytes.
import { calls } from '#contract/calls.ts'
import { startCaddy } from '../scripts/testing/caddy.ts'
import { findQuietPort } from '../scripts/testing/ports.ts'
import { loadOk } from './load.ts'
import { log, median, medianRatio, perSecond, type Row } from './report.ts'
import { onCleanUp, startBare, startServer, waitForAnswer } from './servers.ts'

const rounds = 5
const roundSeconds = 3
const leastDirect = 0.6
const leastThroughCaddy = 0.1
const plain = { Accept: 'text/html' }
const brotli = { ...plain, 'Accept-Encoding': 'br' }

export async function measureServing(): Promise<Row[]> {
  const { url } = await startServer()
  const list = `${url}${calls.listProjects.path}?limit=12`
  return [
    await compare('Home page, plain', `${url}/`, plain, leastDirect),
    await compare('Home page, brotli', `${url}/`, brotli, leastDirect),
    await compare('JSON list of 12 projects', list, { 'Accept-Encoding': 'br' }, leastDirect),
  ]
}

export async function measureCaddy(): Promise<Row[]> {
  const server = await startServer({ TRUST_PROXY: 'on' })
  const port = await findQuietPort()
  const { stop } = await startCaddy({ port, processes: [server.port] })
  onCleanUp(stop)
  const url = `http://127.0.0.1:${port}/`
  await waitForAnswer(url)
  return [
    await compare('Home page through Caddy, plain', url, plain, leastThroughCaddy),
    await compare('Home page through Caddy, brotli', url, brotli, leastThroughCaddy),
  ]
}

/** Both are measured in alternating rounds, so that what else the machine does meets both. */
async function compare(
  what: string,
  url: string,
  headers: Record<string, string>,
  least: number,
): Promise<Row> {
  const bare = await startBare(url, headers)
  const measure = async (at: string, seconds: number) =>
    (await loadOk({ url: at, headers, seconds })).perSecond
  for (const at of [url, bare]) await measure(at, 1)
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 1; round <= rounds; round++) {
    ours.push(await measure(url, roundSeconds))
    theirs.push(await measure(bare, roundSeconds))
    const rates = [ours, theirs].map((all) => perSecond(all.at(-1) ?? 0)).join(' ÷ ')
    log(`${what}, round ${round} of ${rounds}: ${rates}`)
  }
  const ratio = medianRatio(ours, theirs)
  return {
    measure: `${what} ÷ bare Fastify`,
    figure: `${ratio.toFixed(2)} (${perSecond(median(ours))} ÷ ${perSecond(median(theirs))})`,
    needed: `at least ${least}`,
    ok: ratio >= least,
  }
}
