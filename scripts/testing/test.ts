// What `npm test`, `npm run test:rest`, `test:all` and `check` run once everything is installed. Independent steps run in
// parallel. Where a test runs is said by itself: a browser test by the tag @journey, a file by its name, its folder, or the
// tag @sqlite in its first line.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLockProblems, lockFiles } from '../complete-lock.mjs'
import { watchForStop } from '../processes.mjs'
import { buildWeb, root, withNode } from '../setup.mjs'
import { capture, Stop } from '../step.mjs'
import { findCaddy } from './caddy.ts'
import { addUp, type Count, runBrowserTests, runNodeTests } from './counted-tests.ts'
import { checkNativeInstalls } from './native-installs.ts'
import { fetchOtherBrowsers } from './other-browsers.ts'
import { startPostgres } from './postgres.ts'
import { createRun, type Step } from './steps.ts'

const node = process.execPath
const passed: Count = { passed: 1, failed: 0 }
/** Several times what it takes on a quiet machine, and less than CI allows. */
const runLimitMs = 60 * 60_000

/** They start and kill whole servers on their own databases: one database is enough. */
const processTests = globSync('server/tests/process-*.test.ts', { cwd: root })
/** Thousands of requests. Those that guard the doors are in server/tests/doors/, among the server tests. */
const attackTests = globSync('server/tests/attacks/*.test.ts', { cwd: root })
const postgresTests = globSync('server/**/postgres-*.test.ts', { cwd: root })
const apart = new Set([...processTests, ...attackTests, ...postgresTests])
const serverTests = globSync('{contract,content,server,web}/**/*.test.ts', { cwd: root }).filter(
  (file) => !apart.has(file),
)
/** Not those that go through the whole server. */
const testsOfRooms = serverTests.filter((file) => !file.startsWith(join('server', 'tests')))
/** Not those about rules, texts, HTTP, files and pictures, or SQLite itself, which PostgreSQL would only repeat. */
const testsOfBoth = [...serverTests, ...attackTests].filter(
  (file) => file.startsWith('server') && !firstLineOf(file).includes('@sqlite'),
)

const lint = {
  name: 'Format and lint',
  run: () => runTool('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
}
/** Each further checker repeats half of the work, and the other processors are busy with the other steps. */
const types = {
  name: 'Types',
  run: () => runTool('node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1'),
}
const locks = { name: 'Lock files', run: checkLockFiles }
const natives = { name: 'Native packages for x64 and arm64', run: checkNativeInstalls }
const build = { name: 'Web build', run: buildPages }
const budget = { name: 'Budget', run: () => runTool('scripts/testing/budget.ts') }
const sqlite = (processes: number, files = serverTests) => ({
  name: 'Server tests on SQLite',
  run: () => runNodeTests([...files, '*.test.ts'], { processes }),
})
/** Two processes: large bodies take ten times as long in one whose memory the random requests have filled. */
const attacks = { name: 'Attacks', run: () => runNodeTests(attackTests, { processes: 2 }) }
const processes = { name: 'Starts, crashes, Caddy and scripts', run: runProcessTests }
const postgres = { name: 'Server tests on PostgreSQL', run: runPostgresTests }
const journeys = { name: 'Journeys in Chromium', run: () => runBrowserTests('--grep', '@journey') }
const otherPages = {
  name: 'The other tests in Chromium',
  run: () => runBrowserTests('--grep-invert', '@journey'),
}
const pages = { name: 'All tests in Chromium', run: () => runBrowserTests() }
const otherBrowsers = { name: 'Journeys in Firefox and WebKit', run: runOtherBrowsers }

/** Steps of one line run one after the other, beside the other lines: more at once would only take each other's caches. */
const reading = [lint, types, locks]
const rest = [[postgres], [processes, otherBrowsers], [attacks]]
const runs: Record<string, () => Promise<unknown>> = {
  check: () => Promise.all([runInOrder(...reading), runBuilt([sqlite(3, testsOfRooms)])]),
  test: () => Promise.all([runInOrder(...reading), runBuilt([budget, journeys], [sqlite(2)])]),
  rest: () => Promise.all([runInOrder(natives), runBuilt([otherPages], ...rest)]),
  all: () => Promise.all([runInOrder(...reading, natives), runBuilt([budget, pages], [sqlite(1)], ...rest)]),
}

watchForStop()
const part = process.argv[2] ?? ''
const { runInOrder, end } = createRun({ limitMs: runLimitMs })
let isBuilt = false
const run = runs[part]
if (!run) throw new Error(`There is no run '${part}'; there are ${Object.keys(runs).join(', ')}.`)
await run()
if (part === 'test') {
  const names = [otherPages, ...rest.flat(), natives].map(({ name }) => name)
  console.log(`Not run: ${names.join('; ')}.\nFor these: npm run test:rest. For everything: npm run test:all`)
}
process.exit(end())

async function runBuilt(...lines: Step[][]) {
  await runInOrder(build)
  if (isBuilt) await Promise.all(lines.map((steps) => runInOrder(...steps)))
}

async function runTool(...args: string[]) {
  const { code, output } = await capture(node, args, { cwd: root, env: withNode(node) })
  if (code !== 0) throw new Stop(output)
  return passed
}

async function buildPages() {
  await buildWeb(node)
  isBuilt = true
  return passed
}

async function checkLockFiles() {
  const problems = lockFiles.flatMap((file) =>
    findLockProblems(JSON.parse(readFileSync(join(root, file), 'utf8'))).map(
      (problem) => `${file}: ${problem}`,
    ),
  )
  if (problems.length > 0) throw new Stop(`${problems.join('\n')}\nRun: node scripts/complete-lock.mjs`)
  return passed
}

async function runProcessTests() {
  await findCaddy()
  return runNodeTests(
    globSync([...processTests, 'scripts/*.test.ts', 'scripts/testing/*.test.ts'], { cwd: root }),
  )
}

async function runOtherBrowsers(): Promise<Count> {
  const { firefox, webkit } = await fetchOtherBrowsers()
  const missing = [firefox ? '' : 'Firefox', webkit ? '' : 'WebKit'].filter(Boolean)
  for (const name of missing)
    console.log(`There is no ${name} here, and none can be installed: the journeys in it are skipped.`)
  const skipped = missing.length
  if (!firefox && !webkit) return { passed: 0, failed: 0, skipped }
  return addUp([await runNodeTests(['e2e/other-browsers/journeys.ts']), { passed: 0, failed: 0, skipped }])
}

async function runPostgresTests() {
  const files = [...testsOfBoth, ...postgresTests]
  const given = process.env.TEST_DATABASE_URL
  if (given) return runNodeTests(files, { databaseUrl: given })
  const server = await startPostgres()
  try {
    return await runNodeTests(files, { databaseUrl: server.url })
  } finally {
    await server.stop()
  }
}

function firstLineOf(file: string) {
  return readFileSync(join(root, file), 'utf8').split('\n', 1)[0] ?? ''
}
