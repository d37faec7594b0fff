// What the company reads when an enquiry has come in.
import type { Company } from '#contract/content/company.ts'
import { adminPages } from '#contract/pages.ts'
import type { Tables } from '../db/tables.ts'
import type { NewMail } from '../mail/queue.ts'

type About = { company: Company; publicUrl: string }

export function enquiryMail(enquiry: Tables['enquiries'], { company, publicUrl }: About): NewMail {
  const { id, name, phone, plan, topic, message } = enquiry
  const lines = [
    `Phone: ${phone}`,
    ...(plan ? [`Plans: ${plan}`] : []),
    ...(topic ? [`About: ${topic}`] : []),
  ]
  return {
    about: id,
    recipient: company.mail,
    subject: `New enquiry from ${name}`,
    text: `${name} has written to us on the website and is waiting for a call.

${lines.join('\n')}

${message}

To mark it as answered:
${publicUrl}${adminPages.enquiries.path}
`,
  }
}
