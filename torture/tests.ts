// Runs tests of npm test again with larger numbers.

import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Row } from '../bench/report.ts'

/** For one that would never end. */
const testLimitMs = 3 * 3_600_000
const seed = String(Math.floor(Math.random() * 2 ** 31))

type Outcome = Awaited<ReturnType<typeof run>>
type Long = {
  file: string
  env?: Record<string, string>
  needed: string
  /** What the test says, unless the number of its checks says more. */
  figure?: (outcome: Outcome) => string
  reached?: (outcome: Outcome & { figure: string }) => boolean
}

const checks = ({ passed, failed }: Outcome) => `${passed} checks passed, ${failed} failed`

const long: Record<string, Long> = {
  crash: {
    ...{ file: 'tests/process-crash.test.ts', env: { CRASH_KILLS: '50', CRASH_APPLICATIONS: '2000' } },
    needed:
      '50 kills during 2,000 applications: lost, damaged, orphans, mails missing or doubled 0, ready within 3 s',
    reached: ({ figure }) => Number(/ready within ([\d.]+) s/.exec(figure)?.[1] ?? 9) <= 3,
  },
  power: {
    file: 'tests/process-power.test.ts',
    env: { POWER_CUTS: '300', POWER_APPLICATIONS: '100', POWER_SEED: seed },
    needed: 'lost 0, damaged 0',
  },
  clock: {
    ...{ file: 'tests/clock.test.ts', env: { CLOCK_HOURS: '400' }, figure: checks },
    needed:
      'in 400 hours with four jumps of the clock sessions, limits, retention and backups keep their times',
  },
  away: {
    ...{ file: 'tests/process-away.test.ts', env: { AWAY_SECONDS: '30' } },
    needed: 'pages 200, what is away 503, applications without CV, a restart unnoticed; back within 3 s',
  },
  fsync: {
    ...{ file: 'tests/process-fsync.test.ts', figure: checks },
    needed: 'every 2xx in the database after the restart',
  },
  shutdown: {
    file: 'tests/process-shutdown.test.ts',
    ...{ env: { SHUTDOWN_UPLOADS: '50', SHUTDOWN_READS: '200' }, figure: checks },
    needed: 'of 50 uploads and 200 reads the accepted ones finish, exit 0',
  },
  random: {
    ...{ file: 'tests/attacks/fuzz.test.ts', env: { FUZZ_COUNT: '10000', FUZZ_SEED: seed } },
    needed: '10,000 for each call: 5xx 0, crashes 0, unauthorised 2xx 0',
  },
  raw: {
    ...{ file: 'tests/doors/raw-http.test.ts', figure: checks },
    needed: '4xx or close, 5xx 0, next request fine',
  },
  logs: { file: 'tests/process-logs.test.ts', figure: checks, needed: '0 marks in logs' },
  erasure: {
    ...{ file: 'submissions/retention.test.ts', figure: checks },
    needed: '0 marks in the data folder',
  },
}

export const longTests: Record<string, () => Promise<Row[]>> = Object.fromEntries(
  Object.entries(long).map(([name, one]) => [name, async () => [await measure(name, one)]]),
)

async function measure(name: string, { file, env, needed, figure, reached }: Long): Promise<Row> {
  const outcome = await run(file, env)
  const told = figure?.(outcome) ?? (outcome.said.join('; ') || 'failed')
  return {
    measure: name,
    figure: told,
    needed,
    ok: outcome.isFine && reached?.({ ...outcome, figure: told }) !== false,
  }
}

async function run(file: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--test', '--test-reporter=spec', `server/${file}`], {
    env: { ...process.env, ...env, TEST_DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: testLimitMs,
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const number = (word: string) => Number(new RegExp(`^ℹ ${word} (\\d+)`, 'm').exec(output)?.[1] ?? 0)
  const failed = number('fail') + number('cancelled')
  const passed = number('pass')
  if (failed > 0 || passed === 0) console.error(`${output.slice(-3_000)}${errors.slice(-1_000)}`)
  const said = output.matchAll(/^ℹ (?!tests|suites|pass|fail|cancelled|skipped|todo|duration)(.*)$/gm)
  return {
    passed,
    failed,
    said: [...said].map(([, words]) => words ?? ''),
    isFine: failed === 0 && passed > 0,
  }
}
