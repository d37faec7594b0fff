// Of a record that was saved. saved-words.ml.ts takes its place in Malayalam.
const ofKind = (noun: string, place: string, hidden = 'hidden') => ({
  edit: `Edit ${noun}`,
  another: `Add another ${noun}`,
  isShown: `is ${place} now.`,
  isHidden: `is saved and ${hidden}. Only staff can see it.`,
})

export const words = {
  view: 'View on site',
  projects: ofKind('project', 'in the gallery'),
  reviews: ofKind('review', 'on the Reviews page'),
  jobs: ofKind('job', 'on the Career page', 'closed'),
  services: ofKind('service', 'on the home page'),
}
