// What only applications have: a CV, who has opened it, and a job. The CV as a file has a random name in storage, and the name
// its owner gave it.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Account } from '#contract/access/accounts.ts'
import { dayInIndia } from '#contract/days.ts'
import { isCvName, maxPageSize, withoutInvisibleEnd } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { OpenedCvQuery } from '#contract/people/people.ts'
import { newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { countRows } from '../db/rows.ts'
import { containsText } from '../db/search.ts'
import { isSqlite } from '../db/upgrade.ts'
import { InputFailure } from '../http/errors.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import { auditRecord } from '../records/diary.ts'
import type { FileReferences } from '../storage/file-references.ts'
import { type DocumentType, documentTypeOf } from '../storage/file-types.ts'

const cvFolder = 'cv'
export const keyOfCv = (cv: string) => `${cvFolder}/${cv}`

const maxNameLength = 150
const contentTypes: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const typeOf = (cv: string) => cv.slice(cv.lastIndexOf('.') + 1) as DocumentType
export const contentTypeOfCv = (cv: string) => contentTypes[typeOf(cv)]

/** The names of an accepted CV. Refuses anything but a PDF or Word file, by name and by content. */
export async function nameCv(received: ReceivedFile) {
  const name = visibleName(received.name)
  const type = isCvName(name) ? await documentTypeOf(received.path) : undefined
  const { wrongCv } = messages.applications
  if (!type) throw new InputFailure(wrongCv, { cv: wrongCv }, 'wrong_type')
  return { cv: `${randomBytes(16).toString('hex')}.${type}`, cv_name: endingAs(type, name) }
}

/** The base name, without characters that hide or reorder others. */
export function visibleName(name: string) {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const shown = last
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
  return withoutInvisibleEnd(shown).trimStart()
}

/** The name with the extension that fits the content, at most `maxNameLength` long. */
export function endingAs(type: DocumentType, name: string) {
  const [, stem = name, given = ''] = /^(.*)(\.\w+)$/.exec(name) ?? []
  const extension = given.toLowerCase() === `.${type}` ? given : `.${type}`
  return [...(stem.trim() || 'CV')].slice(0, maxNameLength - extension.length).join('') + extension
}

export function cvHeaders(cv: string, name: string | null, options: { inline: boolean; bytes: number }) {
  const type = typeOf(cv)
  // Only a PDF is shown inline, in a sandbox and in frames of our own pages.
  const inline = options.inline && type === 'pdf'
  return {
    'Content-Type': contentTypes[type],
    'Content-Length': options.bytes,
    'Content-Disposition': disposition(inline ? 'inline' : 'attachment', name ?? cv),
    'Content-Security-Policy': `default-src 'none'; sandbox; frame-ancestors ${inline ? "'self'" : "'none'"}`,
    'Cache-Control': 'private, no-store',
  }
}

/** The name in ASCII for old programs, and in full as RFC 5987 defines. */
function disposition(kind: 'inline' | 'attachment', name: string) {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${plain}"; filename*=UTF-8''${full}`
}

export const cvReferences: FileReferences = {
  folder: cvFolder,
  async list(db) {
    const rows = await db
      .selectFrom('applications')
      .select(['id', 'cv'])
      .where('cv', 'is not', null)
      .execute()
    return rows.map(({ id, cv }) => ({ id, keys: [keyOfCv(cv ?? '')] }))
  },
  describe: ({ id }) => `An application without its CV: ${id}`,
  async repair({ db }, broken) {
    const repairs = []
    for (const { id } of broken) {
      await db.updateTable('applications').set({ cv: null, cv_name: null }).where('id', '=', id).execute()
      const message = `The CV of an application is lost; it now counts as sent without one: ${id}`
      repairs.push({ done: true, message })
    }
    return repairs
  },
}

/** What applying needs to know of a job. It stays until the transaction ends; SQLite does one after the other anyway. */
export async function findJob(tx: Db, id: string) {
  const found = tx
    .selectFrom('jobs')
    .select(['title', 'open', 'closes_on', 'phone_only'])
    .where('id', '=', id)
  return (isSqlite(tx) ? found : found.forShare()).executeTakeFirst()
}

/** What erasing after its end needs to know of a job. */
export async function findJobs(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('jobs')
    .select(['id', 'open', 'closes_on', 'closed_at'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
}

/** Those that may not be kept for later jobs, once theirs has ended before. */
export async function findUnkept(db: Db, closedBefore: Date, limit: number) {
  const time = timeOf(closedBefore)
  const rows = await db
    .selectFrom('applications')
    .leftJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('applications.id')
    .where('keep', '=', false)
    .where((e) =>
      e.or([
        e.and([e('job_id', 'is', null), e('job_closed_at', '<', time)]),
        e.and([e('jobs.open', '=', false), e('jobs.closed_at', '<', time)]),
        e('jobs.closes_on', '<', dayInIndia(closedBefore)),
      ]),
    )
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** By job, without spam. */
export async function countApplicants(db: Db) {
  const items = await db
    .selectFrom('applications')
    .select((e) => [
      e.ref('job_id').$notNull().as('id'),
      e.fn.countAll<number>().as('applicants'),
      e.fn.count<number>(sql`case when status = 'new' then 1 end`).as('unread'),
    ])
    .where('spam', '=', false)
    .where('job_id', 'is not', null)
    .groupBy('job_id')
    .execute()
  return { items, total: items.length }
}

export const findCv = (db: Db, cv: string) =>
  db.selectFrom('applications').select(['id', 'cv_name']).where('cv', '=', cv).executeTakeFirst()

/** Who looks at a CV is told by the diary, and by the list of its openings. */
export const recordCvOpening = (db: Db, id: string, account: Account, audit: AuditContext) =>
  db.transaction().execute(async (tx) => {
    const opening = { id: newId(), application_id: id, account_id: account.id, email: account.email }
    await tx
      .insertInto('cv_openings')
      .values({ ...opening, opened_at: timeOf(audit.now) })
      .execute()
    await auditRecord({ tx, audit }, 'applications', { id }, { kind: 'cv_opened' })
  })

/** Newest first, of one application or of all; `search` looks for who opened and whose CV. */
export async function listCvOpenings(db: Db, query: OpenedCvQuery & { application?: string }) {
  const { application, search, limit = maxPageSize, offset = 0 } = query
  let found = db
    .selectFrom('cv_openings')
    .leftJoin('accounts', 'accounts.id', 'cv_openings.account_id')
    .leftJoin('applications', 'applications.id', 'cv_openings.application_id')
  if (application) found = found.where('application_id', '=', application)
  if (search)
    // Apart, since the name is null once the application is erased.
    found = found.where((e) =>
      e.or([
        containsText<'cv_openings'>(db, ['cv_openings.email'], search)(e),
        containsText<'accounts'>(db, ['accounts.name'], search)(e),
        containsText<'applications'>(db, ['applications.name'], search)(e),
      ]),
    )
  const page = found
    .select(['cv_openings.id', 'cv_openings.email', 'opened_at', 'applications.name as applicant'])
    // Empty when the account has none, or is gone.
    .select(sql<string>`coalesce(accounts.name, '')`.as('name'))
    .orderBy('cv_openings.id', 'desc')
  const items = await (application ? page : page.limit(limit).offset(offset)).execute()
  return { items, total: await countRows(found) }
}
