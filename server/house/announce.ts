// Mails about new updates: one for all that came within an hour, and at most one in a day.

import type { Company } from '#contract/content/company.ts'
import type { Language } from '#contract/languages.ts'
import { projectName } from '#contract/record-paths.ts'
import { hourMs, minuteMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { hashToken } from '../db/settings.ts'
import { queueMail } from '../mail/queue.ts'
import type { Job } from '../ops/background-jobs.ts'
import type { Services } from '../ops/services.ts'
import type { Translate } from './house.ts'
import { type HouseMailServices, newsMail } from './mails.ts'

type AnnounceServices = HouseMailServices & Pick<Services, 'wakeMail' | 'translator'>
type Words = { inLanguage: Company; translate: Translate }

/** Whoever adds one update often adds the next one, or corrects the first. */
const waitMs = hourMs
const pauseMs = 20 * hourMs

export async function announceUpdates(services: AnnounceServices, now: Date) {
  const { db, company, translator, wakeMail } = services
  const due = await findDue(db, now)
  if (due.length === 0) return
  // Read before the transactions, in which SQLite answers nobody else.
  const wordsIn = async (language: Language) => ({
    inLanguage: await company(language),
    translate: await translator(language),
  })
  const words = { en: await wordsIn('en'), ml: await wordsIn('ml') }
  for (const { project_id } of due)
    await db.transaction().execute((tx) => announce({ ...services, tx, now }, project_id, words))
  wakeMail()
}

export const announcementJob = (services: AnnounceServices): Job => ({
  name: 'mailing new updates to families',
  everyMs: 5 * minuteMs,
  run: (now) => announceUpdates(services, now),
})

function findDue(db: Db, now: Date) {
  const ago = (ms: number) => timeOf(new Date(now.getTime() - ms))
  return db
    .selectFrom('updates')
    .select('project_id')
    .distinct()
    .where('announced_at', 'is', null)
    .where('created_at', '<=', ago(waitMs))
    .where('project_id', 'not in', (e) =>
      e
        .selectFrom('updates')
        .select('project_id')
        .where('announced_at', '>', ago(pauseMs))
        // A time in the future was written while the clock was ahead.
        .where('announced_at', '<=', timeOf(now)),
    )
    .execute()
}

/** Marks them in the transaction that queues the mails: of several processes one gets them. */
async function announce(
  { tx, now, publicUrl, privateLinkToken }: AnnounceServices & { tx: Db; now: Date },
  project: string,
  words: Record<Language, Words>,
) {
  const marked = await tx
    .updateTable('updates')
    .set({ announced_at: timeOf(now) })
    .where('project_id', '=', project)
    .where('announced_at', 'is', null)
    .returning(['id', 'happened_on', 'stage', 'text', 'created_at'])
    .execute()
  const newestFirst = marked.toSorted(
    (a, b) => b.happened_on.localeCompare(a.happened_on) || b.id.localeCompare(a.id),
  )
  for (const { confirmed_at, id, email, language, ...house } of await listConfirmed(tx, project)) {
    // What was there already when they said yes is nothing new.
    const updates = newestFirst.filter(({ created_at }) => created_at > String(confirmed_at))
    if (updates.length === 0) continue
    const token = await privateLinkToken(id)
    const following = await tx
      .updateTable('house_readers')
      .set({ stop_hash: hashToken(token) })
      .where('id', '=', id)
      .executeTakeFirst()
    // Stopped at this moment; whoever stops from now on waits, and takes the mail along.
    if (following.numUpdatedRows === 0n) continue
    const { translate, inLanguage } = words[language]
    const news = { title: projectName(house, translate), updates }
    await queueMail(tx, newsMail({ id, email, language, token }, { publicUrl, inLanguage }, news), now)
  }
}

const listConfirmed = (tx: Db, project: string) =>
  tx
    .selectFrom('house_readers as readers')
    .innerJoin('house_links as links', 'links.id', 'link_id')
    .innerJoin('projects', 'projects.id', 'project_id')
    .select(['readers.id', 'email', 'language', 'confirmed_at', 'title', 'client', 'location'])
    .where('project_id', '=', project)
    .where('confirmed_at', 'is not', null)
    .orderBy('readers.id')
    .execute()
