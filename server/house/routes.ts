import { calls } from '#contract/calls.ts'
import { houseAddress } from '#contract/houses/house.ts'
import { houseMessages as words } from '#contract/houses/house-words.ts'
import { houseLinkMessages } from '#contract/houses/link-messages.ts'
import { messages } from '#contract/messages.ts'
import { finishErasure } from '../db/erasure.ts'
import { newToken } from '../db/secret.ts'
import { Failure, orNotFound } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { auditOther } from '../records/diary.ts'
import { endHouseLinks } from '../records/house-readers.ts'
import type { HouseMailServices } from './mails.ts'
import { confirmReader, follow, stopReader } from './readers.ts'
import { findProject, insertLink, listLinks } from './store.ts'

type HouseServices = HouseMailServices & Pick<Services, 'mailQuota' | 'outbox' | 'wakeMail'>

export function houseRoutes(api: Api, services: HouseServices) {
  const { db, outbox, publicUrl, wakeMail } = services

  api.handle(calls.listHouseLinks, async ({ params }) => {
    orNotFound(await findProject(db, params.id), messages.projects.notFound)
    return listLinks(db, params.id)
  })

  api.handle(calls.addHouseLink, async ({ params, body: { name, language }, audit }) => {
    const token = newToken()
    const id = await db.transaction().execute(async (tx) => {
      const project = orNotFound(await findProject(tx, params.id), messages.projects.notFound)
      await auditOther(tx, audit, 'projects', project.id, 'A private link for the family was made.')
      const link = { project_id: project.id, name, token, created_by: audit.actor.name }
      return insertLink(tx, link, audit.now)
    })
    return { message: houseLinkMessages.made, id, link: houseAddress(publicUrl, language, token) }
  })

  api.handle(calls.endHouseLink, async ({ params: { id }, audit }) => {
    const mails = await db.transaction().execute(async (tx) => {
      const link = await tx
        .selectFrom('house_links')
        .select('project_id')
        .where('id', '=', id)
        .executeTakeFirst()
      const { project_id } = orNotFound(link, houseLinkMessages.notFound)
      await auditOther(tx, audit, 'projects', project_id, 'A private link of the family was ended.')
      return endHouseLinks(tx, { id })
    })
    await outbox.remove(mails)
    await finishErasure(db)
    return { message: houseLinkMessages.ended }
  })

  api.handle(calls.followHouse, async ({ params, body: { email, website }, language, audit }) => {
    const reader = { email, language, now: audit.now }
    if (!website && !(await follow(services, params.token, reader))) throw nothingHere()
    wakeMail()
    return { message: words.mailed }
  })

  api.handle(calls.confirmFollowing, async ({ params, audit }) => {
    if (!(await confirmReader(db, params.token, audit.now))) throw nothingHere()
    return { message: words.confirmed }
  })

  api.handle(calls.stopFollowing, async ({ params }) => {
    if (!(await stopReader(services, params.token))) throw nothingHere()
    return { message: words.stopped }
  })
}

const nothingHere = () => new Failure('not_found', words.notFound)
