// An update and its pictures, and the family's permission to show it to everybody. The diary tells what was done with which
// project, not what somebody wrote: that is between the family and the company.
import { mayUse, type Role } from '#contract/access/roles.ts'
import { calls } from '#contract/calls.ts'
import { dayInIndia } from '#contract/days.ts'
import { updateMessages as words } from '#contract/houses/messages.ts'
import type { UpdateInput } from '#contract/houses/updates.ts'
import { messages } from '#contract/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { lockRow } from '../db/rows.ts'
import { takeLock } from '../db/settings.ts'
import { Failure, InputFailure, orNotFound } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import type { Services } from '../ops/services.ts'
import { auditAction } from '../records/diary.ts'
import * as store from './store.ts'

type UpdateServices = Pick<Services, 'db' | 'pictures'>

export function updateRoutes(api: Api, services: UpdateServices) {
  const { db } = services

  api.handle(calls.listSites, ({ query, account }) => store.listSites(db, query, readerOf(account)))

  api.handle(calls.listUpdates, async ({ params, query, account }) => {
    const reader = readerOf(account)
    await checkSite(db, params.id, reader)
    return store.listUpdates(db, params.id, query, reader)
  })

  api.handleRead(calls.listStory, async ({ params }) => {
    const items = await store.listStory(db, params.id)
    return { items, total: items.length }
  })

  api.handle(calls.addUpdate, async ({ params, body, files, audit, account }) => {
    const { idempotency_key = null, account: writer = account.id, ...input } = body
    if (writer !== account.id) throw new Failure('not_signed_in', staffMessages.auth.signInNeeded)
    const { images = [] } = files
    const sent = { images, key: idempotency_key }
    const added = await addUpdate({ ...services, audit }, params.id, input, sent)
    return { message: words.added, ...added }
  })

  /** A day that is not given stays as it was. */
  api.handle(calls.changeUpdate, async ({ params: { id }, body, audit }) => {
    const { version, happened_on, ...input } = body
    const day = checkDay('happened_on', happened_on, audit.now)
    await db.transaction().execute(async (tx) => {
      const update = await lockUpdate(tx, id)
      if (update.version !== version) throw new Failure('conflict', messages.errors.conflict)
      checkContent(input, (await store.listPictures(tx, id)).length)
      const change = { ...input, happened_on: day ?? update.happened_on, version: version + 1 }
      await store.updateUpdate(tx, id, change)
      await auditAction({ tx, audit }, 'projects', update.project_id, 'update_changed')
    })
    return { message: words.updated }
  })

  api.handle(calls.showUpdate, async ({ params: { id }, body: { public: isPublic }, audit }) => {
    await db.transaction().execute(async (tx) => {
      const { project_id, permission_by } = await lockUpdate(tx, id)
      if (isPublic && !permission_by) throw new Failure('invalid_input', words.permissionNeeded)
      await store.updateUpdate(tx, id, { public: isPublic })
      await auditAction({ tx, audit }, 'projects', project_id, isPublic ? 'update_shown' : 'update_hidden')
    })
    return { message: isPublic ? words.shown : words.hidden }
  })

  api.handle(calls.deleteUpdate, async ({ params: { id }, audit }) => {
    const sources = await db.transaction().execute(async (tx) => {
      const { project_id } = await lockUpdate(tx, id)
      await auditAction({ tx, audit }, 'projects', project_id, 'update_deleted')
      return store.deleteUpdate(tx, id)
    })
    await services.pictures.syncFiles(sources)
    return { message: words.deleted }
  })

  /** A day that is not given is today. */
  api.handle(
    calls.allowUpdates,
    async ({ params: { id }, body: { permission_by, permission_on }, audit }) => {
      const day = checkDay('permission_on', permission_on, audit.now) ?? dayInIndia(audit.now)
      await db.transaction().execute(async (tx) => {
        await lockSite(tx, id)
        await savePermission(tx, id, { permission_by, permission_on: day })
        await auditAction({ tx, audit }, 'projects', id, 'updates_allowed')
      })
      return { message: words.permissionSaved }
    },
  )

  /** Its updates stay hidden when the family allows it again, until somebody shows each of them. */
  api.handle(calls.takeBackPermission, async ({ params: { id }, audit }) => {
    await db.transaction().execute(async (tx) => {
      await lockSite(tx, id)
      await savePermission(tx, id, { permission_by: '', permission_on: null })
      await tx.updateTable('updates').set({ public: false }).where('project_id', '=', id).execute()
      await auditAction({ tx, audit }, 'projects', id, 'updates_not_allowed')
    })
    return { message: words.permissionTakenBack }
  })
}

/** A key that was used before answers the update that was added with it. */
async function addUpdate(
  { db, pictures, audit }: UpdateServices & { audit: AuditContext },
  project_id: string,
  input: UpdateInput,
  { images, key }: { images: ReceivedFile[]; key: string | null },
) {
  checkContent(input, images.length)
  const happened_on = checkDay('happened_on', input.happened_on, audit.now) ?? dayInIndia(audit.now)
  const found = await findUploaded(db, project_id, key)
  if (found) return found
  await checkSite(db, project_id, readerOf(audit.actor))
  const { unused, ...added } = await pictures.storeWith('projects', images, async (tx, stored) => {
    // Two with the same key wait for each other.
    await takeLock(tx, 'new update')
    const repeated = await findUploaded(tx, project_id, key)
    if (repeated) return { ...repeated, unused: stored.map(({ src }) => src) }
    await lockSite(tx, project_id)
    const by = { by_name: audit.actor.name, created_at: timeOf(audit.now), upload_key: key }
    const created = await store.insertUpdate(tx, { ...input, ...by, happened_on, project_id }, stored)
    await auditAction({ tx, audit }, 'projects', project_id, 'update_added')
    return { ...created, unused: [] }
  })
  await pictures.syncFiles(unused)
  return added
}

/** A key of another project must not answer as if something had been added to this one. */
async function findUploaded(db: Db, project_id: string, key: string | null) {
  const found = await store.findUploaded(db, key)
  if (found && found.project_id !== project_id) throw new Failure('conflict', messages.errors.conflict)
  return found && { id: found.id }
}

const readerOf = ({ roles = [] }: { roles?: readonly Role[] }) => ({ seesAll: mayUse(roles, 'projects') })

const checkSite = async (db: Db, id: string, reader: { seesAll: boolean }) =>
  orNotFound(await store.findSite(db, id, reader), messages.projects.notFound)

type Permission = { permission_by: string; permission_on: string | null }

const savePermission = (tx: Db, id: string, permission: Permission) =>
  tx.updateTable('projects').set(permission).where('id', '=', id).execute()

const lockSite = async (tx: Db, id: string) =>
  orNotFound(await lockRow(tx, 'projects', id), messages.projects.notFound)

/** After its project, in the order in which taking back the permission locks them. */
async function lockUpdate(tx: Db, id: string) {
  const { project_id } = orNotFound(await store.findUpdate(tx, id), words.notFound)
  const { permission_by } = await lockSite(tx, project_id)
  return { ...orNotFound(await lockRow(tx, 'updates', id), words.notFound), permission_by }
}

function checkContent({ text }: { text: string }, images: number) {
  if (!text && images === 0) throw new Failure('invalid_input', words.empty)
}

function checkDay(field: string, day: string | null, now: Date) {
  if (day && day > dayInIndia(now)) throw new InputFailure(words.notYet, { [field]: words.notYet })
  return day
}
