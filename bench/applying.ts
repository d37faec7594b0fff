// Applications, each on disk before its answer; beside SQLite's own durable inserts, and beside a bare server.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { calls } from '#contract/calls.ts'
import { applicationRequest, newCv } from './forms.ts'
import { loadWell } from './load.ts'
import { processorSeconds } from './processor.ts'
import { median, medianRatio, milliseconds, perSecond, type Row } from './report.ts'
import { newFolder, startBareApplying, startProduct, stop } from './servers.ts'

const rounds = 9
/** Until the code that takes applications in is compiled. */
const warmUps = 3
const least = 0.5

export async function measureApplications(): Promise<Row[]> {
  const product = await startProduct()
  const { url } = product
  const jobs = (await (await fetch(url + calls.listJobs.path)).json()) as { id: string }[]
  const jobId = jobs[0]?.id ?? ''
  const bare = await startBareApplying(product)
  const raw = openRaw()
  const ours: number[] = []
  const bares: number[] = []
  const raws: number[] = []
  const apply = (to: string) => loadWell(200, { url: to, next: formsWrittenBefore(to, jobId) })
  for (let round = 0; round < warmUps; round++) for (const to of [url, bare.url]) await apply(to)
  let applications = 0
  let seconds = 0
  for (let round = 0; round < rounds; round++) {
    const before = processorSeconds(product.process)
    const { perSecond, statuses } = await apply(url)
    seconds += processorSeconds(product.process) - before
    applications += statuses[200] ?? 0
    ours.push(perSecond)
    bares.push((await apply(bare.url)).perSecond)
    raws.push(raw.insertFor(1_000))
  }
  const withCv = await loadWell(200, {
    url,
    next: (host) => applicationRequest(host, jobId, newCv()),
    connections: 16,
  })
  raw.close()
  await Promise.all([stop(product.process), stop(bare.process)])
  const ratio = medianRatio(ours, raws)
  const here = `${perSecond(median(ours))}, ${((1_000 * seconds) / applications).toFixed(2)} ms of processor time each`
  return [
    {
      what: 'Application without a CV',
      here,
      beside: `raw SQLite inserts ${perSecond(median(raws))}`,
      ratio,
      needed: `at least ${least} of the raw inserts`,
      holds: ratio >= least,
    },
    {
      what: 'The same',
      here,
      beside: `bare Fastify writing the same rows ${perSecond(median(bares))}`,
      ratio: medianRatio(ours, bares),
    },
    {
      what: 'That bare Fastify',
      here: perSecond(median(bares)),
      beside: `raw SQLite inserts ${perSecond(median(raws))}`,
      ratio: medianRatio(bares, raws),
    },
    {
      what: 'Application with a CV of 200 kB',
      here: `${perSecond(withCv.perSecond)}, p99 ${milliseconds(withCv.p99)}`,
    },
  ]
}

/** More than can be sent in a round: the machine's time is for those who take them in. */
function formsWrittenBefore(url: string, jobId: string) {
  const { host } = new URL(url)
  const forms = Array.from({ length: 15_000 }, () => applicationRequest(host, jobId))
  return () => forms.pop() ?? applicationRequest(host, jobId)
}

/** One row, one transaction, one wait for the disk: the least that a durable insert can cost. */
function openRaw() {
  const database = new DatabaseSync(join(newFolder(), 'raw.db'))
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  const columns = [
    'name',
    'address',
    'qualification',
    'experience',
    'email',
    'whatsapp',
    'job_id',
    'created_at',
  ]
  database.exec(
    `create table applications (id text primary key, ${columns.map((name) => `${name} text`).join(', ')})`,
  )
  const insert = database.prepare(`insert into applications values (?, ${columns.map(() => '?').join(', ')})`)
  return {
    insertFor(ms: number) {
      const started = performance.now()
      let rows = 0
      while (performance.now() - started < ms) {
        const values = columns.map((name) => `${name} of somebody new`)
        insert.run(crypto.randomUUID(), ...values)
        rows += 1
      }
      return (rows * 1_000) / (performance.now() - started)
    },
    close: () => database.close(),
  }
}
