// Mails about new updates: one for all that came within an hour, and at most one in a day.
import type { Company } from '#contract/content/company.ts'
import type { Language } from '#contract/languages.ts'
import { hourMs, minuteMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { hashToken } from '../db/secret.ts'
import { queueMail } from '../mail/queue.ts'
import { startInterval } from '../ops/intervals.ts'
import { type Translate, titleOf } from './house.ts'
import { type HouseMailServices, newsMail } from './mails.ts'
import { findProject } from './store.ts'

type AnnounceServices = HouseMailServices & {
  wakeMail: () => void
  translator: (language: Language) => Promise<Translate>
}

type Words = { inLanguage: Company; translate: Translate }

/** Whoever adds one update often adds the next one, or corrects the first. */
const waitMs = hourMs
const pauseMs = 20 * hourMs
const lookEveryMs = 5 * minuteMs

export async function announceUpdates(services: AnnounceServices, now: Date, stopping?: AbortSignal) {
  const { db, company, translator, wakeMail } = services
  let mailed = 0
  for (const project of await findDue(db, now)) {
    if (stopping?.aborted) return
    // Read before the transaction, in which SQLite answers nobody else.
    const wordsOf = async (language: Language) => ({
      inLanguage: await company(language),
      translate: await translator(language),
    })
    const words = { en: await wordsOf('en'), ml: await wordsOf('ml') }
    mailed += await db.transaction().execute((tx) => announce(services, tx, { project, words, now }))
  }
  if (mailed > 0) wakeMail()
}

/** Now and then. Returns the function that stops it. */
export const startAnnouncements = (services: AnnounceServices, onError: (error: Error) => void) =>
  startInterval(lookEveryMs, (stopping) => announceUpdates(services, new Date(), stopping), onError)

async function findDue(db: Db, now: Date) {
  const ago = (ms: number) => timeOf(new Date(now.getTime() - ms))
  const rows = await db
    .selectFrom('updates')
    .select('project_id')
    .distinct()
    .where('announced_at', 'is', null)
    .where('created_at', '<=', ago(waitMs))
    .where('project_id', 'not in', (e) =>
      e.selectFrom('updates').select('project_id').where('announced_at', '>', ago(pauseMs)),
    )
    .execute()
  return rows.map(({ project_id }) => project_id)
}

/** Marks them in the transaction that queues the mails: of several processes one gets them. Returns how many were mailed. */
async function announce(
  { publicUrl, privateLinkToken }: AnnounceServices,
  tx: Db,
  { project, words, now }: { project: string; words: Record<Language, Words>; now: Date },
) {
  const updates = await tx
    .updateTable('updates')
    .set({ announced_at: timeOf(now) })
    .where('project_id', '=', project)
    .where('announced_at', 'is', null)
    .returning(['id', 'happened_on', 'stage', 'text', 'created_at'])
    .execute()
  const found = updates.length > 0 ? await findProject(tx, project) : undefined
  if (!found) return 0
  const newestFirst = updates.toSorted((a, b) => (orderOf(a) < orderOf(b) ? 1 : -1))
  let mailed = 0
  for (const { confirmed_at, ...reader } of await listConfirmed(tx, project)) {
    // What was there already when they said yes is nothing new.
    const unread = newestFirst.filter(({ created_at }) => created_at > String(confirmed_at))
    if (unread.length === 0) continue
    const token = await privateLinkToken(reader.id)
    const following = await tx
      .updateTable('house_readers')
      .set({ stop_hash: hashToken(token) })
      .where('id', '=', reader.id)
      .executeTakeFirst()
    // Stopped at this moment; whoever stops from now on waits, and takes the mail along.
    if (following.numUpdatedRows === 0n) continue
    const { translate, inLanguage } = words[reader.language]
    const news = { title: titleOf(found, translate), updates: unread }
    await queueMail(tx, newsMail({ ...reader, token }, { publicUrl, inLanguage }, news), now)
    mailed += 1
  }
  return mailed
}

const orderOf = ({ happened_on, id }: { happened_on: string; id: string }) => `${happened_on} ${id}`

const listConfirmed = (tx: Db, project: string) =>
  tx
    .selectFrom('house_readers')
    .innerJoin('house_links', 'house_links.id', 'house_readers.link_id')
    .select(['house_readers.id', 'email', 'language', 'confirmed_at'])
    .where('project_id', '=', project)
    .where('confirmed_at', 'is not', null)
    .orderBy('house_readers.id')
    .execute()
