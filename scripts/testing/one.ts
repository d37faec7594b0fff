// `npm run test:one -- FILE "part of a title"` runs one file of tests, or those of its tests; with TEST_DATABASE_URL on PostgreSQL.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from '../processes.mjs'
import { root } from '../setup.mjs'
import { findChromium } from './chromium.ts'

const [file = '', title] = process.argv.slice(2)
if (!file || !existsSync(join(root, file))) {
  console.error(`There is no file '${file}'. For example: npm run test:one -- e2e/public/contact.spec.ts`)
  process.exit(1)
}
const inBrowser = file.endsWith('.spec.ts')
const env = inBrowser ? { ...process.env, CHROME_PATH: await findChromium() } : process.env
const tool = inBrowser ? ['node_modules/@playwright/test/cli.js', 'test', '--workers=1'] : ['--test']
const choice = title ? [`--${inBrowser ? 'grep' : 'test-name-pattern'}=${title}`] : []
process.exitCode = await launch(process.execPath, [...tool, ...choice, file], {
  cwd: root,
  env,
  stdio: 'inherit',
}).ended
