// What the list and the page of a job say themselves. words.ml.ts takes its place on Malayalam pages.
export const words = {
  label: 'Career',
  pay: 'Pay',
  place: 'Place',
  hours: 'Hours',
  type: 'Type',
  experience: 'Experience',
  applyBy: 'Apply by',
  apply: 'Apply',
  /** Above the form. */
  applyTitle: 'Apply',
  /** Read by screen readers after `apply`. */
  applyFor: (title: string) => ` for ${title}`,
  /** Before the title of the job. */
  application: 'Apply: ',
  kept: 'Not sent yet. What you typed is kept for as long as this page stays open.',
  keptWithCv: 'Not sent yet. What you typed and your CV are kept for as long as this page stays open.',
  bringBack: 'Bring back what you typed',
  allOpenings: 'All job openings',
  description: (title: string, company: string) => `${title} at ${company}.`,
}
