// What the home page says itself. words.ml.ts takes its place on Malayalam pages.
export const words = {
  seeOurWork: 'See our work',
  talkToUs: 'Talk to us',
  priceFrom: (price: string) => `From ${price}`,
  /** Of what costs the same whatever its size. */
  priceOf: (what: string, price: string) => `${what}: from ${price}`,
  whatItCosts: 'See what your house would cost',
  allProjects: 'All projects',
  buildingNow: 'Being built now',
  reviews: 'Reviews',
  reviewsOneByOne: 'Reviews, one at a time',
  asWritten: 'Each in the language it was written in.',
  previous: 'Previous',
  next: 'Next',
  allReviews: 'All reviews',
}
