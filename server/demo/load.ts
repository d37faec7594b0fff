// Fills an empty database once, so that a first start shows a site and not a void. All of it or nothing.
import { createHash } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { Files } from '../storage/files.ts'
import type { StoredPicture } from '../storage/images/images.ts'
import { type PictureFolder, sizesOf } from '../storage/images/names.ts'
import { made } from './made.ts'
import { type Photo, photos } from './photos.ts'
import { projects } from './projects.ts'
import { jobs, reviews, services } from './words.ts'

type Options = { db: Db; files: Files; incomingDir: string; now: Date }

export const photoFolder = join(import.meta.dirname, 'photos')
/** Made beforehand; who cannot read AVIF gets the photo itself. */
export const avifFolder = join(import.meta.dirname, 'avif')
const atOnce = 4
const dayMs = 86_400_000

/** False when there is something in the database already, or the demo was loaded before. */
export async function loadDemo({ db, files, incomingDir, now }: Options) {
  if (!(await isEmpty(db))) return false
  return db.transaction().execute(async (tx) => {
    // Of several processes that start at once one goes on here; the others wait until it has done all of it.
    if (!(await claim(tx, now))) return false
    await insertAll(tx, await storeAll(files, incomingDir), now)
    return true
  })
}

async function claim(tx: Db, now: Date) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('settings')
    .values({ name: 'demo', value: timeOf(now) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

async function storeAll(files: Files, incomingDir: string) {
  const wanted: [PictureFolder, Photo][] = [
    ...[...new Set(projects.flatMap((project) => project.photos))].map((photo): [PictureFolder, Photo] => [
      'projects',
      photo,
    ]),
    ...services.map(({ photo }): [PictureFolder, Photo] => ['services', photo]),
  ]
  const stored = new Map<string, StoredPicture>()
  const left = wanted.values()
  const worker = async () => {
    for (const [place, photo] of left)
      stored.set(`${place}/${photo}`, await store(files, incomingDir, place, photo))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return stored
}

const contents = [
  'accounts',
  'projects',
  'reviews',
  'services',
  'jobs',
  'applications',
  'enquiries',
] as const satisfies (keyof Tables)[]

async function isEmpty(db: Db) {
  if (await db.selectFrom('settings').select('name').where('name', '=', 'demo').executeTakeFirst())
    return false
  for (const table of contents)
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false
  return true
}

/** Under a name that follows from the photo: a start that was cut off leaves nothing that the next would not replace. */
async function store(files: Files, incomingDir: string, place: PictureFolder, photo: Photo) {
  const name = createHash('sha256').update(`demo ${photo}`).digest('hex').slice(0, 24)
  const { widths, ...picture } = made[photo]
  const copies: [from: string, suffix: string][] = [
    [join(photoFolder, `${photo}.jpg`), '.jpg'],
    ...sizesOf(widths, 'avif').map((suffix): [string, string] => [join(avifFolder, photo + suffix), suffix]),
  ]
  for (const [from, suffix] of copies) {
    const waiting = join(incomingDir, newId())
    await copyFile(from, waiting)
    await files.save(`${place}/${name}${suffix}`, waiting)
  }
  return {
    ...picture,
    src: `/uploads/${place}/${name}.jpg`,
    widths: JSON.stringify(widths),
    formats: JSON.stringify(['avif']),
  }
}

async function insertAll(tx: Db, stored: Map<string, StoredPicture>, now: Date) {
  // The oldest comes first, because the newest is what has the largest id.
  const row = (age: number, days: number) => ({
    id: newId(),
    version: 1,
    created_at: timeOf(new Date(now.getTime() - (age + 1) * days * dayMs)),
  })
  const picture = (place: PictureFolder, photo: Photo, owner: Partial<Tables['pictures']>) => {
    const found = stored.get(`${place}/${photo}`)
    if (!found) throw new Error(`the demo picture ${photo} is missing`)
    const nobody = { project_id: null, service_id: null, main: 1, position: 0 }
    return { ...found, id: newId(), ...nobody, alt: photos[photo], ...owner }
  }
  const oldestFirst = <T>(list: T[]) => [...list.entries()].reverse()

  for (const [age, { photos: views, ...project }] of oldestFirst(projects)) {
    const { id, ...rest } = row(age, 23)
    await tx
      .insertInto('projects')
      .values({ ...project, id, ...rest })
      .execute()
    const rows = views.map((photo, i) =>
      picture('projects', photo, { project_id: id, main: i === 0 ? 1 : 0, position: Math.max(0, i - 1) }),
    )
    await tx.insertInto('pictures').values(rows).execute()
  }
  for (const [age, review] of oldestFirst(reviews))
    await tx
      .insertInto('reviews')
      .values({ ...review, ...row(age, 17) })
      .execute()
  for (const [age, job] of oldestFirst(jobs))
    await tx
      .insertInto('jobs')
      .values({ ...job, open: 1, closes_on: null, ...row(age, 4) })
      .execute()
  for (const [position, { description, photo }] of services.entries()) {
    const { id, ...rest } = row(position, 30)
    await tx
      .insertInto('services')
      .values({ id, description, position, ...rest })
      .execute()
    await tx
      .insertInto('pictures')
      .values(picture('services', photo, { service_id: id }))
      .execute()
  }
}
