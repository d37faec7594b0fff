// Staff sort and search every list in Malayalam, whatever keyboard its words were typed with, and it leaves the site as it came:
// in spreadsheets, in the names of CVs, and in the export of everything.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { newId } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { anyTable } from '../../db/rows.ts'
import { createOwnedApp, prove, send } from '../../testing/app.ts'
import { addJob, apply, asha, storeApplication } from '../../testing/applications.ts'
import { pdfCv, readZip } from '../../testing/cvs.ts'
import { storeProject } from '../../testing/images.ts'
import { valuesOf } from '../../testing/values.ts'

const created_at = '2026-11-15T00:00:00.000Z'
const insert = (db: Db, table: string, row: object) =>
  anyTable<object>(db)
    .insertInto(table)
    .values({ id: newId(), created_at, ...row })
    .execute()
const blankEnquiry = { phone: '', plan: '', message: '', topic: '', status: 'new', spam: false }
const blankAccount = { password_hash: '', role: 'staff', status: 'active' }

/** For each list, how a row with this name is added, the field that has it, and how to sort by it. */
const lists: { call: Call; field: string; sort: string; add: (db: Db, name: string) => Promise<unknown> }[] =
  [
    {
      ...{ call: calls.listApplications, field: 'name', sort: 'name' },
      add: (db, name) => storeApplication(db, { name, created_at }),
    },
    {
      ...{ call: calls.listApplications, field: 'job_title', sort: 'job' },
      add: (db, job_title) => storeApplication(db, { job_title, created_at }),
    },
    {
      ...{ call: calls.listEnquiries, field: 'name', sort: 'name' },
      add: (db, name) => insert(db, 'enquiries', { ...blankEnquiry, name, fingerprint: newId() }),
    },
    ...(['client', 'category', 'location'] as const).map((field) => ({
      ...{ call: calls.listProjects, field, sort: field },
      add: (db: Db, name: string) => storeProject(db, { [field]: name }),
    })),
    {
      ...{ call: calls.listReviews, field: 'name', sort: 'name' },
      add: (db, name) => insert(db, 'reviews', { name, review: '', rating: 5, version: 1 }),
    },
    { ...{ call: calls.listJobs, field: 'title', sort: 'title' }, add: (db, title) => addJob(db, { title }) },
    {
      ...{ call: calls.listAccounts, field: 'name', sort: 'name' },
      add: (db, name) => insert(db, 'accounts', { ...blankAccount, name, email: `${newId()}@example.com` }),
    },
  ]

/** As in a dictionary. Of two spellings of one name, either may come first. */
const inOrder = [
  ...['Aneesh', 'asha', 'Biju', 'അനിൽ', 'അനു', 'അന്ന', 'അൻവർ', 'അമല', 'അംബിക', 'കമല', 'കാരൂർ', 'കാർത്തിക'],
  ...['നാരായണ', 'നാരായണൻ', 'നാരായണി', 'വർഗീസ്', 'ഹരി', 'ളാഹ', 'റഹീം'],
]

for (const { call, field, sort, add } of lists)
  test(`${call.path} sorts by ${field} as a dictionary does, and finds it however it was typed`, async (t) => {
    const { app, db, headers } = await createOwnedApp(t)
    const names = async (query: Record<string, string>) => {
      const rows: Record<string, string>[] = (await send(app, call, { headers, query })).json()
      return rows.map((row) => row[field] ?? '').filter((name) => name !== '')
    }
    for (const name of inOrder.toSorted()) await add(db, name)
    assert.deepEqual(await names({ sort }), inOrder)
    for (const spelling of [...spellings.chillu, ...spellings.nta, 'മലയാളം']) await add(db, spelling)
    for (const search of spellings.chillu)
      assert.deepEqual((await names({ search })).toSorted(), spellings.chillu.toSorted(), search)
    for (const search of spellings.nta)
      assert.deepEqual((await names({ search })).toSorted(), spellings.nta.toSorted(), search)
    assert.deepEqual(await names({ search: 'മലയാ' }), ['മലയാളം'])
    assert.deepEqual(await names({ search: 'ലയ' }), ['മലയാളം'], 'two signs have no trigram')
    assert.deepEqual(await names({ search: 'തമിഴ്' }), [])
  })

/** The same words, each from another keyboard. */
const spellings = {
  chillu: ['മേനോൻ കാർത്തിക', 'മേനോന്\u200d കാര്\u200dത്തിക'],
  nta: ['അവന്റെ വീട്', 'അവൻ\u0d4dറെ വീട്', 'അവൻറെ വീട്', 'അവന്\u200dറെ വീട്'],
}

test('the list of Malayalam texts and the diary are searched in the same way', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  await addJob(db, { title: 'Mason', type: '', experience: '', description: 'x' })
  const translations = [{ english: 'Mason', malayalam: 'കല്ലന്\u200dറെ പണി', malayalam_from: '' }]
  assert.equal(
    (await send(app, calls.saveTranslations, { headers, payload: { translations } })).statusCode,
    200,
  )
  for (const search of ['കല്ലന്റെ', 'കല്ലൻ\u0d4dറെ', 'കല്ലൻറെ']) {
    const texts = (await send(app, calls.listTranslations, { headers, query: { search } })).json()
    assert.deepEqual(valuesOf(texts, 'english'), ['Mason'])
    const diary = (await send(app, calls.listDiary, { headers, query: { search } })).json()
    assert.equal(diary.length, 1, search)
  }
})

test('what the filters of the Malayalam gallery offer is in the order of its Malayalam words', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  const malayalam = { Annexe: 'ഹരിത ഭവനം', Bungalow: 'അമരത്വം', Cottage: 'അൻപത് വീടുകൾ', Duplex: 'കർമഭൂമി' }
  for (const category of Object.keys(malayalam)) await storeProject(db, { category })
  const translations = Object.entries(malayalam).map(([english, malayalam]) => ({
    english,
    malayalam,
    malayalam_from: '',
  }))
  await send(app, calls.saveTranslations, { headers, payload: { translations } })
  const offered = async (query: Record<string, string>) =>
    (await send(app, calls.listProjects, { query: { distinct: 'category', ...query } }))
      .json()
      .map(({ category }: { category: string }) => category)
  assert.deepEqual(await offered({}), Object.keys(malayalam))
  const inMalayalam = ['അൻപത് വീടുകൾ', 'അമരത്വം', 'കർമഭൂമി', 'ഹരിത ഭവനം']
  assert.deepEqual(await offered({ language: 'ml' }), inMalayalam)
})

/** With a joiner, with both spellings of nta, and with a tall conjunct. */
const words = { name: 'രാജന്\u200d മേനോൻ', address: 'അവന്റെ വീട്, അവൻ\u0d4dറെ പറമ്പ്', qualification: 'ക്ഷമ, സ്ഥാനം' }
const cvName = 'രാജന്\u200d മേനോൻ, ന്റെ സി.വി.pdf'
/** Excel takes a file for UTF-8 by it. */
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

test('what was typed and the name of the CV are stored, downloaded and exported sign by sign', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  const job_id = await addJob(db, { title: 'മേസ്തിരി' })
  const sent = await apply(app, { ...asha, ...words, job_id }, [pdfCv, cvName])
  assert.equal(sent.statusCode, 200, sent.body)
  const enquiry = { name: words.name, phone: '94470 00000', message: words.address }
  await send(app, calls.createEnquiry, { payload: enquiry })
  const [stored] = (await send(app, calls.listApplications, { headers })).json()
  assert.partialDeepStrictEqual(stored, { ...words, job_title: 'മേസ്തിരി', cv_name: cvName })

  await t.test('a CV is downloaded and shown under its Malayalam name', async () => {
    for (const query of [undefined, { inline: '1' }]) {
      const answer = await send(app, calls.openCv, { param: stored.cv, headers, query })
      const disposition = String(answer.headers['content-disposition'])
      assert.match(disposition, /^[\x20-\x7e]+$/, 'a header is ASCII')
      assert.equal(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? ''), cvName)
      assert.match(disposition, /; filename="[^"]*\.pdf";/)
    }
  })

  await t.test('every spreadsheet begins with the mark of UTF-8 and has the words as they are', async () => {
    await prove(app, headers)
    const zip = await readZip((await send(app, calls.exportEverything, { headers })).rawPayload)
    assert.partialDeepStrictEqual(JSON.parse(String(zip.get('records/applications.json'))), [
      { ...words, cv_name: cvName },
    ])
    const download = async (call: Call) => (await send(app, call, { headers })).rawPayload
    for (const [name, csv, expected] of [
      [
        'applications',
        await download(calls.exportApplications),
        [...Object.values(words), cvName, 'മേസ്തിരി'],
      ],
      ['enquiries', await download(calls.exportEnquiries), [words.name, words.address]],
      ['diary', await download(calls.exportDiary), []],
      ['everything', zip.get('records/applications.csv'), [...Object.values(words), cvName]],
    ] as const) {
      assert.deepEqual(csv?.subarray(0, 3), byteOrderMark, name)
      for (const cell of expected) assert.ok(csv?.toString().includes(`"${cell}"`), `${name}: ${cell}`)
    }
  })
})
