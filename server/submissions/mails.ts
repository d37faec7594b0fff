// The mails about what people send: to the applicant that it has arrived, to the company that something has arrived, was
// corrected or was withdrawn.
import type { DiaryChange } from '#contract/access/diary.ts'
import type { Company } from '#contract/content/company.ts'
import { phonesOf } from '#contract/content/hours.ts'
import type { Language } from '#contract/languages.ts'
import { adminPages } from '#contract/pages.ts'
import { wordsIn } from '#contract/words.ts'
import { type NewMail, type NoticeMail, nameInMail, unlinkedRecord } from '../mail/queue.ts'
import { mails } from './mail-texts.ts'
import type { Kind, LinkedRow, Row } from './store.ts'

type Application = Row<'applications'>
type Enquiry = Row<'enquiries'>

/** What an applicant reads is in the language of the page with the form. */
export type Applicant = { language: Language; company: Company; translate: (english: string) => string }

export function confirmationMail(
  application: Application,
  { language, company, translate }: Applicant,
  link: string,
): NewMail {
  const { street, city, postalCode } = company.address
  const { id, job_title, name, email } = application
  const shown = { job: translate(job_title), name: nameInMail(name), company, link }
  const { subject, text } = wordsIn(language, mails).confirmation(application, shown)
  return {
    about: id,
    recipient: email,
    replyTo: company.mail,
    language,
    subject,
    text: `${text}
${company.name}
${street}, ${city} ${postalCode}
${phonesOf(company).join(' / ')}
`,
  }
}

type NoticeOptions = { company: Company; publicUrl: string }

export const applicationNotice = (application: Application, options: NoticeOptions): NoticeMail => ({
  about: application.id,
  recipient: options.company.mail,
  replyTo: application.email || undefined,
  write: (language) =>
    wordsIn(language, mails).newApplication(
      unlinkedRecord(application),
      inboxLink('applications', application, options),
    ),
})

export const enquiryNotice = (enquiry: Enquiry, options: NoticeOptions): NoticeMail => ({
  about: enquiry.id,
  recipient: options.company.mail,
  write: (language) =>
    wordsIn(language, mails).newEnquiry(unlinkedRecord(enquiry), inboxLink('enquiries', enquiry, options)),
})

const inboxLink = (kind: Kind, { id }: Row, { publicUrl }: NoticeOptions) =>
  `${publicUrl}${adminPages[kind].path}/${id}`

/** Says nothing about the person, and is about no record: that is gone. */
export const withdrawalMail = (found: LinkedRow, { mail }: Company): NoticeMail => ({
  recipient: mail,
  write: (language) => wordsIn(language, mails).withdrawn(unlinkedRecord(found)),
})

/** Says nothing about the person, and none of the old or new details. */
export const correctionMail = (found: LinkedRow, changes: DiaryChange[], { mail }: Company): NoticeMail => ({
  about: found.row.id,
  recipient: mail,
  write: (language) => wordsIn(language, mails).corrected(unlinkedRecord(found), changes),
})
