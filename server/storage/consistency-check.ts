// Do records and files agree? Finds where they do not, and mends what can be mended.
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pictureWidths } from '#contract/limits.ts'
import { newId } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { Failure } from '../http/failure.ts'
import type { Files, StoredFile } from './files.ts'
import { filesOf, keysOf, nameOf, pictureFolders, suffixesOf } from './images/names.ts'
import { runImageWork } from './images/workers.ts'
import { findStrayFiles, type Stores } from './orphan-cleanup.ts'

type Row = { src: string; widths: string; formats: string }
export type BrokenPicture = { src: string; missing: string[]; left: string[] }
export type Findings = {
  records: number
  files: number
  strayFiles: StoredFile[]
  /** Pictures of which some or all files are missing. */
  pictures: BrokenPicture[]
  /** Applications whose CV is missing. */
  cvs: { id: string; cv: string }[]
}

export async function examine({ db, files }: Pick<Stores, 'db' | 'files'>): Promise<Findings> {
  const pictures = await listPictures(db)
  const cvs = await listCvs(db)
  const keys = await listKeys(files)
  const strayFiles = await findStrayFiles({ db, files })
  const lostCvs = cvs.filter(({ cv }) => !keys.has(`cv/${cv}`))
  const broken = pictures.flatMap((row) => {
    const expected = filesOf(row)
    const missing = expected.filter((key) => !keys.has(key))
    return missing.length > 0
      ? [{ src: row.src, missing, left: expected.filter((key) => keys.has(key)) }]
      : []
  })
  // What was deleted while we looked is not missing.
  const still = new Set([...(await listPictures(db)), ...(await listCvs(db))].map((row) => nameIn(row)))
  return {
    records: pictures.length + cvs.length,
    files: keys.size,
    strayFiles,
    pictures: broken.filter((row) => still.has(nameIn(row))),
    cvs: lostCvs.filter((row) => still.has(nameIn(row))),
  }
}

const nameIn = (row: { src: string } | { cv: string }) => ('src' in row ? row.src : row.cv)

/** One entry for each picture, however many projects show it. */
const listPictures = (db: Db): Promise<Row[]> =>
  db.selectFrom('pictures').select(['src', 'widths', 'formats']).distinct().execute()

async function listCvs(db: Db) {
  const rows = await db.selectFrom('applications').select(['id', 'cv']).where('cv', 'is not', null).execute()
  return rows.flatMap(({ id, cv }) => (cv ? [{ id, cv }] : []))
}

async function listKeys(files: Files) {
  const listed = await Promise.all([...pictureFolders, 'cv'].map((folder) => files.list(folder)))
  return new Set(listed.flat().map(({ key }) => key))
}

/** Makes a picture anew from the largest file that is left of it. False when there is none, or it is damaged. */
export async function remakePicture(stores: Stores, { src, left }: BrokenPicture) {
  const { db, files, incomingDir } = stores
  const largest = left.filter((key) => !key.endsWith('.avif')).toSorted((a, b) => widthIn(b) - widthIn(a))[0]
  const found = largest && (await files.open(largest))
  if (!found) return false
  const source = join(incomingDir, newId())
  const target = join(incomingDir, newId())
  try {
    await pipeline(found.stream, createWriteStream(source))
    const { widths, ...made } = await runImageWork('makePicture', source, target)
    const keys = suffixesOf(widths).map((suffix) => nameOf(src) + suffix)
    for (const key of keys) if (key !== largest) await files.save(key, target + key.slice(nameOf(src).length))
    await db
      .updateTable('pictures')
      .set({ ...made, widths: JSON.stringify(widths), formats: JSON.stringify(['webp', 'jpg']) })
      .where('src', '=', src)
      .execute()
    await files.remove(keysOf(src).filter((key) => !keys.includes(key)))
    return true
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  } finally {
    const made = suffixesOf(pictureWidths).map((suffix) => target + suffix)
    await Promise.all([source, ...made].map((path) => rm(path, { force: true })))
  }
}

/** The main form has no width in its name and is the largest of all. */
const widthIn = (key: string) => Number(/-(\d+)\.\w+$/.exec(key)?.[1] ?? Number.POSITIVE_INFINITY)

/**
 * Takes a lost picture out of the galleries that show it. Where it is the main image, the first gallery image
 * takes its place; where there is none, or in a service, it has to be uploaded again: these are returned.
 */
export async function dropPicture(db: Db, src: string, lost: ReadonlySet<string>) {
  const stuck: { project_id: string | null; service_id: string | null }[] = []
  const rows = await db
    .selectFrom('pictures')
    .select(['id', 'project_id', 'service_id', 'main'])
    .where('src', '=', src)
    .execute()
  for (const row of rows) {
    const successor =
      row.main === 1 && row.project_id ? await findSuccessor(db, row.project_id, lost) : undefined
    if (row.service_id || (row.main === 1 && !successor)) {
      stuck.push(row)
      continue
    }
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('pictures').where('id', '=', row.id).execute()
      if (successor)
        await tx
          .updateTable('pictures')
          .set({ main: 1, position: 0 })
          .where('id', '=', successor.id)
          .execute()
    })
  }
  return stuck
}

async function findSuccessor(db: Db, projectId: string, lost: ReadonlySet<string>) {
  const gallery = await db
    .selectFrom('pictures')
    .select(['id', 'src'])
    .where('project_id', '=', projectId)
    .where('main', '=', 0)
    .orderBy('position')
    .execute()
  return gallery.find(({ src }) => !lost.has(src))
}

export async function dropCv(db: Db, id: string) {
  await db.updateTable('applications').set({ cv: null }).where('id', '=', id).execute()
}
