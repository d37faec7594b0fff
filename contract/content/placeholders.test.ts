import assert from 'node:assert/strict'
import { test } from 'node:test'
import { company } from '#site'
import { interpolate, numberFrom, placeholderValues, withCountry } from './placeholders.ts'
import { parsePlain, parseRich } from './rich-text.ts'
import { checkContent } from './validate.ts'

test('an Indian number is given its country code, and others are left alone', () => {
  assert.equal(withCountry('94470 12345'), '+91 94470 12345')
  assert.equal(withCountry('0481-256 7890'), '+91 481-256 7890')
  for (const phone of ['+91 94470 12345', '+971 50 123 4567', '1800 425 1234', '00971501234567'])
    assert.equal(withCountry(phone), phone)
})

test('the numbers of the company are stored with it', () => {
  const checked = checkContent('company', { ...company, whatsapp: '9447012345', secondPhone: '' })
  assert.ok('content' in checked)
  assert.partialDeepStrictEqual(checked.content, { whatsapp: '+91 9447012345', secondPhone: '' })
})

test('the description of a record has lists with any usual bullet, and no links', () => {
  assert.deepEqual(parsePlain('  A house.\nIts roof.\n\n\n• teak\n– stone\nSee [us](/contact)\n'), [
    { kind: 'paragraph', text: ['A house.\nIts roof.'] },
    { kind: 'list', items: [['teak'], ['stone']] },
    { kind: 'paragraph', text: ['See [us](/contact)'] },
  ])
})

test('the text of a page has lists with a hyphen, and links', () => {
  assert.deepEqual(parseRich('- teak\n- [us](/contact)\n• stone'), [
    { kind: 'list', items: [['teak'], [{ label: 'us', href: '/contact' }]] },
    { kind: 'paragraph', text: ['• stone'] },
  ])
})

test('a price may be typed as people write it', () => {
  assert.equal(numberFrom('2500'), 2500)
  assert.equal(numberFrom(' ₹ 2,500 '), 2500)
  assert.equal(numberFrom('₹1,25,000'), 125_000)
  assert.equal(numberFrom('10.535'), 10.535)
  assert.equal(numberFrom('-3'), -3)
})

test('what is no number stays as it was typed', () => {
  for (const typed of ['', ' ', '₹', '2500 per sq ft', '10.5350, 76.2020', '25,0'])
    assert.equal(numberFrom(typed), typed)
})

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
