// What only the list of jobs says. list-words.ml.ts takes its place on Malayalam pages.
export const words = {
  label: 'Career',
  /** Read by screen readers after `apply`. */
  applyFor: (title: string) => ` for ${title}`,
  /** Before the title of the job. */
  application: 'Apply: ',
  phoneEnough: 'A phone number is enough to apply: no mail address, no CV.',
  kept: 'Not sent yet. What you typed is kept for as long as this page stays open.',
  keptWithCv: 'Not sent yet. What you typed and your CV are kept for as long as this page stays open.',
  bringBack: 'Bring back what you typed',
}
