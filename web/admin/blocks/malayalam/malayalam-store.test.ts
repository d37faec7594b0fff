import assert from 'node:assert/strict'
import { test } from 'node:test'
import { valuesOf } from '../../../../server/testing/values.ts'
import { createStorage } from '../../../testing/answers.ts'
import { createMalayalamStore } from './malayalam-store.ts'

const saved = (english: string, malayalam: string) => ({ english, malayalam, earlier: '', locked: false })

/** The form of the company's details, which knows the Malayalam of its own texts only. */
function startInKochi() {
  const store = createMalayalamStore(createStorage())
  store.load([saved('Kochi', 'കൊച്ചി')])
  return store
}

test('the Malayalam of the city before is offered for the new one, and is no translation of it', () => {
  const store = startInKochi()
  store.moveTyped('Kochi', 'Thrissur', 'Kochi')
  assert.equal(store.earlierOf('Thrissur', 'Kochi'), 'കൊച്ചി')
  assert.equal(store.earlierOf('Thrissur'), '', 'nor of another thing')
  assert.equal(store.textOf('Thrissur'), '')
  assert.deepEqual(store.changes(), [])
  store.set('Kochi', '')
  assert.equal(store.earlierOf('Kochi', 'Kochi'), '', 'what was emptied is not offered again')
})

test('the Malayalam of an earlier wording is offered as long as the text has none', () => {
  const store = createMalayalamStore(createStorage())
  store.load([{ ...saved('Thrissur', ''), earlier: 'കൊച്ചി' }])
  assert.equal(store.earlierOf('Thrissur'), 'കൊച്ചി')
  store.set('Thrissur', 'തൃശ്ശൂർ')
  assert.equal(store.earlierOf('Thrissur'), '')
})

test('whoever empties the Malayalam of a text and then writes another text empties neither', () => {
  const store = startInKochi()
  store.set('Kochi', '')
  store.moveTyped('Kochi', 'Thrissur', 'Kochi')
  assert.deepEqual(store.changes(), [])
  // Once the new text is saved, the server says that a project has translated it.
  store.load([saved('Kochi', 'കൊച്ചി'), saved('Thrissur', 'തൃശ്ശൂർ')])
  assert.deepEqual(store.changes(), [])
  assert.equal(store.textOf('Thrissur'), 'തൃശ്ശൂർ')
})

test('what is typed for a new text is kept when the server turns out to know another translation', () => {
  const store = startInKochi()
  store.set('Thrissur', 'തൃശൂർ')
  store.load([saved('Thrissur', 'തൃശ്ശൂർ')])
  assert.equal(store.theirsOf('Thrissur'), 'തൃശ്ശൂർ')
  assert.deepEqual(store.changes(), [{ english: 'Thrissur', malayalam: 'തൃശൂർ', malayalam_from: 'തൃശ്ശൂർ' }])
})

test('what is typed and emptied again for a new text takes nothing away from where it stands already', () => {
  const store = startInKochi()
  store.set('Thrissur', 'തൃ')
  store.set('Thrissur', ' ')
  store.load([saved('Thrissur', 'തൃശ്ശൂർ')])
  assert.deepEqual(store.changes(), [])
})

test('Malayalam that is typed differs from what is saved until it is saved, and not when it is typed back', () => {
  const store = startInKochi()
  store.set('Kochi', ' കൊച്ചി 2 ')
  const sent = store.changes()
  assert.deepEqual(sent, [{ english: 'Kochi', malayalam: 'കൊച്ചി 2', malayalam_from: 'കൊച്ചി' }])
  assert.deepEqual(store.changes(['Thrissur']), [], 'a form saves its own texts')
  store.markSaved(sent, store.copyTyped())
  assert.deepEqual(store.changes(), [])
  assert.equal(store.textOf('Kochi'), 'കൊച്ചി 2')
  store.set('Kochi', 'x')
  store.set('Kochi', 'കൊച്ചി 2')
  assert.equal(store.countChanges(), 0)
  store.set('Kochi', '')
  assert.deepEqual(
    valuesOf(store.changes(), 'malayalam'),
    [''],
    'an emptied field takes away what it has shown',
  )
})

test('what is typed while saving stays typed; what belonged to the saved record does not', () => {
  const store = startInKochi()
  store.set('Kochi', 'ഒന്ന്')
  const [sent, before] = [store.changes(), store.copyTyped()]
  store.set('Kochi', 'രണ്ട്')
  store.markSaved(sent, before)
  assert.deepEqual(store.changes(), [{ english: 'Kochi', malayalam: 'രണ്ട്', malayalam_from: 'ഒന്ന്' }])
  store.markSaved([], new Map())
  assert.equal(store.countChanges(), 1)
  store.markSaved([], store.copyTyped())
  assert.equal(store.countChanges(), 0, 'what was typed for a text that the record no longer has is given up')
})

test('typed Malayalam goes along with its English text, but not onto one that has its own', () => {
  const store = startInKochi()
  store.load([saved('Thrissur', 'തൃശ്ശൂർ')])
  store.set('Kochi', 'കൊച്ചി 2')
  assert.equal(store.moveTyped('Kochi', 'Kochi 2', 'Kochi'), true)
  assert.equal(store.textOf('Kochi 2'), 'കൊച്ചി 2')
  assert.equal(store.textOf('Kochi'), 'കൊച്ചി')
  assert.equal(store.moveTyped('Kochi 2', 'Kochi', 'Kochi'), true)
  assert.equal(store.textOf('Kochi'), 'കൊച്ചി 2')
  assert.equal(store.moveTyped('Kochi', 'Thrissur', 'Kochi'), false)
  assert.equal(store.textOf('Thrissur'), 'തൃശ്ശൂർ')
  assert.equal(store.textOf('Kochi'), 'കൊച്ചി 2')
})

test('what somebody else has written meanwhile is shown beside what is typed, and can be taken', () => {
  const store = startInKochi()
  assert.equal(store.isOpen(), false)
  store.set('Kochi', 'എന്റേത്')
  store.load([saved('Kochi', 'അവരുടേത്')])
  assert.equal(store.isOpen(), true, 'what needs an answer is not folded away')
  assert.equal(store.textOf('Kochi'), 'എന്റേത്')
  assert.equal(store.theirsOf('Kochi'), 'അവരുടേത്')
  store.set('Kochi', 'അവരുടേത്')
  assert.equal(store.textOf('Kochi'), 'അവരുടേത്')
  assert.equal(store.theirsOf('Kochi'), undefined)
  store.set('Kochi', 'ഒന്ന്')
  store.load([saved('Kochi', 'ഒന്ന്')])
  assert.equal(store.theirsOf('Kochi'), undefined, 'the same is no conflict')
})

test('texts of a form without Malayalam are counted once each, when it is known what is saved', () => {
  const store = createMalayalamStore(createStorage())
  store.hold('form', ['Kochi', 'Thrissur', '', '24'])
  assert.equal(store.countMissing(), 0)
  store.load([saved('Kochi', 'കൊച്ചി')])
  assert.equal(store.countMissing(), 1)
  const release = store.hold('list', ['Thrissur', 'Aluva'])
  assert.equal(store.countMissing(), 2)
  store.set('Thrissur', 'തൃശ്ശൂർ')
  assert.equal(store.countMissing(), 1)
  release()
  assert.equal(store.countMissing(), 0)
})

test('whether the Malayalam of forms is shown is remembered, and opened by need alone is not', () => {
  const storage = createStorage()
  const store = createMalayalamStore(storage)
  store.open()
  assert.equal(store.isOpen(), true)
  assert.equal(createMalayalamStore(storage).isOpen(), false)
  store.toggle()
  assert.equal(store.isOpen(), false)
  store.toggle()
  assert.equal(createMalayalamStore(storage).isOpen(), true)
})
