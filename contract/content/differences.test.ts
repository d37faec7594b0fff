import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaults } from '#content/defaults.ts'
import { differencesOf } from './differences.ts'
import { schemaOf } from './pages.ts'

const changed = <T>(content: T, edit: (copy: T) => void) => {
  const copy = structuredClone(content)
  edit(copy)
  return copy
}

test('a difference names the place as the form does', () => {
  const { design } = defaults
  const after = changed(design, (content) => {
    content.prices.show = false
    content.focus = 'upper'
    Object.assign(content.questions.items[1] ?? {}, { question: 'May we change it?' })
  })
  assert.deepEqual(differencesOf(schemaOf('design'), design, after), [
    {
      label: 'Which part of the picture stays on small screens',
      before: 'The lower part',
      after: 'The upper part',
    },
    { label: 'Prices, Show this part', before: 'on', after: 'off' },
    {
      label: 'Questions and answers, Question 2, Question',
      before: 'Can we change something while you build?',
      after: 'May we change it?',
    },
  ])
  assert.deepEqual(differencesOf(schemaOf('design'), design, structuredClone(design)), [])
})

test('one item that is added or taken out is one difference', () => {
  const { about } = defaults
  const longer = changed(about, ({ promises }) => promises.items.splice(1, 0, 'We answer on Sundays.'))
  const added = { label: 'What we promise, Promise 2', before: '', after: 'We answer on Sundays.' }
  assert.deepEqual(differencesOf(schemaOf('about'), about, longer), [added])
  assert.deepEqual(differencesOf(schemaOf('about'), longer, about), [
    { ...added, before: added.after, after: '' },
  ])
  const { who } = defaults
  const picture = { ...about.picture, alt: 'Asha at her desk' }
  const person = changed(who, ({ people }) => people.push({ name: 'Asha', role: 'Architect', picture }))
  assert.deepEqual(differencesOf(schemaOf('who'), who, person), [
    {
      label: 'People, Person 1',
      before: '',
      after: `Asha\nArchitect\nPicture: Asha at her desk (${picture.src})`,
    },
  ])
})
