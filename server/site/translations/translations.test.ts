import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { company } from '#site'
import { createOwnedApp, send, signInAs } from '../../testing/app.ts'
import { addJob } from '../../testing/applications.ts'
import { valuesOf } from '../../testing/values.ts'

const mason = { title: 'Mason', description: 'Stone walls.', type: 'By the day', experience: '2 years' }
const malayalam = 'മേസ്തിരി'
type Entry = { english: string; malayalam: string; malayalam_from?: string }

async function start(t: TestContext) {
  const { app, db, headers, ...rest } = await createOwnedApp(t)
  /** From what is stored, unless an entry names something else. */
  async function save(typed: Entry[], as = headers) {
    const stored: Entry[] = await list()
    const translations = typed.map((entry) => {
      const { malayalam: malayalam_from } = stored.find(({ english }) => english === entry.english) ?? {}
      return { malayalam_from: malayalam_from ?? '', ...entry }
    })
    return send(app, calls.saveTranslations, { headers: as, payload: { translations } })
  }
  const list = async (query = '', as = headers) =>
    (await app.inject({ url: `${calls.listTranslations.path}${query}`, headers: as })).json()
  const jobs = async (query = '') => (await app.inject(`${calls.listJobs.path}${query}`)).json()
  return { app, db, headers, save, list, jobs, ...rest }
}

test('a text is translated once, at once, wherever it stands and for whoever reads it; without a language it is in English', async (t) => {
  const { app, db, headers, save, jobs } = await start(t)
  await addJob(db, mason)
  await addJob(db, { ...mason, title: 'Senior mason' })
  assert.equal((await jobs('?language=ml'))[1].title, 'Mason')
  const type = { english: 'By the day', malayalam: 'മുഴുവൻ സമയം' }
  assert.equal((await save([{ english: 'Mason', malayalam }, type])).statusCode, 200)
  const [senior, own] = await jobs('?language=ml')
  assert.deepEqual([own.title, own.type, own.experience], [malayalam, 'മുഴുവൻ സമയം', '2 years'])
  assert.deepEqual([senior.title, senior.type], ['Senior mason', 'മുഴുവൻ സമയം'])
  const ofStaff = await send(app, calls.listJobs, { headers, query: { language: 'ml' } })
  assert.deepEqual(ofStaff.json(), [senior, own])
  for (const query of ['', '?language=en', '?language=xx'])
    assert.deepEqual(valuesOf(await jobs(query), 'title'), ['Senior mason', 'Mason'])
})

test('what is missing is listed with its place, and the list is searched and paged', async (t) => {
  const { db, save, list } = await start(t)
  await addJob(db, mason)
  const missing = await list('?missing=true&area=jobs')
  assert.deepEqual(valuesOf(missing, 'english'), ['Mason', 'Stone walls.', 'By the day', '2 years'])
  assert.partialDeepStrictEqual(missing[0], { where: 'Mason', path: '/admin/add-career', malayalam: '' })
  await save([{ english: 'Mason', malayalam }])
  assert.equal((await list('?missing=true&area=jobs')).length, 3)
  assert.equal((await list(`?area=jobs&search=${encodeURIComponent(malayalam)}`)).length, 1)
  assert.equal((await list('?area=jobs&limit=2&offset=3')).length, 1)
})

test('what is missing is counted for each page, and listed for it alone', async (t) => {
  const { app, db, headers, save, list } = await start(t)
  await addJob(db, mason)
  const missingOf = async (page: string) =>
    (await send(app, calls.listContents, { headers }))
      .json()
      .find((state: { page: string }) => state.page === page).untranslated
  const before = await missingOf('company')
  await save([{ english: company.location, malayalam: '' }])
  assert.equal(await missingOf('company'), before + 1)
  const missing = await list('?missing=true&content=company')
  assert.equal(missing.length, before + 1)
  assert.ok(missing.some(({ english }: { english: string }) => english === company.location))
  assert.equal((await list('?missing=true&content=terms')).length, await missingOf('terms'))
  assert.equal(
    (await app.inject({ url: `${calls.listTranslations.path}?content=nowhere`, headers })).statusCode,
    400,
  )
})

test('of two people who translate a text, the second one is asked to look first', async (t) => {
  const { db, save, jobs } = await start(t)
  await addJob(db, mason)
  const edit = (malayalam: string, malayalam_from: string) =>
    save([{ english: 'Mason', malayalam, malayalam_from }])
  assert.equal((await edit(malayalam, '')).statusCode, 200)
  assert.equal((await edit('കല്ലുപണി', '')).statusCode, 409)
  assert.equal((await jobs('?language=ml'))[0].title, malayalam)
  assert.equal((await edit(malayalam, '')).statusCode, 200, 'both wrote the same')
  assert.equal((await edit('കല്ലുപണി', malayalam)).statusCode, 200)
  assert.equal((await jobs('?language=ml'))[0].title, 'കല്ലുപണി')
})

test('a translation goes only when somebody takes away what is stored now', async (t) => {
  const { db, save, jobs } = await start(t)
  await addJob(db, { ...mason, place: 'Thrissur' })
  for (const malayalam_from of ['', 'കൊച്ചി']) {
    const refused = await save([{ english: 'Thrissur', malayalam: '', malayalam_from }])
    assert.equal(refused.statusCode, 409, malayalam_from)
  }
  assert.equal((await jobs('?language=ml'))[0].place, 'തൃശ്ശൂർ')
  assert.equal((await save([{ english: 'Thrissur', malayalam: '  ' }])).statusCode, 200)
  assert.equal((await jobs('?language=ml'))[0].place, 'Thrissur')
})

test('placeholders and links are in the Malayalam text as they are in English', async (t) => {
  const { db, save } = await start(t)
  const english = 'Call {phone} or read [how we work](/about).'
  await addJob(db, { ...mason, description: english })
  for (const [text, status] of [
    ['{phone} വിളിക്കൂ, [ഞങ്ങൾ](/about) വായിക്കൂ.', 200],
    ['വിളിക്കൂ, [ഞങ്ങൾ](/about) വായിക്കൂ.', 400],
    ['{ഫോൺ} വിളിക്കൂ, [ഞങ്ങൾ](/about) വായിക്കൂ.', 400],
    ['{phone} {mail} വിളിക്കൂ, [ഞങ്ങൾ](/about) വായിക്കൂ.', 400],
    ['{phone} വിളിക്കൂ, [ഞങ്ങൾ] (/about) വായിക്കൂ.', 400],
    ['{phone} വിളിക്കൂ, [ഞങ്ങൾ](javascript:alert(1)) വായിക്കൂ.', 400],
    ['', 200],
  ] as const) {
    const answer = await save([{ english, malayalam: text }])
    assert.equal(answer.statusCode, status, text)
    if (status === 400) assert.match(answer.json().message, /in the English text/)
  }
})

test('of many who translate the same texts at the same moment, one is not refused', async (t) => {
  const { db, save } = await start(t)
  const texts = Array.from({ length: 6 }, (_, n) => `Mason ${n}`)
  for (const title of texts) await addJob(db, { ...mason, title })
  const entries = (n: number) =>
    texts.map((english) => ({ english, malayalam: `${malayalam} ${n}`, malayalam_from: '' }))
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) => save(n % 2 ? entries(n) : entries(n).toReversed())),
  )
  const codes = answers.map(({ statusCode }) => statusCode).toSorted()
  assert.deepEqual(codes, [200, ...Array.from({ length: 11 }, () => 409)])
  const stored = await db.selectFrom('translations').select('malayalam').distinct().execute()
  assert.equal(stored.length, 1, 'all texts are of the same person')
})

test('a Malayalam text is as long as its place allows, wherever it stands', async (t) => {
  const { db, save, list } = await start(t)
  await addJob(db, { ...mason, description: company.location })
  const fitting = 'അ'.repeat(90)
  assert.equal((await save([{ english: company.location, malayalam: fitting }])).statusCode, 200)
  const refused = await save([{ english: company.location, malayalam: `${fitting}അ` }])
  assert.equal(refused.statusCode, 400)
  assert.match(refused.json().message, /at most 90 letters, and now 91/)
  assert.equal((await save([{ english: 'Mason', malayalam: 'അ'.repeat(300) }])).statusCode, 200)
  assert.partialDeepStrictEqual(await list('?area=jobs&limit=1'), [{ max: 300 }])
})

test('names that something else is found by stay as they are: those of social networks, and the notice that people agree to', async (t) => {
  const { app, save, list } = await start(t)
  const english = company.social[0]?.name ?? ''
  assert.deepEqual(await list(`?search=${english}`), [])
  assert.equal((await save([{ english, malayalam }])).statusCode, 404)
  for (const [page, part] of [
    ['company', 'social'],
    ['privacy', 'version'],
  ] as const) {
    const read = async (query: string) => (await app.inject(`/contents/${page}${query}`)).json()[part]
    assert.deepEqual(await read('?language=ml'), await read(''))
  }
})

test('whoever may change a text may translate it, and nobody else', async (t) => {
  const { app, db, save, list } = await start(t)
  await addJob(db, mason)
  const hiring = await signInAs(app, db, 'hiring')
  assert.deepEqual(
    new Set((await list('', hiring)).map(({ area }: { area: string }) => area)),
    new Set(['jobs']),
  )
  assert.equal((await save([{ english: 'Mason', malayalam }], hiring)).statusCode, 200)
  const refused = await save([{ english: company.location, malayalam }], hiring)
  assert.equal(refused.statusCode, 404)
  assert.equal((await save([{ english: 'No such text', malayalam }])).statusCode, 404)
})

test('nothing is missing of a new site: brands, numbers and addresses are the same in both languages', async (t) => {
  const { app, db, headers, list } = await start(t)
  assert.deepEqual(await list('?missing=true'), [])
  const states = (await send(app, calls.listContents, { headers })).json()
  assert.deepEqual(
    states.filter(({ untranslated }: { untranslated: number }) => untranslated > 0),
    [],
  )
  const numbers = { pay: '₹ 900', hours: '9.00', place: '682036', type: '{city}', experience: '3+' }
  await addJob(db, { title: 'https://example.com/mason', description: 'office@example.com', ...numbers })
  assert.deepEqual(await list('?area=jobs'), [])
  await addJob(db, { title: 'Write to office@example.com', description: '12', ...numbers })
  assert.deepEqual(valuesOf(await list('?area=jobs'), 'english'), ['Write to office@example.com'])
})

test('a job with the words of a page does not change the Malayalam of that page', async (t) => {
  const { app, db, save, list } = await start(t)
  await addJob(db, { ...mason, description: company.location })
  const hiring = await signInAs(app, db, 'hiring')
  const locationIn = async () => (await app.inject('/contents/company?language=ml')).json().location
  const before = await locationIn()
  const refused = await save([{ english: company.location, malayalam }], hiring)
  assert.equal(refused.statusCode, 403)
  assert.equal(await locationIn(), before)
  const shown = await list(`?area=jobs&search=${encodeURIComponent(company.location)}`, hiring)
  assert.partialDeepStrictEqual(shown, [{ malayalam: before, locked: true }])

  await save([{ english: company.location, malayalam: '' }])
  const isLocation = ({ english }: { english: string }) => english === company.location
  assert.ok(!(await list('?missing=true', hiring)).some(isLocation), 'not for them to translate')
  assert.ok((await list('?missing=true')).some(isLocation))
})
