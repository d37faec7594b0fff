// What staff are told about the private links of families.
export const houseLinkMessages = {
  nameMissing: 'Please write for whom the link is.',
  made: 'Link made. It is shown only now.',
  ended: 'The link has ended.',
  notFound: 'This link has ended already.',
  empty: 'Nobody has a link to this house.',
  loadFailed: 'The links could not be loaded',
  confirmEnd: 'End this link?',
} as const

/** What goes before the link in a message to the family, in the language of the page. */
export const houseInvitations = {
  en: (house: string, company: string) => ({
    subject: `${house} – ${company}`,
    message: `${company}: on this page you see how your house grows (${house}). The link is for your family alone:`,
  }),
  ml: (house: string, company: string) => ({
    subject: `${house} – ${company}`,
    message: `${company}: നിങ്ങളുടെ വീടിന്റെ (${house}) പണി എവിടെയെത്തി എന്ന് ഈ പേജിൽ കാണാം. ഈ ലിങ്ക് വീട്ടുകാർക്കു മാത്രമുള്ളതാണ്:`,
  }),
} as const
