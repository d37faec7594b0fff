// What staff are told about the private links of families.
import { inBoth } from '../words.ts'

export const houseLinkMessages = inBoth({
  nameMissing: ['Please write for whom the link is.', 'ലിങ്ക് ആർക്കാണെന്ന് എഴുതൂ.'],
  made: ['Link made. It is shown only now.', 'ലിങ്ക് തയാറായി. ഇപ്പോൾ മാത്രമേ കാണിക്കൂ.'],
  ended: ['The link has ended.', 'ലിങ്ക് ഇനി പ്രവർത്തിക്കില്ല.'],
  notFound: ['This link has ended already.', 'ഈ ലിങ്ക് അവസാനിപ്പിച്ചുകഴിഞ്ഞു.'],
  empty: ['Nobody has a link to this house.', 'ഈ വീടിന്റെ ലിങ്ക് ആർക്കും കൊടുത്തിട്ടില്ല.'],
  loadFailed: ['The links could not be loaded', 'ലിങ്കുകൾ കാണിക്കാനായില്ല'],
  confirmEnd: ['End this link?', 'ഈ ലിങ്ക് അവസാനിപ്പിക്കണോ?'],
})

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
