// Who gets mails about a house. Nobody gets a second one without having confirmed the first.
import { houseMessages as words } from '#contract/houses/house-words.ts'
import type { Language } from '#contract/languages.ts'
import { maxHouseReaders, unconfirmedReaderDays } from '#contract/limits.ts'
import { lockRow } from '../db/any-table.ts'
import { type Clock, dayMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import { finishErasure } from '../db/erasure.ts'
import { newId } from '../db/ids.ts'
import { hashToken } from '../db/secret.ts'
import { Failure } from '../http/failure.ts'
import type { Services } from '../ops/services.ts'
import { eraseReaders } from '../records/house-readers.ts'
import { type HouseMailServices, questionMail } from './mails.ts'
import { findLink } from './store.ts'

type FollowServices = HouseMailServices & Pick<Services, 'mailQuota'>

/** False when the token opens no house. Whoever follows already gets the same mail, and so a new way to the page. */
export async function follow(
  services: FollowServices,
  token: string,
  { email, language, now }: { email: string; language: Language; now: Date },
) {
  const { db, company, mailQuota, privateLinkToken } = services
  const inLanguage = await company(language)
  return db.transaction().execute(async (tx) => {
    const found = await findLink(tx, token)
    if (!found || (found.reader && !found.reader.confirmed_at)) return false
    // Several at once wait for each other, so that there are never too many; it may have ended meanwhile.
    if (!(await lockRow(tx, 'house_links', found.link.id))) return false
    const readers = await tx
      .selectFrom('house_readers')
      .select(['id', 'email'])
      .where('link_id', '=', found.link.id)
      .execute()
    const known = readers.find((reader) => reader.email === email)
    if (!known && readers.length >= maxHouseReaders) throw new Failure('conflict', words.full)
    const id = known?.id ?? newId()
    const own = await privateLinkToken(id)
    // Another token than before only where the key was replaced meanwhile, as on a restored site.
    const columns = { language, stop_hash: hashToken(own) }
    if (known) await tx.updateTable('house_readers').set(columns).where('id', '=', id).execute()
    else
      await tx
        .insertInto('house_readers')
        .values({
          ...columns,
          id,
          link_id: found.link.id,
          email,
          created_at: timeOf(now),
          confirmed_at: null,
        })
        .execute()
    const mail = questionMail({ id, email, language, token: own }, { ...services, inLanguage })
    if (!(await mailQuota.queueConfirmation(tx, mail, now))) throw new Failure('too_many', words.enoughMails)
    return true
  })
}

/** False when the token is not that of a reader. */
export async function confirmReader(db: Db, token: string, now: Date) {
  const found = await findLink(db, token)
  if (!found?.reader) return false
  await db
    .updateTable('house_readers')
    .set({ confirmed_at: timeOf(now) })
    .where('id', '=', found.reader.id)
    .where('confirmed_at', 'is', null)
    .execute()
  return true
}

type ReaderServices = Pick<Services, 'db' | 'outbox'>

/** The same. */
export async function stopReader(services: ReaderServices, token: string) {
  const found = await findLink(services.db, token)
  return found?.reader ? (await erase(services, [found.reader.id])) > 0 : false
}

async function erase({ db, outbox }: ReaderServices, ids: string[], audit?: AuditContext) {
  const { erased, mails } = await db.transaction().execute(async (tx) => {
    if (audit) await writeDiary(tx, audit, { kind: 'erased', subject: 'person' })
    return eraseReaders(tx, ids)
  })
  await outbox.remove(mails)
  await finishErasure(db)
  return erased
}

/** For the daily erasure: what nobody confirmed, and addresses that have had nothing to hear of for as long as data is kept. */
export const expiringReaders = (services: ReaderServices & { clock: Clock }) => ({
  async findExpired({ before }: { before: Date }, limit: number) {
    const unconfirmed = timeOf(new Date(services.clock().getTime() - unconfirmedReaderDays * dayMs))
    const rows = await services.db
      .selectFrom('house_readers')
      .innerJoin('house_links', 'house_links.id', 'house_readers.link_id')
      .select('house_readers.id')
      .where((e) =>
        e.or([
          e.and([e('confirmed_at', 'is', null), e('house_readers.created_at', '<', unconfirmed)]),
          e.and([
            e('house_readers.created_at', '<', timeOf(before)),
            e.not(
              e.exists(
                e
                  .selectFrom('updates')
                  .select('updates.id')
                  .whereRef('updates.project_id', '=', 'house_links.project_id')
                  .where('updates.created_at', '>=', timeOf(before)),
              ),
            ),
          ]),
        ]),
      )
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  },
  erase: (ids: string[], audit: AuditContext) => erase(services, ids, audit),
})
