// The Malayalam beside a field. words.ml.ts takes its place in Malayalam.
export const words = {
  missing: 'not yet translated',
  missingAgain: 'translate again',
  changed: 'The English text has changed. In Malayalam it was:',
  keepBefore: 'Keep this Malayalam',
  overtaken: 'Somebody else has saved meanwhile:',
  takeTheirs: 'Take theirs',
  locked: 'This text is also on a page of the website. Whoever may change that page translates it.',
  empty: '(empty)',
  title: (missing: number) => (missing > 0 ? `Malayalam, ${missing} missing` : 'Malayalam'),
  tryAgain: 'Try again',
  notNeeded: 'This needs no translation.',
  of: (label: string) => `The Malayalam of “${label}”`,
}
