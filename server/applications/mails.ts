// What an applicant and the company read when an application has come in.
import type { Company } from '#contract/content/company.ts'
import { phonesOf } from '#contract/content/hours.ts'
import { adminPages } from '#contract/pages.ts'
import { myDataPath } from '../db/private-links.ts'
import type { Tables } from '../db/tables.ts'
import type { NewMail } from '../mail/queue.ts'

type Application = Tables['applications']

type About = { company: Company; publicUrl: string; token: string }

export const applicationMails = (application: Application, about: About): [NewMail, NewMail] => [
  confirmation(application, about),
  notice(application, about),
]

function confirmation(application: Application, { company, publicUrl, token }: About): NewMail {
  const { street, city, postalCode } = company.address
  const { id, job_title, name, email, cv } = application
  const arrived = cv
    ? 'Your application has arrived, together with your CV.'
    : 'Your application has arrived. There was no CV with it; if you want to send one, reply to this mail and attach it.'
  return {
    about: id,
    recipient: email,
    replyTo: company.mail,
    subject: `Your application has arrived: ${job_title}`,
    text: `${greetingTo(name)}

Thank you for applying to ${company.name} for the job '${job_title}'. ${arrived}

What happens next: somebody from the office reads every application. If we would like to meet you, we call you or write to you on WhatsApp, at the number you gave us. You do not need to do anything until then.

${howLong(application, company)}

To see what we have about you, to correct your contact details or to withdraw your application at any time, open this link. It is yours alone, so please do not pass it on:
${publicUrl}${myDataPath(token)}

If somebody else has used your address, you can withdraw it there too, or reply to this mail or call us.

${company.name}
${street}, ${city} ${postalCode}
${phonesOf(company).join(' / ')}
`,
  }
}

function howLong({ keep }: Application, { retentionDays, closedJobDays }: Company) {
  return keep
    ? `We keep what you sent us, as you allowed, for this job and for later ones that fit, for at most ${retentionDays} days, and then delete it.`
    : `We keep what you sent us only to fill this job. It is deleted ${closedJobDays} days after the job closes, and after ${retentionDays} days at the latest.`
}

/** Repeats only what looks like a name: anybody may enter any text, and the address of somebody else. */
function greetingTo(name: string) {
  return /^(?:[\p{L}\p{M} .'’-]|\u200c|\u200d){1,60}$/u.test(name) ? `Dear ${name},` : 'Hello,'
}

function notice(application: Application, { company, publicUrl }: About): NewMail {
  const { id, job_title, name, qualification, experience, email, cv } = application
  return {
    about: id,
    recipient: company.mail,
    replyTo: email,
    subject: `New application: ${job_title}, from ${name}`,
    text: `${name} has applied for the job '${job_title}'.

Qualification: ${qualification}
Experience:    ${experience}
CV:            ${cv ? 'yes' : 'no'}

Everything else, with the CV, is in the admin area:
${publicUrl}${adminPages.applications.path}

A reply to this mail goes to the applicant.
`,
  }
}
