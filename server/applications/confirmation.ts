// What an applicant reads when an application from an English page has come in.
import type { Company } from '#contract/content/company.ts'

export type Confirmed = {
  /** As the page called it. */
  job: string
  /** Empty when what was typed does not look like a name. */
  name: string
  hasCv: boolean
  keep: boolean
  company: Company
  /** The private one. */
  link: string
}

export function confirmation({ job, name, hasCv, keep, company, link }: Confirmed) {
  const { retentionDays, closedJobDays } = company
  const arrived = hasCv
    ? 'Your application has arrived, together with your CV.'
    : 'Your application has arrived. There was no CV with it; if you want to send one, reply to this mail and attach it.'
  const howLong = keep
    ? `We keep what you sent us, as you allowed, for this job and for later ones that fit, for at most ${retentionDays} days, and then delete it.`
    : `We keep what you sent us only to fill this job. It is deleted ${closedJobDays} days after the job closes, and after ${retentionDays} days at the latest.`
  return {
    subject: `Your application has arrived: ${job}`,
    text: `${name ? `Dear ${name}` : 'Hello'},

Thank you for applying to ${company.name} for the job '${job}'. ${arrived}

What happens next: somebody from the office reads every application. If we would like to meet you, we call you or write to you on WhatsApp, at the number you gave us. You do not need to do anything until then.

${howLong}

To see what we have about you, to correct your contact details or to withdraw your application at any time, open this link. It is yours alone, so please do not pass it on:
${link}

If somebody else has used your address, you can withdraw it there too, or reply to this mail or call us.
`,
  }
}
