// What the company reads when an enquiry has come in. mails.ml.ts has the same in Malayalam.
import type { Company } from '#contract/content/company.ts'
import { adminPages } from '#contract/pages.ts'
import type { Tables } from '../db/tables.ts'
import type { NoticeMail } from '../mail/queue.ts'
import { unlinkedRecord } from '../mail/typed-text.ts'
import * as malayalam from './mails.ml.ts'

type Enquiry = Tables['enquiries']

const texts = { en: { notice }, ml: malayalam }

export const noticeMail = (
  enquiry: Enquiry,
  { company, publicUrl }: { company: Company; publicUrl: string },
): NoticeMail => ({
  about: enquiry.id,
  recipient: company.mail,
  write: (language) => texts[language].notice(unlinkedRecord(enquiry), publicUrl + adminPages.enquiries.path),
})

export function notice({ name, phone, plan, topic, message }: Enquiry, link: string) {
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
