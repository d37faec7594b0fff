// Storage of uploaded files. Keys look like 'folder/<name>.pdf' or 'folder/<name>-640.webp' and are never user input.
import { createReadStream } from 'node:fs'
import { access, constants, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fsyncPath, makeFolder } from '../ops/disk.ts'
import { createS3Files } from './s3-files.ts'

export type StoredFile = { key: string; bytes: number; modified: Date }

type Move = { from: string; to: string }

export type Files = {
  /** Moves a file from the incoming folder into the store; on return it survives a power cut. */
  save: (key: string, sourcePath: string) => Promise<void>
  open: (key: string) => Promise<{ stream: Readable; bytes: number } | undefined>
  /** From one key to another; files that are not there are left out. */
  move: (moves: Move[]) => Promise<void>
  remove: (keys: string[]) => Promise<void>
  list: (folder: string) => Promise<StoredFile[]>
  /** Throws when the store cannot be reached or denies access. */
  check: () => Promise<void>
}

/** The bucket of STORAGE_URL, or a folder beside the database. */
export function createFiles({ storageUrl, dataDir }: { storageUrl: string | undefined; dataDir: string }) {
  return storageUrl ? createS3Files(storageUrl) : createLocalFiles(join(dataDir, 'uploads'))
}

export function createLocalFiles(root: string): Files {
  const pathOf = (key: string) => join(root, key)

  return {
    async save(key, sourcePath) {
      const target = pathOf(key)
      await makeFolder(dirname(target))
      await fsyncPath(sourcePath)
      await rename(sourcePath, target)
      await fsyncPath(dirname(target))
    },
    async open(key) {
      const found = await stat(pathOf(key)).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return { stream: createReadStream(pathOf(key)), bytes: found.size }
    },
    async move(moves) {
      const folders = new Set<string>()
      for (const { from, to } of moves) {
        if (!(await stat(pathOf(from)).catch(() => undefined))) continue
        await makeFolder(dirname(pathOf(to)))
        await rename(pathOf(from), pathOf(to))
        folders.add(dirname(pathOf(to))).add(dirname(pathOf(from)))
      }
      for (const folder of folders) await fsyncPath(folder)
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })))
    },
    async list(folder) {
      const entries = await readdir(pathOf(folder), { withFileTypes: true }).catch(() => [])
      const found: StoredFile[] = []
      for (const { name } of entries.filter((entry) => entry.isFile())) {
        const file = await stat(join(root, folder, name)).catch(() => undefined)
        if (file) found.push({ key: `${folder}/${name}`, bytes: file.size, modified: file.mtime })
      }
      return found
    },
    async check() {
      await makeFolder(root)
      await access(root, constants.R_OK | constants.W_OK | constants.X_OK)
    },
  }
}

/** The file store cannot be reached, is overloaded or refuses us; a retry may succeed. */
export class StoreError extends Error {}
