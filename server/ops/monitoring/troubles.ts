// What owners have to know of at once: shown on their dashboard, and mailed.

import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { type Trouble, troubles } from '#contract/admin/dashboard.ts'
import { dayMs, hourMs, timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { countRows } from '../../db/paging.ts'
import { readSetting, saveSetting } from '../../db/settings.ts'
import { isSenderRefused } from '../../mail/store.ts'
import { checkClock } from '../clock-check.ts'
import type { HasRoom } from '../disk-space.ts'
import { isBackupOld, lastBackup } from '../last-backup.ts'

export type TroubleServices = { db: Db; config: { backupAt: string | undefined }; hasRoom: HasRoom }

const certificateSetting = 'certificate ends'
const renewedBeforeMs = 10 * dayMs
const stuckMs = 6 * hourMs

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
  return Boolean(since && isBackupOld(since, now))
}

/** In the database, so that every process knows it. False when nobody answers, and what was known stays. */
export async function checkCertificate(db: Db, publicUrl: string) {
  const hasCertificate = new URL(publicUrl).protocol === 'https:'
  const ends = hasCertificate ? await findCertificateEnd(publicUrl) : undefined
  if (hasCertificate && !ends) return false
  await saveSetting(db, certificateSetting, ends ? timeOf(ends) : '')
  return true
}

export async function isCertificateEnding(db: Db, now: Date) {
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
