import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sizeOf } from '../houses/gallery.ts'
import { formatArea, squareFeetOf } from './area.ts'

const shown = (text: string) => formatArea(text).replaceAll('\u00a0', ' ')

test('however an area was typed, it is shown as a number with Indian commas and its unit, on one line', () => {
  const feet = [
    '1900 sqft',
    '1,900 sq ft',
    '1900 Sq.Ft.',
    '1900sq. feet',
    '1900 SFT',
    '1900 square feet',
    ' 1900 sq ft ',
  ]
  for (const typed of feet) assert.equal(formatArea(typed), '1,900\u00a0sq\u00a0ft', typed)
  assert.equal(shown('150000 sq ft'), '1,50,000 sq ft')
  assert.equal(shown('1250.12345 sq ft'), '1,250.12345 sq ft')
  for (const typed of ['180 m2', '180 m²', '180 sqm', '180 sq. m', '180 square metres'])
    assert.equal(shown(typed), '180 m²', typed)
  assert.deepEqual(['8 cent', '1 cents', '6.5 Cents'].map(shown), ['8 cents', '1 cent', '6.5 cents'])
  assert.equal(formatArea(formatArea('1900 sqft')), '1,900\u00a0sq\u00a0ft')
})

test('an area that is not just a number with a unit is shown as it is', () => {
  for (const typed of [
    '',
    '2400',
    '8 cents, plan only',
    'about 1900 sqft',
    '1800-1900 sqft',
    '2 acres',
    '2,450 ചതുരശ്ര അടി',
  ])
    assert.equal(formatArea(typed), typed)
})

test('an area is in square feet and in one size; what is none, land, or larger than any building, has none', () => {
  assert.deepEqual(['1900 sqft', '100 m²'].map(squareFeetOf), [1900, 1076])
  for (const typed of [
    '',
    '1 cent',
    '8 cents',
    '2 ares',
    '2 acres',
    'about 1900 sqft',
    '0 sq ft',
    `${'9'.repeat(60)} sq ft`,
  ])
    assert.deepEqual([squareFeetOf(typed), sizeOf(squareFeetOf(typed))], [0, ''], typed)
  assert.deepEqual([1, 1500, 1501, 2500, 2501, 1e8].map(sizeOf), [
    ...['small', 'small', 'medium', 'medium', 'large', 'large'],
  ])
})
