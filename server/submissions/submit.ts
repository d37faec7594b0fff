// What a visitor sends is stored once, with a private link by which its sender sees, corrects or withdraws it.
import { hash } from 'node:crypto'
import type { Company } from '#contract/content/company.ts'
import type { EnquiryInput } from '#contract/enquiries.ts'
import type { Language } from '#contract/languages.ts'
import { privateLink } from '#contract/people/my-data.ts'
import type { Source, unknownSource } from '#contract/visits/names.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { newId } from '../db/ids.ts'
import { hashToken } from '../db/settings.ts'
import type { Consent } from '../db/tables.ts'
import type { Services } from '../ops/services.ts'
import { enquiryNotice } from './mails.ts'
import { insertOnce, type Kind } from './store.ts'

export type SubmitServices = Pick<Services, 'db' | 'mailQuota' | 'publicUrl' | 'privateLinkToken'> & {
  countSubmission: (tx: Db, kind: Kind, source: Sender['source'], now: Date) => Promise<void>
}

export type Sender = AuditContext & {
  /** That of the page with the form. */
  language: Language
  consent: Consent
  /** For the numbers of visits alone. */
  source: Source | typeof unknownSource
  /** In English, for the notice to the office. */
  company: Company
}

/** The columns that both kinds have, and the private link. */
export async function newSubmission(
  { privateLinkToken, publicUrl }: Pick<SubmitServices, 'privateLinkToken' | 'publicUrl'>,
  { consent, language, now }: Pick<Sender, 'consent' | 'language' | 'now'>,
  sent: { website: string; idempotency_key: string },
  file = '',
) {
  const id = newId()
  const token = await privateLinkToken(id)
  const columns = {
    ...consent,
    id,
    status: 'new' as const,
    spam: sent.website !== '',
    // The same words without the key, or with another one, may be those of somebody else.
    fingerprint: sent.idempotency_key ? hash('sha256', JSON.stringify([sent, file])) : id,
    // In the record itself, so that the link is deleted with it.
    link_hash: hashToken(token),
    created_at: timeOf(now),
  }
  return { columns, link: privateLink(publicUrl, language, token) }
}

/** For somebody who sends the same again and may have missed the first response, and with it the link. */
export async function giveLinkAgain(
  tx: Db,
  services: SubmitServices,
  { language }: Sender,
  kind: Kind,
  { id }: { id: string },
) {
  return privateLink(services.publicUrl, language, await renewToken(tx, services, kind, id))
}

/** Another one than before only where the key was replaced meanwhile, as on a restored site. */
export async function renewToken(
  tx: Db,
  { privateLinkToken }: Pick<Services, 'privateLinkToken'>,
  kind: Kind,
  id: string,
) {
  const token = await privateLinkToken(id)
  // Not a new version: it changes nothing that staff see.
  await tx
    .updateTable<Kind>(kind)
    .set({ link_hash: hashToken(token) })
    .where('id', '=', id)
    .execute()
  return token
}

/** Returns the private link. */
export async function submitEnquiry(services: SubmitServices, input: EnquiryInput, sender: Sender) {
  const { website, notice_version, idempotency_key, ...fields } = input
  const { db, mailQuota, publicUrl } = services
  const { now, company } = sender
  const { columns, link } = await newSubmission(services, sender, input)
  return db.transaction().execute(async (tx) => {
    const stored = await insertOnce(tx, 'enquiries', { ...fields, ...columns })
    if (stored.id !== columns.id) return giveLinkAgain(tx, services, sender, 'enquiries', stored)
    if (stored.spam) return link
    await services.countSubmission(tx, 'enquiries', sender.source, now)
    await mailQuota.queueNotice(tx, enquiryNotice(stored, { company, publicUrl }), now)
    return link
  })
}
