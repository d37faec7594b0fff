import assert from 'node:assert/strict'
import { test } from 'node:test'
import { company } from '../../site.config.ts'
import { withCountry } from './text-checks.ts'
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
