// A PostgreSQL that stops answering, as behind a pulled cable: requests fail soon, and work again when it is back.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { calls } from '#contract/calls.ts'
import { type Db, migrate, openPostgres } from '../db/database.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { startCable } from '../testing/cluster/cable.ts'
import { createPostgresDatabase } from '../testing/postgres.ts'
import { renderer } from '../testing/renderer.ts'
import { until } from '../testing/until.ts'

const postgresUrl = process.env.TEST_DATABASE_URL
const options = { timeout: 60_000 }
const review = { name: 'Asha', review: 'Kept the date', rating: 5 }
const enquiry = { name: 'Rahul', phone: '94470 00000', message: 'Ten cents in Aluva.' }
/** As for requests, only shorter. */
const timeouts = { connect: 1_000, lock: 400, statement: 600, silence: 800, idleInTransaction: 600 }

if (postgresUrl) {
  test('every request is a 503 until PostgreSQL answers again', options, async (t) => {
    const { app, cable, headers } = await createSite(t, postgresUrl)
    await until(t, async () => (await send(app, calls.whoAmI, { headers })).statusCode === 200)
    cable.cut()
    // More than there are connections.
    const reads = Array.from({ length: 12 }, () => send(app, calls.whoAmI, { headers }))
    const answers = await Promise.all([
      ...reads,
      send(app, calls.createEnquiry, { payload: enquiry }),
      app.inject({ url: '/reviews', headers: { accept: 'text/html' } }),
      app.inject({ url: '/career/any', headers: { accept: 'text/html' } }),
    ])
    for (const { statusCode, headers } of answers)
      assert.deepEqual([statusCode, headers['retry-after']], [503, '10'])
    cable.mend()
    await until(t, async () => (await send(app, calls.whoAmI, { headers })).statusCode === 200)
    await until(
      t,
      async () => (await send(app, calls.createEnquiry, { payload: enquiry })).statusCode === 200,
    )
  })

  test(
    'a transaction that is cut in the middle fails, stores nothing, and its locks are freed',
    options,
    async (t) => {
      const { cable, direct, limited, id } = await createSite(t, postgresUrl)
      const change = async (tx: Db, name: string) =>
        tx.updateTable('reviews').set({ name }).where('id', '=', id).execute()
      let isCut = false
      const cutOff = () =>
        limited.transaction().execute(async (tx) => {
          await change(tx, 'Biju')
          cable.cut()
          isCut = true
          await change(tx, 'Chitra')
        })
      // On a busy machine the first statement may fail already.
      await until(t, () => assert.rejects(cutOff).then(() => isCut))
      // PostgreSQL has not heard of it, and would keep the row locked.
      await change(direct, 'Deepa')
      cable.mend()
      await until(t, () =>
        limited
          .transaction()
          .execute((tx) => change(tx, 'Eldho'))
          .then(
            () => true,
            () => false,
          ),
      )
      const { name } = await direct.selectFrom('reviews').select('name').executeTakeFirstOrThrow()
      assert.equal(name, 'Eldho')
    },
  )

  test('a request does not wait for a lock that somebody else keeps', options, async (t) => {
    const { app, direct, headers, id } = await createSite(t, postgresUrl)
    const update = () => send(app, calls.updateReview, { param: id, payload: review, headers })
    await direct.transaction().execute(async (tx) => {
      await tx.selectFrom('reviews').select('id').forUpdate().execute()
      assert.equal((await update()).statusCode, 503)
    })
    await until(t, async () => (await update()).statusCode === 200)
  })

  test(
    'backups, migrations and commands take the time that they need; requests do not',
    options,
    async (t) => {
      const { direct, limited } = await createSite(t, postgresUrl)
      const slow = sql`select pg_sleep(1)`
      await assert.rejects(slow.execute(limited))
      await direct.transaction().execute(async (tx) => {
        await slow.execute(tx)
        await wait(2 * timeouts.idleInTransaction)
        await slow.execute(tx)
      })
    },
  )
}

async function createSite(t: TestContext, postgresUrl: string) {
  const url = await createPostgresDatabase(t, postgresUrl)
  const cable = await startCable(t, url)
  const direct = await migrate(openPostgres(url))
  const limited = openPostgres(cable.url, timeouts)
  t.after(() => Promise.all([direct.destroy(), limited.destroy()]))
  const { app: setUp } = await createTestApp(t, { services: { db: direct } })
  const headers = await signIn(setUp)
  const { id } = (await send(setUp, calls.createReview, { headers, payload: review })).json()
  const { app } = await createTestApp(t, { services: { db: limited, renderer } })
  return { app, cable, direct, limited, headers, id: id as string }
}
