// What `npm start`, `npm test` and the others do: prepare what the task needs, then run it with Node 24.
import { launch, stopRequested, watchForStop } from './processes.mjs'
import { buildWeb, findNode, installDependencies, isBuilt, root, withNode } from './setup.mjs'
import { Stop } from './step.mjs'
import { rememberServing, startBefore, upgrade } from './upgrade.mjs'

export const server = ['server/main.ts']

/**
 * `run` is what Node is given; `build` says whether the web build comes first ('again': even when it is current);
 * a `service` runs until it is stopped, so for it being stopped is no failure; what runs `asBuilt` installs and builds nothing.
 * @typedef {{ run?: string[], build?: boolean | 'again', asBuilt?: boolean, service?: boolean, mode?: string }} Task
 * @type {Record<string, Task>}
 */
const tasks = {
  start: { run: server, build: true, service: true, mode: 'production' },
  dev: { run: ['server/main.ts', '--dev'], service: true, mode: 'development' },
  build: { build: 'again' },
  upgrade: {},
  serve: { run: server, asBuilt: true, service: true, mode: 'production' },
  rehearse: { run: ['server/cli/rehearse.ts'], asBuilt: true, mode: 'production' },
  check: { run: ['scripts/testing/test.ts', 'check'] },
  test: { run: ['scripts/testing/test.ts', 'test'] },
  'test:rest': { run: ['scripts/testing/test.ts', 'rest'] },
  'test:all': { run: ['scripts/testing/test.ts', 'all'] },
  'test:one': { run: ['scripts/testing/one.ts'], build: true },
  budget: { run: ['scripts/testing/budget.ts'], build: true },
  bench: { run: ['bench/main.ts'], build: true },
  torture: { run: ['torture/main.ts'], build: true },
  doctor: { run: ['server/cli/doctor.ts'] },
  backup: { run: ['server/cli/backup.ts'] },
  restore: { run: ['server/cli/restore.ts'] },
  move: { run: ['server/cli/move.ts'] },
  admin: { run: ['server/cli/admin.ts'] },
  format: { run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'] },
}
const interrupted = 130
const startMs = 60_000

/** @param {string | undefined} name @param {string[]} extra */
export async function runTask(name = '', extra = []) {
  watchForStop()
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  let code = 1
  try {
    if (!task) throw new Stop(`There is no task '${name}'; there are ${Object.keys(tasks).join(', ')}.`)
    // npm strips the `--` of `npm run move -- --to ...`; `node scripts/run.mjs` does not.
    const args = extra[0] === '--' ? extra.slice(1) : extra
    code = name === 'upgrade' ? await upgrade(args) : await execute(task, args)
  } catch (error) {
    if (stopRequested()) code = 0
    else console.error(error instanceof Stop ? error.message : error)
  }
  process.exitCode = stopRequested() && !task?.service ? interrupted : code
}

/** @param {Task} task @param {string[]} extra */
async function execute(task, extra) {
  if (task.asBuilt && !isBuilt())
    throw new Stop(
      `There is no build in ${root} to start: npm run upgrade makes one, as docs/operating.md says.`,
    )
  const node = await findNode()
  if (!task.asBuilt) await installDependencies(node)
  if (task.build) await buildWeb(node, { force: task.build === 'again' })
  if (!task.run || stopRequested()) return 0
  const options = {
    cwd: root,
    env: withNode(node, task.mode),
    stdio: /** @type {const} */ ('inherit'),
  }
  if (task.asBuilt && task.service) setTimeout(rememberServing, startMs).unref()
  const code = await launch(node, [...task.run, ...extra], options).ended
  const couldNotStart =
    task.asBuilt && task.service && code !== 0 && performance.now() < startMs && !stopRequested()
  return (couldNotStart && (await startBefore())) || code
}
