// About enquiries noted by hand. Without zod, so that the screen does not load the schemas.
import { inBoth } from '../words.ts'

/** How somebody has heard of the company. */
export const leadSources = [
  'recommended',
  'built',
  'earlier',
  'internet',
  'social',
  'paper',
  'other',
] as const
export type LeadSource = (typeof leadSources)[number]
export const leadSourceNames: Record<LeadSource, string> = inBoth({
  recommended: ['Family or friends', 'ബന്ധുക്കളോ കൂട്ടുകാരോ പറഞ്ഞ്'],
  built: ['Saw a house or a board of ours', 'നമ്മൾ പണിത വീടോ ബോർഡോ കണ്ട്'],
  earlier: ['Built with us before', 'മുമ്പ് പണി ഏൽപിച്ചവർ'],
  internet: ['Internet search', 'ഇന്റർനെറ്റിൽ തിരഞ്ഞ്'],
  social: ['Facebook, Instagram, WhatsApp', 'Facebook, Instagram, വാട്സാപ്പ്'],
  paper: ['Newspaper or event', 'പത്രത്തിലോ പരിപാടിയിലോ കണ്ട്'],
  other: ['Something else', 'മറ്റെന്തെങ്കിലും'],
})
export const enquiryStatusNames = inBoth({
  new: ['New', 'പുതിയത്'],
  answered: ['Answered', 'മറുപടി നൽകി'],
  won: ['Won', 'പണി കിട്ടി'],
  lost: ['Lost', 'കിട്ടിയില്ല'],
})

export const toldBy = ['whatsapp', 'sms'] as const

export const leadMessages = inBoth({
  missing: ['Please fill in name and number.', 'പേരും നമ്പറും എഴുതൂ.'],
  added: ['Noted', 'കുറിച്ചുവച്ചു'],
  told: ['Noted that they were told', 'അറിയിച്ചെന്നു കുറിച്ചുവച്ചു'],
  wrongSource: [
    'Please choose from the list how they heard of us.',
    'നമ്മളെക്കുറിച്ച് എങ്ങനെ അറിഞ്ഞെന്ന് ലിസ്റ്റിൽനിന്ന് തിരഞ്ഞെടുക്കൂ.',
  ],
  wrongYear: ['The year is a number such as 2026.', 'വർഷം 2026 പോലെ ഒരു സംഖ്യയാണ്.'],
  notByHand: [
    'Whoever wrote by the website got the private link there.',
    'വെബ്സൈറ്റ് വഴി എഴുതിയവർക്ക് സ്വകാര്യ ലിങ്ക് അവിടെത്തന്നെ കിട്ടിയിട്ടുണ്ട്.',
  ],
})

/** To somebody who phoned. Staff choose the language, so both are here. */
export const leadSentences = {
  en: 'Hello {name}, this is {company}. Thank you for calling us. To call you back we have noted your name, your number and what it is about. Here you can see it, correct it or have it deleted: {link}',
  ml: 'നമസ്കാരം {name}, {company} എന്ന കമ്പനിയിൽനിന്നാണ്. വിളിച്ചതിനു നന്ദി. തിരിച്ചു വിളിക്കാൻ, നിങ്ങളുടെ പേരും നമ്പറും ആവശ്യവും ഞങ്ങൾ കുറിച്ചുവച്ചിട്ടുണ്ട്. അതു കാണാനും തിരുത്താനും മായ്ക്കാനും ഈ ലിങ്ക് തുറക്കൂ: {link}',
} as const
