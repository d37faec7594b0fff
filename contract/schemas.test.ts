import assert from 'node:assert/strict'
import { test } from 'node:test'
import { company } from '../site.config.ts'
import { applicationInput } from './applications.ts'
import { checkContent } from './content/validate.ts'
import { email, line, optionalText, phone } from './schemas.ts'

const directions = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'.split('')

test('characters that turn the direction of text around are left out, wherever it is typed', () => {
  for (const sign of directions) {
    const typed = `${sign}Asha${sign} Menon${sign}`
    assert.equal(line('Missing', 'The name').parse(typed), 'Asha Menon')
    assert.equal(optionalText('The notes').parse(typed), 'Asha Menon')
    assert.equal(applicationInput.shape.name.parse(typed), 'Asha Menon')
    assert.equal(email('Missing').parse(`${sign}asha@example.com${sign}`), 'asha@example.com')
    // As phones paste a number from their contacts.
    assert.equal(phone('Missing', 'number').parse(`${sign}+91 98470 12345${sign}`), '+91 98470 12345')
    const checked = checkContent('company', { ...company, name: typed })
    assert.equal('content' in checked && (checked.content as typeof company).name, 'Asha Menon')
    assert.equal(line('Missing', 'The name').safeParse(sign).error?.issues[0]?.message, 'Missing')
  }
})

test('the joiners that Malayalam and emoji need stay', () => {
  for (const name of ['അവന്\u200d', 'രാജന്\u200cറെ', '👷\u200d♀️'])
    assert.equal(line('Missing', 'The name').parse(name), name)
})
