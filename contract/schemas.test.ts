import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { messageOf, noMessage } from '../server/http/input.ts'
import { textIn } from '../server/http/negotiation.ts'
import { company } from '../site.config.ts'
import { applicationInput } from './applications.ts'
import { calls } from './calls.ts'
import { checkContent } from './content/validate.ts'
import { emailSchema, lineSchema, optionalTextSchema, phoneSchema } from './schemas.ts'

const directions = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'.split('')

test('characters that turn the direction of text around are left out, wherever it is typed', () => {
  for (const sign of directions) {
    const typed = `${sign}Asha${sign} Menon${sign}`
    assert.equal(lineSchema('Missing', 'The name').parse(typed), 'Asha Menon')
    assert.equal(optionalTextSchema('The notes').parse(typed), 'Asha Menon')
    assert.equal(applicationInput.shape.name.parse(typed), 'Asha Menon')
    assert.equal(emailSchema('Missing').parse(`${sign}asha@example.com${sign}`), 'asha@example.com')
    // As phones paste a number from their contacts.
    assert.equal(phoneSchema('Missing', 'phone').parse(`${sign}+91 98470 12345${sign}`), '+91 98470 12345')
    const checked = checkContent('company', { ...company, name: typed })
    assert.equal('content' in checked && (checked.content as typeof company).name, 'Asha Menon')
    assert.equal(lineSchema('Missing', 'The name').safeParse(sign).error?.issues[0]?.message, 'Missing')
  }
})

test('a name stays on one line, so that it adds none to a mail', () => {
  assert.equal(
    applicationInput.shape.name.parse('Asha\r\n\nLast backup:\u2028none'),
    'Asha Last backup: none',
  )
})

test('the joiners that Malayalam and emoji need stay', () => {
  for (const name of ['അവന്\u200d', 'രാജന്\u200cറെ', '👷\u200d♀️'])
    assert.equal(lineSchema('Missing', 'The name').parse(name), name)
})

const wrongValues = [undefined, null, '', 'x', 'x'.repeat(10_001), -1, 1e12, true, [], {}]

test('text of which nothing is seen is missing', () => {
  for (const name of [
    '\u200b',
    '\u2060 \u00ad',
    '\u200d\u200c',
    '\u0007',
    '\u{e0041}',
    '\u00a0\u2003',
    '\ud800',
  ])
    assert.equal(lineSchema('Missing', 'The name').safeParse(name).error?.issues[0]?.message, 'Missing')
  assert.equal(optionalTextSchema('The notes').parse('\u200b'), '')
})

test('what the server answers about a field is what its schema says', () => {
  for (const issue of issues())
    if (issue.message !== noMessage)
      assert.equal(textIn('en', messageOf(issue)), issue.message, issue.path.join())
})

/** What the bodies of calls find in wrong values. */
function* issues() {
  for (const call of Object.values(calls)) {
    const body = 'body' in call ? call.body : undefined
    if (!(body instanceof z.ZodObject)) continue
    for (const value of wrongValues) {
      const input = Object.fromEntries(Object.keys(body.shape).map((name) => [name, value]))
      yield* body.safeParse(input, { error: () => noMessage }).error?.issues ?? []
    }
  }
}
