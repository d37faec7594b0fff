// Where uploaded files live. Keys look like 'cv/<name>.pdf' or 'projects/<id>-640.webp' and are made by us alone.
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

export type StoredFile = { key: string; bytes: number; modified: Date }

export type Files = {
  /** Takes a finished file from the incoming folder into the store; on return it survives a power cut. */
  save: (key: string, sourcePath: string) => Promise<void>
  open: (key: string) => Promise<{ stream: Readable; bytes: number } | undefined>
  remove: (keys: string[]) => Promise<void>
  list: (folder: string) => Promise<StoredFile[]>
}

export function createLocalFiles(root: string): Files {
  const pathOf = (key: string) => join(root, key)

  return {
    async save(key, sourcePath) {
      const target = pathOf(key)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await sync(sourcePath)
      await rename(sourcePath, target)
      await sync(dirname(target))
    },
    async open(key) {
      const found = await stat(pathOf(key)).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return { stream: createReadStream(pathOf(key)), bytes: found.size }
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(pathOf(key), { force: true })))
    },
    async list(folder) {
      const names = await readdir(pathOf(folder)).catch(() => [])
      return Promise.all(
        names.map(async (name) => {
          const { size, mtime } = await stat(join(root, folder, name))
          return { key: `${folder}/${name}`, bytes: size, modified: mtime }
        }),
      )
    },
  }
}

async function sync(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
