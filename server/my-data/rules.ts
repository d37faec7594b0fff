// See, correct and withdraw what a private link leads to.
import { namesWithoutAccount } from '#contract/access/diary.ts'
import type { Company, ReadCompany } from '#contract/content/company.ts'
import { dayInIndia } from '#contract/days.ts'
import { byLink, type MyData, type MyDataChange } from '#contract/people/my-data.ts'
import { type Clock, dayMs } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type Action, changesBetween, writeDiary } from '../db/diary.ts'
import type { Tables } from '../db/tables.ts'
import type { MailQuota } from '../mail/queue.ts'
import { correctionMail, withdrawalMail } from './mails.ts'
import { findByLink, type SentRecord, updateSent } from './store.ts'

type Erase = (ids: string[], act: Action, also: (tx: Db) => Promise<void>) => Promise<number>
type Ending = Pick<Tables['applications'], 'created_at' | 'job_id' | 'job_closed_at'> & {
  keep: boolean | null
}
export type Services = {
  db: Db
  clock: Clock
  company: ReadCompany
  mailQuota: MailQuota
  applications: {
    erase: Erase
    endOf: (
      application: Ending,
      company: Company,
      now: Date,
    ) => Promise<{ erased_on: string | null; over_unless_kept: boolean }>
  }
  enquiries: { erase: Erase }
}

/** Undefined when the link leads nowhere. */
export async function readMyData(services: Services, token: string): Promise<MyData | undefined> {
  const found = byLink.safeParse({ token }).success ? await findByLink(services.db, token) : undefined
  if (!found) return undefined
  const company = await services.company()
  const { kind, row } = found
  if (kind === 'enquiry') {
    const end = new Date(Date.parse(row.created_at) + company.retentionDays * dayMs)
    const erased_on = end < services.clock() ? null : dayInIndia(end)
    return { ...row, ...consentOf(row), kind, erased_on }
  }
  const keep = typeof row.keep === 'number' ? row.keep === 1 : null
  const end = await services.applications.endOf({ ...row, keep }, company, services.clock())
  const { cv } = row
  return { ...row, ...consentOf(row), kind, keep, cv_name: cv && (row.cv_name ?? cv), ...end }
}

const consentOf = ({ notice_version = '', notice_language = '', consent_at = '' }: SentRecord['row']) => ({
  notice_version,
  notice_language,
  consent_at,
})

const personal = ['name', 'address', 'email', 'whatsapp', 'phone']

/** Tells the company what is new, but no word of it. False when the link leads nowhere. */
export async function correctMyData(
  { db, company, mailQuota }: Services,
  token: string,
  typed: MyDataChange,
  act: Action,
): Promise<boolean> {
  const found = await findByLink(db, token)
  if (!found) return false
  const { kind, row } = found
  const { phone, address, email, whatsapp, keep, ...both } = typed
  const own = kind === 'enquiry' ? { phone } : { address, email, whatsapp, keep: keepOf(found, keep) }
  const changes = changesBetween(row, defined({ ...both, ...own }), personal)
  if (changes.length === 0) return true
  const mail = correctionMail(found, changes, await company())
  return db.transaction().execute(async (tx) => {
    if (!(await updateSent(tx, found, defined({ ...both, ...own })))) return false
    const entry = { kind: 'changed', subject: kind, record_id: row.id, changes } as const
    await writeDiary(tx, byLinkOf(act), entry)
    // Nobody in the office waits for those that were marked as spam.
    if (!row.spam) await mailQuota.queueNotice(tx, mail, act.now)
    return true
  })
}

/** An applicant who was never asked gets no answer stored. */
const keepOf = ({ row }: SentRecord, keep: boolean | undefined) =>
  keep === undefined || !('keep' in row) || typeof row.keep !== 'number' ? undefined : Number(keep)

const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>

/** The diary names the sender, who has no account. */
const byLinkOf = ({ by: { device }, now }: Action): Action => ({
  by: { id: null, name: namesWithoutAccount.person, device },
  now,
})

/** Erases at once and tells the company. Undefined when the link leads nowhere. */
export async function withdrawMyData(services: Services, token: string, act: Action) {
  const { db, mailQuota } = services
  const found = await findByLink(db, token)
  if (!found) return undefined
  const { kind, row } = found
  const mail = withdrawalMail(found, await services.company())
  const { erase } = kind === 'application' ? services.applications : services.enquiries
  const queue = (tx: Db) => mailQuota.queueNotice(tx, mail, act.now)
  const erased = await erase([row.id], byLinkOf(act), queue)
  return erased > 0 ? { kind, id: row.id } : undefined
}
