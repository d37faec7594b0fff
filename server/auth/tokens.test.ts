import assert from 'node:assert/strict'
import { test } from 'node:test'
import { queueMail } from '../mail/queue.ts'
import { createTestApp, signIn } from '../testing/app.ts'
import { valuesOf } from '../testing/values.ts'
import { expiryJob } from './session-store.ts'
import { findAccountByEmail } from './store.ts'
import {
  consumeToken,
  findToken,
  issueToken,
  type Purpose,
  revokeToken,
  revokeTokens,
  validMs,
} from './tokens.ts'

const now = new Date('2026-11-02T08:00:00Z')
const purposes = Object.keys(validMs) as Purpose[]

test('a token of every purpose works once, for its time, and for nothing else', async (t) => {
  const { db } = await createTestApp(t)
  for (const purpose of purposes) {
    const { token } = await issueToken(db, purpose, now)
    const lastMoment = new Date(now.getTime() + validMs[purpose] - 1)
    const others = purposes.filter((other) => other !== purpose)
    for (const get of [findToken, consumeToken])
      assert.equal(await get(db, token, others, now), undefined, `${purpose} for something else`)
    const over = new Date(lastMoment.getTime() + 1)
    for (const get of [findToken, consumeToken])
      assert.equal(await get(db, token, [purpose], over), undefined, `${purpose} too late`)
    assert.ok(await findToken(db, token, [purpose], lastMoment), purpose)
    const both = await Promise.all([1, 2].map(() => consumeToken(db, token, [purpose], lastMoment)))
    assert.equal(both.filter(Boolean).length, 1, `${purpose} once`)
  }
})

test('an expired token is deleted within the hour', async (t) => {
  const { db } = await createTestApp(t)
  const before = new Date(now.getTime() - validMs.reset)
  const [expired, valid] = [await issueToken(db, 'reset', before), await issueToken(db, 'reset', now)]
  await expiryJob({ db }).run(now, new AbortController().signal)
  const left = await db.selectFrom('tokens').select('id').where('id', 'in', [expired.id, valid.id]).execute()
  assert.deepEqual(valuesOf(left, 'id'), [valid.id])
})

test('a mail that has not left goes with its token, whichever way that ends; one that has left stays listed', async (t) => {
  const { app, db } = await createTestApp(t)
  await signIn(app)
  await db.deleteFrom('mails').execute()
  const { id: accountId = '' } = (await findAccountByEmail(db, 'owner@example.com')) ?? {}
  const ends: Record<string, (id: string, token: string) => Promise<unknown>> = {
    used: (_, token) => consumeToken(db, token, ['reset'], now),
    revoked: (id) => revokeToken(db, id, 'reset'),
    'revoked with all of the account': () => revokeTokens(db, accountId, ['reset']),
  }
  for (const [way, end] of Object.entries(ends))
    for (const status of ['waiting', 'failed', 'sent'] as const) {
      const { id, token } = await issueToken(db, 'reset', now, { accountId })
      await queueMail(
        db,
        { recipient: 'a@example.com', language: 'en', subject: '', text: token, tokenId: id },
        now,
      )
      await db.updateTable('mails').set({ status }).where('token_id', '=', id).execute()
      await end(id, token)
      assert.equal(await findToken(db, token, ['reset'], now), undefined)
      const left = await db.selectFrom('mails').select('id').where('token_id', '=', id).execute()
      assert.equal(left.length, status === 'sent' ? 1 : 0, `${way}, ${status}`)
    }
})
