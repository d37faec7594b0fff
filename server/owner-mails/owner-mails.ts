// Mails to owners about what is wrong, once a day while it lasts.

import type { Trouble } from '#contract/admin/dashboard.ts'
import { troubleWords } from '#contract/admin/trouble-words.ts'
import { dayInIndia, timeInIndia } from '#contract/days.ts'
import { adminPages } from '#contract/pages.ts'
import { inBoth, wordsIn } from '#contract/words.ts'
import { minuteMs } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { claimDay, readSetting } from '../db/settings.ts'
import { queueMail } from '../mail/queue.ts'
import type { Job } from '../ops/background-jobs.ts'
import { checkClock } from '../ops/clock-check.ts'
import {
  checkCertificate,
  findTroubles,
  isCertificateEnding,
  type TroubleServices,
} from '../ops/monitoring/troubles.ts'
import type { Services } from '../ops/services.ts'

type TroubleMailServices = TroubleServices & Pick<Services, 'publicUrl' | 'wakeMail'>

const setting = 'trouble mail'
/** Of the day in India. */
const sentFrom = '07:00'

export function troubleJob(services: TroubleMailServices): Job {
  const { db, publicUrl } = services
  let checkedOn = ''
  return {
    name: 'mailing what is wrong to owners',
    everyMs: 5 * minuteMs,
    async run(now) {
      const today = dayInIndia(now)
      // Once a day, and more often while it has to be renewed or nobody answers.
      if (checkedOn !== today || (await isCertificateEnding(db, now))) {
        if (await checkCertificate(db, publicUrl)) checkedOn = today
      }
      await mailTroubles(services, now)
    },
  }
}

export async function mailTroubles(services: TroubleMailServices, now: Date) {
  const { db, publicUrl, wakeMail } = services
  const { time } = await checkClock(db, now)
  const today = dayInIndia(time)
  if (timeInIndia(time) < `${today} ${sentFrom}` || (await readSetting(db, setting)) === today) return
  const troubles = await findTroubles(services, now)
  // That mails do not leave cannot be mailed alone: owners see it when they log in.
  if (troubles.every((one) => one === 'mail' || one === 'sender')) return
  await db.transaction().execute(async (tx) => {
    if (!(await claimDay(tx, setting, today))) return
    for (const { email: recipient, mail_language: language } of await listOwners(tx)) {
      const mail = wordsIn(language, mails).troubles(troubles, dashboardAddress(publicUrl))
      // Due by either clock.
      await queueMail(tx, { recipient, language, ...mail }, time < now ? time : now)
    }
  })
  wakeMail()
}

const listOwners = (tx: Db) =>
  tx
    .selectFrom('accounts')
    .select(['email', 'mail_language'])
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .execute()

// What is wrong, as a mail to owners.

const dashboardAddress = (publicUrl: string) => publicUrl + adminPages.dashboard.path

const mails = inBoth({
  troubles: [
    (found: Trouble[], dashboard: string) => {
      return {
        subject: 'Something is wrong with your site',
        text: `Hello,

${found.map((one) => troubleWords[one]).join('\n\n')}

This mail comes once a day until it is put right. The dashboard shows how it is now:
${dashboard}
`,
      }
    },
    (found, dashboard) => ({
      subject: 'നിങ്ങളുടെ വെബ്സൈറ്റിന് ഒരു തകരാറുണ്ട്',
      text: `നമസ്കാരം

${found.map((one) => wordsIn('ml', troubleWords)[one]).join('\n\n')}

ശരിയാകുന്നതു വരെ ഈ മെയിൽ ദിവസവും ഒരു തവണ വരും. ഇപ്പോഴത്തെ നില ഡാഷ്ബോർഡിൽ കാണാം:
${dashboard}
`,
    }),
  ],
})
