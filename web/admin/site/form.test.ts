// The form of a content: what is typed into it, its parts, and what the browser keeps of it.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContentSchema, Field } from '#contract/content/fields.ts'
import { contentPages, findPage, schemaOf } from '#contract/content/pages.ts'
import { valueAt } from '#contract/content/walk-content.ts'
import { createStorage, replaceGlobals } from '../../testing/answers.ts'
import {
  beginLocalDrafts,
  deleteLocalDraft,
  deleteLocalDrafts,
  readLocalDraft,
  writeLocalDraft,
} from './autosave.ts'
import { createContentStore, labelsOf, partsOf } from './content-store.ts'

const content = { title: 'Prices', prices: { items: [{ amount: 1 }, { amount: 2 }] }, note: '' }
const start = () => createContentStore({ content, version: 3 })

test('a field is changed where it stands, and nothing else', () => {
  const store = start()
  store.set('prices.items.1.amount', 7)
  assert.deepEqual(store.get().content, { ...content, prices: { items: [{ amount: 1 }, { amount: 7 }] } })
  assert.equal(valueAt(store.get().content, 'prices.items.1.amount'), 7)
  assert.equal(valueAt(store.get().content, 'prices.none.0.amount'), undefined)
  assert.ok(store.isDirty())
  store.set('prices.items.1.amount', 2)
  assert.ok(!store.isDirty(), 'the same as before is no change')
  assert.deepEqual(content.prices.items[1], { amount: 2 }, 'what was saved stays as it was')
})

test('what is wrong is forgotten with the field that is corrected, and with what stands in it', () => {
  const store = start()
  const errors = { 'prices.items.0.amount': 'A', 'prices.items.10.amount': 'B', title: 'C' }
  store.refuse(errors)
  store.set('prices.items.1.amount', 5)
  assert.deepEqual(store.get().errors, errors)
  store.set('prices.items.1', { amount: 5 })
  assert.deepEqual(store.get().errors, errors, 'the eleventh is not within the second')
  store.set('prices', content.prices)
  assert.deepEqual(store.get().errors, { title: 'C' })
  store.refuse({})
  assert.equal(store.get().refusals, 2)
})

test('what is typed while saving stays, and counts as unsaved', () => {
  const store = start()
  store.set('title', 'Costs')
  const sent = store.get().content
  store.set('note', 'New')
  store.markSaved(sent, { content: sent, version: 4 })
  assert.deepEqual(store.get().content, { ...content, title: 'Costs', note: 'New' })
  assert.equal(store.get().saved.version, 4)
  assert.ok(store.isDirty())
  const all = store.get().content
  store.markSaved(all, { content: { ...all, title: 'Costs of ours' }, version: 5 })
  assert.equal(store.get().content.title, 'Costs of ours', 'otherwise it is what the server made of it')
  assert.ok(!store.isDirty())
})

test('what others have saved is taken, or what was typed is put on top of it', () => {
  const store = start()
  let told = 0
  store.subscribe(() => told++)
  store.refuse({ title: 'A' })
  const theirs = { content: { ...content, title: 'Theirs' }, version: 9 }
  store.take(theirs)
  const { errors, epoch, saved } = store.get()
  assert.deepEqual({ errors, epoch, version: saved.version }, { errors: {}, epoch: 1, version: 9 })
  assert.ok(!store.isDirty())
  store.take(theirs, content)
  assert.equal(store.get().content.title, 'Prices')
  assert.ok(store.isDirty())
  assert.equal(told, 3)
})

const text = (label: string): Field => ({ kind: 'line', label, max: 9 })
const group = (label: string, fields: ContentSchema['fields']): Field => ({
  kind: 'group',
  label,
  fields,
  hint: 'Why',
})
const list = (label: string): Field => ({
  ...{ kind: 'list', label, min: 0, max: 9, itemLabel: 'Step' },
  item: text('Step'),
})
const partsWith = (fields: ContentSchema['fields'], label = 'Home') =>
  partsOf({ kind: 'group', label, fields })

test('groups and lists are parts of a form, and so are the texts before, between and after them', () => {
  const parts = partsWith({
    title: text('Title'),
    lead: text('Lead'),
    prices: group('Prices', { show: { kind: 'toggle', label: 'Show' }, amount: text('Amount') }),
    note: text('Note'),
    steps: list('Steps'),
    a: text('A'),
    b: text('B'),
  })
  assert.deepEqual(
    parts.map(({ title, paths, toggle, hint }) => [title, paths, toggle, hint]),
    [
      ['Top of the page', ['title', 'lead'], undefined, undefined],
      ['Prices', ['prices'], 'prices.show', 'Why'],
      ['Note', ['note'], undefined, undefined],
      ['Steps', ['steps'], undefined, undefined],
      ['More', ['a', 'b'], undefined, undefined],
    ],
  )
  assert.deepEqual(parts.map(labelsOf), ['Title, Lead', 'Amount', '', '', 'A, B'])
})

test('the details of the company are named so; a group without a switch has none', () => {
  assert.equal(partsWith({ a: text('A'), b: text('B') }, 'Company')[0]?.title, 'Company details')
  assert.equal(partsWith({ a: group('A', { show: text('Show') }) })[0]?.toggle, undefined)
})

test('every field of every page stands in exactly one part', () => {
  for (const page of Object.keys(contentPages)) {
    const key = findPage(page)
    assert.ok(key)
    const schema = schemaOf(key)
    const paths = partsOf(schema).flatMap((part) => part.paths)
    assert.deepEqual(paths, Object.keys(schema.fields), page)
  }
  assert.equal(findPage('constructor'), undefined)
})

const malayalam = [{ english: 'A', malayalam: 'ആ', malayalam_from: '' }]
const draft = { content: { title: 'A' }, version: 2, malayalam }

test('what was typed is there again, for the same account and page, until it is deleted', (t) => {
  replaceGlobals(t, { localStorage: createStorage() })
  writeLocalDraft('asha', 'home', draft)
  const { at, ...read } = readLocalDraft('asha', 'home') ?? {}
  assert.deepEqual(read, draft)
  assert.ok(!Number.isNaN(Date.parse(at ?? '')))
  assert.equal(readLocalDraft('biju', 'home'), undefined)
  assert.equal(readLocalDraft('asha', 'about'), undefined)
  deleteLocalDraft('asha', 'home')
  assert.equal(readLocalDraft('asha', 'home'), undefined)
})

test('a logout leaves no draft to the next person, and all else where it is', (t) => {
  const localStorage = createStorage({ language: 'ml' })
  replaceGlobals(t, { localStorage })
  for (const page of ['home', 'about']) writeLocalDraft('asha', page, { ...draft, content: null })
  deleteLocalDrafts()
  // The screen that is left may be about to write.
  writeLocalDraft('asha', 'home', draft)
  assert.deepEqual(Object.keys(localStorage), ['language'])
  beginLocalDrafts()
  writeLocalDraft('asha', 'home', draft)
  assert.deepEqual(Object.keys(localStorage), ['language', 'localDraft:asha:home'])
})

test('what cannot be read is no draft, and what cannot be written fails nothing', (t) => {
  const at = '2026-01-01'
  const cases: [kept: unknown, malayalam: unknown][] = [
    [{ content: {}, version: 1, at }, []],
    [{ content: null, version: 1, at, malayalam: 'x' }, []],
    [{ content: 'x', version: 1, at }, undefined],
    [{ content: {}, version: '1', at }, undefined],
    [{ content: {}, version: 1 }, undefined],
    [null, undefined],
  ]
  for (const [kept, expected] of cases) {
    replaceGlobals(t, { localStorage: createStorage({ 'localDraft:asha:home': JSON.stringify(kept) }) })
    assert.deepEqual(readLocalDraft('asha', 'home')?.malayalam, expected)
  }
  replaceGlobals(t, { localStorage: createStorage({ 'localDraft:asha:home': '{' }) })
  assert.equal(readLocalDraft('asha', 'home'), undefined)
  replaceGlobals(t, { localStorage: undefined })
  assert.doesNotThrow(() => writeLocalDraft('asha', 'home', draft))
})
