import type { Account } from '#contract/access/accounts.ts'
import { mayUse } from '#contract/access/roles.ts'
import { trashKinds } from '#contract/admin/trash.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../db/database.ts'
import { Failure } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import { deleteForGood, restore, type TrashServices } from './rules.ts'
import { findTrashKind, listTrash } from './store.ts'

export function trashRoutes(api: Api, services: TrashServices) {
  api.handle(calls.listTrash, ({ query, account: { roles } }) => {
    const kinds = trashKinds.filter((kind) => mayUse(roles, kind))
    return kinds.length > 0 ? listTrash(services.db, query, kinds) : { items: [], total: 0 }
  })

  api.handle(calls.restoreTrashed, async ({ params, account, audit }) => {
    await checkTrashAccess(services.db, params.id, account)
    await restore(services, params.id, audit)
    return { message: staffMessages.trash.restored }
  })

  api.handle(calls.deleteTrashed, async ({ params, account, audit }) => {
    await checkTrashAccess(services.db, params.id, account)
    await deleteForGood(services, params.id, audit)
    return { message: staffMessages.trash.deleted }
  })
}

/** What somebody may not use, they may neither bring back nor delete. Its kind never changes. */
async function checkTrashAccess(db: Db, id: string, { roles }: Account) {
  const kind = await findTrashKind(db, id)
  if (kind && !mayUse(roles, kind)) throw new Failure('not_allowed', staffMessages.auth.notYours)
}
