import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { createServer } from 'node:tls'
import { troubleWords } from '#contract/admin/trouble-words.ts'
import { wordsIn } from '#contract/words.ts'
import { saveLastBackup } from '../../db/settings.ts'
import { queueMail } from '../../mail/queue.ts'
import { claimMail, markSent, markUnsent, queueAgain } from '../../mail/store.ts'
import { startJob } from '../../ops/work.ts'
import { signInAs } from '../../testing/app.ts'
import { newFolder } from '../../testing/folder.ts'
import { strictLog } from '../../testing/moved-clock.ts'
import { createMailedSite } from '../../testing/pages/owner-mails.ts'
import { valuesOf } from '../../testing/values.ts'
import { checkCertificate, findCertificateEnd, troubleJob } from './troubles.ts'

const malayalam = wordsIn('ml', troubleWords)

const nightly = { BACKUP_AT: '02:30' }

test('two nights without a backup are told until there is one again', async (t) => {
  const { db, setTime, mailTroubles, takeMails, status } = await createMailedSite(t, nightly)
  const { created_at } = await db.selectFrom('accounts').select('created_at').executeTakeFirstOrThrow()
  assert.equal(created_at, '2026-11-18T06:00:00.000Z')
  setTime('2026-11-20T06:00:00Z')
  await mailTroubles()
  assert.deepEqual([await takeMails(), await status()], [[], []], 'the site is young')
  setTime('2026-11-20T06:00:01Z')
  assert.deepEqual(await status(), ['backup'])
  await saveLastBackup(db, { at: '2026-11-20T21:00:00.000Z', file: 'site.tar', bytes: 1 })
  setTime('2026-11-22T21:00:00Z')
  assert.deepEqual(await status(), [])
  await mailTroubles()
  assert.deepEqual(await takeMails(), [])
  setTime('2026-11-22T21:00:01Z')
  assert.deepEqual(await status(), ['backup'])
  await mailTroubles()
  assert.deepEqual(await takeMails(), [], 'nobody reads it before seven in the morning')
  setTime('2026-11-23T01:30:00Z')
  await mailTroubles()
  assert.equal((await takeMails()).length, 1)
})

test('whoever has switched backups off is not told every day', async (t) => {
  const { setTime, status } = await createMailedSite(t, { BACKUP_AT: 'off' })
  setTime('2027-01-01T06:00:00Z')
  assert.deepEqual(await status(), [])
})

test('all active owners get one mail a day with all that is wrong, in their language, while it lasts', async (t) => {
  const site = await createMailedSite(t, nightly)
  const { app, db, setTime, fillDisk, mailTroubles, takeMails, status } = site
  await signInAs(app, db, 'office')
  await signInAs(app, db, 'editor')
  await signInAs(app, db, 'hiring')
  const change = (email: string) => db.updateTable('accounts').where('email', '=', email)
  await change('editor@example.com').set({ role: 'owner', mail_language: 'ml' }).execute()
  await change('hiring@example.com').set({ role: 'owner', status: 'locked' }).execute()
  await takeMails()
  fillDisk()
  assert.deepEqual(await status(), ['disk'])
  await Promise.all([mailTroubles(), mailTroubles()])
  const mails = await takeMails()
  assert.deepEqual(mails.map(({ recipient }) => recipient).sort(), [
    'editor@example.com',
    'owner@example.com',
  ])
  const english = mails.find(({ language }) => language === 'en')
  assert.equal(english?.subject, 'Something is wrong with your site')
  assert.ok(english?.text.includes(troubleWords.disk))
  assert.ok(!english?.text.includes(troubleWords.backup))
  assert.match(english?.text ?? '', /\nhttp:\/\/localhost:3000\/admin\n/)
  assert.ok(mails.find(({ language }) => language === 'ml')?.text.includes(malayalam.disk))

  for (const time of ['2026-11-18T18:29:59Z', '2026-11-18T18:30:01Z', '2026-11-18T18:29:58Z']) {
    setTime(time)
    await mailTroubles()
    assert.deepEqual(await takeMails(), [], 'it is the same day in India, or night, by whichever clock')
  }
  for (const time of ['2026-11-19T01:30:00Z', '2026-11-18T18:00:00Z', '2026-11-19T02:00:00Z']) {
    setTime(time)
    await mailTroubles()
  }
  assert.equal((await takeMails()).length, 2, 'the clock of another process is behind')
  setTime('2026-11-21T06:00:00Z')
  await mailTroubles()
  const [next] = await takeMails()
  for (const one of ['disk', 'backup'] as const) assert.ok(next?.text.includes(troubleWords[one]))
  fillDisk(false)
  await saveLastBackup(db, { at: '2026-11-21T21:00:00.000Z', file: 'site.tar', bytes: 1 })
  setTime('2026-11-22T06:00:00Z')
  await mailTroubles()
  assert.deepEqual([await takeMails(), await status()], [[], []])
})

test('mails that do not leave are shown to owners, and cause no further mail', async (t) => {
  const { db, setTime, fillDisk, mailTroubles, takeMails, status, clock } = await createMailedSite(t)
  const queue = () =>
    queueMail(db, { recipient: 'asha@example.com', language: 'en', subject: 'Hi', text: 'Hi' }, clock())
  await queue()
  setTime('2026-11-18T12:00:00Z')
  assert.deepEqual(await status(), [], 'six hours')
  setTime('2026-11-18T12:00:01Z')
  assert.deepEqual(await status(), ['mail'])
  await mailTroubles()
  const [stuck, ...others] = await takeMails()
  assert.equal(stuck?.recipient, 'asha@example.com')
  assert.deepEqual([others, await status()], [[], []])

  await queue()
  const unknown = await claimMail(db, clock(), clock())
  await markUnsent(db, unknown?.id ?? '', 'no such user', undefined)
  assert.deepEqual(await status(), [], 'the address is wrong, and the mail server works')
  await queueAgain(db, unknown?.id ?? '', clock())
  await claimMail(db, clock(), clock())
  const failed = await claimMail(db, clock(), clock())
  await markUnsent(db, failed?.id ?? '', 'timed out', undefined)
  assert.deepEqual(await status(), ['mail'])
  await markSent(db, failed?.id ?? '')
  assert.deepEqual(await status(), [])

  fillDisk()
  await mailTroubles()
  setTime('2026-11-18T18:29:00Z')
  assert.deepEqual(await status(), ['disk', 'mail'], 'the mail about the disk is stuck itself')
  await mailTroubles()
  const waiting = (await takeMails()).filter(({ status: state }) => state === 'waiting')
  assert.deepEqual(valuesOf(waiting, 'recipient'), ['owner@example.com'])
})

test('a certificate is told of from ten days before its end until it is renewed', async (t) => {
  const folder = await newFolder(t)
  const publicUrl = await serveCertificate(t, folder, 20)
  if (!publicUrl) return t.skip('this machine lacks openssl')
  const site = await createMailedSite(t, { BACKUP_AT: 'off' })
  const { db, clock, services, setTime, mailTroubles, takeMails, status } = site
  const ends = await findCertificateEnd(publicUrl)
  assert.ok(ends)
  const daysBefore = (days: number) => setTime(new Date(ends.getTime() - days * 24 * 3_600_000).toISOString())
  await checkCertificate(db, publicUrl)
  daysBefore(10)
  assert.deepEqual(await status(), [])
  for (const days of [9, -1]) {
    daysBefore(days)
    assert.deepEqual(await status(), ['certificate'])
    setTime(`${clock().toISOString().slice(0, 10)}T18:00:00Z`)
    await mailTroubles()
    const [mail] = await takeMails()
    assert.ok(mail?.text.includes(troubleWords.certificate))
  }
  // Nobody answers there any more.
  const lost = { ...services, publicUrl: 'https://localhost:9' }
  await startJob(troubleJob(lost), { clock, log: strictLog })()
  assert.deepEqual(await status(), ['certificate'])
  // As main.ts starts it.
  const renewed = { ...services, publicUrl: (await serveCertificate(t, folder, 90)) ?? '' }
  await startJob(troubleJob(renewed), { clock, log: strictLog })()
  assert.deepEqual(await status(), [])
})

test('of an address without a certificate, or one that does not answer, nothing is said', async (t) => {
  const silent = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as AddressInfo
  // It has none.
  assert.equal(await findCertificateEnd(`https://localhost:${port}`), undefined)
  await new Promise((resolve) => silent.close(resolve))
  assert.equal(await findCertificateEnd(`https://localhost:${port}`), undefined)
  const { db, status } = await createMailedSite(t)
  await checkCertificate(db, 'http://localhost:3000')
  assert.deepEqual(await status(), [])
})

/** The address of a server whose certificate ends after so many days; undefined without openssl. */
async function serveCertificate(t: TestContext, folder: string, days: number) {
  const [key, cert] = [join(folder, `${days}.key`), join(folder, `${days}.crt`)]
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', String(days), '-subj', '/CN=localhost']
  try {
    execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) }).listen(0, '127.0.0.1')
  t.after(() => server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return `https://localhost:${(server.address() as AddressInfo).port}`
}
