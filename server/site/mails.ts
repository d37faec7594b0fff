// What the company's old mail address reads when messages and applications go to another one. mails.ml.ts has the same in
// Malayalam.
import type { Company } from '#contract/content/company.ts'
import { formatMoment } from '#contract/days.ts'
import { adminPages } from '#contract/pages.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { findMailLanguage, queueMail } from '../mail/queue.ts'
import { ownerInMail } from '../mail/typed-text.ts'
import { addressMoved as malayalam } from './mails.ml.ts'

/** Part of the publication. However many mails it got that day: a flood of forms must not keep this one away. */
export async function tellOldAddress(
  tx: Db,
  publicUrl: string,
  [{ name, mail: recipient }, { mail }]: [before: Company, after: Company],
  { actor, now }: AuditContext,
) {
  if (recipient === mail) return
  const language = await findMailLanguage(tx, recipient)
  const link = publicUrl + adminPages.sitePage.path.replace(':page', 'company')
  const written = texts[language]({
    company: name,
    newAddress: ownerInMail(mail),
    by: ownerInMail(actor.name),
    at: now,
    link,
  })
  await queueMail(tx, { recipient, language, ...written }, now)
}

type Move = { company: string; newAddress: string; by: string; at: Date; link: string }

export function addressMoved({ company, newAddress, by, at, link }: Move) {
  return {
    subject: 'Messages and applications go to another address now',
    text: `Until now, messages and applications from the website of ${company} were mailed to this address. They go to another one now, which the site also shows:

New address: ${newAddress}
Changed by:  ${by}
When:        ${formatMoment(at)} (Indian time)

If you know about it, there is nothing to do.

If not, ask the owner of the site at once. Any owner can change the address back in the admin area:
${link}

If it was not the owner, somebody else may be using that account: choose a new password for it, and look under Accounts and in the diary for what else was changed.
`,
  }
}

const texts = { en: addressMoved, ml: malayalam }
