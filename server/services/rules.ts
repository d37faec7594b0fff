// Keeps the rows and files of services in agreement.
import { isDeepStrictEqual } from 'node:util'
import { messages } from '#contract/messages.ts'
import type { ServiceInput } from '#contract/services.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import { takeLock } from '../db/settings.ts'
import { Failure, orNotFound, throwUpdateFailure } from '../http/errors.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import { auditCreated, auditOther } from '../records/diary.ts'
import type { RecordServices, WithTranslations } from '../records/translations.ts'
import * as store from './store.ts'

type Change = Partial<ServiceInput> & WithTranslations & { id: string; version: number }

export async function addService(
  { pictures, saveTranslated }: RecordServices,
  { translations, ...input }: ServiceInput & WithTranslations,
  image: ReceivedFile[],
  audit: AuditContext,
) {
  if (image.length === 0) throw new Failure('invalid_input', messages.services.fillAll)
  return pictures.storeWith('services', image, async (tx, [picture]) => {
    const inserted = await store.insertService(tx, input, audit.now)
    if (picture) await store.replacePicture(tx, inserted.id, picture)
    await auditCreated(tx, audit, 'services', inserted.id)
    await saveTranslated(tx, { after: input, translations }, audit)
    return inserted
  })
}

export async function changeService(
  { pictures, saveTranslated }: RecordServices,
  { id, version, translations, ...fields }: Change,
  image: ReceivedFile[],
  audit: AuditContext,
) {
  const replaced = await pictures.storeWith('services', image, async (tx, [picture]) => {
    const before = await store.findService(tx, id)
    if (!(await store.updateService(tx, id, fields, { ...audit, version })))
      throwUpdateFailure(before, messages.services.notFound)
    await saveTranslated(tx, { before, after: fields, translations }, audit)
    if (!picture) return []
    await auditOther(tx, audit, 'services', id, 'picture_added')
    return store.replacePicture(tx, id, picture)
  })
  await pictures.syncFiles(replaced)
}

export async function removeService({ db, pictures }: RecordServices, id: string, audit: AuditContext) {
  const sources = await db.transaction().execute((tx) => store.deleteService(tx, id, audit))
  await pictures.syncFiles(orNotFound(sources, messages.services.notFound))
}

export async function reorderServices({ db }: RecordServices, ids: string[], audit: AuditContext) {
  await db.transaction().execute(async (tx) => {
    await takeLock(tx, 'service order')
    const existing = await store.listServiceIds(tx)
    if (!isDeepStrictEqual(ids.toSorted(), existing.toSorted()))
      throw new Failure('invalid_input', messages.services.orderMismatch)
    for (const [position, id] of ids.entries()) await store.placeService(tx, id, position)
    await writeDiary(tx, audit, { kind: 'changed', subject: 'service', action: 'services_reordered' })
  })
}
