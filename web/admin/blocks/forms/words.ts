// The forms of records. words.ml.ts takes its place in Malayalam.
export const words = {
  unit: 'Unit',
  suggestions: 'Suggestions',
  saveMine: 'Save mine',
  loadTheirs: 'Load theirs',
  whichVersion: 'Which version do you want to keep?',
  yours: (label: string) => `${label}: yours`,
  theirs: (label: string) => `${label}: theirs`,
  empty: '(empty)',
  more: 'More about the house',
  moreNote: 'Plot, bedrooms, year, cost and more. All optional: the site shows what you fill in.',
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  saving: 'Saving...',
  cancel: 'Cancel',
}
