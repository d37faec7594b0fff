// Runs tests of npm test again with larger numbers.
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Figure } from './figures.ts'

/** For one that would never end. */
const testLimitMs = 3 * 3_600_000
const seed = String(Math.floor(Math.random() * 2 ** 31))

async function run(file: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--test', '--test-reporter=spec', `server/${file}`], {
    env: { ...process.env, ...env, TEST_DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: testLimitMs,
  })
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const number = (word: string) => Number(new RegExp(`^ℹ ${word} (\\d+)`, 'm').exec(output)?.[1] ?? 0)
  const failed = number('fail') + number('cancelled')
  if (failed > 0 || number('pass') === 0) console.error(`${output.slice(-3_000)}${errors.slice(-1_000)}`)
  const said = [
    ...output.matchAll(/^ℹ (?!tests|suites|pass|fail|cancelled|skipped|todo|duration)(.*)$/gm),
  ].map(([, words]) => words ?? '')
  return { passed: number('pass'), failed, said, reached: failed === 0 && number('pass') > 0 }
}

export async function crash(): Promise<Figure[]> {
  const { said, reached } = await run('tests/process-crash.test.ts', {
    CRASH_KILLS: '50',
    CRASH_APPLICATIONS: '2000',
  })
  const needed =
    '50 kills during 2,000 applications: lost 0, damaged 0, orphans after the cleanup 0, mails missing or doubled 0, ready within 3 s'
  const figure = said.join('; ') || 'failed'
  const seconds = Number(/ready within ([\d.]+) s/.exec(figure)?.[1] ?? Number.POSITIVE_INFINITY)
  return [{ name: 'crash', figure, needed, reached: reached && seconds <= 3 }]
}

export async function power(): Promise<Figure[]> {
  const { said, reached } = await run('tests/process-power.test.ts', {
    POWER_CUTS: '300',
    POWER_APPLICATIONS: '100',
    POWER_SEED: seed,
  })
  return [
    {
      name: 'power cut',
      figure: said.join('; ') || 'failed',
      needed: 'lost 0, damaged 0; all controls lose something',
      reached,
    },
  ]
}

export async function fsync(): Promise<Figure[]> {
  const { passed, failed, reached } = await run('tests/process-fsync.test.ts')
  return [
    {
      name: 'failing fsync',
      figure: `${passed} checks passed, ${failed} failed`,
      needed: 'every 2xx in the database after the restart',
      reached,
    },
  ]
}

export async function away(): Promise<Figure[]> {
  const { said, reached } = await run('tests/process-away.test.ts', { AWAY_SECONDS: '30' })
  const needed = 'pages 200, what is away 503, applications without CV, a restart unnoticed; back within 3 s'
  return said.map((figure) => ({ name: 'away', figure, needed, reached }))
}

export async function clock(): Promise<Figure[]> {
  const hours = '400'
  const { passed, failed, reached } = await run('tests/clock.test.ts', { CLOCK_HOURS: hours })
  return [
    {
      name: 'moved clock',
      figure: `${hours} hours with four jumps of the clock: ${passed} checks passed, ${failed} failed`,
      needed: 'sessions, links, limits, retention and backups keep their times',
      reached,
    },
  ]
}

export async function shutdown(): Promise<Figure[]> {
  const begun = performance.now()
  const { reached } = await run('tests/process-shutdown.test.ts', {
    SHUTDOWN_UPLOADS: '50',
    SHUTDOWN_READS: '200',
  })
  const seconds = Math.round((performance.now() - begun) / 1000)
  return [
    {
      name: 'SIGTERM under load',
      figure: `50 uploads and 200 reads ${reached ? 'finished, exit 0' : 'failed'}, ${seconds} s with two starts and the control`,
      needed: 'accepted ones finish, exit 0 within 30 s',
      reached: reached && seconds < 90,
    },
  ]
}

export async function randomRequests(): Promise<Figure[]> {
  const { said, passed, reached } = await run('tests/attacks/fuzz.test.ts', {
    FUZZ_COUNT: '10000',
    FUZZ_SEED: seed,
  })
  return [
    {
      name: 'random requests',
      figure: `10,000 for each of ${passed - 3} calls: ${said.join('; ')}`,
      needed: '5xx 0, crashes 0, unauthorised 2xx 0',
      reached,
    },
  ]
}

export async function rawHttp(): Promise<Figure[]> {
  const { passed, failed, reached } = await run('tests/doors/raw-http.test.ts')
  return [
    {
      name: 'raw HTTP abuse',
      figure: `${passed} kinds refused, ${failed} not`,
      needed: '4xx or close, 5xx 0, next request fine',
      reached,
    },
  ]
}

export async function privacy(): Promise<Figure[]> {
  const logs = await run('tests/process-logs.test.ts')
  const erased = await run('submissions/retention.test.ts')
  return [
    {
      name: 'privacy',
      figure: `marks in logs: ${logs.reached ? 0 : 'some'}; after erasure: ${erased.reached ? 0 : 'some'}`,
      needed: '0 in logs, 0 in the data folder',
      reached: logs.reached && erased.reached,
    },
  ]
}
