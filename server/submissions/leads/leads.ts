import { sql } from 'kysely'
import { linkAddress } from '#contract/access/private-links.ts'
import { calls } from '#contract/calls.ts'
import { dayInIndia } from '#contract/days.ts'
import type { EndReason, LeadInput, LeadTold, SourceCount } from '#contract/enquiries.ts'
import { fill, type Language } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import {
  enquiryStatusNames,
  leadMessages,
  leadSentences,
  leadSourceNames,
  leadMessages as words,
} from '#contract/people/lead-words.ts'
import { timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { type AuditContext, recordListing } from '../../db/diary.ts'
import { Failure } from '../../http/errors.ts'
import type { Api } from '../../http/handle.ts'
import { addNote } from '../../notes/notes.ts'
import type { Services } from '../../ops/services.ts'
import { auditRecord } from '../../records/diary.ts'
import { findSubmission, insertOnce, type Row } from '../store.ts'
import { newSubmission, renewToken } from '../submit.ts'

export function leadRoutes(api: Api, services: LeadServices) {
  api.handle(calls.createLead, async ({ body, audit, request, account }) => {
    const added = await addLead(services, body, audit)
    request.log.info({ event: 'enquiry_noted', record: added.id, account: account.id })
    return { message: words.added, ...added }
  })

  api.handle(calls.openLeadLinks, async ({ params, audit }) => ({
    message: '',
    links: await openLinks(services, params.id, audit),
  }))

  api.handle(calls.tellLead, async ({ params, body, audit }) => {
    await recordTold(services, params.id, body, audit)
    return { message: words.told }
  })

  api.handle(calls.countSources, async ({ query, audit }) => {
    // The reasons name people, as their list does.
    await recordListing(services.db, audit, 'enquiry')
    return {
      sources: await countSources(services.db, query.year),
      reasons: await listReasons(services.db, query.year),
    }
  })
}

// Enquiries noted by hand: the person has typed nothing and agreed to nothing, so the office passes the private link on.

type LeadServices = Pick<Services, 'db' | 'company' | 'publicUrl' | 'privateLinkToken'>

const noConsent = { notice_version: '', notice_language: '', consent_at: '' }

async function addLead(services: LeadServices, input: LeadInput, audit: AuditContext) {
  const { columns } = await newSubmission(
    services,
    { consent: noConsent, language: 'en', now: audit.now },
    { website: '', idempotency_key: '' },
  )
  return services.db.transaction().execute(async (tx) => {
    // Somebody has talked to them; without a day to call back they still wait.
    const status = input.follow_up_on ? 'answered' : 'new'
    const row = { ...columns, ...input, plan: '', topic: '', by_hand: true, status } as const
    const { id } = await insertOnce(tx, 'enquiries', row)
    await auditRecord({ tx, audit }, 'enquiries', { id }, { kind: 'created', action: 'noted_by_hand' })
    return { id, links: await makeLinks(tx, services, id) }
  })
}

const openLinks = (services: LeadServices, id: string, audit: AuditContext) =>
  services.db.transaction().execute(async (tx) => {
    await findLead(tx, id)
    return giveLinks(tx, services, id, audit)
  })

/** Whoever has the link can act as the person, so the diary tells who got it. */
async function giveLinks(tx: Db, services: LeadServices, id: string, audit: AuditContext) {
  await auditRecord({ tx, audit }, 'enquiries', { id }, { kind: 'changed', action: 'lead_link_opened' })
  return makeLinks(tx, services, id)
}

/** The note has the sentence, but not the link, which nobody else should use. */
async function recordTold(
  { db, company }: LeadServices,
  id: string,
  { by, language }: LeadTold,
  audit: AuditContext,
) {
  const own = await company(language)
  await db.transaction().execute(async (tx) => {
    const { name } = await findLead(tx, id)
    const text = fill(leadSentences[language], { name, company: own.name, link: '…' })
    await addNote({ tx, audit }, 'enquiries', id, { kind: by, text })
  })
}

async function findLead(tx: Db, id: string) {
  const found = await findSubmission(tx, 'enquiries', id)
  if (!found) throw new Failure('not_found', messages.enquiries.notFound)
  if (!found.by_hand) throw new Failure('not_allowed', leadMessages.notByHand)
  return found
}

async function makeLinks(tx: Db, services: LeadServices, id: string) {
  const token = await renewToken(tx, services, 'enquiries', id)
  const linkIn = (language: Language) => linkAddress('myData', { ...services, language }, token)
  return { en: linkIn('en'), ml: linkIn('ml') }
}

// Where enquiries came from and what became of them. What retention erases stays in these numbers, which name nobody.

const sourceOf = ({ came_from, by_hand }: Pick<Row<'enquiries'>, 'came_from' | 'by_hand'>) =>
  came_from || (by_hand ? '' : 'website')

const startOf = (year: number) => timeOf(new Date(`${year}-01-01T00:00:00+05:30`))

/** More than a year has of them. */
const maxReasons = 500

/** The newest first. What is erased takes its reason along. */
const listReasons = (db: Db, year: number) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'name', 'why', 'status'])
    .where('spam', '=', false)
    .where('created_at', '>=', startOf(year))
    .where('created_at', '<', startOf(year + 1))
    .where('status', 'in', ['won', 'lost'])
    .where('why', '!=', '')
    .orderBy('created_at', 'desc')
    .limit(maxReasons)
    .$narrowType<Pick<EndReason, 'status'>>()
    .execute()

async function countSources(db: Db, year: number): Promise<SourceCount[]> {
  const count = sql<number>`cast(count(*) as integer)`.as('count')
  const stored = await db
    .selectFrom('enquiries')
    .select(['came_from', 'by_hand', 'status', count])
    .where('spam', '=', false)
    .where('created_at', '>=', startOf(year))
    .where('created_at', '<', startOf(year + 1))
    .groupBy(['came_from', 'by_hand', 'status'])
    .execute()
  const erased = await db.selectFrom('lead_counts').selectAll().where('year', '=', year).execute()
  const found = new Map<string, SourceCount>()
  for (const { source, status, count } of [
    ...stored.map((row) => ({ ...row, source: sourceOf(row) })),
    ...erased,
  ]) {
    const total = found.get(source) ?? { source, received: 0, won: 0, lost: 0 }
    total.received += count
    if (status === 'won' || status === 'lost') total[status] += count
    found.set(source, total)
  }
  return [...found.values()].sort((a, b) => b.won - a.won || b.received - a.received)
}

/** Call it in the transaction that erases them because their time is over. */
export async function keepCounts(tx: Db, erased: (Row<'applications'> | Row<'enquiries'>)[]) {
  const kept = erased.flatMap((row) => {
    if (!('by_hand' in row) || row.spam) return []
    const [source, year] = [sourceOf(row), Number(dayInIndia(new Date(row.created_at)).slice(0, 4))]
    return { id: `${year} ${source} ${row.status}`, year, source, status: row.status, count: 1 }
  })
  // In one order, so that two processes never wait for each other.
  for (const row of kept.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    await tx
      .insertInto('lead_counts')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((e) => ({ count: e('lead_counts.count', '+', 1) })),
      )
      .execute()
}

type Stored = Row<'enquiries'>

/** For a spreadsheet: what is stored as a code, in the words that staff see. */
export async function* inWords<Kept extends object>(batches: AsyncIterable<Kept[]>) {
  for await (const rows of batches) yield rows.map((row) => ({ ...row, ...wordsOf(row as Stored) }))
}

const wordsOf = ({ status, came_from, by_hand }: Stored) => ({
  status: enquiryStatusNames[status],
  came_from: came_from && leadSourceNames[came_from],
  by_hand: by_hand ? 'Yes' : 'No',
})
