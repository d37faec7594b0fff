// @sqlite
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, base32, codeAt, findStep, isAppCode, newSecret, normalCode, stepAt } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number) => new Date(seconds * 1000)

test('the codes are those of RFC 6238', () => {
  for (const [seconds, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ] as const)
    assert.equal(codeAt(secret, stepAt(at(seconds))), code)
})

test('a code works one step early and late, and never again once its step was used', () => {
  const now = at(1_000_000)
  const step = stepAt(now)
  for (const near of [-1, 0, 1])
    assert.equal(findStep(secret, codeAt(secret, step + near), 0, now), step + near)
  for (const far of [-2, 2]) assert.equal(findStep(secret, codeAt(secret, step + far), 0, now), undefined)
  assert.equal(findStep(secret, codeAt(secret, step), step, now), undefined)
  assert.equal(findStep(secret, codeAt(secret, step - 1), step, now), undefined, 'the step before')
  assert.equal(findStep(secret, codeAt(secret, step + 1), step, now), step + 1)
})

test('a code may be typed with a space', () => {
  assert.equal(normalCode(' 123 456 '), '123456')
  for (const typed of ['12345', '1234567', 'abcdef', '', '12345a']) assert.equal(isAppCode(typed), false)
})

test('the secret is written as apps read it', () => {
  assert.equal(base32(Buffer.from('foobar')), 'MZXW6YTBOI')
  assert.equal(base32(secret), 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  assert.equal(base32(newSecret()).length, 32)
  assert.equal(
    addressOf(secret, { company: 'Kerala & Co', email: 'a+b@example.com' }),
    'otpauth://totp/Kerala%20%26%20Co:a%2Bb%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kerala%20%26%20Co',
  )
})
