// What the home page says itself. words.ml.ts takes its place on Malayalam pages.
export const words = {
  seeOurWork: 'See our work',
  talkToUs: 'Talk to us',
  allProjects: 'All projects',
  reviews: 'Reviews',
  reviewsOneByOne: 'Reviews, one at a time',
  asWritten: 'Each in the language it was written in.',
  previous: 'Previous',
  next: 'Next',
  allReviews: 'All reviews',
}
