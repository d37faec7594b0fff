import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestDatabase } from '../testing/app.ts'

test('a flag is a boolean in a query and its rows, and stored as 0 or 1', async (t) => {
  const db = await createTestDatabase(t)
  const review = { id: 'one', name: 'Asha', review: 'Dry roof.', rating: 5, version: 1, created_at: '2026' }
  await db
    .insertInto('reviews')
    .values({ ...review, quoted: true })
    .execute()
  const found = db
    .selectFrom('reviews')
    .leftJoin('projects', 'projects.id', 'project_id')
    .select(['quoted', 'by_client', 'shown'])
    .where('quoted', 'in', [true])
    .where('by_client', '=', false)
  assert.deepEqual({ ...(await found.executeTakeFirst()) }, { quoted: true, by_client: false, shown: null })
  const stored = db.withoutPlugins().selectFrom('reviews').select(['quoted', 'by_client', 'rating'])
  assert.deepEqual({ ...(await stored.executeTakeFirst()) }, { quoted: 1, by_client: 0, rating: 5 })
})
