import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  note: 'ഇവിടെ ചേർക്കുന്ന ജോലി ഒഴിവ് ഉടനെ വെബ്സൈറ്റിൽ വരും, ആളുകൾക്ക് അപേക്ഷിക്കാം.',
  title: 'ജോലി ഒഴിവുകൾ',
  nouns: ['ജോലി ഒഴിവ്', 'ജോലി ഒഴിവുകൾ'],
  byTitle: 'തലക്കെട്ട് അനുസരിച്ച്',
  show: 'കാണിക്കേണ്ടത്',
  all: 'എല്ലാം',
  open: 'അപേക്ഷിക്കാം',
  closed: 'അവസാനിച്ചു',
  isClosed: (days) => `ഒഴിവ് അവസാനിപ്പിച്ചു. മറ്റു ജോലികൾക്കായി സൂക്ഷിക്കാനാകാത്ത അപേക്ഷകൾ ${days} ദിവസം കഴിഞ്ഞാൽ തനിയെ മായും.`,
  deletion: (applications, days) =>
    `ഇത് വെബ്സൈറ്റിൽനിന്ന് പോകും. ഇതിനു വന്ന അപേക്ഷകൾ ${applications} എന്ന പേജിൽ ഉണ്ടാകും; മറ്റു ജോലികൾക്കായി സൂക്ഷിക്കാനാകാത്തവ ഒഴിവ് അവസാനിച്ച് ${days} ദിവസം കഴിഞ്ഞാൽ തനിയെ മായും.`,
  edit: 'തിരുത്താം',
  applications: 'അപേക്ഷകൾ',
  applicants: 'അപേക്ഷകൾ',
  counted: (count: number) => (count === 1 ? 'ഒരു അപേക്ഷ' : `${count} അപേക്ഷകൾ`),
  phoneEnough: 'അപേക്ഷിക്കാൻ ഫോൺ നമ്പർ മതി',
  for: (job) => `: ${job}`,
  close: 'ഒഴിവ് അവസാനിപ്പിക്കാം',
  reopen: 'വീണ്ടും തുറക്കാം',
  delete: 'നീക്കാം',
  editTitle: 'ജോലി ഒഴിവ് തിരുത്താം',
  jobTitle: 'തലക്കെട്ട്',
  status: 'നില',
  added: 'ചേർത്തത്',
  until: (day) => `${day} വരെ`,
  since: (day) => `${day} മുതൽ`,
  update: 'ജോലി ഒഴിവ് സേവ് ചെയ്യാം',
  add: 'ജോലി ഒഴിവ് ചേർക്കാം',
}
