// A search finds every text that contains the words, and nothing of an erased person stays in its index.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { applicationQuery } from '#contract/applications.ts'
import { enquiryQuery } from '#contract/enquiries.ts'
import { projectQuery } from '#contract/projects.ts'
import { newId } from '../db/clock.ts'
import { type Db, migrate, openPostgres } from '../db/database.ts'
import { finishErasure } from '../db/diary.ts'
import { countRows } from '../db/rows.ts'
import { narrowProjects } from '../projects/store.ts'
import { deleteSubmissions, listSubmissions, type Row, updateSubmission } from '../submissions/store.ts'
import { createTestDatabase } from '../testing/app.ts'
import { filesWith, storeApplication } from '../testing/applications.ts'
import { createFileDatabase } from '../testing/folder.ts'
import { createPostgresDatabase } from '../testing/postgres.ts'

const postgresUrl = process.env.TEST_DATABASE_URL
const created_at = '2026-11-15T00:00:00.000Z'

test('a search finds any part of a text in any case, and takes signs as they are', async (t) => {
  const db = await createTestDatabase(t)
  const found = {
    ÄRGER: ['ärger', 'ÄRGER', 'Ärger'],
    ärger: ['ärger', 'ÄRGER', 'Ärger'],
    Ärg: ['ärger', 'ÄRGER', 'Ärger'],
    'a"b': ['A"B"'],
    "o'h": ["O'Hara"],
    '100%': ['100% 50_0'],
    '50_0': ['100% 50_0'],
    'c\\d': ['c\\d'],
    _0: ['100% 50_0'],
    ab: [],
    NAIR: ['Nair 77'],
    'IR 77': ['Nair 77'],
    '7': ['Nair 77'],
    '🏠🏡🏘': ['🏠🏡🏘'],
    nil: [],
  }
  const names = ['1000 5000', ...new Set(Object.values(found).flat().toReversed())]
  await insert(db, names)
  const search = async () => {
    for (const [text, expected] of Object.entries(found))
      assert.deepEqual(await find(db, text), expected, text)
  }
  await search()
  await sql`vacuum`.execute(db)
  await search()
})

test('what is added, changed or deleted is found as it is now', async (t) => {
  const db = await createTestDatabase(t)
  const [kept = '', gone = ''] = await insert(db, ['Asha Menon', 'Biju Menon'])
  await deleteSubmissions(db, 'applications', [gone])
  // In SQLite it gets the number of the one that is gone.
  await insert(db, ['Clara Menon'])
  assert.deepEqual(await find(db, 'menon'), ['Clara Menon', 'Asha Menon'])
  assert.deepEqual(await find(db, 'biju'), [])
  await updateSubmission(db, 'applications', kept, { address: 'came with a reference' })
  assert.deepEqual(await find(db, 'menon'), ['Clara Menon', 'Asha Menon'])
  assert.deepEqual(await find(db, 'reference'), ['Asha Menon'])
  await updateSubmission(db, 'applications', kept, { address: '' })
  assert.deepEqual(await find(db, 'reference'), [])
  await noteDown(db, { application_id: kept }, 'came with a reference')
  assert.deepEqual(await find(db, 'reference'), ['Asha Menon'])
  assert.equal((await listEnquiries(db, { search: 'reference' })).total, 0)
  await deleteSubmissions(db, 'applications', [kept])
  assert.deepEqual(await db.selectFrom('notes').select('id').execute(), [])
})

test('every column that a list searches is in the index', async (t) => {
  const db = await createTestDatabase(t)
  const words = [...'abcdefgh'].map((letter) => `only${letter.repeat(4)}`)
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = ''] = words
  const id = newId()
  const contact = { email: b, whatsapp: c, address: d }
  const [applied] = await insert(db, [a], { ...contact, qualification: e, experience: f, job_title: g })
  await noteDown(db, { application_id: applied }, h)
  const project = { category: a, client: b, area: c, location: d, description: e }
  await db
    .insertInto('projects')
    .values({ ...project, id, slug: id, version: 1, created_at })
    .execute()
  const enquiry = { name: a, phone: b, plan: c, message: d, topic: e }
  await db
    .insertInto('enquiries')
    .values({ ...enquiry, id, status: 'new', spam: false, fingerprint: id, created_at })
    .execute()
  await noteDown(db, { enquiry_id: id }, f)
  for (const [i, search] of words.entries()) {
    assert.equal((await listApplications(db, { search })).total, 1, search)
    const visible = db.selectFrom('projects')
    const found = narrowProjects(visible, projectQuery.parse({ search }), { db, visible, seesAll: true })
    assert.equal(await countRows(found), i < 5 ? 1 : 0, search)
    const enquiries = await listEnquiries(db, { search })
    assert.equal(enquiries.total, i < 6 ? 1 : 0, search)
  }
})

test('a phone number is found by its digits, however it and the search are written', async (t) => {
  const db = await createTestDatabase(t)
  await insert(db, ['Asha'], { whatsapp: '98950 11333' })
  await insert(db, ['Biju'], { whatsapp: '+91 (484) 234-5678' })
  const [clara] = await insert(db, ['Clara'], { whatsapp: '9447.000.000' })
  await noteDown(db, { application_id: clara }, 'plot 5011')
  const id = newId()
  const row = { id, name: 'Deepa', phone: '098950-11333', plan: '', message: '', topic: '' }
  await db
    .insertInto('enquiries')
    .values({ ...row, status: 'new', spam: false, fingerprint: id, created_at })
    .execute()
  const found = {
    '9895011333': ['Asha'],
    '98950 11333': ['Asha'],
    '+91 98950 11333': ['Asha'],
    '+919895': ['Asha'],
    '919895011333': ['Asha'],
    '00919895011333': ['Asha'],
    '098950-11333': ['Asha'],
    '(98950) 11 333': ['Asha'],
    '5011': ['Clara', 'Asha'],
    '0484 2345678': ['Biju'],
    '234 5678': ['Biju'],
    '9447000000': ['Clara'],
    '501': ['Clara', 'Asha'],
    '1 3': [],
    '98950 11334': [],
    '95011 plot': [],
  }
  for (const [search, names] of Object.entries(found)) assert.deepEqual(await find(db, search), names, search)
  for (const search of ['9895011333', '+91 98950 11333', '9501'])
    assert.equal((await listEnquiries(db, { search })).total, 1, search)
  await updateSubmission(
    db,
    'applications',
    (await listApplications(db, { search: 'asha' })).items[0]?.id ?? '',
    { status: 'hired' },
  )
  assert.deepEqual(await find(db, '9895011333'), ['Asha'])
})

if (postgresUrl) {
  test('PostgreSQL looks a text up in its own index', async (t) => {
    const db = await createTestDatabase(t)
    await insertMany(db)
    await insert(db, ['Asha'], { whatsapp: '98950 11333' })
    await sql`vacuum analyze applications`.execute(db)
    for (const [search, name] of [
      ['menon 1234', 'Menon 1234'],
      ['+91 9895011333', 'Asha'],
    ] as const)
      await db.transaction().execute(async (tx) => {
        assert.deepEqual(await find(tx, search), [name])
        const { rows } = await sql<{ times: number }>`
          select pg_stat_get_xact_numscans('applications_trigrams'::regclass) as times`.execute(tx)
        assert.ok(Number(rows[0]?.times) > 0, search)
      })
  })

  test('where PostgreSQL refuses the extension a search is right all the same', async (t) => {
    const address = new URL(await createPostgresDatabase(t, postgresUrl))
    const admin = openPostgres(address.href)
    const guest = `guest_${newId().replaceAll('-', '')}`
    await sql`create role ${sql.id(guest)} login password 'secret'`.execute(admin)
    await sql`create schema authorization ${sql.id(guest)}`.execute(admin)
    Object.assign(address, { username: guest, password: 'secret' })
    const db = openPostgres(address.href)
    try {
      await migrate(db)
      const { rows } = await sql`select from pg_indexes where indexname = 'applications_trigrams'`.execute(db)
      assert.equal(rows.length, 0)
      await insert(db, ['Asha Menon'])
      assert.deepEqual(await find(db, 'HA men'), ['Asha Menon'])
    } finally {
      await db.destroy()
      await sql`drop owned by ${sql.id(guest)} cascade`.execute(admin)
      await sql`drop role ${sql.id(guest)}`.execute(admin)
      await admin.destroy()
    }
  })
}

test('the trigrams of an erased person are gone from the database file', async (t) => {
  const { db, dataDir } = await createFileDatabase(t)
  // FTS5 stores a term without the prefix it shares with the one before, and this one shares none.
  const trigram = 'ꙮé🜚'
  const isThere = async () => (await filesWith(dataDir, trigram)).length > 0
  const [id = ''] = await insert(db, [`Asha ${trigram}`, 'Biju'])
  await updateSubmission(db, 'applications', id, { address: `${trigram} called` })
  await noteDown(db, { application_id: id }, `called ${trigram}`)
  assert.ok(await isThere())
  await deleteSubmissions(db, 'applications', [id])
  await finishErasure(db)
  assert.equal(await isThere(), false)
})

const many = 2_100

const insertMany = (db: Db) =>
  db.transaction().execute(async (tx) => {
    await insert(
      tx,
      Array.from({ length: many }, (_, i) => `Menon ${i}`),
    )
  })

async function noteDown(db: Db, about: { application_id?: string; enquiry_id?: string }, text: string) {
  const signed = { kind: 'note', by_id: null, by_name: 'Reji', created_at } as const
  await db
    .insertInto('notes')
    .values({ ...signed, ...about, id: newId(), text })
    .execute()
}

/** Their ids. */
async function insert(db: Db, names: string[], change: Partial<Row<'applications'>> = {}) {
  const ids: string[] = []
  for (const name of names) {
    ids.push(await storeApplication(db, { name, ...change }))
  }
  return ids
}

const listApplications = (db: Db, sent: Record<string, string>) =>
  listSubmissions(db, 'applications', applicationQuery.parse(sent), new Date())

const listEnquiries = (db: Db, sent: Record<string, string>) =>
  listSubmissions(db, 'enquiries', enquiryQuery.parse(sent), new Date())

async function find(db: Db, search: string) {
  const { items } = await listApplications(db, { search, limit: '20' })
  return items.map(({ name }) => name)
}
