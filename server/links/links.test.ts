import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GivenLink } from '#contract/access/private-links.ts'
import { calls } from '#contract/calls.ts'
import { send, signInAs } from '../testing/app.ts'
import { createHouse } from '../testing/pages/house.ts'

test('staff see and end the links of their own areas alone, and those of one project if they ask for it', async (t) => {
  const { app, db, headers, project, addLink, follow, open, pass } = await createHouse(t)
  const { id, token } = await addLink()
  await follow(token, 'susan@example.com')
  pass(60_000)
  await send(app, calls.askForReview, { headers, payload: { name: 'Latha' } })
  await open(`/house/${token}`)
  const list = async (as: Record<string, string>, query = {}) =>
    (await send(app, calls.listGivenLinks, { headers: as, query })).json<GivenLink[]>()
  const [review, house] = await list(headers)
  assert.deepEqual([review?.kind, review?.name, review?.ends_at === null], ['review', 'Latha', false])
  const opened = { readers: 1, opened_at: '2026-11-18T06:01:00.000Z', ends_at: null }
  assert.partialDeepStrictEqual(house, { id, kind: 'house', project: 'Susan Paul, Aluva', ...opened })
  assert.deepEqual(await list(headers, { project }), [house])

  const [office, hiring] = [await signInAs(app, db, 'office'), await signInAs(app, db, 'hiring')]
  assert.deepEqual([await list(office), await list(hiring)], [[review], []])
  const reset = await db.selectFrom('links').select('id').where('kind', '=', 'not_me').execute()
  for (const param of [id, ...reset.map((link) => link.id)])
    assert.equal((await send(app, calls.endGivenLink, { param, headers: office })).statusCode, 404)
  assert.equal((await open(`/house/${token}`)).statusCode, 200)
  assert.equal((await list(headers))[1]?.readers, 1)
})
