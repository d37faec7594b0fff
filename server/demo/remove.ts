// Removes the demo records that nobody has changed.
import { isDeepStrictEqual } from 'node:util'
import type { Demo, DemoCounts } from '#contract/admin/dashboard.ts'
import { removedInWords, sumOf } from '#contract/admin/demo-words.ts'
import type { CacheTag } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { projects } from '../../content/demo/projects.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import { anyTable, countRows, lockRow } from '../db/rows.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import type { Pictures } from '../storage/images/pictures.ts'
import { findLoaded, markOf } from './load.ts'

const kinds = ['projects', 'reviews', 'jobs', 'services'] as const
const tags: CacheTag[] = ['contents', ...kinds]

export function demoRoutes(api: Api, { db, pictures, cache }: Pick<Services, 'db' | 'pictures' | 'cache'>) {
  api.handle(calls.getDemo, () => countDemo(db))

  api.handle(calls.removeDemo, async ({ account, audit, request }) => {
    const records = sumOf(await removeDemo({ db, pictures }, audit))
    cache.invalidate(tags)
    request.log.warn({ event: 'demo_removed', records, by: account.id })
    return { message: records > 0 ? removedInWords(await countDemo(db)) : staffMessages.demo.nothing }
  })
}

type Kind = (typeof kinds)[number]
type Row = { id: string; version: number; created_at: string }
type DemoRecord = { kind: Kind; row: Row; isUntouched: boolean; sources: string[] }

/** A record gets another version with its first change. */
const firstVersion = 1

export async function countDemo(db: Db): Promise<Demo> {
  const demo: Demo = { untouched: noRecords(), staying: noRecords() }
  for (const { kind, isUntouched } of await listDemo(db)) demo[isUntouched ? 'untouched' : 'staying'][kind]++
  return demo
}

const noRecords = (): DemoCounts => ({ projects: 0, reviews: 0, jobs: 0, services: 0 })

/** How many projects still tell what a demo project came with, whether or not they are shown. */
export function countInvented(db: Db) {
  const told = projects.map(({ description }) => description)
  return countRows(db.selectFrom('projects').where('description', 'in', told))
}

/** Returns how many records were removed, with the files that only they showed. */
async function removeDemo({ db, pictures }: { db: Db; pictures: Pictures }, audit: AuditContext) {
  const removed = noRecords()
  const sources = await db.transaction().execute(async (tx) => {
    const unused: string[] = []
    for (const { kind, row } of await listDemo(tx)) await lockRow(tx, kind, row.id)
    // Read again: from here on nobody changes them.
    for (const { kind, row, isUntouched, sources } of await listDemo(tx)) {
      if (!isUntouched) continue
      await deleteRecord(tx, kind, row.id, audit)
      removed[kind]++
      unused.push(...sources)
    }
    await hideCost(tx)
    const done = { action: 'demo_removed', facts: { records: removed } } as const
    if (sumOf(removed) > 0) await writeDiary(tx, audit, { kind: 'deleted', subject: 'site', ...done })
    return unused
  })
  await pictures.syncFiles(sources)
  return removed
}

/** Unless somebody has changed the packages or said that they are right, visitors no longer see them. */
async function hideCost(tx: Db) {
  await tx
    .deleteFrom('contents')
    .where('page', '=', 'cost')
    .where('version', '=', firstVersion)
    .where('confirmed', '=', '[]')
    .execute()
}

async function listDemo(db: Db) {
  const loaded = await findLoaded(db)
  const found: DemoRecord[] = []
  if (!loaded) return found
  for (const kind of kinds) {
    const rows = anyTable<Row>(db)
      .selectFrom(kind)
      .selectAll()
      .where('id', 'in', Object.keys(loaded))
      .orderBy('id')
    for (const row of await rows.execute()) {
      const pictures = await listPictures(db, row.id)
      const own = pictures.filter(({ update_id }) => !update_id)
      const belongings = [
        ...(await listIds(db, 'picture_pairs', row.id)),
        ...(await listIds(db, 'updates', row.id)),
      ]
      const marks = loaded[row.id] ?? []
      const pictureMarks = own.map((picture, i) => (isById(picture, marks[i]) ? picture.id : markOf(picture)))
      const isSame = isDeepStrictEqual([...pictureMarks, ...belongings], marks)
      const isUntouched = isSame && !(await isUsed(db, kind, row))
      found.push({ kind, row, isUntouched, sources: pictures.map(({ src }) => src) })
    }
  }
  return found
}

/** Loaded by an earlier version of the product, and still without a caption. */
const isById = ({ id, caption }: { id: string; caption: string }, mark: string | undefined) =>
  mark === id && !caption

/** Apart from its pictures, which can change without a new version. Spam does not count as an application. */
async function isUsed(db: Db, kind: Kind, { id, version }: Row) {
  const applications = db.selectFrom('applications').where('job_id', '=', id).where('spam', '=', false)
  const links = db.selectFrom('links').where('subject', '=', id).where('kind', '=', 'house')
  const updates = db.selectFrom('updates').where('project_id', '=', id).where('version', '>', firstVersion)
  if (version !== firstVersion) return true
  if (kind === 'jobs') return (await countRows(applications)) > 0
  return kind === 'projects' && (await countRows(links)) + (await countRows(updates)) > 0
}

async function listIds(db: Db, table: 'picture_pairs' | 'updates', projectId: string) {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The pictures of a project or a service; the main one first, then the gallery in its order. */
const listPictures = (db: Db, id: string) =>
  db
    .selectFrom('pictures')
    .select(['id', 'src', 'update_id', 'alt', 'caption', 'drawing'])
    .where((e) => e.or([e('project_id', '=', id), e('service_id', '=', id)]))
    .orderBy('main', 'desc')
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Its pictures go with it. */
async function deleteRecord(tx: Db, kind: Kind, id: string, audit: AuditContext) {
  // Only spam can be left.
  if (kind === 'jobs')
    await tx
      .updateTable('applications')
      .set({ job_id: null, job_closed_at: timeOf(audit.now) })
      .where('job_id', '=', id)
      .execute()
  await anyTable<Row>(tx).deleteFrom(kind).where('id', '=', id).execute()
}
