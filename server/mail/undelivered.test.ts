import assert from 'node:assert/strict'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { Db } from '../db/database.ts'
import { createOwnedApp, send } from '../testing/app.ts'
import { queueMail } from './queue.ts'
import { claimMail, markSent, markUnsent } from './store.ts'

const welcome = {
  recipient: 'asha@example.com',
  language: 'en',
  subject: 'Welcome',
  text: 'A secret link',
} as const

async function queue(db: Db, now = new Date()) {
  await queueMail(db, welcome, now)
  const mail = await claimMail(db, now, now)
  assert.ok(mail)
  return mail.id
}

test('staff see which mails were not delivered and why, but never what they say', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  await markSent(db, await queue(db))
  const failed = await queue(db)
  await markUnsent(db, failed, 'no such user', undefined)
  assert.equal((await send(app, calls.listMails)).statusCode, 401)
  const answer = await send(app, calls.listMails, { headers })
  assert.doesNotMatch(answer.body, /A secret link/)
  assert.partialDeepStrictEqual(answer.json(), [{ id: failed, status: 'failed', last_error: 'no such user' }])
  assert.equal(answer.headers['x-total-count'], '1')
  const sent = await send(app, calls.listMails, { headers, query: { status: 'sent' } })
  assert.equal(sent.json().length, 1)
})

test('staff send a failed mail again; a delivered one is not sent twice', async (t) => {
  let woken = 0
  const now = new Date('2026-11-20T10:00:00Z')
  const { app, db, headers } = await createOwnedApp(t, {
    now: () => now,
    services: { wakeMail: () => woken++ },
  })
  const param = await queue(db)
  await markUnsent(db, param, 'no such user', undefined)
  const answer = await send(app, calls.resendMail, { param, headers })
  assert.deepEqual(
    [answer.statusCode, answer.json().message],
    [200, 'The mail will be sent again in a moment'],
  )
  assert.equal(woken, 1)
  assert.equal((await claimMail(db, now, now))?.text, welcome.text)

  await markSent(db, param)
  const again = await send(app, calls.resendMail, { param, headers })
  assert.deepEqual([again.statusCode, again.json().message], [409, 'This mail has already been delivered'])
})

test('staff remove a mail, with its file in the outbox', async (t) => {
  const { app, db, dataDir, headers } = await createOwnedApp(t)
  const param = await queue(db)
  await markUnsent(db, param, 'no such user', undefined)
  await mkdir(join(dataDir, 'outbox'))
  await writeFile(join(dataDir, 'outbox', `${param}.eml`), 'To: asha@example.com')
  const answer = await send(app, calls.deleteMail, { param, headers })
  assert.deepEqual([answer.statusCode, answer.json().message], [200, 'Mail removed'])
  assert.deepEqual(await readdir(join(dataDir, 'outbox')), [])
  for (const call of [calls.deleteMail, calls.resendMail])
    assert.equal((await send(app, call, { param, headers })).statusCode, 404)
})
