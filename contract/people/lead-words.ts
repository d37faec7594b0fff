// About enquiries noted by hand. Without imports, so that the screen does not load the schemas.

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
export const leadSourceNames: Record<LeadSource, string> = {
  recommended: 'Family or friends',
  built: 'Saw a house or a board of ours',
  earlier: 'Built with us before',
  internet: 'Internet search',
  social: 'Facebook, Instagram, WhatsApp',
  paper: 'Newspaper or event',
  other: 'Something else',
}
export const enquiryStatusNames: Record<'new' | 'answered' | 'won' | 'lost', string> = {
  new: 'New',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
}

export const toldBy = ['whatsapp', 'sms'] as const

export const leadMessages = {
  missing: 'Please fill in name and number.',
  added: 'Noted',
  told: 'Noted that they were told',
  wrongSource: 'Please choose from the list how they heard of us.',
  wrongYear: 'The year is a number such as 2026.',
  notByHand: 'Whoever wrote by the website got the private link there.',
} as const

/** To somebody who phoned. Staff choose the language, so both are here. */
export const leadSentences = {
  en: 'Hello {name}, this is {company}. Thank you for calling us. To call you back we have noted your name, your number and what it is about. Here you can see it, correct it or have it deleted: {link}',
  ml: 'നമസ്കാരം {name}, ഇത് {company}. വിളിച്ചതിനു നന്ദി. തിരിച്ചു വിളിക്കാൻ, നിങ്ങളുടെ പേരും നമ്പറും ആവശ്യവും ഞങ്ങൾ കുറിച്ചുവച്ചിട്ടുണ്ട്. അതു കാണാനും തിരുത്താനും മായ്ക്കാനും ഈ ലിങ്ക് തുറക്കൂ: {link}',
} as const
