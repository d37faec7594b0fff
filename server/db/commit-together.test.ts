// What many people send at once shares a transaction, but neither its failures nor an early promise.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { createTestDatabase } from '../testing/app.ts'
import { commitTogether } from './commit-together.ts'
import { type Db, migrate, openSqlite } from './database.ts'
import { isSqlite } from './schema.ts'

test('what comes in together shares one transaction, and each gets its own answer', async (t) => {
  const db = await createTestDatabase(t)
  const transactions = new Set<Db>()
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((key) =>
      commitTogether(db, async (tx) => {
        transactions.add(tx)
        await insert(tx, key)
        return key
      }),
    ),
  )
  assert.deepEqual(answers, ['a', 'b', 'c'])
  assert.deepEqual(await keysIn(db), ['a', 'b', 'c'])
  if (isSqlite(db)) assert.equal(transactions.size, 1)
})

test('one that fails takes nobody along, leaves nothing behind and hears why', async (t) => {
  const db = await createTestDatabase(t)
  await insert(db, 'a')
  const outcomes = await Promise.allSettled([
    commitTogether(db, (tx) => insert(tx, 'b')),
    commitTogether(db, async (tx) => {
      await insert(tx, 'half')
      throw new Error('no room for this one')
    }),
    commitTogether(db, (tx) => insert(tx, 'a')),
    commitTogether(db, (tx) => insert(tx, 'c')),
  ])
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['fulfilled', 'rejected', 'rejected', 'fulfilled'],
  )
  assert.match(String(Object(outcomes[1]).reason), /no room for this one/)
  assert.match(String(Object(outcomes[2]).reason), /unique/i)
  assert.deepEqual(await keysIn(db), ['a', 'b', 'c'])
})

test('nobody gets an answer before all of it is in the database for others to see', async (t) => {
  const { db, other } = await createFile(t)
  const seen: number[] = []
  const inside: number[] = []
  await Promise.all(
    ['a', 'b', 'c'].map((key) =>
      commitTogether(db, async (tx) => {
        await insert(tx, key)
        inside.push(other.count())
      }).then(() => seen.push(other.count())),
    ),
  )
  assert.deepEqual(seen, [3, 3, 3])
  // The control: an answer at the end of the work itself would have come too early.
  assert.deepEqual(inside, [0, 0, 0])
})

async function insert(db: Db, key: string) {
  await db.insertInto('attempts').values({ key, count: 1, ends_at: '' }).execute()
}

async function keysIn(db: Db) {
  const rows = await db.selectFrom('attempts').select('key').orderBy('key').execute()
  return rows.map(({ key }) => key)
}

/** SQLite on disk, seen through a second connection. */
async function createFile(t: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'))
  const file = join(folder, 'site.db')
  const db = await migrate(openSqlite(file))
  const connection = new DatabaseSync(file, { readOnly: true })
  const statement = connection.prepare('select count(*) as count from attempts')
  t.after(async () => {
    connection.close()
    await db.destroy()
    await rm(folder, { recursive: true })
  })
  return { db, other: { count: () => Number(statement.get()?.count) } }
}
