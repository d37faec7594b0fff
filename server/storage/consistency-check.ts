// Compares records and stored files.
import { listReferences, listStoredFiles, type RepairStores, type Stores } from './file-references.ts'
import { withoutReference } from './orphan-cleanup.ts'

export type Findings = Awaited<ReturnType<typeof checkConsistency>>

export async function checkConsistency(stores: Stores) {
  const references = await listReferences(stores)
  const stored = await listStoredFiles(stores)
  // Listed again, because records may come and go meanwhile.
  const current = await listReferences(stores)
  const ids = new Set(current.map(({ id }) => id))
  const keys = new Set(stored.map(({ key }) => key))
  const broken = references.flatMap((reference) => {
    const left = reference.keys.filter((key) => keys.has(key))
    return ids.has(reference.id) && left.length < reference.keys.length ? [{ ...reference, left }] : []
  })
  return {
    records: references.length,
    files: stored.length,
    orphans: withoutReference(stored, current),
    broken,
  }
}

export async function repairReferences(stores: RepairStores, broken: Findings['broken']) {
  const repairs = []
  for (const [feature, references] of Map.groupBy(broken, (one) => one.feature))
    repairs.push(...(await feature.repair(stores, references)))
  return repairs
}
