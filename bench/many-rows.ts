// Fills a database with records as they would have come in over years, past the server, so that it takes seconds.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

type Fields = Record<string, string | number | null>
export type Filler = { insert: (table: string, rows: Fields[]) => Promise<void>; close: () => Promise<void> }

const atOnce = 5_000
const mostVacuums = 20
const vacuumPauseMs = 250
const searched = ['applications', 'projects']
const names = ['Asha Menon', 'Biju Thomas', 'Clara Fernandes', 'Deepak Nair', 'Elsy Kurian', 'Faisal Rahman']
const places = ['Aluva', 'Kottayam', 'Thrissur', 'Palakkad', 'Kollam', 'Kannur', 'Munnar']
const skills = ['laterite masonry', 'site supervision', 'AutoCAD drawing', 'waterproofing', 'floor coating']
const statuses = ['new', 'shortlisted', 'interviewed', 'hired', 'rejected']
const categories = ['Villa', 'Apartment', 'Office', 'Renovation', 'Interior']

export function openSqliteFiller(dataDir: string): Filler {
  const database = new DatabaseSync(join(dataDir, 'site.db'))
  database.exec('pragma busy_timeout = 10000; pragma synchronous = off')
  /** As the server does every hour. */
  const index = (table: string) => {
    if (!searched.includes(table)) return
    const last = `(select coalesce(max(rowid), 0) from ${table}_trigrams)`
    database.exec(
      `insert into ${table}_trigrams (rowid, text) select row, text from ${table}_texts where row > ${last}`,
    )
  }
  return {
    async insert(table, rows) {
      const columns = Object.keys(rows[0] ?? {})
      const insert = database.prepare(
        `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
      )
      database.exec('begin immediate')
      for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null))
      database.exec('commit')
      index(table)
      // Records that come one by one do not leave a log of this length.
      database.exec('pragma wal_checkpoint(truncate)')
    },
    close: async () => database.close(),
  }
}

export function openPostgresFiller(url: string): Filler {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  return {
    async insert(table, rows) {
      const columns = Object.keys(rows[0] ?? {}).join(', ')
      const from = `json_populate_recordset(null::${table}, $1::json)`
      for (let i = 0; i < rows.length; i += atOnce) {
        const some = JSON.stringify(rows.slice(i, i + atOnce))
        await pool.query(`insert into ${table} (${columns}) select ${columns} from ${from}`, [some])
      }
      // As PostgreSQL does by itself after a while; what others still look at it leaves for the next time.
      for (let i = 0; i < mostVacuums; i++) {
        await pool.query(`vacuum analyze ${table}`)
        const { rows } = await pool.query(
          'select relallvisible = relpages as done from pg_class where oid = $1::regclass',
          [table],
        )
        if (rows[0]?.done) break
        await wait(vacuumPauseMs)
      }
    },
    close: () => pool.end(),
  }
}

const pick = (list: string[], i: number) => list[i % list.length] ?? ''
/** Older ones sort before newer ones, as with the ids that the server makes. */
const idOf = (i: number) =>
  `0190${i
    .toString(16)
    .padStart(8, '0')
    .replace(/(.{4})$/, '-$1')}-7${randomUUID().slice(15)}`
const timeOf = (i: number) => new Date(Date.UTC(2025, 11, 1) + i * 240_000).toISOString()

export const numbered = <T>(from: number, to: number, make: (i: number) => T) =>
  Array.from({ length: to - from }, (_, i) => make(from + i))

export const applicationRow = (jobId: string) => (i: number) => ({
  id: idOf(i),
  job_id: i % 3 === 0 ? jobId : randomUUID(),
  job_title: pick(['Site engineer', 'Mason', 'Interior designer'], i),
  name: `${pick(names, i)} ${i}`,
  address: `${i} Temple Road, ${pick(places, i)}, Kerala`,
  qualification: 'Diploma in civil engineering',
  experience: `${i % 20} years of ${pick(skills, i)}`,
  email: `applicant-${i}@example.com`,
  whatsapp: `+91 98470 ${String(i).padStart(6, '0')}`,
  cv: null,
  cv_name: null,
  status: pick(statuses, i),
  notes: i % 10 === 0 ? 'Came well recommended; call again in spring' : '',
  spam: i % 50 === 49 ? 1 : 0,
  fingerprint: randomUUID(),
  consent_at: timeOf(i),
  notice_version: '2026-11',
  created_at: timeOf(i),
})

export const projectRow = (i: number) => ({
  id: idOf(i),
  category: pick(categories, i),
  client: `${pick(names, i)} ${i}`,
  area: `${100 + (i % 300)} m²`,
  location: pick(places, i),
  description: `A house of ${pick(skills, i)} in ${pick(places, i)}, with a courtyard that the monsoon waters.`,
  version: 1,
  created_at: timeOf(i),
})

export const pictureRows = ({ id }: { id: string }) =>
  [0, 1, 2, 3].map((position) => ({
    id: randomUUID(),
    src: `/uploads/projects/${randomUUID()}.jpg`,
    project_id: id,
    service_id: null,
    main: position === 0 ? 1 : 0,
    position,
    width: 1600,
    height: 1200,
    widths: '[320,640,960,1280]',
    formats: '["avif","webp","jpg"]',
    placeholder: '',
    alt: '',
  }))
