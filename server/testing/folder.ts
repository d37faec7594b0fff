// For tests only: folders, and databases in a file, which go with their test.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { migrate, openSqlite } from '../db/database.ts'

const endings = new WeakMap<TestContext, (() => unknown)[]>()

/** Runs in reverse order: a folder is removed after what writes to it has ended. */
export function atEnd(t: TestContext, work: () => unknown) {
  const list = endings.get(t) ?? []
  if (list.length === 0)
    t.after(async () => {
      for (const one of list.toReversed()) await one()
    })
  list.push(work)
  endings.set(t, list)
}

export async function newFolder(t: TestContext) {
  const path = await mkdtemp(join(tmpdir(), 'site-test-'))
  atEnd(t, () => rm(path, { recursive: true, force: true }))
  return path
}

/** SQLite, migrated, in a folder of its own or this one. */
export async function createFileDatabase(t: TestContext, folder?: string) {
  const dataDir = folder ?? (await newFolder(t))
  const db = await migrate(openSqlite(join(dataDir, 'site.db')))
  atEnd(t, () => db.destroy())
  return { db, dataDir }
}
