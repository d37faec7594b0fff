// What the list and the page of a job say themselves. words.ml.ts takes its place on Malayalam pages.
export const words = {
  pay: 'Pay',
  place: 'Place',
  hours: 'Hours',
  type: 'Type',
  experience: 'Experience',
  applyBy: 'Apply by',
  apply: 'Apply',
  /** Above the form. */
  applyTitle: 'Apply',
  allOpenings: 'All job openings',
  description: (title: string, company: string) => `${title} at ${company}.`,
}
