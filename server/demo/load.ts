// Fills an empty database with demo content, in one transaction.
import { createHash } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Insertable, InsertObject } from 'kysely'
import { squareFeetOf } from '#contract/amounts/area.ts'
import { dayInIndia } from '#contract/days.ts'
import { drawings } from '#contract/houses/drawings.ts'
import { publicPages } from '#contract/pages.ts'
import { captions, type Photo, photos } from '../../content/demo/photos.ts'
import { pictures } from '../../content/demo/pictures.ts'
import { projects } from '../../content/demo/projects.ts'
import { jobs, reviews, services } from '../../content/demo/records.ts'
import { type DemoUpdate, stories } from '../../content/demo/updates.ts'
import { dayMs, newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { addSetting, readSetting, saveSetting } from '../db/settings.ts'
import type { Tables } from '../db/tables.ts'
import { runParallel } from '../ops/work.ts'
import { firstFree, slugOf } from '../records/records.ts'
import type { Files } from '../storage/files.ts'
import { type Format, sizeSuffixes } from '../storage/images/picture-files.ts'

type Options = { db: Db; files: Files; incomingDir: string; now: Date }

export const contentFolder = join(import.meta.dirname, '../../content/demo')
export const photoFolder = join(contentFolder, 'photos')
export const avifFolder = join(contentFolder, 'avif')
/** Browsers without AVIF get the photo itself. */
const formats: Format[] = ['avif']
const copiesAtOnce = 4
const settingName = 'demo'

/** False when there is something in the database already, or the demo was loaded before. */
export async function loadDemo({ db, files, incomingDir, now }: Options) {
  if (!(await isEmpty(db))) return false
  return db.transaction().execute(async (tx) => {
    // Of several processes that start at once, one inserts this row and the others wait for its transaction.
    if (!(await addSetting(tx, settingName, '{}'))) return false
    const told = Object.values(stories).flatMap(({ updates }) => updates)
    const projectPhotos = new Set([...projects, ...told].flatMap(({ photos }) => photos))
    await saveFiles(files, incomingDir, 'projects', projectPhotos)
    await saveFiles(files, incomingDir, 'services', new Set(services.map(({ photo }) => photo)))
    await saveSetting(tx, settingName, JSON.stringify(await insertRecords(tx, now)))
    return true
  })
}

/**
 * The ids of the records that were loaded, each with the marks of its pictures in their order and the ids of its pairs and
 * updates. Earlier versions of the product kept the ids of the pictures, which had no captions.
 */
type LoadedRecords = Record<string, string[]>

type Described = { id: string; alt: string; caption?: string; drawing?: boolean }

/** Another one once somebody has written its words. */
export const markOf = ({ id, alt, caption, drawing }: Described) =>
  `${id} ${createHash('sha256')
    .update(JSON.stringify([alt, caption, Number(drawing)]))
    .digest('base64url')}`

/** Undefined where no demo content was ever loaded. */
export async function findLoaded(db: Db): Promise<LoadedRecords | undefined> {
  const stored = await readSetting(db, settingName)
  return stored && JSON.parse(stored)
}

async function isEmpty(db: Db) {
  if (await findLoaded(db)) return false
  const tables = ['accounts', 'projects', 'reviews', 'services', 'jobs', 'applications', 'enquiries'] as const
  for (const table of tables)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false
  return true
}

/** Derived from the photo, so that a second attempt replaces the files of an interrupted one. */
const stemOf = (folder: string, photo: Photo) =>
  `${folder}/${createHash('sha256').update(`demo ${photo}`).digest('hex').slice(0, 24)}`

const sourceOf = (folder: string, photo: Photo) => `/uploads/${stemOf(folder, photo)}.jpg`

async function saveFiles(files: Files, incomingDir: string, folder: string, wanted: Set<Photo>) {
  await runParallel(wanted, copiesAtOnce, async (photo) => {
    const sizes = sizeSuffixes(pictures[photo].widths, formats)
    const copies = [
      { suffix: '.jpg', from: join(photoFolder, `${photo}.jpg`) },
      ...sizes.map((suffix) => ({ suffix, from: join(avifFolder, photo + suffix) })),
    ]
    for (const { suffix, from } of copies) {
      const temporary = join(incomingDir, newId())
      await copyFile(from, temporary)
      await files.save(stemOf(folder, photo) + suffix, temporary)
    }
  })
}

/** The oldest record is inserted first, because lists sort by id. */
async function insertRecords(tx: Db, now: Date) {
  const loaded: LoadedRecords = {}
  const oldestFirst = <T>(list: T[]) => [...list.entries()].reverse()
  function newRow(age: number, days: number, at = new Date(now.getTime() - (age + 1) * days * dayMs)) {
    const id = newId()
    loaded[id] = []
    return { id, version: 1, created_at: timeOf(at) }
  }
  const taken = new Set<string>()
  const slugFor = (words: string, { id }: { id: string }) => {
    const slug = firstFree(slugOf(words, id), taken)
    taken.add(slug)
    return slug
  }
  const insert = <T extends keyof Tables>(table: T, values: InsertObject<Tables, T>) =>
    tx.insertInto<T>(table).values(values).execute()
  async function insertPicture(owner: string, picture: Insertable<Tables['pictures']>) {
    await insert('pictures', picture)
    loaded[owner]?.push(markOf(picture))
  }

  const projectIds = new Map<string, string>()
  for (const [age, { photos: views, page, pair, ...project }] of oldestFirst(projects)) {
    const row = newRow(age, 23)
    const { id } = row
    const slug = slugFor(`${project.client} ${project.location}`, row)
    const story = stories[project.client]
    const permission = story && {
      permission_by: story.allowedBy,
      permission_on: dayOf(story.updates[0], now),
    }
    const facts = { ...project, category: publicPages[page].service, renderings: true }
    const square_feet = squareFeetOf(project.area)
    await insert('projects', { ...facts, ...permission, square_feet, slug, ...row })
    projectIds.set(project.client, id)
    const pictureIds = new Map<Photo, string>()
    for (const [i, photo] of views.entries()) {
      const place = { main: i === 0, position: Math.max(0, i - 1) }
      const picture = { ...pictureRow('projects', photo), ...place, project_id: id }
      await insertPicture(id, picture)
      pictureIds.set(photo, picture.id)
    }
    const before_id = pair && pictureIds.get(pair.before)
    const after_id = pair && pictureIds.get(pair.after)
    if (before_id && after_id) {
      const shownPair = { id: newId(), project_id: id, before_id, after_id }
      await insert('picture_pairs', shownPair)
      loaded[id]?.push(shownPair.id)
    }
    for (const told of story?.updates ?? []) {
      const update = { ...updateRow(told, now), project_id: id }
      await insert('updates', update)
      loaded[id]?.push(update.id)
      for (const [position, photo] of told.photos.entries()) {
        const place = { main: false, position, project_id: id, update_id: update.id }
        await insert('pictures', { ...pictureRow('projects', photo), ...place })
      }
    }
  }
  for (const [age, { writtenBy, ...review }] of oldestFirst(reviews)) {
    const written = writtenBy ? { by_client: true, project_id: projectIds.get(writtenBy) } : {}
    await insert('reviews', { ...review, ...written, ...newRow(age, 0, reviewedAt(age, now)) })
  }
  for (const [age, job] of oldestFirst(jobs)) {
    const row = newRow(age, 4)
    const columns = { open: true, closes_on: null }
    await insert('jobs', { ...job, ...columns, slug: slugFor(job.title, row), ...row })
  }
  for (const [position, { photo, ...service }] of services.entries()) {
    const row = newRow(position, 30)
    await insert('services', { ...service, slug: slugFor(service.title, row), position, ...row })
    await insertPicture(row.id, { ...pictureRow('services', photo), service_id: row.id })
  }
  await insert('contents', { page: 'cost', version: 1, confirmed: '[]', published: costOf(now) })
  return loaded
}

/** Of its report, which comes on Saturdays. */
export function dayOf({ on }: DemoUpdate, now: Date) {
  if (typeof on === 'string') return on
  const today = new Date(dayInIndia(now))
  const sinceSaturday = (today.getUTCDay() + 1) % 7
  return dayInIndia(new Date(today.getTime() - (sinceSaturday + 7 * on) * dayMs))
}

/** The newest review was written after the last public report. */
export const reviewedAt = (age: number, now: Date) => new Date(now.getTime() - (5 + age * 17) * dayMs)

const updateRow = (update: DemoUpdate, now: Date) => ({
  id: newId(),
  happened_on: dayOf(update, now),
  stage: update.stage,
  text: update.text,
  public: !update.familyOnly,
  by_name: 'Vishnu K',
  version: 1,
  created_at: timeOf(new Date(dayOf(update, now))),
  upload_key: null,
})
/** The packages that the site comes with are switched off until they are the company's own. The demo shows them. */
const costOf = (now: Date) => JSON.stringify({ rates: { show: true, since: dayInIndia(now) } })

function pictureRow(folder: string, photo: Photo): Insertable<Tables['pictures']> {
  const { widths, ...columns } = pictures[photo]
  return {
    ...columns,
    id: newId(),
    src: sourceOf(folder, photo),
    main: true,
    position: 0,
    widths: JSON.stringify(widths),
    formats: JSON.stringify(formats),
    alt: photos[photo],
    caption: captions[photo] ?? '',
    drawing: photo in drawings,
  }
}
