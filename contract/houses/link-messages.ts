// What staff are told about the private links of families.
export const houseLinkMessages = {
  nameMissing: 'Please write for whom the link is.',
  made: 'Link made. It is shown only now.',
  ended: 'The link has ended.',
  notFound: 'This link has ended already.',
  empty: 'Nobody has a link to this house yet.',
  loadFailed: 'The links could not be loaded',
  confirmEnd: 'End this link?',
} as const
