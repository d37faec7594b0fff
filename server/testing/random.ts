// For tests only: seeded random numbers.

/** The same in every run of the tests; `npm run torture` uses new ones. */
const usualSeed = 20_261_115
export const seedOf = (given: string | undefined) => Number(given ?? usualSeed)

/** mulberry32: returns a whole number less than `below`. */
export function createRandom(seed: number) {
  let state = seed >>> 0
  return (below: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
