// Anybody may sign up, so those who wait for approval are few, leave again, and leave nothing behind.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DiaryEntry } from '#contract/access/diary.ts'
import { sentenceOf, withAddress } from '#contract/access/diary-words.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { maxWaitingAccounts } from '#contract/limits.ts'
import { company } from '#site'
import { newId } from '../../db/clock.ts'
import type { Services } from '../../ops/services.ts'
import { eraseExpired } from '../../submissions/retention.ts'
import { createOwnedApp, createTestApp, send, signIn } from '../../testing/app.ts'
import { mailedToken, mailsIn } from '../../testing/applications.ts'
import { findAccountByEmail } from '../store.ts'
import { waitingAccounts } from './account-routes.ts'

const password = 'a long enough secret'
const anita = { email: 'anita@example.com', password }
const dayMs = 86_400_000

test('at most fifty people wait for approval; who comes then is told what to do, and nothing is stored', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  const row = { password_hash: '', role: 'staff', status: 'waiting', created_at: '2026-11-02' } as const
  const waiting = Array.from({ length: maxWaitingAccounts - 2 }, (_, n) => ({
    ...{ ...row, id: newId(), email: `stranger${n}@example.com` },
  }))
  await db.insertInto('accounts').values(waiting).execute()
  const signUp = (n: number) =>
    send(app, calls.signup, { payload: { email: `late${n}@example.com`, password } })
  const answers = await Promise.all([1, 2, 3, 4].map(signUp))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 200, 409, 409])
  const count = async () => (await db.selectFrom('accounts').select('id').execute()).length
  const [accounts, entries] = [await count(), await db.selectFrom('diary').select('id').execute()]
  const refused = await signUp(5)
  assert.deepEqual([refused.statusCode, refused.json().message], [409, serverMessages.auth.manyWaiting])
  assert.equal(await count(), accounts)
  assert.equal((await db.selectFrom('diary').select('id').execute()).length, entries.length)

  await send(app, calls.removeAccount, { headers, param: waiting[0]?.id })
  assert.equal((await signUp(5)).statusCode, 200)
})

async function assertGoneAfterThirtyDays({ db, outbox }: Pick<Services, 'db' | 'outbox'>, since: Date) {
  let now = new Date(since.getTime() + 30 * dayMs)
  const records = [waitingAccounts({ db, clock: () => now })]
  const erase = () => eraseExpired({ db, outbox, company: async () => company, records }, now)
  await erase()
  assert.ok(await findAccountByEmail(db, anita.email), 'not a moment before')
  now = new Date(now.getTime() + 1)
  await erase()
  assert.equal(await findAccountByEmail(db, anita.email), undefined)
}

test('whoever nobody has approved within thirty days is gone, with everything that was typed', async (t) => {
  const now = new Date('2026-11-02T08:00:00Z')
  const { app, db, outbox } = await createTestApp(t, { now: () => now })
  await signIn(app)
  await send(app, calls.signup, { payload: anita })
  await send(app, calls.signup, { payload: { ...anita, email: 'approved@example.com' } })
  const approved = { status: 'active' } as const
  await db.updateTable('accounts').set(approved).where('email', '=', 'approved@example.com').execute()
  await assertGoneAfterThirtyDays({ db, outbox }, now)
  assert.ok(await findAccountByEmail(db, 'approved@example.com'))
  assert.equal(JSON.stringify(await mailsIn(db)).includes(anita.email), false)
  assert.equal(JSON.stringify(await db.selectFrom('diary').selectAll().execute()).includes('anita'), false)
  const last = await db.selectFrom('diary').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  assert.deepEqual([last.by_name, last.action, last.facts], ['The site', 'account_expired', '{"days":30}'])
})

test('whose approval was taken back waits for thirty days from then', async (t) => {
  let now = new Date('2026-09-02T08:00:00Z')
  const env = { SMTP_URL: 'smtp://127.0.0.1:9' }
  const { app, db, outbox } = await createTestApp(t, { now: () => now, env })
  let headers = await signIn(app)
  await send(app, calls.signup, { payload: anita })
  const { id } = (await findAccountByEmail(db, anita.email)) ?? {}
  await send(app, calls.approveAccount, { headers, param: id, payload: { roles: ['editor'] } })
  now = new Date(now.getTime() + 40 * dayMs)
  headers = await signIn(app)
  const payload = { current_password: password, password: 'that only she knows' }
  assert.equal((await send(app, calls.changePassword, { headers, payload })).statusCode, 200)
  assert.equal((await findAccountByEmail(db, anita.email))?.status, 'waiting')

  await assertGoneAfterThirtyDays({ db, outbox }, now)
})

test('the diary shows the address of somebody who waits as long as the account exists, and keeps it nowhere', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  await send(app, calls.signup, { payload: anita })
  await send(app, calls.login, { payload: { ...anita, password: 'not this one at all' } })
  await send(app, calls.forgotPassword, { payload: anita })
  const param = await mailedToken(db)
  await send(app, calls.resetPassword, { param, payload: { password: 'quite another secret' } })
  const { id } = (await findAccountByEmail(db, anita.email)) ?? {}
  const read = async (query = {}) => {
    const entries = (await send(app, calls.listDiary, { headers, query })).json<DiaryEntry[]>()
    return entries
      .filter(({ record_id }) => record_id === id)
      .map((entry) => `${withAddress(entry.by_name, entry.by_email)} ${sentenceOf(entry)}`)
  }
  const people = async () =>
    (await send(app, calls.listDiaryPeople, { headers })).json().map(({ name }: { name: string }) => name)
  const entries = [
    'Visitor (anita@example.com) confirmed their address and chose a new password by a mailed link',
    'Somebody could not log in as anita@example.com',
    'Visitor (anita@example.com) signed up and waits for approval',
  ]
  assert.deepEqual(await read(), entries)
  assert.deepEqual(await read({ search: 'anita' }), entries)
  assert.deepEqual(await people(), ['anita@example.com', 'owner@example.com'])

  await send(app, calls.removeAccount, { headers, param: id })
  assert.deepEqual(await read(), [
    'owner@example.com refused an account that waited for approval',
    'Visitor confirmed their address and chose a new password by a mailed link',
    'Somebody could not log in',
    'Visitor signed up and waits for approval',
  ])
  assert.deepEqual(await people(), ['owner@example.com'])
  assert.equal(JSON.stringify(await db.selectFrom('diary').selectAll().execute()).includes('anita'), false)
})
