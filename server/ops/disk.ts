// What survives a power cut, and how much room there is. After a failed fsync the state of the disk is unknown, and a second
// fsync would report success. So the process exits at once and is restarted by its service manager, which reads back what really
// is on the disk.
import { mkdir, open, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { reservedDiskBytes } from '#contract/limits.ts'
import { StartError } from './listening.ts'

const sqliteIoError = 10
const sqliteFsyncError = sqliteIoError | (4 << 8)
const sqliteFolderFsyncError = sqliteIoError | (5 << 8)
/** EX_IOERR of sysexits.h. */
const exitCode = 74

/** For errors of `node:sqlite`. */
export function exitOnSqliteFsyncError(error: unknown) {
  const { errcode } = error as { errcode?: number }
  if (errcode === sqliteFsyncError || errcode === sqliteFolderFsyncError) exit(error)
}

/** A full disk is a known state. */
function exitUnlessDiskFull(error: unknown) {
  const { code } = error as { code?: string }
  if (code !== 'ENOSPC' && code !== 'EDQUOT') exit(error)
}

function exit(error: unknown): never {
  const { code, message } = error as { code?: string; message: string }
  const line = { level: 60, time: Date.now(), event: 'disk_untrusted', code, message }
  process.stderr.write(`${JSON.stringify(line)}\n`)
  process.exit(exitCode)
}

/** On return the content of the file, or the entries of the folder, survive a power cut. */
export async function fsyncPath(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync().catch((error) => {
      exitUnlessDiskFull(error)
      throw error
    })
  } finally {
    await handle.close()
  }
}

let making: Promise<unknown> = Promise.resolve()

/**
 * Creates a folder and those above it; on return their names survive a power cut. One call at a time: whoever finds a
 * folder that another call has just created must not go on before its name is synced.
 */
export function makeFolder(path: string) {
  const created = making.then(async () => {
    const first = await mkdir(path, { recursive: true, mode: 0o700 })
    const above = first && dirname(resolve(first))
    for (let folder = resolve(path); above && folder !== above; folder = dirname(folder))
      await fsyncPath(dirname(folder))
  })
  making = created.catch(() => undefined)
  return created
}

export async function freeBytes(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export type HasRoom = () => Promise<boolean>

/** Whether more than the reserve is free where this folder is, if it is there: ask before a file is written. */
export const createRoomCheck =
  (folder: string): HasRoom =>
  async () =>
    (await freeBytes(folder).catch(() => 0)) > reservedDiskBytes

/** For so many bytes and the reserve. */
export async function checkRoom(folder: string, bytes: number, what: string) {
  const needed = bytes + reservedDiskBytes
  const free = await freeBytes(folder)
  const inMegabytes = (amount: number) => Math.ceil(amount / 1_000_000)
  if (free < needed)
    throw new StartError(
      `There is not enough room for ${what} in ${folder}: it needs about ${inMegabytes(needed)} MB, and ${inMegabytes(free)} MB are free`,
    )
}
