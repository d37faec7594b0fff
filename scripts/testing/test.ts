// What `npm test` runs once everything is installed, and with `check` its fast part. Independent steps run in parallel.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLockProblems, lockFiles } from '../complete-lock.mjs'
import { watchForStop } from '../processes.mjs'
import { buildWeb, root, withNode } from '../setup.mjs'
import { capture, Stop } from '../step.mjs'
import { addUp, type Count, runBrowserTests, runNodeTests } from './counted-tests.ts'
import { checkNativeInstalls } from './native-installs.ts'
import { findNginx } from './nginx.ts'
import { fetchOtherBrowsers } from './other-browsers.ts'
import { startPostgres } from './postgres.ts'
import { createRun } from './steps.ts'

const node = process.execPath
const passed: Count = { passed: 1, failed: 0 }
/** Three times what it takes on a quiet machine, and less than CI allows. */
const runLimitMs = 60 * 60_000

/** They start and kill whole servers on their own databases: too slow for `check`, and one database is enough. */
const processTests = globSync('server/tests/process-*.test.ts', { cwd: root })
/** Thousands of requests: too slow for `check` as well. */
const attackTests = globSync('server/tests/attacks/*.test.ts', { cwd: root })
const postgresTests = globSync('server/**/postgres-*.test.ts', { cwd: root })
const apart = new Set([...processTests, ...attackTests, ...postgresTests])
const serverTests = globSync('{contract,content,server,web}/**/*.test.ts', { cwd: root }).filter(
  (file) => !apart.has(file),
)
/** About rules, texts, HTTP, files and images, or SQLite itself: running them on PostgreSQL too would show nothing new. */
const databaseFree = globSync(
  [
    '{contract,content,web}/**/*.test.ts',
    'server/{auth/second-step/totp,cache/response-cache,db/durability}.test.ts',
    'server/{pages/render,seo/seo}.test.ts',
    'server/{backup/tar,backup/upgrade-copies,export/zip}.test.ts',
    'server/{http/{content-encoding,request-checks,uploads},pages/static-files,openapi/openapi,ops/overload}.test.ts',
    'server/ops/{fsync,security-log,work-queue}.test.ts',
    'server/storage/{file-types,files,images/child-process,images/convert}.test.ts',
    'server/tests/attacks/{damage,dependencies,files,headers,multipart,paths,places,raw-http}.test.ts',
    'server/tests/attacks/{slow-clients,unread-bodies}.test.ts',
  ],
  { cwd: root },
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
const sqlite = (processes: number) => ({
  name: 'Server tests on SQLite',
  run: () => runNodeTests([...serverTests, '*.test.ts'], { processes }),
})
/** Two processes: large bodies take ten times as long in one whose memory the random requests have filled. */
const attacks = { name: 'Attacks', run: () => runNodeTests(attackTests, { processes: 2 }) }
const processes = { name: 'Starts, crashes and scripts', run: runProcessTests }
const postgres = { name: 'Server tests on PostgreSQL', run: runPostgresTests }
const browser = { name: 'Browser tests', run: runBrowserTests }
const otherBrowsers = { name: 'Journeys in Firefox and WebKit', run: runOtherBrowsers }

watchForStop()
const { runInOrder, end } = createRun({ limitMs: runLimitMs })
let isBuilt = false
await (process.argv[2] === 'check' ? runFastSteps() : runAllSteps())
process.exit(end())

async function runFastSteps() {
  await Promise.all([runInOrder(lint, types, locks), runInOrder(build, sqlite(4))])
}

async function runAllSteps() {
  await Promise.all([
    runInOrder(lint, types, locks, natives),
    runInOrder(build).then(async () => {
      // More at once would only take each other's caches.
      await Promise.all([
        isBuilt ? runInOrder(budget, browser) : undefined,
        runInOrder(postgres),
        runInOrder(processes).then(() => (isBuilt ? runInOrder(otherBrowsers) : undefined)),
        runInOrder(attacks, sqlite(1)),
      ])
    }),
  ])
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
  const files = globSync([...processTests, 'scripts/*.test.ts', 'scripts/testing/*.test.ts'], { cwd: root })
  if (findNginx()) return runNodeTests(files)
  console.log('There is no nginx here: a stand-in balances the load, and deploy/nginx.conf is only read.')
  return runNodeTests(files.filter((file) => !file.endsWith('nginx-cache.test.ts')))
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
  const files = [...serverTests, ...attackTests, ...postgresTests].filter(
    (file) => !databaseFree.includes(file),
  )
  const given = process.env.TEST_DATABASE_URL
  if (given) return runNodeTests(files, { databaseUrl: given })
  const server = await startPostgres()
  try {
    return await runNodeTests(files, { databaseUrl: server.url })
  } finally {
    await server.stop()
  }
}
