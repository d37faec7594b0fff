// What Malayalam pages say of a project: the name of the client as staff write it, the area by itself.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createOwnedApp, send } from '../../testing/app.ts'
import { form, photo } from '../../testing/images.ts'
import { valuesOf } from '../../testing/values.ts'

const picture = await photo()
const four = { mainImage: picture, galleryImages: [picture, picture, picture] }
const facts = { category: 'Villa', client: 'Kurup family', area: '1900 sqft', location: 'Aluva' }
const family = 'കുറുപ്പ് കുടുംബം'

async function start(t: TestContext) {
  const { app, db, headers } = await createOwnedApp(t)
  return {
    db,
    async add(more: Partial<typeof facts> = {}): Promise<{ id: string; slug: string }> {
      const { payload, headers: type } = await form({ ...facts, ...more, ...four })
      return (await send(app, calls.createProject, { payload, headers: { ...headers, ...type } })).json()
    },
    async translate(english: string, malayalam: string) {
      const payload = { translations: [{ english, malayalam, malayalam_from: '' }] }
      assert.equal((await send(app, calls.saveTranslations, { headers, payload })).statusCode, 200)
    },
    get: async (param: string, query = {}) => (await send(app, calls.getProject, { param, query })).json(),
    list: async (query = {}) => (await send(app, calls.listProjects, { query })).json(),
    missing: async (): Promise<string[]> =>
      (await send(app, calls.listTranslations, { headers, query: { missing: 'true', area: 'projects' } }))
        .json()
        .map(({ english }: { english: string }) => english),
    async rename(param: string, client: string) {
      const { payload, headers: type } = await form({ ...facts, client })
      const answer = await send(app, calls.updateProject, {
        param,
        payload,
        headers: { ...headers, ...type },
      })
      assert.equal(answer.statusCode, 200)
    },
    async deleteForGood(param: string) {
      await send(app, calls.deleteProject, { param, headers })
      assert.equal((await send(app, calls.deleteTrashed, { param, headers })).statusCode, 200)
    },
  }
}

test('the name of a client is translated like the other words of a project; address and order stay', async (t) => {
  const site = await start(t)
  const { id, slug } = await site.add()
  await site.add({ client: 'Zachariah' })
  assert.ok((await site.missing()).includes('Kurup family'))
  await site.translate('Kurup family', family)
  const seen = await site.get(id, { language: 'ml' })
  assert.deepEqual([seen.client, seen.slug], [family, slug])
  const names = async (query = {}) =>
    (await site.list({ sort: 'client', ...query })).map(({ client }: { client: string }) => client)
  assert.deepEqual(await names({ language: 'ml' }), [family, 'Zachariah'])
  assert.deepEqual(await names(), ['Kurup family', 'Zachariah'])
})

test('the diary says that the Malayalam of a name has changed, without the name', async (t) => {
  const { db, add, translate } = await start(t)
  await add()
  await translate('Kurup family', family)
  const { changes } = await db
    .selectFrom('diary')
    .select('changes')
    .where('subject', '=', 'translation')
    .executeTakeFirstOrThrow()
  assert.deepEqual(JSON.parse(changes), [{ field: 'client', before: null, after: null }])
})

test('the Malayalam of a name goes with the last project that has it', async (t) => {
  const { db, add, translate, deleteForGood, get } = await start(t)
  const [first, second] = [await add(), await add()]
  await translate('Kurup family', family)
  await translate('Villa', 'വില്ല')
  await deleteForGood(first.id)
  assert.equal((await get(second.id, { language: 'ml' })).client, family)
  await deleteForGood(second.id)
  const left = await db.selectFrom('translations').select('english').execute()
  assert.deepEqual(valuesOf(left, 'english'), ['Villa'])
})

test('a name that is taken out of its last project takes its Malayalam along', async (t) => {
  const { db, add, translate, rename } = await start(t)
  const [first, second] = [await add(), await add()]
  await translate('Kurup family', family)
  const names = async () =>
    (await db.selectFrom('translations').select('english').execute()).map(({ english }) => english)
  await rename(first.id, 'A family in Aluva')
  assert.deepEqual(await names(), ['Kurup family'])
  await rename(second.id, 'A family in Aluva')
  assert.deepEqual(await names(), [])
})

test('the Malayalam of a name that is a word elsewhere stays with the other record', async (t) => {
  const { db, add, translate, deleteForGood } = await start(t)
  const { id } = await add({ client: 'Chottanikkara' })
  await add({ location: 'Chottanikkara' })
  await translate('Chottanikkara', 'ചോറ്റാനിക്കര')
  await deleteForGood(id)
  const { malayalam } = await db.selectFrom('translations').select('malayalam').executeTakeFirstOrThrow()
  assert.equal(malayalam, 'ചോറ്റാനിക്കര')
})

test('an area is in Malayalam by itself, and no API changes what was stored', async (t) => {
  const { add, get, missing } = await start(t)
  const { id } = await add()
  const { id: inWords } = await add({ area: 'six cents or so' })
  assert.equal((await get(id)).area, '1900 sqft')
  assert.equal((await get(id, { language: 'ml' })).area, '1,900\u00a0ചതുരശ്ര\u00a0അടി')
  assert.equal((await get(inWords, { language: 'ml' })).area, 'six cents or so')
  assert.deepEqual(
    (await missing()).filter((text) => /\d|cents/.test(text)),
    ['six cents or so'],
  )
})
