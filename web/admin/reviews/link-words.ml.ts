import type { Translated } from '#contract/languages.ts'
import type { words as english } from './link-words.ts'

export const words: Translated<typeof english> = {
  title: 'അഭിപ്രായം എഴുതാനുള്ള ലിങ്കുകൾ',
  note: 'ലിങ്ക് കിട്ടിയിട്ടും ഇതുവരെ എഴുതാത്തവർ. അവസാനിപ്പിച്ചാൽ ആ ലിങ്ക് പിന്നെ ഉപയോഗിക്കാനാകില്ല.',
  empty: 'ഇപ്പോൾ ആരുടെയും കയ്യിൽ പ്രവർത്തിക്കുന്ന ലിങ്ക് ഇല്ല.',
  loadFailed: 'ലിങ്കുകൾ കാണിക്കാനായില്ല.',
  for: 'ആർക്ക്',
  by: 'കൊടുത്തത്',
  until: 'എന്നുവരെ',
  opened: 'അവസാനം തുറന്നത്',
  notYet: 'തുറന്നിട്ടില്ല',
  linkFor: (name) => `${name}: ലിങ്ക്`,
  end: 'ലിങ്ക് അവസാനിപ്പിക്കാം',
  confirmEnd: 'ഈ ലിങ്ക് അവസാനിപ്പിക്കണോ?',
  endMeans: (name) => `${name} എന്നയാൾക്ക് ഇതുപയോഗിച്ച് ഇനി അഭിപ്രായം എഴുതാനാകില്ല. എപ്പോൾ വേണമെങ്കിലും പുതിയ ലിങ്ക് ഉണ്ടാക്കാം.`,
}
