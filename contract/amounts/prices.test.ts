import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pricesIn } from './prices.ts'

const [english, malayalam] = [pricesIn('en'), pricesIn('ml')]
const plain = (text = '') => text.replaceAll('\u00a0', ' ')

test('one price says all that follows from it, in both languages', () => {
  const price = { amount: 2_350, unit: 'sqft' } as const
  assert.equal(plain(english.priceOf(price)), '₹2,350 per sq ft')
  assert.equal(plain(english.perSquareMetreOf(price)), 'about ₹25,300 per m²')
  assert.deepEqual(english.exampleOf(price, { area: 2_000 }), {
    what: 'For example: 2,000\u00a0sq\u00a0ft (186\u00a0m²)',
    price: '₹47\u00a0lakh',
  })
  assert.equal(plain(malayalam.priceOf(price)), 'ചതുരശ്ര അടിക്ക് ₹2,350')
  assert.equal(plain(malayalam.perSquareMetreOf(price)), 'ചതുരശ്ര മീറ്ററിന് ഏകദേശം ₹25,300')
  assert.equal(plain(malayalam.exampleOf(price, { area: 2_000 })?.price), '₹47 ലക്ഷം')
})

test('a Malayalam price that is too long for its line breaks before the amount', () => {
  const price = malayalam.priceOf({ amount: 2_350, unit: 'sqft' })
  assert.deepEqual(price.split(' '), ['ചതുരശ്ര\u00a0അടിക്ക്', '₹2,350'])
})

test('an amount is said as people in Kerala say it, and never less exactly than it was written', () => {
  const said = (amount: number) => plain(english.priceOf({ amount, unit: 'total' }))
  assert.deepEqual(
    [950, 7_500, 22_000, 99_999, 240_000, 900_000, 245_500, 1_25_00_000, 1_25_00_500].map(said),
    [
      '₹950',
      '₹7,500',
      '₹22,000',
      '₹99,999',
      '₹2.4 lakh',
      '₹9 lakh',
      '₹2,45,500',
      '₹1.25 crore',
      '₹1,25,00,500',
    ],
  )
})

test('only what is counted in square feet has a price per square metre and an example', () => {
  const kitchen = { amount: 240_000, unit: 'total' } as const
  assert.equal(english.perSquareMetreOf(kitchen), undefined)
  assert.equal(english.exampleOf(kitchen, { area: 2_000 }), undefined)
  assert.equal(english.exampleOf({ amount: 2_350, unit: 'sqft' }, { area: 0 }), undefined)
  assert.equal(english.exampleOf(undefined, { area: 2_000 }), undefined)
})
