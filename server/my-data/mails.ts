// What the company reads when somebody has withdrawn what they had sent: nothing about the person.
import type { Company } from '#contract/content/company.ts'
import { formatDay, timeInIndia } from '#contract/days.ts'
import type { NewMail } from '../mail/queue.ts'
import type { Found } from './store.ts'

export function withdrawalMail({ kind, row }: Found, company: Company): NewMail {
  // With the time, so that of two on one day the office knows which.
  const moment = timeInIndia(new Date(row.created_at))
  const came = `${formatDay(moment)} at ${moment.slice(11)}`
  const what =
    kind === 'application' ? `an application for the job '${row.job_title}'` : 'an enquiry on the website'
  return {
    recipient: company.mail,
    subject: kind === 'application' ? `Application withdrawn: ${row.job_title}` : 'Enquiry withdrawn',
    text: `Somebody has withdrawn ${what}, which came in on ${came} (Indian time), by their private link.

Everything they had sent is erased from the site. If you have copies of it elsewhere, such as a printed CV, a mail or a note, please destroy them too.
`,
  }
}
