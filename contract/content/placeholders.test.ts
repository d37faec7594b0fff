import assert from 'node:assert/strict'
import { test } from 'node:test'
import { company } from '#site'
import { interpolate, placeholderValues } from './placeholders.ts'
import { parseRich } from './rich-text.ts'

const values = placeholderValues({ ...company, phone: '(0484) 000-0101', mail: 'a@example.com' }, '1')

test('a number with brackets stands in a link as digits, and in words as it was written', () => {
  const text = interpolate(
    'Call [{phone}](tel:{phone}) or write to [us](mailto:{mail}), not {nobody}.',
    values,
  )
  assert.deepEqual(parseRich(text), [
    {
      kind: 'paragraph',
      text: [
        'Call ',
        { label: '(0484) 000-0101', href: 'tel:04840000101' },
        ' or write to ',
        { label: 'us', href: 'mailto:a@example.com' },
        ', not {nobody}.',
      ],
    },
  ])
})
