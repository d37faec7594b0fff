import { statfs } from 'node:fs/promises'
import { reservedDiskBytes } from '#contract/limits.ts'

export async function freeBytes(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export type HasRoom = () => Promise<boolean>

/** Whether more than the reserve is free on the disk of this folder: ask before a file is written there. */
export const createRoomCheck =
  (folder: string): HasRoom =>
  async () =>
    (await freeBytes(folder)) > reservedDiskBytes
