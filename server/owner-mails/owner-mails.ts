// Mails to owners about what is wrong, once a day while it lasts.

import { dayInIndia, timeInIndia } from '#contract/days.ts'
import { wordsIn } from '#contract/words.ts'
import { type Clock, minuteMs } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { claimDay, readSetting } from '../db/settings.ts'
import { queueMail } from '../mail/queue.ts'
import { checkClock } from '../ops/clock-check.ts'
import { startInterval } from '../ops/intervals.ts'
import {
  checkCertificate,
  findTroubles,
  isCertificateEnding,
  type TroubleServices,
} from '../ops/monitoring/troubles.ts'
import type { Services } from '../ops/services.ts'
import { dashboardAddress, mails } from './mails.ts'

type TroubleMailServices = TroubleServices & Pick<Services, 'publicUrl' | 'wakeMail'>

const lookEveryMs = 5 * minuteMs
const setting = 'trouble mail'
/** Of the day in India. */
const sentFrom = '07:00'

/** Now and then. Returns the function that stops it. */
export function startOwnerMails(
  services: TroubleMailServices & { clock: Clock },
  onError: (error: Error) => void,
) {
  const { db, publicUrl, clock } = services
  let checkedOn = ''
  const look = async () => {
    const today = dayInIndia(clock())
    // Once a day, and more often while it has to be renewed or nobody answers.
    if (checkedOn !== today || (await isCertificateEnding(db, clock()))) {
      if (await checkCertificate(db, publicUrl)) checkedOn = today
    }
    await mailTroubles(services, clock())
  }
  return startInterval(lookEveryMs, look, onError)
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
