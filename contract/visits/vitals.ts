// How fast a page is, as search engines measure it. Apart from names.ts, since public pages do not need it.

/** What counts as fast and as slow, as search engines publish it, and the upper ends of the classes in which we count. */
export const vitals = {
  /** Milliseconds until the largest part of the page is there. */
  LCP: {
    good: 2_500,
    poor: 4_000,
    ends: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 8_000, 12_000],
  },
  /** Milliseconds until the page shows that it was tapped. */
  INP: { good: 200, poor: 500, ends: [25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1_000] },
  /** How much of the page moves by itself. */
  CLS: { good: 0.1, poor: 0.25, ends: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5] },
} as const
export type Vital = keyof typeof vitals
