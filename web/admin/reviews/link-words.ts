export const words = {
  title: 'Links for reviews',
  note: 'Clients who have such a link and have not written yet. When you end one, it can no longer be used.',
  empty: 'No client has a link that still works.',
  loadFailed: 'Unable to load the links.',
  for: 'For',
  by: 'Made by',
  until: 'Works until',
  opened: 'Last opened',
  notYet: 'Not yet',
  linkFor: (name: string) => `the link for ${name}`,
  end: 'End link',
  confirmEnd: 'End this link?',
  endMeans: (name: string) =>
    `${name} can no longer write a review by it. You can make a new link at any time.`,
}
