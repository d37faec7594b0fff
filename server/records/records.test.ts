// What holds for every kind of record, through its calls alone; the tests of a kind show what is its own.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DiaryEntry } from '#contract/access/diary.ts'
import { sentenceOf } from '#contract/access/diary-words.ts'
import { mayUse, staffRoles } from '#contract/access/roles.ts'
import { calls } from '#contract/calls.ts'
import { isRequired } from '#contract/content/fields.ts'
import { type RecordField, type RecordKind, recordFields } from '#contract/records/fields.ts'
import { recordKinds } from '#contract/records/registry.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { send, signInAs } from '../testing/app.ts'
import { photo } from '../testing/images.ts'
import { type AnyRecord, createOffice, kindsTested } from '../testing/records.ts'

const image = await photo()
const ml = { language: 'ml' }
const fieldsOf = (kind: RecordKind) => Object.entries<RecordField>(recordFields[kind])
const odd = `ശ്രീ 🏡 '); DROP% _" \\ <b>&amp; {{7*7}} e\u0301\u00e9\u200d`

/** A value for every field. */
const filled = (kind: RecordKind, isFirst: boolean) =>
  mapFields(kind, (field, name) => {
    if (field.kind === 'toggle') return isFirst
    if (field.kind === 'number') return field.min + Number(isFirst)
    if (field.kind === 'date') return isFirst ? '2098-12-31' : '2099-12-31'
    return `${name} ${isFirst ? 1 : 2} ${odd}${field.kind === 'text' ? '\n\n\tof two lines' : ''}`
  })

/** What a field is that nobody has filled in. */
const initial = (kind: RecordKind) =>
  mapFields(kind, (field) => {
    if (field.kind === 'toggle') return field.initial ?? true
    if (field.kind === 'number') return field.optional ? 0 : (field.initial ?? field.min)
    return field.kind === 'date' ? null : ''
  })

const mapFields = <T>(kind: RecordKind, map: (field: RecordField, name: string) => T): Record<string, T> =>
  Object.fromEntries(fieldsOf(kind).map(([name, field]) => [name, map(field, name)]))

for (const kind of recordKinds) {
  const { name, fields, files, words, update, hide } = kindsTested[kind]

  test(`${kind}: every field comes back as it was typed, is changed, kept when left out, emptied, and told in the log`, async (t) => {
    const { app, headers, staffFor, restore, storedNames } = await createOffice(t)
    const { add, change, remove, read, list } = staffFor(kind)
    const added = await add(filled(kind, true))
    assert.deepEqual([added.statusCode, added.json().message], [200, words.added], added.body)
    const { id } = added.json()
    const [record = {} as AnyRecord] = await list()
    const stored = async () => (await read(record)).json<AnyRecord>()
    assert.partialDeepStrictEqual(record, { ...filled(kind, true), id, version: 1 })
    assert.partialDeepStrictEqual(await stored(), record)
    assert.match(String(record.created_at), /^\d{4}-\d\d-\d\dT/)

    const second = { ...filled(kind, false), [name]: record[name] }
    assert.equal((await change(id, second)).json().message, words.updated)
    assert.partialDeepStrictEqual(await stored(), { ...second, version: 2 })
    await change(id, { [name]: record[name], version: 2 })
    assert.partialDeepStrictEqual(await stored(), { ...second, ...fields, version: 3 })
    const optional = fieldsOf(kind).filter(
      ([own, field]) => field.kind !== 'toggle' && !isRequired(field) && own !== name,
    )
    const emptied = optional
      .filter(([, field]) => field.kind !== 'number' || field.optional)
      .map(([own]) => own)
    const empty = Object.fromEntries(emptied.map((own) => [own, '']))
    await change(id, { ...empty, [name]: record[name], version: 3 })
    const before = await stored()
    for (const own of emptied) assert.equal(before[own], initial(kind)[own], own)

    assert.equal((await remove(id)).json().message, words.deleted)
    const other = { ...record, id: id.toUpperCase() }
    const gone = [await read(record), await read(other), await change(id), await remove(id)]
    for (const { statusCode, body } of gone)
      assert.deepEqual([statusCode, JSON.parse(body).message], [404, words.notFound])
    assert.deepEqual([await list(), await storedNames()], [[], []])
    assert.equal((await restore(id)).json().message, 'Restored')
    assert.deepEqual(await stored(), before)

    const told: DiaryEntry[] = (await send(app, calls.listDiary, { headers })).json()
    const entries = told.filter(({ record_id }) => record_id === id).toReversed()
    const verbs = [
      'added',
      ...(emptied.length > 0 ? ['changed'] : []),
      'changed',
      'changed',
      'deleted',
      'restored',
    ]
    assert.deepEqual(
      entries.map((entry) => sentenceOf(entry).split(' ')[0]),
      verbs,
    )
    for (const entry of entries) assert.ok(sentenceOf(entry).includes(`${record[name]}`), sentenceOf(entry))
    const changed = (entry?: DiaryEntry) => entry?.changes.map(({ field }) => field).toSorted()
    const others = fieldsOf(kind).map(([own]) => own)
    assert.deepEqual(changed(entries[1]), others.filter((own) => own !== name).toSorted())
    const [text = ''] = Object.keys(fields)
    const values = { before: filled(kind, true)[text], after: filled(kind, false)[text] }
    assert.deepEqual(
      entries[1]?.changes.find(({ field }) => field === text),
      { field: text, ...values },
    )
    assert.deepEqual(changed(entries[2]), Object.keys(fields).toSorted())
  })

  test(`${kind}: what is missing, too long or no such thing is refused in both languages, and nothing is kept`, async (t) => {
    const { staffFor, storedNames } = await createOffice(t)
    const { add, list } = staffFor(kind)
    const refused = async (change: object, sentence: RegExp | string) => {
      const answer = await add(change)
      assert.equal(answer.statusCode, 400, JSON.stringify(change).slice(0, 100))
      if (typeof sentence === 'string') assert.equal(answer.json().message, sentence)
      else assert.match(answer.json().message, sentence)
      if (sentence !== words.missing) return
      const translated = await add(change, { query: { messages: 'ml' } })
      assert.match(translated.json().message, /[\u0d00-\u0d7f]/)
    }
    for (const file of Object.keys(files)) await refused({ [file]: [] }, /^Please add a .*image/)
    for (const [own, field] of fieldsOf(kind)) {
      if (isRequired(field))
        for (const blank of [undefined, '', ' \n']) await refused({ [own]: blank }, words.missing)
      if (field.kind === 'toggle') await refused({ [own]: 'perhaps' }, /^[A-Z].{10,}/)
      if (field.kind === 'number')
        for (const wrong of [field.max + 1, field.min + 0.5]) await refused({ [own]: wrong }, /whole number/)
      if (field.kind === 'date')
        for (const wrong of ['tomorrow', '2026-02-30', 20261231])
          await refused({ [own]: wrong }, /like this: 2026-12-31\.$/)
      if ('max' in field && field.kind !== 'number' && field.kind !== 'date')
        await refused({ [own]: 'x'.repeat(field.max + 1) }, /^[A-Z].{10,}/)
    }
    assert.deepEqual([await list(), await storedNames()], [[], []])
    assert.equal((await add()).statusCode, 200)
    assert.partialDeepStrictEqual((await list())[0], { ...initial(kind), [name]: 'Asha', ...fields })
  })

  test(`${kind}: an edit from an older version, or that does not say from which, changes nothing and leaves no file`, async (t) => {
    const { staffFor, storedNames } = await createOffice(t)
    const { add, change, list } = staffFor(kind)
    const { id } = (await add()).json()
    assert.equal((await change(id, { [name]: 'Biju' })).statusCode, 200)
    const before = [await list(), await storedNames()]
    const picture = Object.keys(update.files ?? {}).map((field) => [field, image])
    const late = await change(id, { [name]: 'Chitra', ...Object.fromEntries(picture) })
    assert.deepEqual([late.statusCode, late.json().code], [409, 'conflict'])
    assert.deepEqual([await list(), await storedNames()], before)
    const { statusCode, body } = await change(id, { version: undefined })
    // The calls of the specification have no version.
    if (kind === 'projects' || kind === 'reviews') assert.equal(statusCode, 200, body)
    else assert.deepEqual([statusCode, JSON.parse(body).message], [400, staffMessages.startMissing])
  })

  // That nobody else may make a call, tests/access.test.ts shows of all of them.
  test(`${kind}: who does not look after them sees nothing that is hidden; who does, does`, async (t) => {
    const { app, db, headers, staffFor } = await createOffice(t)
    const { add, read, list } = staffFor(kind)
    const { id } = (await add()).json()
    const [record = {} as AnyRecord] = await list()
    if (hide) await send(app, hide.call, { param: id, headers, payload: hide.payload })
    for (const role of [...staffRoles, undefined]) {
      const as = role ? await signInAs(app, db, role) : {}
      const isSeen = !hide || (role !== undefined && mayUse([role], kind))
      assert.equal((await list({}, as)).length, isSeen ? 1 : 0, `${role}`)
      assert.equal((await read(record, {}, as)).statusCode === 200, isSeen, `${role}`)
    }
  })

  test(`${kind}: its words are in Malayalam where they are asked for in Malayalam, and otherwise in English`, async (t) => {
    const { staffFor } = await createOffice(t)
    const { add, change, names, read, list } = staffFor(kind)
    const isTranslated = kind !== 'reviews'
    const entry = (english: string, malayalam: string) => ({ english, malayalam, malayalam_from: '' })
    const texts = isTranslated ? { translations: [entry('Asha', 'ആശ')] } : {}
    const { id } = (await add(texts)).json()
    const [record = {} as AnyRecord] = await list()
    const inMalayalam = isTranslated ? 'ആശ' : 'Asha'
    assert.deepEqual(
      [await names(), await names(ml), await names({ ...ml }, {})],
      [['Asha'], [inMalayalam], [inMalayalam]],
    )
    assert.equal((await read(record, ml)).json()[name], kind === 'jobs' ? 'Asha' : inMalayalam)
    await change(id, { [name]: 'Biju' })
    assert.deepEqual(await names(ml), ['Biju'], 'the new words have none yet')
  })
}

for (const kind of ['projects', 'services', 'jobs'] as const)
  test(`${kind}: the end of the address is made of the name, once for each, and stays when the name changes`, async (t) => {
    const { staffFor } = await createOffice(t)
    const { add, change, list } = staffFor(kind)
    const { name } = kindsTested[kind]
    const plain = { location: 'ആലുവ', description: 'കിണർ പണി' }
    for (const words of ['Wells & pumps', 'Wells, pumps', 'കിണർ']) await add({ ...plain, [name]: words })
    const slugs = async () =>
      (await list()).map(({ slug }) => slug.replace(/^[\da-f]{8}$/, 'code')).toSorted()
    const expected = ['code', 'wells-pumps', 'wells-pumps-2']
    assert.deepEqual(await slugs(), expected)
    for (const { id } of await list()) await change(id, { [name]: 'Tanks' })
    assert.deepEqual(await slugs(), expected)
  })
