import { calls } from '#contract/calls.ts'
import { houseAddress } from '#contract/houses/house.ts'
import { houseMessages as words } from '#contract/houses/house-words.ts'
import { houseLinkMessages } from '#contract/houses/link-messages.ts'
import { messages } from '#contract/messages.ts'
import type { Db } from '../db/database.ts'
import { newToken } from '../db/settings.ts'
import { Failure, orNotFound } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { auditOther } from '../records/diary.ts'
import { endHouseLinks } from '../records/house-readers.ts'
import { lockSession } from '../records/links.ts'
import type { HouseMailServices } from './mails.ts'
import { confirmReader, follow, stopReader } from './readers.ts'
import { insertLink, listLinks } from './store.ts'

type HouseServices = HouseMailServices & Pick<Services, 'mailQuota' | 'outbox' | 'wakeMail'>

export function houseRoutes(api: Api, services: HouseServices) {
  const { db, outbox, publicUrl, wakeMail } = services

  api.handle(calls.listHouseLinks, async ({ params }) => {
    await checkProject(db, params.id)
    return listLinks(db, params.id)
  })

  api.handle(calls.addHouseLink, async ({ params, body: { name, language }, audit }) => {
    const token = newToken()
    const id = await db.transaction().execute(async (tx) => {
      await lockSession(tx, audit.actor)
      await checkProject(tx, params.id)
      await auditOther(tx, audit, 'projects', params.id, 'house_link_made')
      const by = { account: audit.actor.id, created_by: audit.actor.name }
      return insertLink(tx, { ...by, project_id: params.id, name, token }, audit.now)
    })
    return { message: houseLinkMessages.made, id, link: houseAddress(publicUrl, language, token) }
  })

  api.handle(calls.endHouseLink, async ({ params: { id }, audit }) => {
    const mails = await db.transaction().execute(async (tx) => {
      const { ended, mails } = await endHouseLinks(tx, 'id', id)
      const { project_id } = orNotFound(ended[0], houseLinkMessages.notFound)
      await auditOther(tx, audit, 'projects', project_id, 'house_link_ended')
      return mails
    })
    await outbox.remove(mails)
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

async function checkProject(db: Db, id: string) {
  const project = db.selectFrom('projects').select('id').where('id', '=', id)
  orNotFound(await project.executeTakeFirst(), messages.projects.notFound)
}

const nothingHere = () => new Failure('not_found', words.notFound)
