// Runs node:test and Playwright, and counts what they ran.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, withNode } from '../setup.mjs'
import { capture, Stop } from '../step.mjs'
import { findChromium } from './chromium.ts'
import type { NodeCount } from './count-reporter.ts'

export type Count = { passed: number; failed: number; skipped?: number }
type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

const node = process.execPath
const testTimeoutMs = 300_000
/** Where playwright.config.ts writes its JSON report. */
export const browserReportFile = 'test-results/report.json'
/** Where it leaves a picture and a trace of each test that failed. */
export const failedPagesFolder = 'test-results/pages'

type Options = {
  /** Of a PostgreSQL; without it the tests run on SQLite. */
  databaseUrl?: string
  /** How many run in parallel; each loads the server once for all its files. */
  processes?: number
  limitMs?: number
}

export async function runNodeTests(
  patterns: string[],
  { databaseUrl = '', processes = 1, ...limit }: Options = {},
) {
  const files = globSync(patterns, { cwd: root }).map((file) => ({
    file,
    bytes: statSync(join(root, file)).size,
  }))
  const shares = shareOut(files, processes)
  const counts = await Promise.all(shares.map((share) => runFiles(share, databaseUrl, limit)))
  return addUp(counts)
}

/** Longer files take longer. */
function shareOut(files: { file: string; bytes: number }[], processes: number) {
  const shares = Array.from({ length: processes }, () => ({ files: [] as string[], bytes: 0 }))
  for (const { file, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) {
    const least = shares.reduce((one, other) => (other.bytes < one.bytes ? other : one))
    least.files.push(file)
    least.bytes += bytes
  }
  return shares.map((share) => share.files.sort())
}

export function addUp(counts: Count[]): Count {
  const sum = (name: keyof Count) => counts.reduce((total, count) => total + (count[name] ?? 0), 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

async function runFiles(files: string[], databaseUrl: string, limit: { limitMs?: number }): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'site-count-'))
  const countFile = join(folder, 'count.json')
  const args = [
    `--test-timeout=${testTimeoutMs}`,
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=./scripts/testing/count-reporter.ts', `--test-reporter-destination=${countFile}`],
    'scripts/testing/load-tests.ts',
  ]
  const env = { ...withNode(node), TEST_DATABASE_URL: databaseUrl, TEST_FILES: JSON.stringify(files) }
  const { code, output } = await capture(node, args, { cwd: root, env, ...limit })
  const lines = existsSync(countFile) ? readFileSync(countFile, 'utf8').trim().split('\n') : []
  rmSync(folder, { recursive: true })
  const last = lines.at(-1) ?? ''
  const isCounted = last.startsWith('{')
  const count = isCounted ? judge(JSON.parse(last), files, code) : { passed: 0, failed: 1 }
  if (count.failed > 0) process.stderr.write(`\n${output}\n`)
  if (!isCounted) console.error(`The tests ended before they could be counted. Begun last: ${last || 'none'}`)
  return count
}

/** A test file without a test counts as failed, and so does a run with a bad exit code. */
export function judge(
  { passed, failed, skipped, leftOut, files }: NodeCount,
  given: string[],
  code: number,
): Count {
  const empty = given.filter((file) => !files.includes(join(root, file)))
  for (const name of [...leftOut, ...empty]) console.error(`\nLeft out, so counted as failed: ${name}`)
  for (const name of skipped) console.log(`\nSkipped: ${name}`)
  return { passed, failed: atLeastOne(failed + empty.length, code !== 0), skipped: skipped.length }
}

export async function runBrowserTests(...choice: string[]): Promise<Count> {
  const report = join(root, browserReportFile)
  rmSync(report, { force: true })
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--forbid-only', ...choice]
  const env = { ...withNode(node), CHROME_PATH: await findChromium() }
  const { code, output } = await capture(node, args, { cwd: root, env })
  if (code !== 0)
    process.stderr.write(`\n${output}\nPictures and traces of what failed: ${failedPagesFolder}\n`)
  if (!existsSync(report)) throw new Stop('The browser tests did not run.')
  return countBrowserTests(JSON.parse(readFileSync(report, 'utf8')), code)
}

export function countBrowserTests({ stats, errors }: BrowserReport, code: number): Count {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length
  return { passed: stats.expected, failed: atLeastOne(failed, code !== 0) }
}

/** A bad exit code is a failure, even when no single test has failed. */
function atLeastOne(failed: number, endedBadly: boolean) {
  return endedBadly ? Math.max(failed, 1) : failed
}
