import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { houseLinkMessages } from '#contract/houses/messages.ts'
import { attemptLimits } from '#contract/limits.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { reapplyErasures } from '../backup/erasures.ts'
import { hashToken } from '../db/settings.ts'
import { send } from '../testing/app.ts'
import { createHouse } from '../testing/pages/house.ts'
import { valuesOf } from '../testing/values.ts'

test('staff make a link for somebody of the family, and it is shown only once', async (t) => {
  const { app, db, headers, project, addLink } = await createHouse(t)
  const { id, link, token } = await addLink({ name: 'Susan, in Dubai', language: 'ml' })
  assert.match(link, /^http:\/\/localhost:3000\/ml\/house\/[\w-]{43}$/)
  const stored = await db.selectFrom('links').selectAll().execute()
  assert.equal(stored.find((link) => link.id === id)?.hash, hashToken(token))
  assert.ok(!JSON.stringify(stored).includes(token))
  const diary = await db.selectFrom('diary').selectAll().where('record_id', '=', project).execute()
  assert.partialDeepStrictEqual(diary.at(-1), { kind: 'changed', subject: 'project' })
  assert.doesNotMatch(JSON.stringify(diary), new RegExp(`Dubai|${token}`))
  const nameless = await send(app, calls.addHouseLink, { param: project, headers, payload: { name: ' ' } })
  assert.deepEqual([nameless.statusCode, nameless.json().message], [400, houseLinkMessages.nameMissing])
  const nowhere = { param: id, headers, payload: { name: 'Susan' } }
  assert.equal((await send(app, calls.addHouseLink, nowhere)).statusCode, 404)
})

test('the family sees its house by weeks, the newest first, in either language, cached and indexed nowhere', async (t) => {
  const { db, project, addLink, addUpdate, open } = await createHouse(t)
  const { token } = await addLink()
  const empty = await open(`/house/${token}`)
  assert.equal(empty.statusCode, 200)
  assert.match(empty.body, /Nothing here yet/)
  await addUpdate({ happened_on: '2026-11-02', stage: 'roof', text: 'Tiles are <b>on</b>.' })
  const newest = await addUpdate({ happened_on: '2026-11-18' })
  const file = {
    src: '/uploads/projects/beam.jpg',
    width: 800,
    height: 600,
    widths: '[]',
    formats: '["jpg"]',
  }
  const told = { placeholder: '', alt: '', caption: 'The first beam', upload_key: null }
  const place = { project_id: project, service_id: null, update_id: newest, main: false, position: 0 }
  await db
    .insertInto('pictures')
    .values({ ...file, ...told, ...place, id: newest })
    .execute()
  await addUpdate({ happened_on: '2026-11-16', text: 'കമ്പി കെട്ടി.' })
  await db.updateTable('projects').set({ shown: false }).where('id', '=', project).execute()
  const page = await open(`/house/${token}`)
  const at = (text: string) => page.body.indexOf(text)
  assert.match(page.body, /<h1[^>]*>Susan Paul, Aluva<\/h1>/)
  const inOrder = [
    'Week of 16 November',
    'The beams are cast.',
    'കമ്പി കെട്ടി.',
    'Week of 2 November',
    'Tiles are &lt;b&gt;',
  ]
  const places = inOrder.map((text) => at(text.replaceAll(/(?<=\d) /g, '\u00a0')))
  assert.ok(!places.includes(-1), String(places))
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  )
  assert.match(page.body, /aria-current="step"[^>]*>Roof/)
  assert.match(page.body, /<p lang="ml"[^>]*>കമ്പി കെട്ടി\./)
  assert.match(page.body, /beam\.jpg"[^>]* alt="Picture 1 of 18 November 2026"/)
  assert.match(page.body, />The first beam</)
  assert.doesNotMatch(page.body, /Biju/, 'who wrote it is for staff')
  assert.equal(page.headers['cache-control'], 'no-store')
  const malayalam = await open(`/ml/house/${token}`)
  assert.match(malayalam.body, /പണിയിടത്തു നടക്കുന്നത്/)
  assert.match(malayalam.body, /aria-current="step"[^>]*>മേൽക്കൂര/)
})

test('an ended link, a link of a deleted house and one that was never given out are answered alike', async (t) => {
  const { app, db, headers, project, addLink, addUpdate, follow, open, post } = await createHouse(t)
  await addUpdate()
  const [ended, trashed] = [await addLink(), await addLink({ name: 'Paul' })]
  const reader = await follow(ended.token, 'susan@example.com')
  const other = await follow(trashed.token, 'paul@example.com')
  assert.equal((await open(`/house/${reader}`)).statusCode, 200)
  const ending = await send(app, calls.endGivenLink, { param: ended.id, headers })
  assert.deepEqual([ending.statusCode, ending.json().message], [200, staffMessages.links.ended])
  assert.equal((await send(app, calls.endGivenLink, { param: ended.id, headers })).statusCode, 404)
  const left = await db.selectFrom('house_readers').select('email').execute()
  assert.deepEqual(valuesOf(left, 'email'), ['paul@example.com'], 'addresses go with the link')
  const mailed = await db.selectFrom('mails').select('recipient').execute()
  assert.deepEqual(valuesOf(mailed, 'recipient'), ['paul@example.com'], 'and the mails to them')
  assert.equal((await send(app, calls.deleteProject, { param: project, headers })).statusCode, 200)
  assert.deepEqual(await db.selectFrom('house_readers').select('id').execute(), [])
  assert.deepEqual(await db.selectFrom('mails').select('id').execute(), [])
  const [kept] = await db.selectFrom('trash').selectAll().execute()
  assert.equal((await send(app, calls.restoreTrashed, { param: kept?.id, headers })).statusCode, 200)

  const never = 'a'.repeat(43)
  const page = async (token: string) => (await open(`/house/${token}`)).body.replaceAll(token, '')
  for (const token of [ended.token, trashed.token, reader, other, never, never.slice(1), '%00']) {
    const { statusCode, headers: sent, body } = await open(`/house/${token}`)
    assert.equal(statusCode, 404, token)
    assert.match(body, /There is nothing at this link/)
    assert.equal(sent['cache-control'], 'no-store')
    if (token.length === 43) assert.equal(await page(token), await page(never))
    for (const what of ['follow', 'confirm', 'stop']) {
      const refused = await post(`/house/${token}/${what}`, { email: 'eve@example.com' })
      assert.equal(refused.statusCode, 404, `${what} ${token}`)
    }
  }
  assert.deepEqual(await db.selectFrom('mails').select('id').execute(), [], 'nobody was written to')
})

test('no backup opens an ended link again, or brings an address back that has stopped', async (t) => {
  const { app, db, headers, addLink, follow, post } = await createHouse(t)
  const [first, second] = [await addLink(), await addLink({ name: 'Paul' })]
  const own = await follow(second.token, 'paul@example.com')
  const tables = ['links', 'house_readers'] as const
  const before = new Map<string, object[]>()
  for (const table of tables) before.set(table, await db.selectFrom(table).selectAll().execute())
  await send(app, calls.endGivenLink, { param: first.id, headers })
  await post(`/house/${own}/stop`)
  const erasures = await db.selectFrom('erasures').selectAll().execute()
  await db.deleteFrom('links').execute()
  for (const table of tables) {
    const rows = before.get(table) as never
    await db.insertInto(table).values(rows).execute()
  }
  await reapplyErasures(db, new Map(erasures.map((row) => [row.id, row.erased_at])))
  assert.deepEqual(valuesOf(await db.selectFrom('links').select('id').execute(), 'id'), [second.id])
  assert.deepEqual(await db.selectFrom('house_readers').select('id').execute(), [])
})

test('so many addresses cannot be tried as it would take to guess one', async (t) => {
  const { app, open, post, addLink, follow } = await createHouse(t, { RATE_LIMIT: 'on' })
  const { token } = await addLink()
  const own = await follow(token, 'susan@example.com')
  const url = `/house/${'b'.repeat(43)}`
  for (let i = 0; i <= attemptLimits.house.most; i += 1)
    assert.equal((await open(`/house/${token}`)).statusCode, 200, 'the right link is not counted')
  for (let i = 0; i < attemptLimits.house.most; i += 1) assert.equal((await open(url)).statusCode, 404)
  for (const call of [calls.stopFollowing, calls.confirmFollowing])
    assert.equal((await send(app, call, { param: 'b'.repeat(43) })).statusCode, 429)
  for (let i = 0; i < attemptLimits.houseMails.most; i += 1)
    await post(`${url}/follow`, { email: 'eve@example.com' })
  assert.equal((await open(url)).statusCode, 429)
  // Of a family behind the same address.
  assert.equal((await open(`/house/${token}`)).statusCode, 200)
  assert.equal((await post(`/house/${token}/follow`, { email: 'paul@example.com' })).statusCode, 303)
  assert.equal((await post(`/house/${own}/stop`)).statusCode, 200)
})
