// What `npm start`, `npm test` and the others do: prepare what the task needs, then run it with Node 24.
import { join } from 'node:path'
import { launch, stopRequested, watchForStop } from './processes.mjs'
import { buildWeb, compileServer, findNode, installDependencies, root, withNode } from './setup.mjs'
import { Stop } from './step.mjs'

/**
 * The server as `npm start` runs it. Young objects in 2 MB in place of 16, and tidying up when a tenth has been added in
 * place of three times as much, cost nothing measurable here and spare 35 MB. In a rush V8 may take the requests under
 * way for objects that last, and put all further ones where only a full tidying finds them: not here. And what one of its
 * compilers took is freed at once, not by another thread after new things have been laid on top of it (10 MB).
 */
export const server = [
  '--max-semi-space-size=2',
  '--heap-growing-percent=10',
  '--no-allocation-site-pretenuring',
  '--no-maglev-destroy-on-background',
  'server/main.ts',
]
/**
 * What pages, their compressing and V8's own compilers have taken goes back to the system; what was compiled once starts
 * sooner.
 */
export const lean = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '8192',
  MALLOC_TRIM_THRESHOLD_: '65536',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled'),
}

/**
 * `run` is what Node is given; `build` says whether the web build comes first ('again': even when it is current);
 * `compile` whether the server's code is compiled beforehand;
 * a `service` runs until it is stopped, so for it being stopped is no failure.
 * @typedef {{ run?: string[], build?: boolean | 'again', compile?: boolean, service?: boolean, mode?: string, env?: object }} Task
 * @type {Record<string, Task>}
 */
const tasks = {
  start: { run: server, build: true, compile: true, service: true, mode: 'production', env: lean },
  dev: { run: ['server/main.ts', '--dev'], service: true, mode: 'development' },
  build: { build: 'again' },
  check: { run: ['scripts/testing/test.ts', 'check'] },
  test: { run: ['scripts/testing/test.ts', 'all'] },
  budget: { run: ['scripts/budget.ts'], build: true },
  bench: { run: ['bench/main.ts'], build: true },
  torture: { run: ['torture/main.ts'], build: true, compile: true },
  doctor: { run: ['server/cli/doctor.ts'] },
  backup: { run: ['server/cli/backup.ts'] },
  restore: { run: ['server/cli/restore.ts'] },
  move: { run: ['server/cli/move.ts'] },
  admin: { run: ['server/cli/admin.ts'] },
  format: { run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'] },
}
const interrupted = 130

/** @param {string | undefined} name @param {string[]} extra */
export async function runTask(name = '', extra = []) {
  watchForStop()
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  let code = 1
  try {
    if (!task) throw new Stop(`There is no task '${name}'; there are ${Object.keys(tasks).join(', ')}.`)
    // npm strips the `--` of `npm run move -- --to ...`; `node scripts/run.mjs` does not.
    code = await execute(task, extra[0] === '--' ? extra.slice(1) : extra)
  } catch (error) {
    if (stopRequested()) code = 0
    else console.error(error instanceof Stop ? error.message : error)
  }
  process.exitCode = stopRequested() && !task?.service ? interrupted : code
}

/** @param {Task} task @param {string[]} extra */
async function execute(task, extra) {
  const node = await findNode()
  await installDependencies(node)
  if (task.build) await buildWeb(node, { force: task.build === 'again' })
  if (task.compile && !stopRequested()) await compileServer(node, server, lean)
  if (!task.run || stopRequested()) return 0
  const options = {
    cwd: root,
    env: { ...withNode(node, task.mode), ...task.env },
    stdio: /** @type {const} */ ('inherit'),
  }
  return launch(node, [...task.run, ...extra], options).ended
}
