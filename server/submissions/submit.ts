// What a visitor sends is stored once, with a private link by which its sender sees, corrects or withdraws it.
import { hash } from 'node:crypto'
import type { DiaryChange } from '#contract/access/diary.ts'
import type { Company } from '#contract/content/company.ts'
import type { EnquiryInput } from '#contract/enquiries.ts'
import type { Language } from '#contract/languages.ts'
import { privateLink } from '#contract/people/my-data.ts'
import { dayMs, newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { Action } from '../db/diary.ts'
import { hashToken } from '../db/secret.ts'
import type { Consent } from '../db/tables.ts'
import type { MailQuota } from '../mail/queue.ts'
import { noteRecord } from '../records/diary.ts'
import { enquiryNotice } from './mails.ts'
import { getSame, insertOnce, type Kind, releaseFingerprint } from './store.ts'

export type SubmitServices = {
  db: Db
  mailQuota: MailQuota
  publicUrl: string
  /** Makes the token of a private link from the record's id: always the same one, though only its hash is stored. */
  privateLinkToken: (id: string) => Promise<string>
}

export type Sender = Action & {
  /** That of the page with the form. */
  language: Language
  consent: Consent
  /** In English, for the notice to the office. */
  company: Company
}

/** The columns that both kinds have, and the private link. */
export async function newSubmission(
  { privateLinkToken, publicUrl }: SubmitServices,
  { consent, language, now }: Sender,
  { website, typed }: { website: string; typed: unknown[] },
) {
  const id = newId()
  const token = await privateLinkToken(id)
  const row = {
    ...consent,
    id,
    status: 'new' as const,
    notes: '',
    spam: website === '' ? 0 : 1,
    fingerprint: hash('sha256', JSON.stringify([...typed, website])),
    // In the record itself, so that the link is deleted with it.
    link_hash: hashToken(token),
    created_at: timeOf(now),
  }
  return { row, link: privateLink(publicUrl, language, token) }
}

/**
 * For somebody who sends the same again and may have missed the first response, and with it the link. Staff, who can read
 * what was sent, could send it once more and act as its sender, so the diary tells it.
 */
export async function giveLinkAgain(
  tx: Db,
  { privateLinkToken, publicUrl }: SubmitServices,
  sender: Sender,
  { kind, id, changes = [] }: { kind: Kind; id: string; changes?: DiaryChange[] },
) {
  const note = 'Sent again, so the private link was given again.'
  await noteRecord(tx, sender, 'changed', kind, { id }, { changes, note })
  return privateLink(publicUrl, sender.language, await privateLinkToken(id))
}

/** After that, the same question is a new enquiry. */
const repeatMs = dayMs

/** Returns the private link. */
export async function submitEnquiry(services: SubmitServices, input: EnquiryInput, sender: Sender) {
  const { website, notice_version, ...fields } = input
  const { name, phone, plan, message, topic } = fields
  const { db, mailQuota, publicUrl } = services
  const { now, company } = sender
  const typed = [name, phone, plan, message, topic]
  const { row: common, link } = await newSubmission(services, sender, { website, typed })
  const row = { ...fields, ...common }
  return db.transaction().execute(async (tx) => {
    await releaseFingerprint(tx, 'enquiries', row.fingerprint, new Date(now.getTime() - repeatMs))
    if (!(await insertOnce(tx, 'enquiries', row))) {
      const { id } = await getSame(tx, 'enquiries', row.fingerprint)
      return giveLinkAgain(tx, services, sender, { kind: 'enquiries', id })
    }
    if (!row.spam) await mailQuota.queueNotice(tx, enquiryNotice(row, { company, publicUrl }), now)
    return link
  })
}
