// What owners have to know of at once: shown on their dashboard, and mailed.
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { type Trouble, troubles } from '#contract/admin/dashboard.ts'
import { troubleWords } from '#contract/admin/trouble-words.ts'
import { dayInIndia, timeInIndia } from '#contract/days.ts'
import { adminPages } from '#contract/pages.ts'
import { inBoth, wordsIn } from '#contract/words.ts'
import { dayMs, hourMs, minuteMs, timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { countRows } from '../../db/rows.ts'
import { claimDay, lastBackup, readSetting, saveSetting } from '../../db/settings.ts'
import { queueMail } from '../../mail/queue.ts'
import { isSenderRefused } from '../../mail/store.ts'
import { checkClock } from '../clock-check.ts'
import type { HasRoom } from '../disk.ts'
import type { Services } from '../services.ts'
import type { Job } from '../work.ts'

export type TroubleServices = { db: Db; config: { backupAt: string | undefined }; hasRoom: HasRoom }

const certificateSetting = 'certificate ends'
const renewedBeforeMs = 10 * dayMs
const stuckMs = 6 * hourMs
const twoNightsMs = 2 * dayMs

export async function findTroubles({ db, config, hasRoom }: TroubleServices, now: Date): Promise<Trouble[]> {
  const { isRight, time } = await checkClock(db, now)
  const isWrong: Record<Trouble, boolean> = {
    clock: !isRight,
    backup: config.backupAt !== undefined && (await lacksBackup(db, time)),
    disk: !(await hasRoom()),
    certificate: await isCertificateEnding(db, time),
    mail: await isMailStuck(db, time),
    sender: await isSenderRefused(db),
  }
  return troubles.filter((one) => isWrong[one])
}

/** Before the first backup the site is as old as its first account. */
async function lacksBackup(db: Db, now: Date) {
  const first = db.selectFrom('accounts').select((e) => e.fn.min('created_at').as('at'))
  const since = (await lastBackup(db))?.at ?? (await first.executeTakeFirst())?.at
  return Boolean(since && now.getTime() - Date.parse(since) > twoNightsMs)
}

/** In the database, so that every process knows it. False when nobody answers, and what was known stays. */
export async function checkCertificate(db: Db, publicUrl: string) {
  const hasCertificate = new URL(publicUrl).protocol === 'https:'
  const ends = hasCertificate ? await findCertificateEnd(publicUrl) : undefined
  if (hasCertificate && !ends) return false
  await saveSetting(db, certificateSetting, ends ? timeOf(ends) : '')
  return true
}

async function isCertificateEnding(db: Db, now: Date) {
  const ends = await readSetting(db, certificateSetting)
  return Boolean(ends && Date.parse(ends) - now.getTime() < renewedBeforeMs)
}

/** What has failed counts until somebody sends it again or removes it, but for an address that does not exist. */
async function isMailStuck(db: Db, now: Date) {
  const since = timeOf(new Date(now.getTime() - stuckMs))
  const stuck = db
    .selectFrom('mails')
    .where((e) =>
      e.or([
        e.and([e('status', '=', 'failed'), e('attempts', '>', 1)]),
        e.and([e('status', '=', 'waiting'), e('created_at', '<', since)]),
      ]),
    )
  return (await countRows(stuck)) > 0
}

const answerMs = 5_000

/** When the certificate of an https address ends, as visitors get it. Undefined when nobody answers with one. */
export function findCertificateEnd(publicUrl: string) {
  const { hostname, port } = new URL(publicUrl)
  return new Promise<Date | undefined>((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: isIP(hostname) ? '' : hostname,
      // One that has ended is read too.
      rejectUnauthorized: false,
      timeout: answerMs,
    })
    const finish = (end?: Date) => {
      socket.destroy()
      resolve(end)
    }
    socket.on('secureConnect', () => finish(new Date(socket.getPeerCertificate().valid_to)))
    for (const event of ['timeout', 'error', 'close']) socket.on(event, () => finish())
  })
}

// The mail comes once a day while something is wrong.

type TroubleMailServices = TroubleServices & Pick<Services, 'publicUrl' | 'wakeMail'>

const mailSetting = 'trouble mail'
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
  if (timeInIndia(time) < `${today} ${sentFrom}` || (await readSetting(db, mailSetting)) === today) return
  const troubles = await findTroubles(services, now)
  // That mails do not leave cannot be mailed alone: owners see it when they log in.
  if (troubles.every((one) => one === 'mail' || one === 'sender')) return
  await db.transaction().execute(async (tx) => {
    if (!(await claimDay(tx, mailSetting, today))) return
    for (const { email: recipient, mail_language: language } of await listOwners(tx)) {
      const mail = wordsIn(language, mails).troubles(troubles, publicUrl + adminPages.dashboard.path)
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
