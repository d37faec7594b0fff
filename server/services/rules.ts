// Keeps the rows and files of services in agreement.
import { isDeepStrictEqual } from 'node:util'
import { messages } from '#contract/messages.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { Failure } from '../http/failure.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import type { Pictures } from '../storage/images/images.ts'
import {
  deleteService,
  findService,
  insertService,
  listServiceIds,
  placeService,
  replacePicture,
  updateService,
} from './store.ts'

type Services = { db: Db; clock: Clock; pictures: Pictures }
type Change = { description: string; version?: number | undefined }

export async function addService(services: Services, description: string, image: ReceivedFile[]) {
  if (image.length === 0) throw new Failure('invalid_input', messages.services.fillAll)
  const { db, clock, pictures } = services
  return pictures.storeWith(db, 'services', image, ([picture]) =>
    db.transaction().execute(async (tx) => {
      const id = await insertService(tx, description, clock())
      if (picture) await replacePicture(tx, id, picture)
      return id
    }),
  )
}

export async function changeService(services: Services, id: string, change: Change, image: ReceivedFile[]) {
  const { db, pictures } = services
  const { description, version } = change
  const service = await findService(db, id)
  if (!service) throw new Failure('not_found', messages.services.notFound)
  if (version && version !== service.version) throw new Failure('conflict', messages.errors.conflict)
  const replaced = await pictures.storeWith(db, 'services', image, ([picture]) =>
    db.transaction().execute(async (tx) => {
      if (!(await updateService(tx, id, { description }, version)))
        throw new Failure('conflict', messages.errors.conflict)
      return picture ? replacePicture(tx, id, picture) : []
    }),
  )
  await pictures.removeUnused(db, replaced)
}

export async function removeService({ db, pictures }: Services, id: string) {
  const sources = await db.transaction().execute((tx) => deleteService(tx, id))
  if (!sources) throw new Failure('not_found', messages.services.notFound)
  await pictures.removeUnused(db, sources)
}

export async function reorderServices({ db }: Services, ids: string[]) {
  await db.transaction().execute(async (tx) => {
    const existing = await listServiceIds(tx)
    if (!isDeepStrictEqual(ids.toSorted(), existing.toSorted()))
      throw new Failure('invalid_input', messages.services.orderMismatch)
    for (const [position, id] of ids.entries()) await placeService(tx, id, position)
  })
}
