// Applications without a CV, each durable before it is answered.
import { calls } from '#contract/calls.ts'
import { loadOk, requestOf } from './load.ts'
import { log, median, milliseconds, perSecond, type Row } from './report.ts'
import { fetchFirst, startServer } from './servers.ts'

const senders = 32
const rounds = 5
const roundSeconds = 3
const leastPerSecond = 400
const maxP99Ms = 100
const boundary = 'bench-boundary'

let count = 0

export async function measureApplications(): Promise<Row[]> {
  const { url } = await startServer()
  const jobId = (await fetchFirst<{ id: string }>(url, calls.listJobs)).id
  const next = (host: string) => applicationRequest(host, jobId)
  const send = () => loadOk({ url, connections: senders, seconds: roundSeconds, next })
  log('Warming up')
  await send()
  const results: Awaited<ReturnType<typeof send>>[] = []
  for (let round = 1; round <= rounds; round++) {
    const result = await send()
    results.push(result)
    log(`Round ${round} of ${rounds}: ${perSecond(result.perSecond)}, p99 ${milliseconds(result.p99)}`)
  }
  const rate = median(results.map((result) => result.perSecond))
  const p99 = median(results.map((result) => result.p99))
  return [
    {
      measure: `Applications without CV, ${senders} senders`,
      figure: `${perSecond(rate)}, p99 ${milliseconds(p99)}`,
      needed: `at least ${leastPerSecond}/s, p99 under ${maxP99Ms} ms`,
      ok: rate >= leastPerSecond && p99 < maxP99Ms,
    },
  ]
}

/** The bytes of an application by somebody new each time. */
export function applicationRequest(host: string, jobId: string) {
  count += 1
  const fields = {
    name: `Asha Menon ${count}`,
    address: `${count} Temple Road, Aluva, Kerala 683101`,
    qualification: 'Diploma in civil engineering',
    experience: 'Four years on sites around Kochi',
    email: `asha-${count}@example.com`,
    whatsapp: '+91 98470 12345',
    job_id: jobId,
  }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const body = `${parts.join('')}--${boundary}--\r\n`
  const head = requestOf('POST', calls.createApplication.path, {
    Host: host,
    'Content-Type': `multipart/form-data; boundary=${boundary}`,
    'Content-Length': String(body.length),
  })
  return head + body
}
