// What the company reads when an enquiry has come in. notice.ml.ts has the same in Malayalam.
import type { Tables } from '../db/tables.ts'

export function notice({ name, phone, plan, topic, message }: Tables['enquiries'], link: string) {
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
