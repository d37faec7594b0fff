// Up to step 005 the mails about an application or enquiry were composed after the answer. A server that stopped before
// has left a row in `arrivals` for each; the words are those of the time, without a link to the admin area.
import { type Kysely, sql } from 'kysely'
import { company as site } from '#site'
import { newId, timeOf } from '../clock.ts'

type Record = { [column: string]: string | null }

export async function queueArrivals(db: Kysely<unknown>) {
  const select = (table: string, kind: string) =>
    sql<Record>`select * from ${sql.table(table)} where id in (select id from arrivals where kind = ${kind}) order by id`
  for (const row of (await select('applications', 'application').execute(db)).rows) {
    await queue(db, row, { to: row.email, replyTo: site.mail, ...confirmation(row) })
    await queue(db, row, { to: site.mail, replyTo: row.email, ...applicationNotice(row) })
  }
  for (const row of (await select('enquiries', 'enquiry').execute(db)).rows)
    await queue(db, row, { to: site.mail, replyTo: null, ...enquiryNotice(row) })
}

type Mail = {
  to: string | null | undefined
  replyTo: string | null | undefined
  subject: string
  text: string
}

async function queue(db: Kysely<unknown>, { id }: Record, { to, replyTo, subject, text }: Mail) {
  const now = timeOf(new Date())
  const line = subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200)
  await sql`
    insert into mails (id, recipient, reply_to, subject, text, about, status, attempts, next_attempt_at, created_at)
    values (${newId()}, ${to}, ${replyTo}, ${line}, ${text}, ${id}, 'waiting', 0, ${now}, ${now})`.execute(db)
}

const confirmation = ({ job_title, cv }: Record) => ({
  subject: `Your application has arrived: ${job_title}`,
  text: `Hello,

Thank you for applying to ${site.name} for the position '${job_title}'. Your application has arrived${cv ? ', together with your CV' : ''}.

Somebody from the office reads every application. If we would like to meet you, we call you or write to you on WhatsApp, at the number you gave us.

We keep what you sent us for at most ${site.retentionDays} days, only to fill this position, and then erase it. If you want it corrected or erased earlier, or if somebody else has used your address, answer this mail or call us.

${site.name}
${site.address.street}, ${site.address.city} ${site.address.postalCode}
${site.phone} / ${site.secondPhone}
`,
})

const applicationNotice = ({ name, job_title, qualification, experience, cv }: Record) => ({
  subject: `New application: ${job_title}, from ${name}`,
  text: `${name} has applied for the position '${job_title}'.

Qualification: ${qualification}
Experience:    ${experience}
CV:            ${cv ? 'yes' : 'no'}

Everything else, with the CV, is in the admin area. An answer to this mail goes to the applicant.
`,
})

const enquiryNotice = ({ name, phone, plan, topic, message }: Record) => ({
  subject: `New enquiry from ${name}`,
  text: `${name} has written to us on the website and waits for a call.

Phone: ${phone}
Plans: ${plan || '-'}
About: ${topic || '-'}

${message}
`,
})
