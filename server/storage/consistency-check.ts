// Compares records and stored files.
import { listReferences, listStoredFiles, type RepairStores, type SiteStores } from './file-references.ts'
import type { StoredFile } from './files.ts'
import { liveKeyOf } from './images/keys.ts'

/** More uploads than interrupted requests leave. */
const maxOrphanedUploads = 60

export type Findings = Awaited<ReturnType<typeof checkConsistency>>

export async function checkConsistency(stores: SiteStores) {
  const references = await listReferences(stores)
  const stored = await listStoredFiles(stores)
  // Listed again, because records may come and go meanwhile.
  const current = await listReferences(stores)
  const ids = new Set(current.map(({ id }) => id))
  const keys = new Set(stored.map(({ key }) => key))
  const uploads = new Set(current.flatMap((reference) => reference.keys.map(uploadOf)))
  const broken = references.flatMap((reference) => {
    const left = reference.keys.filter((key) => keys.has(key))
    return ids.has(reference.id) && left.length < reference.keys.length ? [{ ...reference, left }] : []
  })
  const orphans = stored.filter(({ key }) => !uploads.has(uploadOf(key)))
  return { records: references.length, files: stored.length, orphans, broken }
}

/** All files made from one upload share their key up to the size, in the trash and outside of it. */
const uploadOf = (key: string) => liveKeyOf(key).replace(/(-\d+)?\.\w+$/, '')

/** An empty database, or that of another site, makes every file an orphan. */
export function suggestsWrongDatabase(orphans: StoredFile[], storedFiles: number) {
  const uploads = new Set(orphans.map(({ key }) => uploadOf(key)))
  return uploads.size > maxOrphanedUploads && orphans.length * 2 > storedFiles
}

export async function repairReferences(stores: RepairStores, broken: Findings['broken']) {
  const repairs = []
  for (const [feature, references] of Map.groupBy(broken, (one) => one.feature))
    repairs.push(...(await feature.repair(stores, references)))
  return repairs
}
