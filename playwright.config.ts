// The browser tests run against a production server on a fresh data folder with the demo content.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/testing/chromium.ts'
import { browserReportFile, failedPagesFolder } from './scripts/testing/counted-tests.ts'
import { findQuietPort } from './scripts/testing/ports.ts'

const setUpTimeoutMs = 300_000
/** Less than scripts/step.mjs allows a command, so that the tests that hang are named. */
const runTimeoutMs = 40 * 60_000
/** Settings of the developer's own shell, which must not reach the servers under test. */
const personal = ['DATABASE_URL', 'STORAGE_URL', 'SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL', 'HOST', 'TRUST_PROXY']

// Every worker evaluates this file again and reuses what the main process has chosen.
if (!process.env.E2E_PORT) {
  for (const name of personal) delete process.env[name]
  const dataDir = mkdtempSync(join(tmpdir(), 'site-e2e-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  process.env.E2E_DATA_DIR = dataDir
  process.env.E2E_PORT = String(await findQuietPort())
  // Not while the tests run, whenever that is.
  process.env.E2E_BACKUP_AT = new Date(Date.now() + 12 * 3_600_000).toTimeString().slice(0, 5)
  process.env.CHROME_PATH = await findChromium()
}
const { E2E_PORT = '', E2E_DATA_DIR = '', E2E_BACKUP_AT = '' } = process.env

export default defineConfig({
  testDir: 'e2e',
  outputDir: failedPagesFolder,
  // Generous, for a busy machine: a wait ends as soon as its condition is met.
  timeout: 90_000,
  globalTimeout: runTimeoutMs,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: browserReportFile }]],
  use: {
    // Tests with the same options share one window, emptied in between: its cache spares them fetching and compiling the app.
    reuseContext: true,
    baseURL: `http://localhost:${E2E_PORT}`,
    launchOptions: { executablePath: process.env.CHROME_PATH, args: chromiumFlags },
    screenshot: 'only-on-failure',
    // Neither a film nor copies of the page: they cost a third of the time, and our policy forbids the scripts that copy.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    // Where movement is the point, a file says so.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node scripts/run.mjs start',
    url: `http://localhost:${E2E_PORT}/healthz`,
    env: {
      PORT: E2E_PORT,
      RATE_LIMIT: 'off',
      DATA_DIR: E2E_DATA_DIR,
      DEMO_CONTENT: 'true',
      BACKUP_AT: E2E_BACKUP_AT,
      LOG_LEVEL: 'warn',
    },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: setUpTimeoutMs,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
