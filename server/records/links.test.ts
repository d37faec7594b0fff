import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import { migrate } from '../db/database.ts'
import { hashToken } from '../db/settings.ts'
import { createBareDatabase } from '../testing/app.ts'
import { storeProject } from '../testing/images.ts'
import { findLink, givenIn } from './links.ts'

const now = new Date('2026-11-18T06:00:00Z')
const at = { created_at: '2026-11-01T06:00:00.000Z' }
const later = '2026-12-01T06:00:00.000Z'

test('links that were given out before they were in one table go on working, and so do those of backups', async (t) => {
  const db = await migrate(await createBareDatabase(t), { to: '011-facts' })
  const { id: project } = await storeProject(db, { client: 'Susan Paul' }, 0, now)
  const old = db as unknown as Kysely<Record<string, Record<string, unknown>>>
  const add = (table: string, row: Record<string, unknown>) => old.insertInto(table).values(row).execute()
  const account = { id: 'asha', email: 'asha@example.com', password_hash: '', role: 'owner' }
  await add('accounts', { ...account, status: 'active', ...at })
  const house = { id: 'house', project_id: project, name: 'Susan', account: 'asha', created_by: 'Asha' }
  await add('house_links', { ...house, token_hash: hashToken('of the family'), ...at })
  const reader = { id: 'reader', link_id: 'house', email: 'susan@example.com', language: 'en', ...at }
  await add('house_readers', { ...reader, stop_hash: hashToken('of the reader'), confirmed_at: later })
  const review = { kind: 'review', data: '{"name":"Latha","by":"Asha"}', ends_at: later, ...at }
  await add('links', { ...review, id: 'review', hash: hashToken('of the client') })
  await add('links', { ...review, id: 'used', hash: hashToken('used'), data: '{}', used_at: later })
  for (const purpose of ['reset', 'invitation', 'not_me', 'login'])
    await add('tokens', {
      ...{ id: purpose, purpose, token_hash: hashToken(purpose), account_id: 'asha' },
      ...{ data: '{"roles":["hiring"]}', expires_at: later, ...at },
    })

  await migrate(db)
  const family = await findLink(db, 'of the family', ['house'], now)
  assert.partialDeepStrictEqual(family, { id: 'house', subject: project, account: 'asha', ends_at: null })
  assert.deepEqual(family && givenIn(family), { name: 'Susan', by: 'Asha' })
  const kept = await db.selectFrom('house_readers').selectAll().execute()
  const stop_hash = hashToken('of the reader')
  assert.deepEqual({ ...kept[0] }, { ...reader, stop_hash, confirmed_at: later })
  assert.equal((await findLink(db, 'of the client', ['review'], now))?.id, 'review')
  assert.equal(await findLink(db, 'used', ['review'], now), undefined)
  for (const kind of ['reset', 'invitation', 'not_me', 'login'] as const)
    assert.partialDeepStrictEqual(await findLink(db, kind, [kind], now), {
      ...{ id: kind, account: 'asha', data: '{"roles":["hiring"]}', ends_at: later, ...at },
    })
  await sql`delete from links where id = 'house'`.execute(db)
  assert.deepEqual(await db.selectFrom('house_readers').selectAll().execute(), [])
})
