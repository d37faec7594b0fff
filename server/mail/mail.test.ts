import assert from 'node:assert/strict'
import { readdir, readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import type { SMTPServerOptions } from 'smtp-server'
import { readConfig } from '../config.ts'
import type { Db } from '../db/database.ts'
import { createTestDatabase } from '../testing/app.ts'
import { newFolder } from '../testing/folder.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { freePort, listening } from '../testing/process.ts'
import { until } from '../testing/until.ts'
import {
  createDelivery,
  createOutbox,
  createOutboxDelivery,
  createSmtpDelivery,
  type Deliver,
} from './delivery.ts'
import { queueMail } from './queue.ts'
import { createMailSender } from './sender.ts'
import { claimMail, isSenderRefused } from './store.ts'

const from = { name: 'Nalukettu', address: 'office@example.com' }
const welcome = {
  recipient: 'asha@example.com',
  language: 'en',
  subject: 'Welcome',
  text: 'Good morning\n',
} as const
const start = new Date('2026-11-20T10:00:00Z')
const minute = 60_000

type Done = (error?: Error | null) => void

test('a mail reaches the mail server with its headers, and its text is forgotten afterwards', async (t) => {
  const { url, received } = await startMailServer(t)
  const { db, sender } = await createSender(t, createSmtpDelivery(url, from))
  await queueMail(db, { ...welcome, subject: 'സ്വാഗതം', text: 'നമസ്കാരം 👷', replyTo: 'hr@example.com' }, start)
  await sender.sendDue()
  const [mail] = received
  assert.deepEqual([mail?.from, mail?.to], ['office@example.com', ['asha@example.com']])
  assert.match(mail?.text ?? '', /^From: Nalukettu <office@example\.com>\r$/m)
  assert.match(mail?.text ?? '', /^Reply-To: hr@example\.com\r$/m)
  assert.match(mail?.text ?? '', /^Auto-Submitted: auto-generated\r$/m)
  assert.match(mail?.text ?? '', /^Subject: =\?UTF-8\?/m)
  assert.match(mail?.text ?? '', /^Message-ID: <[\w-]+@example\.com>\r$/m)
  const [row] = await rows(db)
  assert.partialDeepStrictEqual(row, { status: 'sent', text: '', last_error: null, attempts: 1 })
  await sender.sendDue()
  assert.equal(received.length, 1)
})

test('a line break in a subject or a comma in an address makes no further header or recipient', async (t) => {
  const { url, received } = await startMailServer(t)
  const { db, sender } = await createSender(t, createSmtpDelivery(url, from))
  await queueMail(db, { ...welcome, subject: 'Hello\r\nBcc: eve@example.com\u2028X: y' }, start)
  await sender.sendDue()
  assert.deepEqual(received[0]?.to, ['asha@example.com'])
  assert.doesNotMatch(received[0]?.text ?? '', /^(Bcc|X):/m)
  assert.match(received[0]?.text ?? '', /^Subject: Hello Bcc: eve@example\.com X: y\r$/m)
})

test('while the mail server is down a mail waits longer and longer, and is delivered when it is back', async (t) => {
  const port = await freePort()
  const { db, sender, setTime } = await createSender(t, createSmtpDelivery(`smtp://127.0.0.1:${port}`, from))
  await queueMail(db, welcome, start)
  await sender.sendDue()
  const [waiting] = await rows(db)
  assert.partialDeepStrictEqual(waiting, {
    status: 'waiting',
    attempts: 1,
    next_attempt_at: new Date(start.getTime() + minute).toISOString(),
  })
  assert.match(waiting?.last_error ?? '', /ECONNREFUSED/)

  const { received } = await startMailServer(t, {}, port)
  setTime(minute - 1)
  await sender.sendDue()
  assert.equal(received.length, 0)
  setTime(minute)
  await sender.sendDue()
  assert.equal(received.length, 1)
  assert.equal((await rows(db))[0]?.status, 'sent')
})

test('after the last of its attempts a mail has failed and stays for staff to see', async (t) => {
  const { db, sender, setTime } = await createSender(t, async () => {
    throw new Error('no way')
  })
  await queueMail(db, welcome, start)
  const pauses: number[] = []
  for (let time = start.getTime(); ; ) {
    await sender.sendDue()
    const [mail] = await rows(db)
    if (mail?.status !== 'waiting') break
    const next = Date.parse(mail.next_attempt_at)
    pauses.push((next - time) / minute)
    time = next
    setTime(time - start.getTime())
  }
  assert.deepEqual(pauses, [1, 5, 30, 120, 360, 1440])
  assert.partialDeepStrictEqual((await rows(db))[0], {
    status: 'failed',
    last_error: 'no way',
    text: welcome.text,
  })
})

test('a mail queued or tried while the clock was ahead leaves when the clock is right', async (t) => {
  let isAway = true
  const { db, sender, setTime } = await createSender(t, async () => {
    if (isAway) throw new Error('away')
    return {}
  })
  const ahead = 400 * 24 * 60 * minute
  setTime(ahead)
  await queueMail(db, welcome, start)
  await sender.sendDue()
  await queueMail(db, welcome, new Date(start.getTime() + ahead))
  isAway = false
  setTime(0)
  await sender.sendDue()
  assert.deepEqual(
    (await rows(db)).map(({ status }) => status),
    ['sent', 'sent'],
  )
})

test('a recipient the mail server refuses for good fails at once, and the next mail goes out', async (t) => {
  const { url, received } = await startMailServer(t, {
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('nobody') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null,
      ),
  })
  const { db, sender } = await createSender(t, createSmtpDelivery(url, from))
  await queueMail(db, { ...welcome, recipient: 'nobody@example.com' }, start)
  await queueMail(db, welcome, start)
  await sender.sendDue()
  const [refused, sent] = await rows(db)
  assert.partialDeepStrictEqual(refused, { status: 'failed', attempts: 1 })
  assert.match(refused?.last_error ?? '', /550.*no such user/)
  assert.equal(sent?.status, 'sent')
  assert.equal(received.length, 1)
})

/** What mail servers say to a wrong MAIL_FROM or password, at each step of a mail. */
const ourFault: Record<string, (refuse: (answer: string, done: Done) => void) => SMTPServerOptions> = {
  'our address': (refuse) => ({
    onMailFrom: (_address, _session, done) => refuse('553 5.7.1 Not owned by user office', done),
  }),
  'our address, once it knows the recipient': (refuse) => ({
    onRcptTo: (_address, _session, done) =>
      refuse('550 5.1.8 Sender address rejected: Domain not found', done),
  }),
  'our address, once it has the text': (refuse) => ({
    onData: (stream, _session, done) =>
      stream
        .on('end', () => refuse('554 5.7.60 Client has no permission to send as this sender', done))
        .resume(),
  }),
  'our password': (refuse) => ({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) =>
      refuse('535 5.7.8 Wrong password', (error) => done(error ?? null, { user: 'office' })),
  }),
}
for (const [what, options] of Object.entries(ourFault)) {
  test(`a mail server that refuses ${what} is trouble at once, and every mail leaves when it is right`, async (t) => {
    let isRight = false
    const refuse = (answer: string, done: Done) =>
      done(
        isRight
          ? null
          : Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) }),
      )
    const { url } = await startMailServer(t, options(refuse))
    const deliver = createSmtpDelivery(
      what.includes('password') ? url.replace('//', '//office:x@') : url,
      from,
    )
    const { db, sender, setTime } = await createSender(t, deliver)
    for (let i = 0; i < 6; i += 1) await queueMail(db, welcome, start)
    // Beyond the usual number of attempts.
    for (let hours = 0; hours < 300; hours += 30) {
      setTime(hours * 60 * minute)
      await sender.sendDue()
      assert.deepEqual([...new Set((await rows(db)).map(({ status }) => status))], ['waiting'])
      assert.equal(await isSenderRefused(db), true)
    }
    isRight = true
    setTime(300 * 60 * minute)
    await sender.sendDue()
    assert.deepEqual([...new Set((await rows(db)).map(({ status }) => status))], ['sent'])
    assert.equal(await isSenderRefused(db), false)
  })
}

test('while the mail server refuses our password it is asked once in five minutes', async (t) => {
  let asked = 0
  const { db, sender, setTime } = await createSender(t, async () => {
    asked += 1
    throw Object.assign(new Error('Invalid login'), { code: 'EAUTH', responseCode: 535 })
  })
  for (let i = 0; i < 6; i += 1) await queueMail(db, welcome, start)
  for (let minutes = 0; minutes < 15; minutes += 1) {
    setTime(minutes * minute)
    await sender.sendDue()
  }
  assert.equal(asked, 3)
})

test('a mail server that never answers does not delay the stop and the mail stays', async (t) => {
  const sockets = new Set<{ destroy: () => void }>()
  const port = await listening(
    t,
    createServer((socket) => sockets.add(socket)),
  )
  t.after(() => sockets.forEach((socket) => void socket.destroy()))
  const { db, sender } = await createSender(t, createSmtpDelivery(`smtp://127.0.0.1:${port}`, from), {
    finishMs: 50,
  })
  await queueMail(db, welcome, start)
  sender.start()
  await until(t, () => sockets.size > 0, 5)
  await sender.stop()
  assert.partialDeepStrictEqual((await rows(db))[0], {
    status: 'waiting',
    text: welcome.text,
    next_attempt_at: start.toISOString(),
    last_error: 'The server was stopped',
  })
})

test('a mail that takes too long to hand over is tried again later', async (t) => {
  const { db, sender } = await createSender(t, () => new Promise(() => undefined), { sendMs: 20 })
  const alive = setInterval(() => undefined, 10)
  t.after(() => clearInterval(alive))
  await queueMail(db, welcome, start)
  await sender.sendDue()
  assert.partialDeepStrictEqual((await rows(db))[0], {
    status: 'waiting',
    last_error: 'The mail server took too long',
  })
})

test('when the mail server cannot be reached, the other mails are not tried one by one', async (t) => {
  let tried = 0
  const { db, sender } = await createSender(t, async () => {
    tried += 1
    throw Object.assign(new Error('connection lost'), { code: 'ECONNECTION' })
  })
  for (let i = 0; i < 5; i += 1) await queueMail(db, welcome, start)
  await sender.sendDue()
  assert.equal(tried, 1)
})

test('several senders at once send each mail once', async (t) => {
  const db = await createTestDatabase(t)
  const sent: string[] = []
  const deliver: Deliver = async (mail) => {
    await new Promise((resolve) => setTimeout(resolve, 2))
    sent.push(mail.id)
    return {}
  }
  for (let i = 0; i < 30; i += 1) await queueMail(db, welcome, start)
  const senders = Array.from({ length: 4 }, () => senderOn(db, deliver).sender)
  await until(t, async () => {
    await Promise.all(senders.map((sender) => sender.sendDue()))
    return (await rows(db)).every((mail) => mail.status !== 'waiting')
  })
  assert.equal(sent.length, 30)
  assert.equal(new Set(sent).size, 30)
})

test('a mail whose sender died in the midst of it is sent after a while by another', async (t) => {
  const db = await createTestDatabase(t)
  await queueMail(db, welcome, start)
  assert.ok(await claimMail(db, start, new Date(start.getTime() + 2 * minute)))
  let sent = 0
  const { sender, setTime } = senderOn(db, async () => {
    sent += 1
    return {}
  })
  await sender.sendDue()
  assert.equal(sent, 0)
  setTime(2 * minute)
  await sender.sendDue()
  assert.equal(sent, 1)
})

const longLink = `https://www.example.com/admin/forgot-password/${'a1_-'.repeat(30)}?=3D`

const writings = {
  'a Malayalam name': `രാജൻ മേനോൻ,\nChoose a new password:\n${longLink}\n`,
  'a line beyond the length of mail lines': `${'രാജൻ '.repeat(300)}\n${longLink}\n`,
  'ASCII only': `Choose a new password:\n${longLink}\n`,
}
for (const [what, text] of Object.entries(writings)) {
  test(`a long link stands whole in the file of a mail with ${what}`, async (t) => {
    const folder = await newFolder(t)
    const { db, sender } = await createSender(t, createOutboxDelivery(createOutbox(folder), from))
    await queueMail(db, { ...welcome, text }, start)
    await sender.sendDue()
    const [name = ''] = await readdir(folder)
    const [head = '', body] = (await readFile(join(folder, name), 'utf8')).split(/\r\n\r\n(.*)/s)
    assert.match(head, /^Content-Type: text\/plain; charset=utf-8\r?$/m)
    assert.match(head, /^Content-Transfer-Encoding: (8bit|binary)\r?$/m)
    assert.equal(body?.replaceAll('\r\n', '\n').trim(), text.trim())
  })
}

test('without a mail server each mail becomes a private file, and the log says where its link is', async (t) => {
  const folder = await newFolder(t)
  const outbox = createOutbox(join(folder, 'outbox'))
  const { db, sender, logged } = await createSender(t, createOutboxDelivery(outbox, from, { logLinks: true }))
  const link = 'https://www.example.com/admin/forgot-password/abc'
  await queueMail(db, { ...welcome, tokenId: 't', text: `Choose a new password:\n${link}\n` }, start)
  sender.start()
  await until(t, async () => (await rows(db))[0]?.status === 'sent', 5)
  await sender.stop()
  const [name = ''] = await readdir(join(folder, 'outbox'))
  const path = join(folder, 'outbox', name)
  assert.match(name, /^[\w-]{36}\.eml$/)
  assert.equal((await stat(path)).mode & 0o777, 0o600)
  const text = await readFile(path, 'utf8')
  assert.match(text, /^To: asha@example\.com\r$/m)
  assert.ok(text.includes(link))
  assert.partialDeepStrictEqual(logged, [{ event: 'mail_sent', file: path, links: [link] }])
  assert.doesNotMatch(JSON.stringify(logged), /asha/)
  assert.equal((await rows(db))[0]?.text, '')
})

test('on a public address the log names the file of a mail, and not its link', async (t) => {
  const db = await createTestDatabase(t)
  const folder = await newFolder(t)
  const isLinkLogged = async (env: Record<string, string>) => {
    const { sender, logged } = senderOn(db, createDelivery(readConfig(env), createOutbox(folder), from))
    const text = 'https://www.example.com/admin/forgot-password/abc'
    await queueMail(db, { ...welcome, tokenId: 't', text }, start)
    await sender.sendDue()
    assert.equal(logged.length, 1)
    return JSON.stringify(logged).includes('forgot-password')
  }
  assert.equal(await isLinkLogged({ PUBLIC_URL: 'https://www.example.com' }), false)
  assert.equal(await isLinkLogged({ HOST: '0.0.0.0' }), false)
  assert.equal(await isLinkLogged({ TRUST_PROXY: 'on' }), false)
  assert.equal(await isLinkLogged({}), true, 'control: only this machine reaches the site')
})

test('the links that people wrote into what they sent are not logged', async (t) => {
  const folder = await newFolder(t)
  const deliver = createOutboxDelivery(createOutbox(folder), from, { logLinks: true })
  const { db, sender, logged } = await createSender(t, deliver)
  const text = 'Qualification: see https://profiles.example/asha\n'
  await queueMail(db, { ...welcome, text, about: 'an application' }, start)
  await sender.sendDue()
  assert.partialDeepStrictEqual(logged, [{ event: 'mail_sent' }])
  assert.doesNotMatch(JSON.stringify(logged), /asha/)
})

async function createSender(t: TestContext, deliver: Deliver, limits = {}) {
  const db = await createTestDatabase(t)
  return { db, ...senderOn(db, deliver, limits) }
}

function senderOn(db: Db, deliver: Deliver, limits = {}) {
  let now = start
  const logged: object[] = []
  const log = (fields: object) => void logged.push(fields)
  const sender = createMailSender({
    db,
    clock: () => now,
    deliver,
    log: { info: log, warn: log, error: log },
    ...limits,
  })
  const setTime = (afterStartMs: number) => {
    now = new Date(start.getTime() + afterStartMs)
  }
  return { sender, setTime, logged }
}

test('a mail that has left while the database is away is not sent again', async (t) => {
  let sent = 0
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db)
  const { db, sender } = await createSender(t, async () => {
    sent += 1
    await rename('mails', 'away')
    setTimeout(() => rename('away', 'mails'), 100)
    return {}
  })
  await queueMail(db, welcome, start)
  await sender.sendDue()
  assert.equal(sent, 1)
  assert.equal((await rows(db))[0]?.status, 'sent')
})

const rows = (db: Db) => db.selectFrom('mails').selectAll().orderBy('id').execute()
