import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  label: 'ചെലവ്',
  area: 'വീടിന്റെ വിസ്തീർണം',
  unit: 'ഏത് അളവിൽ',
  units: { sqft: 'ചതുരശ്ര അടി', m2: 'ചതുരശ്ര മീറ്റർ (m²)' },
  package: 'പാക്കേജ്',
  show: 'ഏകദേശ ചെലവു കാണാം',
  problems: {
    missing: 'വീടിന്റെ വിസ്തീർണം എഴുതൂ.',
    unclear: 'വിസ്തീർണം അക്കത്തിൽ എഴുതൂ, ഉദാഹരണം: 1,600. സ്ഥലത്തിന്റേതല്ല, വീടിന്റേതാണു വേണ്ടത്.',
    outside: (least, most) =>
      `${least} മുതൽ ${most} വരെയുള്ള വിസ്തീർണം എഴുതൂ. അതിൽ കുറവോ കൂടുതലോ ആണെങ്കിൽ ഞങ്ങളോടു ചോദിക്കൂ.`,
    noPackage: 'ലിസ്റ്റിൽനിന്ന് ഒരു പാക്കേജ് തിരഞ്ഞെടുക്കൂ.',
  },
  size: (feet, metres) => `${feet}\u00a0ചതുരശ്ര\u00a0അടി (${metres}\u00a0m²)`,
  range: (from, to) => `${from} മുതൽ ${to} വരെ`,
  perSquareFoot: (range) => `ചതുരശ്ര അടിക്ക് ${range}`,
  ratesOf: 'നിരക്കിന്റെ തീയതി: ',
  included: 'ഉൾപ്പെടുന്നത്',
  excluded: 'ഉൾപ്പെടാത്തത്',
  enquire: 'അന്വേഷണമായി അയയ്ക്കാം',
  whatsapp: 'വാട്സാപ്പിൽ അയയ്ക്കാം',
  topic: (size, name) => `വീടിന്റെ ചെലവ്: ${size}, ${name}`,
  message: (range, day) => `വെബ്സൈറ്റിൽ കണ്ട തുക: ${range}. നിരക്കിന്റെ തീയതി: ${day}. ഇതെക്കുറിച്ച് സംസാരിക്കണമെന്നുണ്ട്.`,
  hello: (company, topic, message) => `നമസ്കാരം ${company}. ${topic}. ${message}`,
  houses: 'ഏകദേശം ഇതേ വലുപ്പത്തിൽ ഞങ്ങൾ പണിത വീടുകൾ',
  packages: 'പാക്കേജുകൾ',
  allPackages: 'ഓരോ പാക്കേജിലും എന്തെല്ലാം',
}
