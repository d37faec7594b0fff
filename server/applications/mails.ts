// What an applicant and the company read when an application has come in. mails.ml.ts has the same in Malayalam.
import type { Company } from '#contract/content/company.ts'
import { phonesOf } from '#contract/content/hours.ts'
import type { Language } from '#contract/languages.ts'
import { adminPages } from '#contract/pages.ts'
import type { Tables } from '../db/tables.ts'
import type { NewMail, NoticeMail } from '../mail/queue.ts'
import { nameInMail, unlinkedRecord } from '../mail/typed-text.ts'
import * as malayalam from './mails.ml.ts'

type Application = Tables['applications']

const texts = { en: { confirmation, notice }, ml: malayalam }

/** What an applicant reads is in the language of the page with the form. */
export type Applicant = { language: Language; company: Company; say: (english: string) => string }

export function confirmationMail(
  application: Application,
  { language, company, say }: Applicant,
  link: string,
): NewMail {
  const { street, city, postalCode } = company.address
  const { id, job_title, name, email, keep } = application
  const { subject, text } = texts[language].confirmation({
    job: say(job_title),
    name: nameInMail(name),
    cv: cvOf(application),
    keep: keep === 1,
    company,
    link,
  })
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

export const noticeMail = (
  application: Application,
  { company, publicUrl }: { company: Company; publicUrl: string },
): NoticeMail => ({
  about: application.id,
  recipient: company.mail,
  replyTo: application.email,
  write: (language) =>
    texts[language].notice(unlinkedRecord(application), publicUrl + adminPages.applications.path),
})

/** Whether one came with the application, and whether it was kept. */
type CvState = 'kept' | 'left out' | 'none'

export const cvOf = ({ cv, cv_left_out }: Application): CvState =>
  cv ? 'kept' : cv_left_out ? 'left out' : 'none'

export type Confirmation = {
  /** As the page called it. */
  job: string
  /** Empty when what was typed does not look like a name. */
  name: string
  cv: CvState
  keep: boolean
  company: Company
  /** The private one. */
  link: string
}

export function confirmation({ job, name, cv, keep, company, link }: Confirmation) {
  const { retentionDays, closedJobDays } = company
  const arrived = {
    kept: 'Your application has arrived, together with your CV.',
    'left out':
      'Your application has arrived. We could not keep your CV, because there was no room for more files; please reply to this mail and attach it.',
    none: 'Your application has arrived. There was no CV with it; if you want to send one, reply to this mail and attach it.',
  }[cv]
  const howLong = keep
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

export function notice(application: Application, link: string) {
  const { job_title, name, qualification, experience } = application
  const state = cvOf(application)
  const cv = {
    kept: 'yes',
    'left out': 'not kept, there was no room. The applicant was asked to send it by mail or WhatsApp.',
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

A reply to this mail goes to the applicant.
`,
  }
}
