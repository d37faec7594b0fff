// Runs node:test and Playwright, and counts what they ran. Nothing is left out unseen: a skipped test counts as failed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from './processes.mjs'
import { root, withNode } from './setup.mjs'
import { capture, Stop } from './step.mjs'

export type Count = { passed: number; failed: number }
type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

const node = process.execPath
const testTimeoutMs = 300_000
/** Where playwright.config.ts leaves its counts. */
export const browserReportFile = 'test-results/report.json'

export async function runNodeTests(files: string[], databaseUrl = ''): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'site-count-'))
  const countFile = join(folder, 'count.json')
  const args = [
    ...['--test', `--test-timeout=${testTimeoutMs}`, `--test-concurrency=${availableParallelism()}`],
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=./scripts/count-reporter.ts', `--test-reporter-destination=${countFile}`],
    ...files,
  ]
  const env = { ...withNode(node), TEST_DATABASE_URL: databaseUrl }
  const { code, output } = await capture(node, args, { cwd: root, env })
  const counted = existsSync(countFile) ? readFileSync(countFile, 'utf8') : ''
  rmSync(folder, { recursive: true })
  const { passed, failed, leftOut } = counted ? JSON.parse(counted) : { passed: 0, failed: 0, leftOut: [] }
  if (code !== 0) process.stderr.write(`\n${output}\n`)
  for (const name of leftOut) console.error(`\nLeft out, so counted as failed: ${name}`)
  return { passed, failed: atLeastOne(failed, code !== 0) }
}

export async function runBrowserTests(): Promise<Count> {
  const report = join(root, browserReportFile)
  rmSync(report, { force: true })
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--forbid-only']
  const code = await launch(node, args, { cwd: root, env: withNode(node), stdio: 'inherit' }).ended
  if (!existsSync(report)) throw new Stop('The browser tests did not run.')
  return countBrowserTests(JSON.parse(readFileSync(report, 'utf8')), code)
}

export function countBrowserTests({ stats, errors }: BrowserReport, code: number): Count {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length
  return { passed: stats.expected, failed: atLeastOne(failed, code !== 0) }
}

/** A run that ended badly has failed, even where no single test has. */
function atLeastOne(failed: number, endedBadly: boolean) {
  return endedBadly ? Math.max(failed, 1) : failed
}
