// Enquiries noted by hand: the person has typed nothing and agreed to nothing, so the office passes the private link on.
import { fill, type Language } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { leadMessages, leadSentences } from '#contract/people/lead-words.ts'
import type { LeadInput, LeadTold } from '#contract/people/leads.ts'
import { privateLink } from '#contract/people/my-data.ts'
import type { Db } from '../../db/database.ts'
import type { AuditContext } from '../../db/diary.ts'
import { Failure } from '../../http/failure.ts'
import { addNote } from '../../notes/notes.ts'
import type { Services } from '../../ops/services.ts'
import { auditRecord } from '../../records/diary.ts'
import { findSubmission, insertOnce } from '../store.ts'
import { newSubmission, renewToken } from '../submit.ts'

export type LeadServices = Pick<Services, 'db' | 'company' | 'publicUrl' | 'privateLinkToken'>

const noConsent = { notice_version: '', notice_language: '', consent_at: '' }

export async function addLead(services: LeadServices, input: LeadInput, audit: AuditContext) {
  const { columns } = await newSubmission(
    services,
    { consent: noConsent, language: 'en', now: audit.now },
    { website: '', idempotency_key: '' },
  )
  return services.db.transaction().execute(async (tx) => {
    // Somebody has talked to them; without a day to call back they still wait.
    const status = input.follow_up_on ? 'answered' : 'new'
    const row = { ...columns, ...input, plan: '', topic: '', by_hand: 1, status } as const
    const { id } = await insertOnce(tx, 'enquiries', row)
    await auditRecord(tx, audit, 'created', 'enquiries', { id }, { note: 'Noted by hand.' })
    return { id, links: await makeLinks(tx, services, id) }
  })
}

export const openLinks = (services: LeadServices, id: string, audit: AuditContext) =>
  services.db.transaction().execute(async (tx) => {
    await findLead(tx, id)
    return giveLinks(tx, services, id, audit)
  })

/** Whoever has the link can act as the person, so the diary tells who got it. */
async function giveLinks(tx: Db, services: LeadServices, id: string, audit: AuditContext) {
  const note = 'Opened the private link, to pass it on.'
  await auditRecord(tx, audit, 'changed', 'enquiries', { id }, { note })
  return makeLinks(tx, services, id)
}

/** The note has the sentence, but not the link, which nobody else should use. */
export async function recordTold(
  { db, company }: LeadServices,
  id: string,
  { by, language }: LeadTold,
  audit: AuditContext,
) {
  const own = await company(language)
  await db.transaction().execute(async (tx) => {
    const { name } = await findLead(tx, id)
    const text = fill(leadSentences[language], { name, company: own.name, link: '…' })
    await addNote(tx, 'enquiries', id, { kind: by, text }, audit)
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
  const linkIn = (language: Language) => privateLink(services.publicUrl, language, token)
  return { en: linkIn('en'), ml: linkIn('ml') }
}
