import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createMalayalamStore } from './malayalam-store.ts'

const saved = (english: string, malayalam: string) => ({ english, malayalam, earlier: '', locked: false })

/** The form of the company's details, which knows the Malayalam of its own texts only. */
function startInKochi() {
  const store = createMalayalamStore({ getItem: () => null, setItem: () => {} })
  store.load([saved('Kochi', 'കൊച്ചി')])
  return store
}

test('the Malayalam of the city before is offered for the new one, and is no translation of it', () => {
  const store = startInKochi()
  store.follow('Kochi', 'Thrissur', 'Kochi')
  assert.deepEqual(store.offers(['Thrissur']), [{ english: 'Thrissur', earlier: 'കൊച്ചി' }])
  assert.deepEqual(store.changes(), [])
})

test('whoever empties the Malayalam of a text and then writes another text empties neither', () => {
  const store = startInKochi()
  store.set('Kochi', '')
  store.follow('Kochi', 'Thrissur', 'Kochi')
  assert.deepEqual(store.changes(), [])
  // Once the new text is saved, the server says that a project has translated it.
  store.load([saved('Kochi', 'കൊച്ചി'), saved('Thrissur', 'തൃശ്ശൂർ')])
  assert.deepEqual(store.changes(), [])
  assert.deepEqual(store.offers(['Thrissur']), [])
  assert.equal(store.textOf('Thrissur'), 'തൃശ്ശൂർ')
})

test('what is typed for a new text is kept when the server turns out to know another translation', () => {
  const store = startInKochi()
  store.follow('Kochi', 'Thrissur', 'Kochi')
  store.set('Thrissur', 'തൃശൂർ')
  store.load([saved('Thrissur', 'തൃശ്ശൂർ')])
  assert.equal(store.theirsOf('Thrissur'), 'തൃശ്ശൂർ')
  assert.deepEqual(store.changes(), [{ english: 'Thrissur', malayalam: 'തൃശൂർ', malayalam_from: 'തൃശ്ശൂർ' }])
})

test('what is typed and emptied again for a new text takes nothing away from where it stands already', () => {
  const store = startInKochi()
  store.follow('Kochi', 'Thrissur', 'Kochi')
  store.set('Thrissur', 'തൃ')
  store.set('Thrissur', ' ')
  store.load([saved('Thrissur', 'തൃശ്ശൂർ')])
  assert.deepEqual(store.changes(), [])
})
