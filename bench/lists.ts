// Every staff list and search with 100,000 applications, on SQLite and on PostgreSQL.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { calls } from '#contract/calls.ts'
import { startPostgres } from '../scripts/testing/postgres.ts'
import { applicationRequest } from './applications.ts'
import { loadOk } from './load.ts'
import { log, median, milliseconds, type Row } from './report.ts'
import { fetchFirst, onCleanUp, signIn, startServer } from './servers.ts'

type Query = (sql: string, values?: string[]) => Promise<unknown[]>
/** How its rows are written: what reads a column of the JSON, and where that comes from. */
type Access = { query: Query; read: (column: string) => string; source: string }
type Application = Record<string, string | number | null>

const applications = 100_000
const insertedAtOnce = 10_000
const warmUps = 3
const repeats = 11
const maxMs = 60
const skills = ['laterite masonry', 'site supervision', 'AutoCAD drawing', 'waterproofing', 'floor coating']
const statuses = ['new', 'shortlisted', 'interviewed', 'hired', 'rejected']

export async function measureLists(): Promise<Row[]> {
  return [await measureOnSqlite(), await measureOnPostgres()]
}

async function measureOnSqlite() {
  const { url, dataDir } = await startServer()
  const database = new DatabaseSync(join(dataDir, 'site.db'))
  onCleanUp(() => database.close())
  database.exec('pragma busy_timeout = 10000; pragma synchronous = off')
  const query: Query = async (sql, values = []) => database.prepare(sql).all(...values)
  await fill('SQLite', url, { query, read: (column) => `value ->> '${column}'`, source: 'json_each(?)' })
  return measureAll('SQLite', url)
}

async function measureOnPostgres(): Promise<Row> {
  log('Starting PostgreSQL')
  const postgres = await startPostgres().catch((error: Error) => error)
  if (postgres instanceof Error) {
    log(`Left out: ${postgres.message}`)
    return { measure: 'Staff lists, PostgreSQL', figure: 'left out: it does not start', needed: '' }
  }
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 })
  // The server may stop before the connection is closed.
  pool.on('error', () => undefined)
  onCleanUp(postgres.stop)
  onCleanUp(() => pool.end())
  const { url } = await startServer({ DATABASE_URL: postgres.url })
  const query: Query = async (sql, values) => (await pool.query(sql, values)).rows
  const source = 'json_populate_recordset(null::applications, $1)'
  await fill('PostgreSQL', url, { query, read: (column) => column, source })
  await query('vacuum analyze applications')
  return measureAll('PostgreSQL', url)
}

/** Past the server, as variations of an application that the server has stored. */
async function fill(database: string, url: string, { query, read, source }: Access) {
  const { id: jobId } = await fetchFirst<{ id: string }>(url, calls.listJobs)
  await loadOk({ url, connections: 1, seconds: 0, next: (host) => applicationRequest(host, jobId) })
  const [template] = (await query('select * from applications')) as [Application]
  const columns = Object.keys(template)
  const insert = `insert into applications (${columns}) select ${columns.map(read)} from ${source}`
  for (let from = 0; from < applications; from += insertedAtOnce) {
    const rows = Array.from({ length: insertedAtOnce }, (_, i) => variationOf(template, from + i))
    await query(insert, [JSON.stringify(rows)])
    log(`${database}: ${(from + insertedAtOnce).toLocaleString('en')} applications`)
  }
}

function variationOf(template: Application, i: number): Application {
  const pick = (list: string[]) => list[i % list.length] ?? ''
  const created_at = new Date(Date.now() - (applications - i) * 60_000).toISOString()
  return {
    ...template,
    // Older ids sort before newer ones, as with those that the server makes.
    id: `01900000-0000-7000-8000-${i.toString(16).padStart(12, '0')}`,
    job_id: i % 3 === 0 ? (template.job_id ?? null) : null,
    name: `Asha Menon ${i}`,
    address: `${i} Temple Road, Aluva, Kerala`,
    experience: `${i % 20} years of ${pick(skills)}`,
    email: `applicant-${i}@example.com`,
    whatsapp: `+91 98470 ${String(i).padStart(6, '0')}`,
    status: pick(statuses),
    spam: i % 50 === 49 ? 1 : 0,
    fingerprint: randomUUID(),
    link_hash: randomUUID(),
    created_at,
  }
}

async function measureAll(database: string, url: string): Promise<Row> {
  const cookie = await signIn(url)
  const { id: jobId } = await fetchFirst<{ id: string }>(url, calls.listJobs)
  let slowest = { what: '', ms: 0 }
  for (const [what, path] of Object.entries(readsOf(jobId))) {
    const ms = await time(url + path, cookie)
    log(`${database}, ${what}: ${milliseconds(ms)}`)
    if (ms > slowest.ms) slowest = { what, ms }
  }
  return {
    measure: `Slowest staff list or search, 100,000 applications, ${database}`,
    figure: `${milliseconds(slowest.ms)} (${slowest.what})`,
    needed: `under ${maxMs} ms`,
    ok: slowest.ms < maxMs,
  }
}

function readsOf(jobId: string): Record<string, string> {
  const page = `${calls.listApplications.path}?limit=20`
  const lists = Object.entries(calls).filter(([, call]) => 'list' in call && !call.path.includes(':'))
  return {
    ...Object.fromEntries(lists.map(([name, { path }]) => [name, `${path}?limit=20`])),
    'page in the middle': `${page}&offset=${applications / 2}`,
    'last page': `${page}&offset=${applications - 20}`,
    'by name': `${page}&sort=name`,
    'of one status': `${page}&status=shortlisted`,
    'for one job': `${page}&job_id=${jobId}`,
    'search for one person': `${page}&search=applicant-7@`,
    'search for one number': `${page}&search=98470+000007`,
    'search for what a fifth wrote': `${page}&search=waterproofing`,
    'search for what nobody wrote': `${page}&search=cathedral`,
    'search for two characters': `${page}&search=ma`,
    'search within a status': `${page}&status=shortlisted&search=masonry`,
    dashboard: calls.getSummary.path,
    'one person': `${calls.findPerson.path}?contact=applicant-7@example.com`,
  }
}

async function time(address: string, cookie: string) {
  const times: number[] = []
  for (let i = 0; i < warmUps + repeats; i++) {
    const started = performance.now()
    const answer = await fetch(address, { headers: { Cookie: cookie } })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    times.push(performance.now() - started)
  }
  return median(times.slice(warmUps))
}
