// The browser tests meet the production server as visitors do, over a fresh data folder that is gone afterwards.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/testing/chromium.ts'
import { browserReportFile } from './scripts/testing/counted-tests.ts'
import { findQuietPort } from './scripts/testing/ports.ts'

const setUpTimeoutMs = 300_000
/** Settings of the person at the keyboard, which must not reach the tests' server. */
const personal = ['DATABASE_URL', 'STORAGE_URL', 'SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL', 'HOST', 'TRUST_PROXY']

// Every worker reads this file again, and finds what the first reading has chosen.
if (!process.env.E2E_PORT) {
  for (const name of personal) delete process.env[name]
  const dataDir = mkdtempSync(join(tmpdir(), 'site-e2e-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  process.env.E2E_DATA_DIR = dataDir
  process.env.E2E_PORT = String(await findQuietPort())
  process.env.CHROME_PATH = await findChromium()
}
const { E2E_PORT: port = '', E2E_DATA_DIR: dataDir = '', CHROME_PATH: executablePath } = process.env

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/pages',
  // Generous, for a machine that has other work as well: a wait ends when what it waits for is there.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: browserReportFile }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath, args: chromiumFlags },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node scripts/run.mjs start',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: port, DATA_DIR: dataDir, RATE_LIMIT: 'off', DEMO_CONTENT: 'true', LOG_LEVEL: 'warn' },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: setUpTimeoutMs,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
