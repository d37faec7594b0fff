// What `npm test` runs once everything is installed, and with `check` its fast part. A failed step does not keep the
// later ones from running, and the last line says how many checks passed and failed.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLockProblems, lockFiles } from './complete-lock.mjs'
import { type Count, runBrowserTests, runNodeTests } from './counted-tests.ts'
import { findNginx } from './nginx.ts'
import { startPostgres } from './postgres.ts'
import { stopRequested, watchForStop } from './processes.mjs'
import { buildWeb, root, withNode } from './setup.mjs'
import { capture, Stop, showProgress } from './step.mjs'

/** A step that `prints` has output of its own, so its line does not count the seconds. */
type Step = { name: string; run: () => Promise<Count>; prints?: boolean }

const node = process.execPath
const passed: Count = { passed: 1, failed: 0 }
/** They start whole servers and kill them, on a database of their own: too slow for `check`, and once is enough. */
const processTests = [
  ...['cluster', 'commands', 'crash', 'doctor', 'start'].map((name) => join('server', `${name}.test.ts`)),
  ...globSync('server/attacks/process-*.test.ts', { cwd: root }),
]
/** Thousands of requests: too slow for `check` as well, but worth it on both databases. */
const attackTests = globSync('server/attacks/*.test.ts', { cwd: root }).filter(runsInProcess)
const serverTests = globSync(['contract/**/*.test.ts', 'server/**/*.test.ts'], { cwd: root }).filter(
  (file) => runsInProcess(file) && !attackTests.includes(file),
)
let isBuilt = false

const fastSteps: Step[] = [
  {
    name: 'Format and lint',
    run: () => runTool('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  },
  { name: 'Types', run: () => runTool('node_modules/typescript/bin/tsc', '--noEmit') },
  { name: 'Lock files', run: checkLockFiles },
  { name: 'Web build', run: build, prints: true },
  { name: 'Server tests on SQLite', run: () => runNodeTests([...serverTests, '*.test.ts']) },
]
const slowSteps: Step[] = [
  { name: 'Attacks on SQLite', run: () => runNodeTests(attackTests) },
  { name: 'Starts, crashes and scripts', run: runProcessTests },
  { name: 'Server tests on PostgreSQL', run: runPostgresTests },
  { name: 'Budget', run: () => onceBuilt(() => runTool('scripts/budget.ts')) },
  { name: 'Browser tests', run: () => onceBuilt(runBrowserTests), prints: true },
]

watchForStop()
const total = await runSteps(process.argv[2] === 'check' ? fastSteps : [...fastSteps, ...slowSteps])
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || stopRequested() ? 1 : 0)

async function runSteps(steps: Step[]) {
  const total: Count = { passed: 0, failed: 0 }
  for (const { name, run, prints } of steps) {
    if (stopRequested()) break
    const progress = showProgress(name, { live: process.stdout.isTTY && !prints })
    const count = await run().catch(explain)
    // A step that ran nothing has shown nothing.
    if (count.passed + count.failed === 0) count.failed = 1
    progress.end(`${count.passed} passed, ${count.failed} failed`)
    total.passed += count.passed
    total.failed += count.failed
  }
  return total
}

function explain(error: unknown): Count {
  console.error(error instanceof Stop ? `\n${error.message}` : error)
  return { passed: 0, failed: 1 }
}

async function runTool(...args: string[]) {
  const { code, output } = await capture(node, args, { cwd: root, env: withNode(node) })
  if (code !== 0) throw new Stop(output)
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

function runsInProcess(file: string) {
  return !processTests.includes(file)
}

async function runProcessTests() {
  if (!findNginx())
    console.log('\nThere is no nginx here: a stand-in takes its place, and deploy/nginx.conf is only read.')
  return runNodeTests([...processTests, 'scripts/*.test.ts'])
}

async function runPostgresTests() {
  const given = process.env.TEST_DATABASE_URL
  const files = [...serverTests, ...attackTests]
  if (given) return runNodeTests(files, given)
  const postgres = await startPostgres()
  try {
    return await runNodeTests(files, postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function build() {
  await buildWeb(node)
  isBuilt = true
  return passed
}

async function onceBuilt(run: () => Promise<Count>) {
  if (!isBuilt) throw new Stop('Not run, because there is no web build.')
  return run()
}
