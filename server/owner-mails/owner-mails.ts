// Mails to owners: about what is wrong, once a day while it lasts, and on Mondays about last week.
import { dayInIndia } from '#contract/days.ts'
import { type Clock, minuteMs } from '../db/clock.ts'
import { claimSetting, readSetting } from '../db/settings.ts'
import { queueMail } from '../mail/queue.ts'
import { startInterval } from '../ops/intervals.ts'
import {
  findTroubles,
  isCertificateEnding,
  lookAtCertificate,
  type TroubleServices,
} from '../ops/monitoring/troubles.ts'
import type { Services } from '../ops/services.ts'
import { dashboardAddress, textsIn } from './mails.ts'
import { type MondayServices, sendMondayMails } from './monday.ts'
import { listOwners } from './store.ts'

type TroubleMailServices = TroubleServices & Pick<Services, 'publicUrl' | 'wakeMail'>

const lookEveryMs = 5 * minuteMs
const setting = 'trouble mail'

/** Now and then. Returns the function that stops it. */
export function startOwnerMails(
  services: TroubleMailServices & MondayServices & { clock: Clock },
  onError: (error: Error) => void,
) {
  const { db, publicUrl, clock } = services
  let askedOn = ''
  const look = async () => {
    const now = clock()
    const today = dayInIndia(now)
    // Once a day, and more often while it has to be renewed.
    if (askedOn !== today || (await isCertificateEnding(db, now))) await lookAtCertificate(db, publicUrl)
    askedOn = today
    await mailTroubles(services, now)
    await sendMondayMails(services, now)
  }
  return startInterval(lookEveryMs, look, onError)
}

export async function mailTroubles(services: TroubleMailServices, now: Date) {
  const { db, publicUrl, wakeMail } = services
  const today = dayInIndia(now)
  if ((await readSetting(db, setting)) === today) return
  const troubles = await findTroubles(services, now)
  // That mails do not leave cannot be mailed alone: owners see it when they log in.
  if (troubles.every((one) => one === 'mail')) return
  await db.transaction().execute(async (tx) => {
    if (!(await claimSetting(tx, setting, today))) return
    for (const { email: recipient, mail_language: language } of await listOwners(tx)) {
      const mail = textsIn[language].troubles(troubles, dashboardAddress(publicUrl))
      await queueMail(tx, { recipient, language, ...mail }, now)
    }
  })
  wakeMail()
}
