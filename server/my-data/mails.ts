// What the company reads when somebody has withdrawn or corrected what they had sent: nothing about the person, and none
// of the old or new details. mails.ml.ts has the same in Malayalam.
import type { DiaryChange } from '#contract/access/diary.ts'
import { fieldName } from '#contract/access/diary-words.ts'
import type { Company } from '#contract/content/company.ts'
import { formatMoment } from '#contract/days.ts'
import type { NoticeMail } from '../mail/queue.ts'
import { unlinkedRecord } from '../mail/typed-text.ts'
import { notices as malayalam } from './mails.ml.ts'
import type { SentRecord } from './store.ts'

/** About nothing: what it was about is gone. */
export const withdrawalMail = (record: SentRecord, { mail }: Company): NoticeMail => ({
  recipient: mail,
  write: (language) => texts[language].withdrawn(unlinkedRecord(record)),
})

export const correctionMail = (
  record: SentRecord,
  changes: DiaryChange[],
  { mail }: Company,
): NoticeMail => ({
  about: record.row.id,
  recipient: mail,
  write: (language) => texts[language].corrected(unlinkedRecord(record), changes),
})

export const notices = {
  withdrawn: ({ kind, row }: SentRecord) => {
    const what =
      kind === 'application' ? `an application for the job '${row.job_title}'` : 'an enquiry on the website'
    return {
      subject: kind === 'application' ? `Application withdrawn: ${row.job_title}` : 'Enquiry withdrawn',
      text: `Somebody has withdrawn ${what}, which came in on ${cameOn(row)}, by their private link.

Everything they had sent is erased from the site. If you have copies of it elsewhere, such as a printed CV, a mail or a note, please destroy them too.
`,
    }
  },
  corrected: ({ kind, row }: SentRecord, changes: readonly DiaryChange[]) => {
    const about = kind === 'application' ? row.job_title : row.topic
    const what = kind === 'application' ? `an application for the job '${about}'` : enquiryAbout(about)
    const [where, subject] =
      kind === 'application'
        ? ['applications', `Application corrected: ${about}`]
        : ['enquiries', `Enquiry corrected${about ? `: ${about}` : ''}`]
    return {
      subject,
      text: `Somebody has corrected ${what}, which came in on ${cameOn(row)}, by their private link.

What is new: ${changes.map(({ field }) => fieldName(field)).join(', ')}.

The new details are in the admin area, among the ${where}. If you have noted the old ones elsewhere, please use the new ones from now on.
`,
    }
  },
}

const texts = { en: notices, ml: malayalam }

const enquiryAbout = (topic: string) => `an enquiry${topic ? ` about '${topic}'` : ' on the website'}`

/** With the time, so that of two on one day the office knows which. */
const cameOn = (row: SentRecord['row']) => `${formatMoment(new Date(row.created_at))} (Indian time)`
