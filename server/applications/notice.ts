// What the company reads when an application has come in. notice.ml.ts has the same in Malayalam.
import type { Tables } from '../db/tables.ts'

export function notice(application: Tables['applications'], link: string) {
  const { job_title, name, qualification, experience, cv } = application
  return {
    subject: `New application: ${job_title}, from ${name}`,
    text: `${name} has applied for the job '${job_title}'.

Qualification: ${qualification}
Experience:    ${experience}
CV:            ${cv ? 'yes' : 'no'}

Everything else, with the CV, is in the admin area:
${link}

A reply to this mail goes to the applicant.
`,
  }
}
