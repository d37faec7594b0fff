// Stores uploaded images as pictures. Files are saved before their rows are written, and removed after them.
import { randomBytes } from 'node:crypto'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Insertable } from 'kysely'
import { Tinypool } from 'tinypool'
import { type FailureCode, statusOf } from '#contract/call.ts'
import { requestMessages } from '#contract/messages.ts'
import type { Picture } from '#contract/projects.ts'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { Failure, InputFailure } from '../../http/errors.ts'
import type { ReceivedFile } from '../../http/uploads.ts'
import type { HasRoom } from '../../ops/disk.ts'
import { createWorkQueue, runParallel } from '../../ops/work.ts'
import type { Files } from '../files.ts'
import type { MadePicture } from './convert.ts'
import { type Format, removeConverted, syncPictureFiles, uploadFormats } from './picture-files.ts'
import type { ImageWork, Job } from './worker.ts'

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

// Runs image jobs in child processes, which are started on demand and end when they have been idle for a while.

const maxJobMs = 90_000
const cacheDir = getCompileCacheDir()

const pool = new Tinypool({
  runtime: 'child_process',
  filename: join(import.meta.dirname, 'worker.ts'),
  minThreads: 0,
  maxThreads: 2,
  idleTimeout: 20_000,
  execArgv: [],
  // None of the server's secrets. The threads are the number of files that a process encodes at once.
  env: { UV_THREADPOOL_SIZE: '2', ...(cacheDir && { NODE_COMPILE_CACHE: cacheDir }) },
  serialization: 'advanced',
})
// A process died without a job, perhaps while it was starting: what waits for it would wait until it is too late.
pool.on('error', () => pool.cancelPendingTasks())

export async function runImageWork<N extends keyof ImageWork>(
  name: N,
  ...args: Parameters<ImageWork[N]>
): Promise<Awaited<ReturnType<ImageWork[N]>>> {
  const late = new AbortController()
  // Not AbortSignal.timeout: the pool must not hear it after the job was cancelled.
  const timer = setTimeout(() => late.abort(), maxJobMs)
  try {
    return await pool.run({ name, args } satisfies Job, { signal: late.signal })
  } catch (error) {
    throw toError(error)
  } finally {
    clearTimeout(timer)
  }
}

/** Starts a process while the image is still being uploaded. */
export const wakeImageWork = () => runImageWork('wake').catch(() => undefined)

/** An error of the job arrives as a plain object; one of the process, which crashed or took too long, as an Error. */
function toError(error: unknown) {
  if (error instanceof Error) return new Failure('busy', requestMessages.busy, 5)
  const { code, message } = error as { code?: string; message: string }
  const isFailure = code !== undefined && Object.hasOwn(statusOf, code)
  return isFailure ? new Failure(code as FailureCode, message) : Object.assign(new Error(message), { code })
}
