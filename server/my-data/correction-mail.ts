// What the company reads when somebody has corrected what they had sent: none of the old or new details.
import type { DiaryChange } from '#contract/access/diary.ts'
import { fieldName } from '#contract/access/diary-words.ts'
import type { Company } from '#contract/content/company.ts'
import { timeInIndia } from '#contract/days.ts'
import type { NewMail } from '../mail/queue.ts'
import type { Found } from './store.ts'

export function correctionMail({ kind, row }: Found, changes: DiaryChange[], company: Company): NewMail {
  const [day, time] = timeInIndia(new Date(row.created_at)).split(' ')
  const about = kind === 'application' ? row.job_title : row.topic
  const what = kind === 'application' ? `an application for the job '${about}'` : enquiryAbout(about)
  const [where, subject] =
    kind === 'application'
      ? ['Applications', `Application corrected: ${about}`]
      : ['Enquiries', `Enquiry corrected${about ? `: ${about}` : ''}`]
  return {
    about: row.id,
    recipient: company.mail,
    subject,
    text: `Somebody has corrected ${what}, which came in on ${day} at ${time}, by their private link.

What is new: ${changes.map(({ field }) => fieldName(field)).join(', ')}.

The new details are in the admin area, among the ${where.toLowerCase()}. If you have noted the old ones elsewhere, please use the new ones from now on.
`,
  }
}

const enquiryAbout = (topic: string) => `an enquiry${topic ? ` about '${topic}'` : ' on the website'}`
