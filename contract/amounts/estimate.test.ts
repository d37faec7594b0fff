import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Package } from './cost.ts'
import { type AskedArea, askedArea, askedPackage, rangeOf } from './estimate.ts'

const asked = (address: string) => askedArea(new URLSearchParams(address))

test('an area is understood as people type it, in square feet or square metres', () => {
  const read: [string, number][] = [
    ['area=1500', 1_500],
    ['area=1,500&unit=sqft', 1_500],
    ['area=+1500+', 1_500],
    ['area=140&unit=m2', 1_507],
    ['area=139.5&unit=m2', 1_502],
    ['area=1500+sq+ft&unit=m2', 1_500],
    ['area=140+m²', 1_507],
  ]
  for (const [address, squareFeet] of read) assert.deepEqual(asked(address), { squareFeet }, address)
  assert.equal(asked('package=2'), undefined, 'nobody has asked yet')
})

test('what is no area of a house is refused with the reason', () => {
  const refused: Record<string, AskedArea> = {
    '': { problem: 'missing' },
    '+': { problem: 'missing' },
    large: { problem: 'unclear' },
    '-1500': { problem: 'unclear' },
    '1e4': { problem: 'unclear' },
    '6+cents': { problem: 'unclear' },
    '0': { problem: 'outside' },
    '299': { problem: 'outside' },
    '20001': { problem: 'outside' },
    '1000000': { problem: 'outside' },
    [`1${'0'.repeat(400)}`]: { problem: 'outside' },
  }
  for (const [typed, problem] of Object.entries(refused)) assert.deepEqual(asked(`area=${typed}`), problem)
})

test('a package is found by its number, the first one without', () => {
  const packages = ['Essential', 'Comfort'].map((name) => ({ name })) as Package[]
  const found = (address: string) => askedPackage(new URLSearchParams(address), packages)?.name
  assert.deepEqual(['', 'package=1', 'package=2'].map(found), ['Essential', 'Essential', 'Comfort'])
  for (const wrong of ['0', '3', '-1', '1.5', 'x', 'constructor'])
    assert.equal(found(`package=${wrong}`), undefined)
})

test('a range is rounded outwards to half a lakh, and from a crore on to a lakh', () => {
  const ranges: [from: number, to: number, squareFeet: number, least: number, most: number][] = [
    [2_550, 2_900, 1_500, 38_00_000, 43_50_000],
    [2_350, 2_550, 1_234, 28_50_000, 31_50_000],
    [2_900, 3_600, 4_321, 1_25_00_000, 1_56_00_000],
    [2_350, 2_350, 2_000, 47_00_000, 47_00_000],
  ]
  for (const [from, to, squareFeet, least, most] of ranges)
    assert.deepEqual(rangeOf({ from, to }, squareFeet), { from: least, to: most })
})
