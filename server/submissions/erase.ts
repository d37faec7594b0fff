// What people have sent is erased with its CV and the mails about it, on request or when its time is over.
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { finishErasure, recordErasure } from '../db/erasure.ts'
import { deleteMailsAbout } from '../mail/store.ts'
import type { Services } from '../ops/services.ts'
import { auditRecord } from '../records/diary.ts'
import { keyOfCv } from './cv.ts'
import { deleteSubmissions, type Kind, type Row } from './store.ts'

type Erased = Row<'applications'> | Row<'enquiries'>
export type EraseServices = Pick<Services, 'db' | 'files' | 'outbox'>

/**
 * Returns how many there were. Rows go first: the orphan cleanup finds files that a crash leaves behind. `also` is done in
 * the same transaction with the erased rows, unless there were none.
 */
export async function eraseSubmissions(
  { db, files, outbox }: EraseServices,
  from: readonly Kind[],
  ids: string[],
  audit: AuditContext,
  also?: (tx: Db, erased: Erased[]) => Promise<void>,
) {
  const { erased, mails } = await db.transaction().execute(async (tx) => {
    const erased: Erased[] = []
    for (const kind of from) {
      const rows = await deleteSubmissions(tx, kind, ids)
      for (const { id } of rows) await auditRecord(tx, audit, 'erased', kind, { id })
      erased.push(...(rows as Erased[]))
    }
    if (erased.length === 0) return { erased, mails: [] }
    const erasedIds = erased.map(({ id }) => id)
    await recordErasure(tx, erasedIds, audit)
    await also?.(tx, erased)
    return { erased, mails: await deleteMailsAbout(tx, erasedIds) }
  })
  await files.remove(erased.flatMap((row) => ('cv' in row && row.cv ? [keyOfCv(row.cv)] : [])))
  await outbox.remove(mails)
  await finishErasure(db)
  return erased.length
}
