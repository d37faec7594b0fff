// An application and the end of its job at the same moment: an application without its job would be kept for too long.
// SQLite does one after the other.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { calls } from '#contract/calls.ts'
import type { Db } from '../db/database.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha, newApplication } from '../testing/applications.ts'
import { until } from '../testing/until.ts'
import { findJob } from './application-store.ts'
import { insertOnce } from './store.ts'

const options = { timeout: 60_000 }

/** Starts the request, and returns once it waits for the transaction, or did not. */
async function startDuring<T>(t: TestContext, tx: Db, request: () => PromiseLike<T>) {
  let isDone = false
  const answer = Promise.resolve(request()).finally(() => {
    isDone = true
  })
  const waiting = sql`select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`
  await until(t, async () => isDone || (await waiting.execute(tx)).rows.length > 0)
  return { answer }
}

test('whoever applies while the job is deleted is told so', options, async (t) => {
  const { app, db } = await createTestApp(t)
  const job_id = await addJob(db)
  const { answer } = await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('jobs').execute()
    return startDuring(t, tx, () => apply(app, { ...asha, job_id }))
  })
  assert.equal((await answer).statusCode, 404)
  assert.deepEqual(await db.selectFrom('applications').select('id').execute(), [])
})

test('a job that is deleted while somebody applies waits for the application', options, async (t) => {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  const job_id = await addJob(db)
  const { answer } = await db.transaction().execute(async (tx) => {
    await findJob(tx, job_id)
    const started = await startDuring(t, tx, () => send(app, calls.deleteJob, { param: job_id, headers }))
    await insertOnce(tx, 'applications', newApplication({ job_id }))
    return started
  })
  assert.equal((await answer).statusCode, 200)
  const stored = await db.selectFrom('applications').select(['job_id', 'job_closed_at']).executeTakeFirst()
  assert.equal(stored?.job_id, null)
  assert.ok(stored?.job_closed_at, 'its days begin with the end of the job')
})
