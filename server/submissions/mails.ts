// The mails about what people send: to the applicant that it has arrived, to the company that something has arrived, was
// corrected or was withdrawn. mails.ml.ts has the same in Malayalam.
import type { DiaryChange } from '#contract/access/diary.ts'
import { fieldName } from '#contract/access/diary-words.ts'
import type { Company } from '#contract/content/company.ts'
import { phonesOf } from '#contract/content/hours.ts'
import { formatMoment } from '#contract/days.ts'
import type { Language } from '#contract/languages.ts'
import { adminPages } from '#contract/pages.ts'
import type { NewMail, NoticeMail } from '../mail/queue.ts'
import { nameInMail, unlinkedRecord } from '../mail/typed-text.ts'
import * as malayalam from './mails.ml.ts'
import type { Kind, LinkedRow, Row } from './store.ts'

type Application = Row<'applications'>
type Enquiry = Row<'enquiries'>

const texts = { en: { confirmation, newApplication, newEnquiry, withdrawn, corrected }, ml: malayalam }

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
  const { subject, text } = texts[language].confirmation(application, shown)
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
    texts[language].newApplication(
      unlinkedRecord(application),
      inboxLink('applications', application, options),
    ),
})

export const enquiryNotice = (enquiry: Enquiry, options: NoticeOptions): NoticeMail => ({
  about: enquiry.id,
  recipient: options.company.mail,
  write: (language) =>
    texts[language].newEnquiry(unlinkedRecord(enquiry), inboxLink('enquiries', enquiry, options)),
})

const inboxLink = (kind: Kind, { id }: Row, { publicUrl }: NoticeOptions) =>
  `${publicUrl}${adminPages[kind].path}/${id}`

/** Says nothing about the person, and is about no record: that is gone. */
export const withdrawalMail = (found: LinkedRow, { mail }: Company): NoticeMail => ({
  recipient: mail,
  write: (language) => texts[language].withdrawn(unlinkedRecord(found)),
})

/** Says nothing about the person, and none of the old or new details. */
export const correctionMail = (found: LinkedRow, changes: DiaryChange[], { mail }: Company): NoticeMail => ({
  about: found.row.id,
  recipient: mail,
  write: (language) => texts[language].corrected(unlinkedRecord(found), changes),
})

/** Whether a CV came with it, and whether it was kept. */
export const cvState = ({ cv, cv_left_out }: Application) => (cv ? 'kept' : cv_left_out ? 'left out' : 'none')

type Shown = {
  /** As the page called it. */
  job: string
  /** Empty when what was typed does not look like a name. */
  name: string
  company: Company
  /** The private one. */
  link: string
}

export function confirmation(application: Application, { job, name, company, link }: Shown) {
  const cv = cvState(application)
  const { retentionDays, closedJobDays } = company
  const arrived = {
    kept: 'Your application has arrived, together with your CV.',
    'left out':
      'Your application has arrived. We could not keep your CV, because no more files could be stored; please reply to this mail and attach it.',
    none: 'Your application has arrived. There was no CV with it; if you want to send one, reply to this mail and attach it.',
  }[cv]
  const howLong = application.keep
    ? `We keep what you sent us, as you allowed, for this job and for later ones that fit, for at most ${retentionDays} days, and then delete it.`
    : `We keep what you sent us only to fill this job. It is deleted ${closedJobDays} days after the job closes, and after ${retentionDays} days at the latest.`
  return {
    subject: `Your application has arrived: ${job}`,
    text: `${name ? `Dear ${name}` : 'Hello'},

Thank you for applying to ${company.name} for the job '${job}'. ${arrived}

What happens next: somebody from the office will read every application. If we would like to meet you, we’ll call you or write to you on WhatsApp, at the number you gave us. You do not need to do anything ${cv === 'left out' ? 'else ' : ''}until then.

${howLong}

To see what we have about you, to correct your contact details or to withdraw your application at any time, open this link. It is yours alone, so please do not pass it on:
${link}

If somebody else has used your address, you can withdraw it there too, or reply to this mail or call us.
`,
  }
}

export function newApplication(application: Application, link: string) {
  const { job_title, name, qualification, experience, email, whatsapp } = application
  const state = cvState(application)
  const cv = {
    kept: 'yes',
    'left out': 'not kept, it could not be stored. The applicant was asked to send it by mail or WhatsApp.',
    none: 'no',
  }[state]
  return {
    subject: `New application: ${job_title}, from ${name}`,
    text: `${name} has applied for the job '${job_title}'.

Qualification: ${qualification}
Experience:    ${experience}
CV:            ${cv}

Everything else${state === 'kept' ? ', with the CV,' : ''} is in the admin area:
${link}

${email ? 'A reply to this mail goes to the applicant.' : `A phone number was enough for this job, so there is no mail address: call ${whatsapp}, or write on WhatsApp.`}
`,
  }
}

export function newEnquiry({ name, phone, plan, topic, message }: Enquiry, link: string) {
  const lines = [
    `Phone: ${phone}`,
    ...(plan ? [`Plans: ${plan}`] : []),
    ...(topic ? [`About: ${topic}`] : []),
  ]
  return {
    subject: `New enquiry from ${name}`,
    text: `${name} has written to us on the website and is waiting for a call.

${lines.join('\n')}

${message}

To mark it as answered:
${link}
`,
  }
}

export function withdrawn({ kind, row }: LinkedRow) {
  const isApplication = kind === 'applications'
  const what = isApplication ? `an application for the job '${row.job_title}'` : 'an enquiry on the website'
  return {
    subject: isApplication ? `Application withdrawn: ${row.job_title}` : 'Enquiry withdrawn',
    text: `Somebody has withdrawn ${what}, which came in on ${cameOn(row)}, by their private link.

Everything they had sent is erased from the site. If you have copies of it elsewhere, such as a printed CV, a mail or a note, please destroy them too.
`,
  }
}

export function corrected({ kind, row }: LinkedRow, changes: readonly DiaryChange[]) {
  const isApplication = kind === 'applications'
  const about = isApplication ? row.job_title : row.topic
  const what = isApplication ? `an application for the job '${about}'` : enquiryAbout(about)
  return {
    subject: `${isApplication ? 'Application' : 'Enquiry'} corrected${about ? `: ${about}` : ''}`,
    text: `Somebody has corrected ${what}, which came in on ${cameOn(row)}, by their private link.

What is new: ${changes.map(({ field }) => fieldName(field)).join(', ')}.

The new details are in the admin area, among the ${kind}. If you have noted the old ones elsewhere, please use the new ones from now on.
`,
  }
}

const enquiryAbout = (topic: string) => `an enquiry${topic ? ` about '${topic}'` : ' on the website'}`

/** With the time, so that of two on one day the office knows which. */
const cameOn = ({ created_at }: LinkedRow['row']) => `${formatMoment(new Date(created_at))} (Indian time)`
