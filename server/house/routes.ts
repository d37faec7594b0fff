import type { ExpressionBuilder } from 'kysely'
import { calls } from '#contract/calls.ts'
import { houseMessages as words } from '#contract/houses/house-words.ts'
import { houseLinkMessages } from '#contract/houses/messages.ts'
import type { Language } from '#contract/languages.ts'
import { maxHouseReaders } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { type Clock, newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { lockRow } from '../db/rows.ts'
import { hashToken } from '../db/settings.ts'
import type { Tables } from '../db/tables.ts'
import { Failure, orNotFound } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { auditAction } from '../records/diary.ts'
import { eraseReaders } from '../records/house-readers.ts'
import { deadLink, giveOut } from '../records/links.ts'
import { confirmableSince, findHouse, isUnconfirmed } from './house.ts'
import { type HouseMailServices, questionMail } from './mails.ts'

type HouseServices = HouseMailServices & Pick<Services, 'mailQuota' | 'outbox' | 'wakeMail'>

export function houseRoutes(api: Api, services: HouseServices) {
  const { db, publicUrl, wakeMail } = services

  api.handle(calls.addHouseLink, async ({ params, body: { name, language }, audit }) => {
    const made = await db.transaction().execute(async (tx) => {
      // Whoever deletes it at this moment waits, and ends the link with it.
      orNotFound(await lockRow(tx, 'projects', params.id), messages.projects.notFound)
      await auditAction({ tx, audit }, 'projects', params.id, 'house_link_made')
      return giveOut(tx, 'house', audit, { publicUrl, language, subject: params.id, name })
    })
    return { message: houseLinkMessages.made, ...made }
  })

  api.handle(calls.followHouse, async ({ params, body: { email, website }, language, audit }) => {
    const reader = { email, language, now: audit.now }
    if (!website && !(await follow(services, params.token, reader))) throw deadLink('house')
    wakeMail()
    return { message: words.mailed }
  })

  api.handle(calls.confirmFollowing, async ({ params, audit }) => {
    if (!(await confirmReader(db, params.token, audit.now))) throw deadLink('house')
    return { message: words.confirmed }
  })

  api.handle(calls.stopFollowing, async ({ params }) => {
    if (!(await stopReader(services, params.token))) throw deadLink('house')
    return { message: words.stopped }
  })
}

// Who gets mails about a house. Nobody gets a second one without having confirmed the first.

type FollowServices = HouseMailServices & Pick<Services, 'mailQuota'>

/** False when the token opens no house. Whoever follows already gets the same mail, and so a new way to the page. */
async function follow(
  services: FollowServices,
  token: string,
  { email, language, now }: { email: string; language: Language; now: Date },
) {
  const { db, mailQuota, privateLinkToken } = services
  const company = await services.company(language)
  return db.transaction().execute(async (tx) => {
    const link = await findHouse(tx, token, now)
    if (!link || isUnconfirmed(link)) return false
    // Several at once wait for each other, so that there are never too many; it may have ended meanwhile.
    if (!(await lockRow(tx, 'links', link.id))) return false
    const readers = await tx
      .selectFrom('house_readers')
      .select(['id', 'email', 'confirmed_at', 'created_at'])
      .where('link_id', '=', link.id)
      .execute()
    const known = readers.find((reader) => reader.email === email)
    // Whoever has not said yes takes no place from the family.
    if (!known && isFull(readers)) throw new Failure('conflict', words.full)
    const id = known?.id ?? newId()
    const own = await privateLinkToken(id)
    // Another token than before only where the key was replaced meanwhile, as on a restored site.
    const created_at = known?.confirmed_at ? known.created_at : timeOf(now)
    const current = { language, stop_hash: hashToken(own), created_at }
    await tx
      .insertInto('house_readers')
      .values({ ...current, id, link_id: link.id, email, confirmed_at: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(current))
      .execute()
    const mail = questionMail({ id, email, language, token: own }, { ...services, company })
    if (!(await mailQuota.hasLeft(tx, 'houseQuestions', link.id, now)))
      throw new Failure('too_many', words.enoughQuestions)
    if (!(await mailQuota.queueConfirmation(tx, mail, now))) throw new Failure('too_many', words.enoughMails)
    return true
  })
}

/** False when the token is not that of a reader. */
const confirmReader = (db: Db, token: string, now: Date) =>
  db.transaction().execute(async (tx) => {
    const link = await findHouse(tx, token, now)
    if (!link || link.email === null) return false
    if (!isUnconfirmed(link)) return true
    await lockRow(tx, 'links', link.id)
    const all = tx.selectFrom('house_readers').select('confirmed_at').where('link_id', '=', link.id)
    if (isFull(await all.execute())) throw new Failure('conflict', words.full)
    const { numUpdatedRows } = await tx
      .updateTable('house_readers')
      .set({ confirmed_at: timeOf(now) })
      .where('stop_hash', '=', hashToken(token))
      .executeTakeFirst()
    return numUpdatedRows > 0
  })

const isFull = (readers: { confirmed_at: string | null }[]) =>
  readers.filter(({ confirmed_at }) => confirmed_at).length >= maxHouseReaders

type ReaderServices = Pick<Services, 'db' | 'outbox'>

/** False when the token is not that of a reader. */
async function stopReader(services: ReaderServices, token: string) {
  const reader = await services.db
    .selectFrom('house_readers')
    .select('id')
    .where('stop_hash', '=', hashToken(token))
    .executeTakeFirst()
  return reader !== undefined && (await eraseReaders(services, [reader.id])) > 0
}

/** For the hourly erasure: what nobody confirmed, and addresses that have had nothing to hear of for as long as data is kept. */
export function expiringReaders(services: ReaderServices & { clock: Clock }) {
  const isExpired =
    ({ before }: { before: Date }) =>
    (e: ExpressionBuilder<Tables, 'house_readers'>) => {
      const current = e
        .selectFrom('updates')
        .innerJoin('links', 'links.subject', 'updates.project_id')
        .select('links.id')
        .where('kind', '=', 'house')
        .where('updates.created_at', '>=', timeOf(before))
      return e.or([
        e.and([e('confirmed_at', 'is', null), e('created_at', '<', confirmableSince(services.clock()))]),
        e.and([e('created_at', '<', timeOf(before)), e('link_id', 'not in', current)]),
      ])
    }
  return {
    async findExpired(expiry: { before: Date }, limit: number) {
      const expired = services.db.selectFrom('house_readers').select('id').where(isExpired(expiry))
      return (await expired.limit(limit).execute()).map(({ id }) => id)
    },
    erase: (ids: string[], audit: AuditContext, expiry: { before: Date }) =>
      eraseReaders(services, ids, { audit, isExpired: isExpired(expiry) }),
  }
}
