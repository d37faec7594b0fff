import { namesWithoutAccount } from '#contract/access/diary-words.ts'
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { type MyData, type MyDataChange, myData } from '#contract/people/my-data.ts'
import { myDataMessages as words } from '#contract/people/my-data-words.ts'
import { byLink } from '#contract/schemas.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, changesBetween } from '../db/diary.ts'
import { Failure, orNotFound } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { auditRecord, subjects } from '../records/diary.ts'
import { cvHeaders, keyOfCv } from './applications.ts'
import { correctionMail, withdrawalMail } from './mails.ts'
import { type EraseServices, eraseSubmissions, withErasureDays } from './retention.ts'
import { findByLink, type Kind, toSubmission, updateSubmission } from './store.ts'

const notIndexed = { 'X-Robots-Tag': 'noindex, nofollow' }

export function myDataRoutes(api: Api, services: MyDataServices & Pick<Services, 'wakeMail'>) {
  const { db, files, wakeMail } = services

  api.handle(calls.getMyData, async ({ params, audit, reply }) => {
    reply.headers(notIndexed)
    return orNotFound(await readMyData(services, params.token, audit.now), words.notFound)
  })

  api.handle(calls.openMyCv, async ({ params, reply }) => {
    const found = await findByLink(db, params.token)
    const application = found?.kind === 'applications' ? found.row : undefined
    const { cv, cv_name } = orNotFound(application, words.notFound)
    const file = cv ? await files.open(keyOfCv(cv)) : undefined
    const { bytes, stream } = orNotFound(file, messages.applications.cvNotFound)
    reply.headers({ ...cvHeaders(cv ?? '', cv_name, { inline: false, bytes }), ...notIndexed })
    return stream
  })

  api.handle(calls.updateMyData, async ({ params, body, audit }) => {
    if (!(await correctMyData(services, params.token, body, audit)))
      throw new Failure('not_found', words.notFound)
    wakeMail()
    return { message: words.saved }
  })

  api.handle(calls.withdrawMyData, async ({ params, audit, request }) => {
    const { kind, id } = orNotFound(await withdrawMyData(services, params.token, audit), words.notFound)
    request.log.warn({ event: `${kind}_withdrawn`, record: id })
    wakeMail()
    return { message: words.withdrawn[kind] }
  })
}

// See, correct and withdraw what a private link leads to.

type MyDataServices = EraseServices & Pick<Services, 'company' | 'mailQuota'>

/** Undefined when the link leads nowhere. Parsed, since the page carries all of it: nothing of the office. */
export async function readMyData(
  { db, company }: Pick<MyDataServices, 'db' | 'company'>,
  token: string,
  now: Date,
): Promise<MyData | undefined> {
  const found = byLink.safeParse({ token }).success ? await findByLink(db, token) : undefined
  if (!found) return undefined
  const periods = await company()
  if (found.kind === 'enquiries') {
    const [enquiry] = await withErasureDays(db, [toSubmission('enquiries', found.row)], periods, now)
    return enquiry && myData.parse({ ...enquiry, kind: 'enquiry' })
  }
  const application = toSubmission('applications', found.row)
  const both = [application, { ...application, keep: false }]
  const [own, unkept] = await withErasureDays(db, both, periods, now)
  if (!own) return undefined
  const over_unless_kept = own.erased_on !== null && unkept?.erased_on === null
  const interview = own.told === 'invited' ? {} : { interview_at: null, interview_place: '' }
  return myData.parse({ ...own, ...interview, kind: 'application', over_unless_kept })
}

const personal = ['name', 'address', 'email', 'whatsapp', 'phone']

/** Tells the company what is new, but no word of it. False when the link leads nowhere. */
async function correctMyData(
  { db, company, mailQuota }: MyDataServices,
  token: string,
  typed: MyDataChange,
  audit: AuditContext,
) {
  const found = await findByLink(db, token)
  if (!found) return false
  const { kind, row } = found
  const correction = correctionOf(kind, typed)
  const changes = changesBetween(row, correction, personal)
  if (changes.length === 0) return true
  const mail = correctionMail(found, changes, await company())
  return db.transaction().execute(async (tx) => {
    if (!(await updateSubmission(tx, kind, row.id, correction))) return false
    await auditRecord({ tx, audit: bySender(audit) }, kind, row, { kind: 'changed', changes })
    // Nobody in the office waits for those that were marked as spam.
    if (!row.spam) await mailQuota.queueNotice(tx, mail, audit.now)
    return true
  })
}

/** The typed fields that the record has, as they are stored. */
function correctionOf(kind: Kind, typed: MyDataChange) {
  const { name, phone, address, email, whatsapp, keep } = typed
  const correction = kind === 'enquiries' ? { name, phone } : { name, address, email, whatsapp, keep }
  const given = Object.entries(correction).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Partial<typeof correction>
}

/** The diary names the sender, who has no account. */
const bySender = ({ actor: { device }, now }: AuditContext): AuditContext => ({
  actor: { id: null, name: namesWithoutAccount.person, device },
  now,
})

/** Erases at once and tells the company. Undefined when the link leads nowhere. */
async function withdrawMyData(services: MyDataServices, token: string, audit: AuditContext) {
  const found = await findByLink(services.db, token)
  if (!found) return undefined
  const { kind, row } = found
  const mail = withdrawalMail(found, await services.company())
  const queue = (tx: Db) => services.mailQuota.queueNotice(tx, mail, audit.now)
  const erased = await eraseSubmissions({ ...services, audit: bySender(audit) }, [kind], [row.id], queue)
  return erased > 0 ? { kind: subjects[kind], id: row.id } : undefined
}
