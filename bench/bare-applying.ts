// The least that could take an application in: a bare Fastify that reads the form, checks it by the contract and writes
// the same rows into the same tables, those of one moment in one transaction. No limits, no headers, no files.
// Started as a process of its own: node bench/bare-applying.ts PORT DATABASE
import { hash } from 'node:crypto'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import Fastify from 'fastify'
import { applicationInput } from '#contract/applications.ts'
import { calls } from '#contract/calls.ts'

const [port, file = ''] = process.argv.slice(2)
const database = new DatabaseSync(file)
database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
const statements = new Map<string, StatementSync>()
const waiting: { write: () => void; written: () => void }[] = []

let ids = 0

const app = Fastify()
app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
  done(null, body),
)
app.get('/', () => 'ready')
app.post(calls.createApplication.path, async ({ body, headers }) => {
  const input = applicationInput.parse(fieldsOf(String(body), headers['content-type'] ?? ''))
  const { website: _website, ...typed } = input
  const created_at = new Date().toISOString()
  const id = newId()
  const fingerprint = hash('sha256', JSON.stringify(input)).slice(0, 20)
  const same = { notes: '', spam: 0, status: 'new', consent_at: created_at, notice_version: '1', created_at }
  await commitTogether(() => {
    insert('applications', { ...typed, ...same, id, job_title: 'Site engineer', fingerprint })
    insert('arrivals', { id, kind: 'application' })
  })
  return { message: 'taken' }
})
await app.listen({ port: Number(port), host: '127.0.0.1' })

/** As long as ours, and like ours always larger than the one before: others would cost SQLite a page each. */
function newId() {
  ids += 1
  return `00000000-0000-7000-8000-${ids.toString(16).padStart(12, '0')}`
}

function fieldsOf(body: string, type: string) {
  const boundary = `\r\n--${type.slice(type.indexOf('boundary=') + 9)}`
  const parts = `\r\n${body}`.split(boundary).slice(1, -1)
  return Object.fromEntries(parts.map((part) => /name="(.*)"\r\n\r\n([\s\S]*)/.exec(part)?.slice(1, 3) ?? []))
}

function commitTogether(write: () => void) {
  if (waiting.length === 0) setImmediate(commitAll)
  return new Promise<void>((written) => waiting.push({ write, written }))
}

function commitAll() {
  const group = waiting.splice(0)
  database.exec('begin')
  for (const { write } of group) write()
  database.exec('commit')
  for (const { written } of group) written()
}

function insert(table: string, row: Record<string, string | number>) {
  const columns = Object.keys(row)
  const statement =
    statements.get(table) ??
    database.prepare(`insert into ${table} (${columns}) values (${columns.map(() => '?')})`)
  statements.set(table, statement)
  statement.run(...Object.values(row))
}
