import { statfs } from 'node:fs/promises'
import { reservedDiskBytes } from '#contract/limits.ts'
import { StartError } from './listening.ts'

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
