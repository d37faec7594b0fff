// Which stored files the records name. Each feature hands in its own references (server/all-file-references.ts).
import type { Db } from '../db/database.ts'
import type { Files, StoredFile } from './files.ts'

/** A record, or several that share their files, and the keys of all its files. */
type FileReference = { id: string; keys: string[] }
/** With the keys of those files that still exist. */
type BrokenReference = FileReference & { left: string[] }
/** `done` is false when a person has to act. */
export type Repair = { message: string; done: boolean }

/** The references of one feature to the files of one folder. */
export type FileReferences = {
  folder: string
  list: (db: Db) => Promise<FileReference[]>
  describe: (broken: BrokenReference) => string
  repair: (stores: RepairStores, broken: BrokenReference[]) => Promise<Repair[]>
}

export type SiteStores = { db: Db; files: Files; references: FileReferences[] }
export type RepairStores = { db: Db; files: Files; incomingDir: string }

export async function listReferences({ db, references }: Pick<SiteStores, 'db' | 'references'>) {
  const lists = references.map(async (feature) =>
    (await feature.list(db)).map((reference) => ({ ...reference, feature })),
  )
  return (await Promise.all(lists)).flat()
}

export async function listReferencedFiles(stores: Pick<SiteStores, 'db' | 'references'>) {
  return (await listReferences(stores)).flatMap(({ keys }) => keys)
}

export const sizeOf = (stored: StoredFile[]) => stored.reduce((sum, { bytes }) => sum + bytes, 0)

export async function listStoredFiles({ files, references }: Pick<SiteStores, 'files' | 'references'>) {
  return (await Promise.all(references.map(({ folder }) => files.list(folder)))).flat()
}
