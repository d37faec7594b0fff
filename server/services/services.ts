import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { splitService } from '#contract/records/split-service.ts'
import type { ServiceInput } from '#contract/services.ts'
import type { Db } from '../db/database.ts'
import { writeDiary } from '../db/diary.ts'
import { takeLock } from '../db/settings.ts'
import { Failure } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import { recordsOf, type StoredPictures } from '../records/handlers.ts'
import { insertAddressed, picturesOf, type RecordServices, replacePicture } from '../records/records.ts'

export function serviceRoutes(api: Api, services: RecordServices) {
  const { db } = services
  const { list, read, create, update, remove } = recordsOf(services, {
    kind: 'services',
    order: () => sql`position, id`,
    async complete(rows) {
      const pictures = await picturesOf(db, 'services', rows)
      return rows.flatMap((row) => {
        const picture = pictures.get(row.id)
        return picture ? [{ ...row, image: picture.src, picture }] : []
      })
    },
    insert: insertService,
    keepPictures: async (tx, id, { image = [] }: StoredPictures) => {
      const [picture] = image
      return picture ? replacePicture(tx, 'services', id, picture) : []
    },
  })
  api.handleRead(calls.listServices, list)
  api.handleRead(calls.getService, read)
  api.handle(calls.createService, (asked) => {
    if (!asked.files.image?.length) throw new Failure('invalid_input', messages.services.fillAll)
    return create(asked)
  })
  api.handle(calls.updateService, update)
  api.handle(calls.deleteService, remove)

  api.handle(calls.reorderServices, async ({ body: { ids }, audit }) => {
    await db.transaction().execute(async (tx) => {
      await takeLock(tx, 'service order')
      const existing = (await tx.selectFrom('services').select('id').execute()).map(({ id }) => id)
      if (!isDeepStrictEqual(ids.toSorted(), existing.toSorted()))
        throw new Failure('invalid_input', messages.services.orderMismatch)
      for (const [position, id] of ids.entries())
        await tx.updateTable('services').set({ position }).where('id', '=', id).execute()
      await writeDiary(tx, audit, { kind: 'changed', subject: 'service', action: 'services_reordered' })
    })
    return { message: messages.services.reordered }
  })
}

async function insertService(db: Db, input: ServiceInput, now: Date) {
  const { last } = await db
    .selectFrom('services')
    .select((e) => e.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  const fields = { ...input, position: (last ?? -1) + 1 }
  return insertAddressed(db, 'services', fields, { words: splitService(input).title, now })
}
