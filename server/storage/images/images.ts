// Stored pictures: rows and files that always agree. A picture is named by its `src`; every file of it follows from that.
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Insertable } from 'kysely'
import { pictureWidths } from '#contract/limits.ts'
import type { Picture } from '#contract/projects.ts'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { Failure } from '../../http/failure.ts'
import type { ReceivedFile } from '../../http/uploads.ts'
import { createWorkQueue } from '../../ops/work-queue.ts'
import type { Files } from '../files.ts'
import { type Format, keysOf, type PictureFolder, suffixesOf } from './names.ts'
import { runImageWork } from './workers.ts'

export type PictureRow = Insertable<Tables['pictures']>
/** What the row of a stored picture says, before it is known whom it belongs to. */
export type StoredPicture = Pick<
  PictureRow,
  'src' | 'width' | 'height' | 'widths' | 'formats' | 'placeholder'
>

export const imageQueue = createWorkQueue({ atOnce: 2, waiting: 200 })

const savesAtOnce = 8

export type Pictures = ReturnType<typeof createPictures>

type Services = { files: Files; incomingDir: string; log: Pick<FastifyBaseLogger, 'warn'> }

export function createPictures({ files, incomingDir, log }: Services) {
  /** Makes and stores all of them or, if one is refused, none. */
  async function store(folder: PictureFolder, uploads: ReceivedFile[]): Promise<StoredPicture[]> {
    const outcomes = await Promise.allSettled(uploads.map((upload) => make(folder, upload)))
    const made = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    try {
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
      await inTurns(
        made.flatMap((one) => one.files),
        savesAtOnce,
        ({ key, path }) => files.save(key, path),
      )
      return made.map(({ picture }) => picture)
    } catch (error) {
      await remove(made.map(({ picture }) => picture.src))
      throw error
    } finally {
      await removeTemporary(made.flatMap((one) => one.files.map(({ path }) => path)))
    }
  }

  async function make(folder: PictureFolder, upload: ReceivedFile) {
    const name = randomBytes(12).toString('hex')
    const target = join(incomingDir, name)
    try {
      const { widths, ...made } = await imageQueue.run(() => runImageWork('makePicture', upload.path, target))
      const picture = {
        ...made,
        src: `/uploads/${folder}/${name}.jpg`,
        widths: JSON.stringify(widths),
        formats: JSON.stringify(['webp', 'jpg']),
      }
      const files = suffixesOf(widths).map((suffix) => ({
        key: `${folder}/${name}${suffix}`,
        path: `${target}${suffix}`,
      }))
      return { picture, files }
    } catch (error) {
      await removeTemporary(suffixesOf(pictureWidths).map((suffix) => `${target}${suffix}`))
      if (error instanceof Failure && upload.name)
        throw new Failure(error.code, `${shortName(upload.name)}: ${error.message}`, error.retryAfterSeconds)
      throw error
    }
  }

  /** Stores pictures and then writes the rows that name them; if that fails, the files go again. */
  async function storeWith<T>(
    db: Db,
    folder: PictureFolder,
    uploads: ReceivedFile[],
    write: (pictures: StoredPicture[]) => Promise<T>,
  ) {
    const stored = await store(folder, uploads)
    try {
      return await write(stored)
    } catch (error) {
      // The rows are asked again: a connection may break after they were written.
      await removeUnused(
        db,
        stored.map(({ src }) => src),
      )
      throw error
    }
  }

  /**
   * Call it after the rows are gone. Demo projects share pictures, so a file stays while a row still names it.
   * What cannot be removed now is left for the sweep.
   */
  async function removeUnused(db: Db, sources: string[]) {
    if (sources.length === 0) return
    try {
      const used = await db.selectFrom('pictures').select('src').where('src', 'in', sources).execute()
      await remove(sources.filter((src) => !used.some((row) => row.src === src)))
    } catch (error) {
      log.warn({ err: error }, 'files of a deleted picture are left for the sweep')
    }
  }

  async function remove(sources: string[]) {
    await files.remove(sources.flatMap(keysOf))
  }

  return { storeWith, removeUnused }
}

const removeTemporary = (paths: string[]) => Promise.all(paths.map((path) => rm(path, { force: true })))

const shortName = (name: string) =>
  name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(-60)

async function inTurns<T>(items: T[], atOnce: number, work: (item: T) => Promise<void>) {
  const left = items.values()
  const worker = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** What a page is told about a picture. JPEG needs no mention: every size can be asked for in it. */
export function pictureOf(row: StoredPicture & { alt: string }, otherwise: string): Picture {
  const formats: Format[] = JSON.parse(row.formats)
  return {
    src: row.src,
    width: row.width,
    height: row.height,
    widths: JSON.parse(row.widths),
    formats: formats.filter((format) => format !== 'jpg'),
    placeholder: row.placeholder,
    alt: row.alt || otherwise,
  }
}
