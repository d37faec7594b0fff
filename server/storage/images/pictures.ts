// Stores uploaded images as pictures. Files are saved before their rows are written, and removed after them.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Insertable } from 'kysely'
import { requestMessages } from '#contract/messages.ts'
import type { Picture } from '#contract/projects.ts'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { Failure, InputFailure } from '../../http/errors.ts'
import type { ReceivedFile } from '../../http/uploads.ts'
import type { HasRoom } from '../../ops/disk.ts'
import { createWorkQueue, runParallel } from '../../ops/work.ts'
import type { Files } from '../files.ts'
import { runImageWork } from './child-process.ts'
import type { MadePicture } from './convert.ts'
import { type Format, removeConverted, syncPictureFiles, uploadFormats } from './picture-files.ts'

/** The columns of a picture that do not depend on the record it belongs to. */
export type StoredPicture = Pick<
  Insertable<Tables['pictures']>,
  'src' | 'width' | 'height' | 'widths' | 'formats' | 'placeholder'
>

export const imageQueue = createWorkQueue({ atOnce: 2, waiting: 200 })

const savesAtOnce = 8

export type Pictures = ReturnType<typeof createPictures>

type Options = {
  db: Db
  files: Files
  incomingDir: string
  /** Without it there always is. */
  hasRoom?: HasRoom
  log: Pick<FastifyBaseLogger, 'warn'>
  onStored?: () => void
}

export function createPictures({ db, files, incomingDir, hasRoom, log, onStored }: Options) {
  /** Stores all images and writes their rows in a transaction; if anything fails, none of the files stays. */
  async function storeWith<T>(
    folder: string,
    uploads: ReceivedFile[],
    write: (tx: Db, pictures: StoredPicture[]) => Promise<T>,
  ) {
    const images = uploads.map((upload) => ({ upload, name: randomBytes(12).toString('hex') }))
    const sources = images.map(({ name }) => `/uploads/${folder}/${name}.jpg`)
    let saving = false
    try {
      const converting = images.map((image) => convert(image.upload, join(incomingDir, image.name), hasRoom))
      // Waits for all, so that none writes files after the cleanup.
      await Promise.allSettled(converting)
      const converted = await Promise.all(converting)
      const names = converted.flatMap(({ suffixes }, i) => suffixes.map((suffix) => images[i]?.name + suffix))
      saving = true
      await runParallel(names, savesAtOnce, (name) =>
        files.save(`${folder}/${name}`, join(incomingDir, name)),
      )
      const pictures = converted.map((made, i) => ({ ...columnsOf(made), src: sources[i] ?? '' }))
      const result = await db.transaction().execute((tx) => write(tx, pictures))
      onStored?.()
      return result
    } catch (error) {
      // The rows decide: a connection may break after the commit.
      if (saving) await syncFiles(sources)
      throw error
    } finally {
      await Promise.all(images.map(({ name }) => removeConverted(join(incomingDir, name))))
    }
  }

  /** Call it after rows of pictures are deleted or moved. What cannot be done now is left for the hourly cleanup. */
  async function syncFiles(sources: string[]) {
    try {
      await syncPictureFiles({ db, files }, sources)
    } catch (error) {
      log.warn({ err: error }, 'files of deleted or restored pictures are left for the cleanup')
    }
  }

  return { storeWith, syncFiles }
}

async function convert(upload: ReceivedFile, target: string, hasRoom: HasRoom = async () => true) {
  try {
    return await imageQueue.run(async () => {
      if (!(await hasRoom())) throw new Failure('disk_full', requestMessages.diskFull)
      return runImageWork('makePicture', upload.path, target)
    })
  } catch (error) {
    if (!(error instanceof Failure) || !upload.name) throw error
    const message = {
      text: '{picture}: {why}',
      values: { picture: shorten(upload.name), why: error.message },
    }
    throw new InputFailure(message, { [upload.name]: message }, error.code, error.retryAfterSeconds)
  }
}

const shorten = (name: string) =>
  name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(-60)

export const columnsOf = ({ widths, suffixes: _, ...columns }: MadePicture) => ({
  ...columns,
  widths: JSON.stringify(widths),
  formats: JSON.stringify(uploadFormats),
})

/** JPEG is not listed among the formats: every size can be requested in it. */
type DescribedPicture = StoredPicture & { alt: string; caption?: string; drawing?: boolean }

export function pictureOf(row: DescribedPicture, otherwise: string): Picture {
  const formats: Format[] = JSON.parse(row.formats)
  return {
    src: row.src,
    width: row.width,
    height: row.height,
    widths: JSON.parse(row.widths),
    formats: formats.filter((format) => format !== 'jpg'),
    placeholder: row.placeholder,
    alt: row.alt || otherwise,
    caption: row.caption ?? '',
    drawing: row.drawing ?? false,
  }
}
