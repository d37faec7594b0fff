// What the company's old mail address reads when messages and applications go to another one.
import type { Company } from '#contract/content/company.ts'
import { datesIn, formatMoment } from '#contract/days.ts'
import { adminPages } from '#contract/pages.ts'
import { inBoth, wordsIn } from '#contract/words.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { findMailLanguage, queueMail } from '../mail/queue.ts'
import { ownerInMail } from '../mail/typed-text.ts'

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
  const written = wordsIn(language, mails).addressMoved({
    company: name,
    newAddress: ownerInMail(mail),
    by: ownerInMail(actor.name),
    at: now,
    link,
  })
  await queueMail(tx, { recipient, language, ...written }, now)
}

type Move = { company: string; newAddress: string; by: string; at: Date; link: string }

const mails = inBoth({
  addressMoved: [
    ({ company, newAddress, by, at, link }: Move) => {
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
    },
    ({ company, newAddress, by, at, link }) => {
      return {
        subject: 'അന്വേഷണങ്ങളും അപേക്ഷകളും ഇനി മറ്റൊരു വിലാസത്തിലേക്ക്',
        text: `${company} എന്ന കമ്പനിയുടെ വെബ്സൈറ്റിൽ വരുന്ന അന്വേഷണങ്ങളും അപേക്ഷകളും ഇതുവരെ ഈ വിലാസത്തിലേക്കാണ് മെയിൽ ചെയ്തിരുന്നത്. ഇനി അവ മറ്റൊരു വിലാസത്തിലേക്കു പോകും; വെബ്സൈറ്റിൽ കാണിക്കുന്നതും അതാണ്:

പുതിയ വിലാസം: ${newAddress}
മാറ്റിയത്: ${by}
എപ്പോൾ: ${datesIn('ml').formatMoment(at)} (ഇന്ത്യൻ സമയം)

നിങ്ങൾ അറിഞ്ഞുള്ള മാറ്റമാണെങ്കിൽ ഒന്നും ചെയ്യേണ്ട.

അല്ലെങ്കിൽ ഉടൻ വെബ്സൈറ്റിന്റെ ഉടമയോടു ചോദിക്കൂ. ഉടമകളിൽ ആർക്കും അഡ്മിൻ ഭാഗത്ത് പഴയ വിലാസം തിരികെ വയ്ക്കാം:
${link}

മാറ്റിയത് ഉടമയല്ലെങ്കിൽ, മറ്റാരോ ആ അക്കൗണ്ട് ഉപയോഗിക്കുന്നുണ്ടാകാം: അതിനു പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കൂ; വേറെ എന്തൊക്കെ മാറ്റിയെന്ന് അക്കൗണ്ടുകൾ, രജിസ്റ്റർ എന്നീ പേജുകളിൽ നോക്കൂ.
`,
      }
    },
  ],
})
