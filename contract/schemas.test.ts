import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { messageOf, noMessage } from '../server/http/input.ts'
import { textIn } from '../server/http/language.ts'
import { company } from '../site.config.ts'
import { accessMessages } from './access/messages.ts'
import { serverMessages } from './access/server-messages.ts'
import { uploadMessages } from './admin/upload-messages.ts'
import { applicationInput } from './applications.ts'
import { calls } from './calls.ts'
import type { Field } from './content/fields.ts'
import { pageKeys, schemaOf } from './content/pages.ts'
import { checkContent } from './content/validate.ts'
import { wrongPasswordLength } from './limits.ts'
import { messages } from './messages.ts'
import { emailSchema, fieldMessages, lineSchema, optionalTextSchema, phoneSchema } from './schemas.ts'
import { staffMessages } from './staff-messages.ts'

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

/** Word for word as in the specification. */
const specified: string[] = [
  staffMessages.auth.fillAll,
  staffMessages.auth.enterEmail,
  staffMessages.auth.mismatch,
  messages.applications.fillAll,
]

const wrongValues = [undefined, null, '', 'x', 'x'.repeat(10_001), '{x}', '[x](x)', -1, 1e12, true, [], {}]

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

test('every sentence at a field of a form ends with a full stop', () => {
  const found = [...new Set([...ofSchemas(), ...ofContents(), ...ofServer].map((one) => textIn('en', one)))]
  assert.ok(found.length > 100)
  assert.deepEqual(found.filter(lacksFullStop), [])
})

test('so does its Malayalam', () => {
  const found = [...ofSchemas(), ...ofServer].filter((one) => !specified.includes(textIn('en', one)))
  const translated = [...new Set(found.map((one) => textIn('ml', one)))].filter((text) =>
    malayalam.test(text),
  )
  assert.ok(translated.length > 10)
  assert.deepEqual(translated.filter(lacksFullStop), [])
})

test('what the server answers about a field is what its schema says', () => {
  for (const issue of issues())
    if (issue.message !== noMessage)
      assert.equal(textIn('en', messageOf(issue)), issue.message, issue.path.join())
})

const malayalam = /[\u0d00-\u0d7f]/
const lacksFullStop = (sentence: string) => !sentence.endsWith('.') && !specified.includes(sentence)

/** What the server answers at a field beside what the schemas find. */
const ofServer = [
  ...[messages.applications.wrongCv, ...Object.values(uploadMessages), fieldMessages.cvTooLarge],
  ...[
    staffMessages.auth.wrongCredentials,
    serverMessages.auth.emailTaken,
    serverMessages.auth.passwordCommon,
  ],
  ...[serverMessages.auth.passwordIsEmail, serverMessages.auth.passwordWrong, serverMessages.auth.nameTaken],
  ...[serverMessages.auth.nameIsAddress, serverMessages.auth.nameReserved],
  ...[accessMessages.invitations.hasAccount, accessMessages.invitations.taken],
  ...[accessMessages.secondStep.codeMissing, accessMessages.secondStep.dayMissing],
  ...[accessMessages.secondStep.passwordNeeded, staffMessages.contents.imageNotFound],
  ...[serverMessages.secondStep.codeWrong, serverMessages.secondStep.recoveryWrong],
  ...[staffMessages.people.missing, wrongPasswordLength('short'), wrongPasswordLength('x'.repeat(1_000))],
].filter((sentence) => sentence !== undefined)

const ofSchemas = () => [...issues()].map(messageOf)

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

function* ofContents() {
  for (const page of pageKeys)
    for (const value of wrongValues) {
      const checked = checkContent(page, filledWith(schemaOf(page), value))
      if ('fields' in checked) yield* Object.values(checked.fields)
    }
}

function filledWith(field: Field, value: unknown): unknown {
  if (field.kind === 'list') return value === '' ? [] : Array(field.max).fill(filledWith(field.item, value))
  if (field.kind !== 'group') return value
  return Object.fromEntries(Object.entries(field.fields).map(([name, own]) => [name, filledWith(own, value)]))
}
