// Removes the demo records that nobody has changed. They are known by their time: loading dates each of them a whole number
// of days before the moment at which it found the database empty, so nothing that people made has such a time.
import type { Kysely } from 'kysely'
import type { Demo } from '#contract/admin/dashboard.ts'
import { projects } from '../../content/demo/projects.ts'
import { dayMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { Action } from '../db/diary.ts'
import { countRows } from '../db/paging.ts'
import { lockRow, noteRecord } from '../db/record-diary.ts'
import type { Pictures } from '../storage/images/pictures.ts'
import { findLoadTime, sourceOf } from './load.ts'

const kinds = ['projects', 'reviews', 'jobs', 'services'] as const
type Kind = (typeof kinds)[number]
type Row = { id: string; version: number; created_at: string }
type DemoRecord = { kind: Kind; id: string; untouched: boolean }

/** A record gets another version with its first change. */
const firstVersion = 1

/** Kysely has no type for "one of these tables". */
const anyOf = (db: Db) => db as unknown as Kysely<Record<Kind, Row>>

export async function countDemo(db: Db): Promise<Demo> {
  const none = () => ({ projects: 0, reviews: 0, jobs: 0, services: 0 })
  const demo = { untouched: none(), kept: none() }
  for (const { kind, untouched } of await listDemo(db)) demo[untouched ? 'untouched' : 'kept'][kind]++
  return demo
}

/** Whether demo content was ever loaded here. */
export const hadDemo = async (db: Db) => (await findLoadTime(db)) !== undefined

/** Removes at most `limit` records with the files that only they show. The returned numbers are of records. */
export async function removeDemo(
  { db, pictures }: { db: Db; pictures: Pictures },
  act: Action,
  limit?: number,
) {
  const untouched = (await listDemo(db)).filter((record) => record.untouched)
  let removed = 0
  for (const { kind, id } of untouched.slice(0, limit)) {
    const sources = await db.transaction().execute((tx) => deleteUntouched(tx, kind, id, act))
    if (!sources) continue
    removed++
    await pictures.syncFiles(sources)
  }
  return { removed, left: Math.max(0, untouched.length - (limit ?? untouched.length)) }
}

async function listDemo(db: Db) {
  const loaded = await findLoadTime(db)
  const found: DemoRecord[] = []
  if (!loaded) return found
  for (const kind of kinds) {
    const earlier = anyOf(db).selectFrom<Kind>(kind).selectAll().where('created_at', '<', loaded)
    for (const { id, version, created_at } of await earlier.execute()) {
      if ((Date.parse(loaded) - Date.parse(created_at)) % dayMs !== 0) continue
      found.push({ kind, id, untouched: version === firstVersion && (await isUnused(db, kind, id)) })
    }
  }
  return found
}

/** Pictures of a project can change without a new version, and people may have applied for a job. */
async function isUnused(db: Db, kind: Kind, id: string) {
  if (kind === 'projects') return demoGalleries.has(galleryOf(await listSources(db, id)))
  if (kind !== 'jobs') return true
  return (await countRows(db.selectFrom('applications').where('job_id', '=', id).where('spam', '=', 0))) === 0
}

const galleryOf = (sources: string[]) => sources.join(' ')
const demoGalleries = new Set(
  projects.map(({ photos }) => galleryOf(photos.map((photo) => sourceOf('projects', photo)))),
)

/** The pictures of a project or a service; the main one first, then the gallery in its order. */
async function listSources(db: Db, id: string) {
  const rows = await db
    .selectFrom('pictures')
    .select('src')
    .where((e) => e.or([e('project_id', '=', id), e('service_id', '=', id)]))
    .orderBy('main', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ src }) => src)
}

/** Returns the sources of its pictures; undefined when somebody has changed or used it in the meantime. */
async function deleteUntouched(tx: Db, kind: Kind, id: string, act: Action) {
  const record = (await lockRow(tx, kind, id)) as Row | undefined
  if (record?.version !== firstVersion || !(await isUnused(tx, kind, id))) return undefined
  const sources = await listSources(tx, id)
  // Only spam can be left.
  if (kind === 'jobs')
    await tx
      .updateTable('applications')
      .set({ job_id: null, job_closed_at: timeOf(act.now) })
      .where('job_id', '=', id)
      .execute()
  // Picture rows go with it.
  await anyOf(tx).deleteFrom<Kind>(kind).where('id', '=', id).execute()
  await noteRecord(tx, act, 'deleted', kind, record, { note: 'Demo content.' })
  return sources
}
