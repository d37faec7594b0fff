// Databases of earlier versions: testing/schema-005.*.sql holds what their migrations executed.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { type TestContext, test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import { applicationQuery } from '#contract/applications.ts'
import type { Contents } from '#contract/content/pages.ts'
import { enquiryQuery } from '#contract/enquiries.ts'
import { projectQuery } from '#contract/projects.ts'
import { company } from '#site'
import { deleteApplications, listApplications } from '../applications/store.ts'
import { listEnquiries } from '../enquiries/store.ts'
import { listProjects } from '../projects/store.ts'
import { parseContent, readState, readStoredCompany } from '../site/contents.ts'
import { listNoticeVersions, listVersions } from '../site/store.ts'
import { createBareDatabase } from '../testing/app.ts'
import { mailsIn, newApplication, storeApplication } from '../testing/applications.ts'
import { newId } from './clock.ts'
import { type Db, migrate } from './database.ts'
import { isSqlite } from './schema.ts'
import { refuseNewer } from './upgrade.ts'

const steps = ['001-start', '002-erasures', '003-text-search', '004-fewer-indexes', '005-arrivals']
const created_at = '2026-11-15T00:00:00.000Z'
let newSchema: ReturnType<typeof schemaOf> | undefined

for (const step of steps)
  test(`a database that an earlier version left at ${step} gets the schema of a new one`, async (t) => {
    const db = await createOldDatabase(t, step)
    await refuseNewer(db)
    await migrate(db)
    newSchema ??= schemaOf(await migrate(await createBareDatabase(t)))
    assert.deepEqual(await schemaOf(db), await newSchema)
  })

test('an upgrade that was cut off before it was recorded is taken again', async (t) => {
  const db = await createOldDatabase(t, '005-arrivals')
  // Since the step after these, an upgrade on SQLite is one transaction.
  await migrate(db, { to: '007-picture-keys' })
  if (!isSqlite(db)) return
  await sql`delete from kysely_migration where name >= '006'`.execute(db)
  await migrate(db)
  newSchema ??= schemaOf(await migrate(await createBareDatabase(t)))
  assert.deepEqual(await schemaOf(db), await newSchema)
})

test('an upgrade that is cut off half way has changed nothing, and is taken the next time', async (t) => {
  const db = await createBareDatabase(t)
  const stepsThat = (end: () => void) => ({
    '001-first': {
      async up(tx: Kysely<unknown>) {
        await tx.schema.createTable('first').addColumn('id', 'text').execute()
        end()
      },
    },
  })
  const cutOff = () => {
    throw new Error('cut off')
  }
  await assert.rejects(migrate(db, { steps: stepsThat(cutOff) }), /cut off/)
  await migrate(db, { steps: stepsThat(() => undefined) })
})

test('an upgrade loses nothing: every text is found, waiting mails are queued, settings stay', async (t) => {
  const db = await createOldDatabase(t, '005-arrivals')
  const ids = { asha: newId(), biju: newId(), clara: newId(), enquiry: newId(), project: newId() }
  const insert = (id: string, name: string) =>
    db
      .insertInto('applications')
      .values(newApplication({ id, name, job_title: 'Mason', email: `${name}@example.com` }))
      .execute()
  await insert(ids.asha, 'Asha Menon')
  if (isSqlite(db))
    await sql`insert into applications_trigrams (rowid, text) select row, text from applications_texts`.execute(
      db,
    )
  await insert(ids.biju, 'Biju')
  await insert(ids.clara, 'Clara')
  const enquiry = { name: 'Deepa', phone: '9847012345', plan: '', message: 'A house', topic: '', notes: '' }
  await db
    .insertInto('enquiries')
    .values({ ...enquiry, id: ids.enquiry, status: 'new', spam: 0, fingerprint: '1', created_at })
    .execute()
  await sql`insert into projects (id, category, client, area, location, description, version, created_at)
    values (${ids.project}, 'Villa', 'Rajan', '1', 'Aluva', '', 1, ${created_at})`.execute(db)
  for (const id of [ids.biju, newId()])
    await sql`insert into arrivals values (${id}, 'application')`.execute(db)
  await sql`insert into arrivals values (${ids.enquiry}, 'enquiry')`.execute(db)
  await sql`insert into facts values ('demo', 'loaded')`.execute(db)

  await migrate(db)
  const found = async (search: string) =>
    (await listApplications(db, applicationQuery.parse({ search }))).items.map(({ name }) => name)
  assert.deepEqual(await found('menon'), ['Asha Menon'])
  assert.deepEqual(await found('mason'), ['Clara', 'Biju', 'Asha Menon'])
  assert.equal((await listEnquiries(db, enquiryQuery.parse({ search: 'deepa' }), new Date())).total, 1)
  assert.equal((await listProjects(db, projectQuery.parse({ search: 'rajan' }))).total, 1)
  await deleteApplications(db, [ids.asha, ids.clara])
  assert.deepEqual(await found('mason'), ['Biju'])

  const mails = await mailsIn(db)
  assert.deepEqual(
    mails.map(({ recipient, subject, about, status }) => [recipient, subject, about, status]),
    [
      ['Biju@example.com', 'Your application has arrived: Mason', ids.biju, 'waiting'],
      [company.mail, 'New application: Mason, from Biju', ids.biju, 'waiting'],
      [company.mail, 'New enquiry from Deepa', ids.enquiry, 'waiting'],
    ],
  )
  assert.match(mails[2]?.text ?? '', /9847012345.*A house/s)
  const settings = await db.selectFrom('settings').selectAll().execute()
  assert.partialDeepStrictEqual(settings, [{ name: 'demo', value: 'loaded' }])
})

test('services that were stored without a title get an address each', async (t) => {
  const db = await migrate(await createBareDatabase(t), { to: '009-confirmations' })
  for (const [position, description] of ['Wells: dug by hand', 'Wells: drilled', 'കിണർ'].entries())
    await sql`insert into services (id, description, position, version, created_at)
      values (${newId()}, ${description}, ${position}, 1, ${created_at})`.execute(db)
  await migrate(db)
  const rows = await db
    .selectFrom('services')
    .select(['title', 'description', 'slug'])
    .orderBy('id')
    .execute()
  assert.deepEqual(
    rows.map((row) => ({ ...row, slug: row.slug.replace(/^[0-9a-f]{8}$/, 'code') })),
    [
      { title: '', description: 'Wells: dug by hand', slug: 'wells' },
      { title: '', description: 'Wells: drilled', slug: 'wells-2' },
      { title: '', description: 'കിണർ', slug: 'code' },
    ],
  )
})

test('every version of the privacy notice that anybody has seen stays taken', async (t) => {
  const db = await migrate(await createBareDatabase(t), { to: '025-alphabetical' })
  const published = (version: string) => JSON.stringify({ version })
  await db
    .insertInto('content_versions')
    .values({ id: newId(), page: 'privacy', content: published('1'), published_by: '', published_at: null })
    .execute()
  await db
    .insertInto('contents')
    .values({ page: 'privacy', version: 1, confirmed: '[]', published: published('2') })
    .execute()
  for (const notice_version of ['2', '3', '']) await storeApplication(db, { notice_version })
  await migrate(db)
  assert.deepEqual((await listNoticeVersions(db)).toSorted(), ['1', '2', '3'])
})

test('prices that were written as words keep what they say', async (t) => {
  const db = await migrate(await createBareDatabase(t), { to: '030-number-search' })
  const from = [
    '₹2,350 per sq ft',
    '₹2.4 lakh',
    'Rs 1,450 per running foot',
    '₹52 to ₹80 per sq ft',
    'On request',
  ]
  const prices = {
    title: 'Prices',
    items: from.map((text) => ({ what: 'Work', from: text, note: 'All in' })),
  }
  const content = JSON.stringify({ title: 'Design', prices })
  await db
    .insertInto('contents')
    .values({ page: 'design', version: 2, confirmed: '[]', published: content, draft: content })
    .execute()
  const version = { id: newId(), page: 'design', content, published_by: '', published_at: null }
  await db.insertInto('content_versions').values(version).execute()
  await migrate(db)

  const { published, draft } = await readState(db, 'design')
  const { items, example } = (published as Contents['design']).prices
  assert.deepEqual(
    items.map(({ amount, unit, note }) => [amount, unit, note]),
    [
      [2_350, 'sqft', 'All in'],
      [240_000, 'total', 'All in'],
      [1_450, 'foot', 'All in'],
      [0, 'total', '₹52 to ₹80 per sq ft. All in'],
      [0, 'total', 'On request. All in'],
    ],
  )
  assert.equal(example.area, 0, 'their own example stays the only one')
  assert.deepEqual(draft, published)
  const [kept] = await listVersions(db, 'design')
  assert.deepEqual(parseContent('design', kept?.content ?? ''), published)
})

test('a company in another city is not said to be in our district', async (t) => {
  const db = await migrate(await createBareDatabase(t), { to: '030-number-search' })
  const published = JSON.stringify({ address: { city: 'Thrissur' } })
  await db
    .insertInto('contents')
    .values({ page: 'company', version: 2, confirmed: '[]', published })
    .execute()
  await migrate(db)
  assert.equal((await readStoredCompany(db)).address.district, 'Thrissur')
})

async function createOldDatabase(t: TestContext, last: string) {
  const db = await createBareDatabase(t)
  await migrate(db, { steps: {} })
  const file = `../testing/schema-005.${isSqlite(db) ? 'sqlite' : 'postgres'}.sql`
  const text = await readFile(new URL(file, import.meta.url), 'utf8')
  for (const statement of text.trimEnd().split('\n\n')) {
    const step = /^-- (.*)/.exec(statement)?.[1]
    if (step && step > last) break
    if (step) await sql`insert into kysely_migration values (${step}, ${created_at})`.execute(db)
    else await sql.raw(statement).execute(db)
  }
  return db
}

/** What the database itself has noted about each table, index and trigger, spelled alike. */
async function schemaOf(db: Db) {
  const columns = sql`select table_name || '.' || column_name as name, data_type || is_nullable as sql
    from information_schema.columns where table_schema = current_schema()`
  const { rows } = await (isSqlite(db)
    ? sql<Entry>`select name, sql from sqlite_master`
    : sql<Entry>`select indexname as name, indexdef as sql from pg_indexes
        where schemaname = current_schema() union all ${columns}`
  ).execute(db)
  const spelled = rows.map(({ name, sql }) => [
    name,
    sql?.replace(/"/g, '').replace(/\s*([(),])\s*|\s+/g, '$1 '),
  ])
  return new Map(spelled.sort(([a = ''], [b = '']) => (String(a) < String(b) ? -1 : 1)) as [string, string][])
}

type Entry = { name: string; sql: string | null }
