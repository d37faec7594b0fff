// How soon the first page is there, and how much memory the server takes when it has had work to do.
import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { calls } from '#contract/calls.ts'
import { applicationRequest } from './applications.ts'
import { type Load, load, requestOf } from './load.ts'
import { log, median, milliseconds, type Row } from './report.ts'
import { fetchFirst, startServer, stop } from './servers.ts'

const starts = 5
const loadSeconds = 4
const maxStartMs = 1_500
const maxMegabytes = 220

export async function measureStart(): Promise<Row[]> {
  const first = await startServer()
  await stop(first.process)
  const times: number[] = []
  for (let i = 1; i <= starts; i++) {
    const server = await startServer({ DATA_DIR: first.dataDir })
    await stop(server.process)
    times.push(server.readyAfterMs)
    log(`Start ${i} of ${starts}: ${milliseconds(server.readyAfterMs)}`)
  }
  const time = median(times)
  return [
    {
      measure: 'Start to first page',
      figure: milliseconds(time),
      needed: `under ${maxStartMs} ms`,
      ok: time < maxStartMs,
    },
    await measureMemory(),
  ]
}

async function measureMemory(): Promise<Row> {
  const { url, process } = await startServer()
  const jobId = (await fetchFirst<{ id: string }>(url, calls.listJobs)).id
  const headers = { Accept: 'text/html', 'Accept-Encoding': 'br' }
  let count = 0
  const work: Record<string, Load> = {
    'the home page': { url: `${url}/`, headers },
    'a list': { url: `${url}${calls.listProjects.path}?limit=12`, headers: { 'Accept-Encoding': 'gzip' } },
    applications: { url, next: (host) => applicationRequest(host, jobId) },
    'pages that are not cached': {
      url,
      next: (host) => requestOf('GET', `/?topic=${count++}`, { Host: host, ...headers }),
    },
    '200 visitors': { url: `${url}/`, headers: { Accept: 'text/html' }, connections: 200 },
  }
  let most = residentMegabytes(process)
  for (const [what, one] of Object.entries(work)) {
    await load({ seconds: loadSeconds, ...one })
    most = Math.max(most, residentMegabytes(process))
    log(`Memory after ${what}: ${Math.round(residentMegabytes(process))} MB`)
  }
  return {
    measure: 'Memory after load, at its highest',
    figure: `${Math.round(most)} MB`,
    needed: `under ${maxMegabytes} MB`,
    ...(most && { ok: most < maxMegabytes }),
  }
}

/** NaN on systems without /proc. */
function residentMegabytes({ pid }: ChildProcess) {
  if (!existsSync('/proc/self/status')) return Number.NaN
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1]) * 1_024) / 1_000_000
}
