// What is done to applications at the same moment. SQLite does one after the other.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { calls } from '#contract/calls.ts'
import { newId } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { createOwnedApp, createTestApp, send } from '../testing/app.ts'
import { addJob, apply, asha, newApplication, storeApplication } from '../testing/applications.ts'
import { collide } from '../testing/second-step/collision.ts'
import { until } from '../testing/until.ts'
import { findJob } from './applications.ts'
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

// An application without its job would be kept for too long.
test('a job that is deleted while somebody applies waits for the application', options, async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
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

// PostgreSQL would end one of the two with an error if they took their rows in different orders.
test('erasing several while their status is changed', options, async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  const ids = [newId(), newId(), newId()].toSorted()
  // As they lie in the table, which is read from its start when it is known to be small: the newest first.
  for (const id of ids.toReversed()) await storeApplication(db, { id, fingerprint: id })
  await sql`analyze applications`.execute(db)
  const changes = ids.map((id) => ({ id, status: 'rejected' }))
  const both = [
    () => send(app, calls.erasePerson, { payload: { ids }, headers }),
    () => send(app, calls.updateApplications, { payload: { changes }, headers }),
  ]
  const [erased, changed] = await collide(db, 'applications', both, `${ids[1]}`)
  assert.equal(erased?.statusCode, 200)
  assert.ok((changed?.statusCode ?? 500) < 500, `${changed?.body}`)
  assert.deepEqual(await db.selectFrom('applications').select('id').execute(), [])
})
