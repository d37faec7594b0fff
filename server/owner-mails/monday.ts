// The mail on Mondays, from seven in the morning, to owners who want it. A server that was off sends it later in the week.
import { projectName } from '#contract/addresses.ts'
import type { Summary } from '#contract/admin/dashboard.ts'
import { dayInIndia, timeInIndia } from '#contract/days.ts'
import { dayMs, timeOf } from '../db/clock.ts'
import { claimDay, readSetting } from '../db/settings.ts'
import { queueMail } from '../mail/queue.ts'
import { severalPeople } from '../mail/store.ts'
import { unlinked } from '../mail/typed-text.ts'
import { isBackupOld, lastBackup } from '../ops/last-backup.ts'
import type { Services } from '../ops/services.ts'
import { dashboardAddress, stopAddress, textsIn } from './mails.ts'
import { listOwners, listUpdated } from './store.ts'

export type MondayServices = Pick<
  Services,
  'db' | 'publicUrl' | 'privateLinkToken' | 'translator' | 'wakeMail'
> & {
  config: { backupAt: string | undefined }
  /** By day, from the given one on. */
  countVisits: (from: string) => Promise<Map<string, number>>
  /** What owners see, with the longest overdue follow-ups first. */
  getSummary: (now: Date) => Promise<Pick<Summary, 'attention' | 'follow_ups'>>
}

const setting = 'monday mail'
/** Of the day in India, for all mails to owners. */
export const sentFrom = '07:00'

export async function sendMondayMails(services: MondayServices, now: Date) {
  const { db, publicUrl, privateLinkToken, translator, wakeMail } = services
  const monday = mondayOf(dayInIndia(now))
  if (timeInIndia(now) < `${monday} ${sentFrom}` || (await readSetting(db, setting)) === monday) return
  // Read before the transaction, in which SQLite answers nobody else.
  const week = await readWeek(services, monday, now)
  const translate = { en: await translator('en'), ml: await translator('ml') }
  await db.transaction().execute(async (tx) => {
    // Also when nobody wants it: whoever switches it on later in the week gets the next one.
    if (!(await claimDay(tx, setting, monday))) return
    for (const { id, email, mail_language: language } of await listOwners(tx, { monday: true })) {
      const stopLink = stopAddress(publicUrl, await stopToken(privateLinkToken, id))
      const projects = new Set(week.updated.map((project) => projectName(project, translate[language])))
      const links = { dashboard: dashboardAddress(publicUrl), stop: stopLink }
      const mail = textsIn[language].monday({ ...week, projects: [...projects] }, links)
      await queueMail(tx, { recipient: email, language, stopLink, about: severalPeople, ...mail }, now)
    }
  })
  wakeMail()
}

export type Week = Awaited<ReturnType<typeof readWeek>> & { projects: string[] }

async function readWeek({ db, config, countVisits, getSummary }: MondayServices, monday: string, now: Date) {
  const [from, before] = [addDays(monday, -7), addDays(monday, -14)]
  const byDay = [...(await countVisits(before))]
  const visitsIn = (first: string, next: string) =>
    byDay.reduce((sum, [day, visits]) => (day >= first && day < next ? sum + visits : sum), 0)
  const { attention, follow_ups } = await getSummary(now)
  const due = follow_ups.filter(({ follow_up_on }) => follow_up_on <= dayInIndia(now))
  const backup = await lastBackup(db)
  return {
    from,
    to: addDays(monday, -1),
    visits: visitsIn(from, monday),
    visitsBefore: visitsIn(before, from),
    enquiries: attention.new_enquiries,
    applications: attention.new_applications,
    /** The longest overdue first. */
    toCall: due.map(({ name }) => unlinked(name)),
    moreToCall: attention.due_follow_ups - due.length,
    updated: await listUpdated(db, midnightOf(from), midnightOf(monday)),
    backup: {
      at: backup && new Date(backup.at),
      isOld: backup !== undefined && isBackupOld(backup.at, now),
      isOff: config.backupAt === undefined,
    },
  }
}

/** Always the same, and not stored. */
export const stopToken = (privateLinkToken: Services['privateLinkToken'], id: string) =>
  privateLinkToken(`monday mail ${id}`)

const midnightOf = (day: string) => timeOf(new Date(`${day}T00:00:00+05:30`))

const addDays = (day: string, count: number) => timeOf(new Date(Date.parse(day) + count * dayMs)).slice(0, 10)

const mondayOf = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
