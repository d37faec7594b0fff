import assert from 'node:assert/strict'
import { test } from 'node:test'
import { numberIn } from './canvas-text.ts'

test('the number of the crafts is shown as it is written, and as it is dialled where words stand for it', () => {
  assert.equal(numberIn('Masons: call [98470 00102](tel:+919847000102) before ten.'), '98470 00102')
  assert.equal(numberIn('Call [our foreman](tel:+91 98470 00102).'), '+91 98470 00102')
  assert.equal(numberIn('Masons need no form: see [prices](/cost).'), undefined)
  assert.equal(numberIn(''), undefined)
})
