// The real server, with its real timeouts, on a PostgreSQL that stops answering and comes back.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { startPostgres } from '../../scripts/testing/postgres.ts'
import { startCable } from '../testing/cable.ts'
import { folder, readyLine, start } from '../testing/process.ts'
import { until } from '../testing/until.ts'

test('requests are a 503 until PostgreSQL answers again', { timeout: 60_000 }, async (t) => {
  const postgres = await startPostgres()
  t.after(postgres.stop)
  const cable = await startCable(t, postgres.url)
  const server = start(t, { PORT: '0', DATA_DIR: await folder(t), DATABASE_URL: cable.url })
  await server.prints(readyLine)
  const url = `http://127.0.0.1:${server.port()}${calls.whoAmI.path}`
  const ask = async () => (await fetch(url, { headers: { cookie: 'session=none' } })).status
  assert.equal(await ask(), 401)
  cable.cut()
  assert.deepEqual(await Promise.all([ask(), ask(), ask()]), [503, 503, 503])
  cable.mend()
  await until(t, async () => (await ask()) === 401)
})
