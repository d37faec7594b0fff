// What an applicant and the company read when an application has come in.
import type { Company } from '#contract/content/company.ts'
import { phonesOf } from '#contract/content/hours.ts'
import { type Language, pathIn } from '#contract/languages.ts'
import { adminPages } from '#contract/pages.ts'
import { myDataPath } from '../db/private-links.ts'
import type { Tables } from '../db/tables.ts'
import type { NewMail } from '../mail/queue.ts'
import { confirmation as confirmationInMalayalam } from './confirmation.ml.ts'
import { confirmation } from './confirmation.ts'
import { notice as noticeInMalayalam } from './notice.ml.ts'
import { notice } from './notice.ts'

type Application = Tables['applications']

type About = {
  company: Company
  publicUrl: string
  token: string
  applicant: Applicant
  /** Of the mail to the company. */
  noticeLanguage: Language
}
/** What an applicant reads is in the language of the page with the form. */
export type Applicant = { language: Language; company: Company; say: (english: string) => string }

export const applicationMails = (application: Application, about: About): [NewMail, NewMail] => [
  confirmationTo(application, about),
  noticeTo(application, about),
]

const confirmations = { en: confirmation, ml: confirmationInMalayalam }

function confirmationTo(application: Application, { publicUrl, token, applicant }: About): NewMail {
  const { language, company, say } = applicant
  const { street, city, postalCode } = company.address
  const { id, job_title, name, email, cv, keep } = application
  const { subject, text } = confirmations[language]({
    job: say(job_title),
    name: looksLikeName(name) ? name : '',
    hasCv: cv !== null,
    keep: keep === 1,
    company,
    link: publicUrl + pathIn(language, myDataPath(token)),
  })
  return {
    about: id,
    recipient: email,
    replyTo: company.mail,
    subject,
    text: `${text}
${company.name}
${street}, ${city} ${postalCode}
${phonesOf(company).join(' / ')}
`,
  }
}

/** Only such a text is repeated: anybody may enter any text, and the address of somebody else. */
const looksLikeName = (name: string) => /^(?:[\p{L}\p{M} .'’-]|\u200c|\u200d){1,60}$/u.test(name)

const notices = { en: notice, ml: noticeInMalayalam }

function noticeTo(application: Application, { company, publicUrl, noticeLanguage }: About): NewMail {
  const mail = notices[noticeLanguage](application, publicUrl + adminPages.applications.path)
  return { about: application.id, recipient: company.mail, replyTo: application.email, ...mail }
}
