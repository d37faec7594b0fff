import type { Translated } from '#contract/languages.ts'
import { publicPages } from '#contract/pages.ts'
import type { words as english } from './words.ts'

type Pages = typeof publicPages

const pages: Translated<{ [Name in keyof Pages]: Omit<Pages[Name], 'path'> }> = {
  home: { title: 'ഹോം', menu: 'ഹോം' },
  about: { title: 'ഞങ്ങളെക്കുറിച്ച്', menu: 'ഞങ്ങളെക്കുറിച്ച്' },
  design: service('ഫുൾ കോൺട്രാക്ടിൽ വീടുപണി'),
  interior: service('ഇന്റീരിയർ ഡിസൈനും പണിയും'),
  vasthushasthra: service('വാസ്തുശാസ്ത്രം'),
  floorcoating: service('ഫ്ലോർ കോട്ടിങ്'),
  waterproofing: service('അക്വാ ഫിക്സ് വാട്ടർപ്രൂഫിങ്'),
  cost: { title: 'വീടിന് എത്ര ചെലവാകും' },
  service: { title: 'സേവനം' },
  gallery: { title: 'ഗാലറി', menu: 'ഗാലറി' },
  project: { title: 'പ്രോജക്ട്' },
  reviews: { title: 'ക്ലയന്റുകളുടെ അഭിപ്രായങ്ങൾ' },
  writeReview: { title: 'അഭിപ്രായം എഴുതാം' },
  career: { title: 'ജോലി ഒഴിവുകൾ', menu: 'ജോലി' },
  job: { title: 'ജോലി ഒഴിവ്' },
  contact: { title: 'ബന്ധപ്പെടാം', menu: 'ബന്ധപ്പെടാം' },
  privacy: { title: 'സ്വകാര്യത' },
  house: { title: 'നിങ്ങളുടെ വീട്' },
  myData: { title: 'നിങ്ങളുടെ വിവരങ്ങൾ' },
  terms: { title: 'നിബന്ധനകൾ' },
}

function service(title: string) {
  return { title, service: title }
}

const withPaths = Object.fromEntries(
  Object.entries(publicPages).map(([name, { path }]) => [name, { path, ...pages[name as keyof Pages] }]),
) as Translated<Pages>

export const words: Translated<typeof english> = {
  pages: withPaths,
  whereToFindUs: 'ഞങ്ങൾ എവിടെയാണ്',
  language: 'ഭാഷ',
  mainMenu: 'പ്രധാന മെനു',
  menu: 'മെനു',
  services: 'സേവനങ്ങൾ',
  callOrWrite: 'വിളിക്കാം, എഴുതാം',
  call: 'വിളിക്കാം',
  whatsapp: 'വാട്സാപ്പ്',
  writeToUs: 'എഴുതാം',
  question: (company, topic) =>
    `നമസ്കാരം ${company}, നിങ്ങളുടെ ${topic ? `വെബ്സൈറ്റിൽ “${topic}”` : 'വെബ്സൈറ്റ്'} കണ്ടു. ഒരു കാര്യം ചോദിക്കാനുണ്ട്.`,
  unbroken: (name) => name.replaceAll(' & ', '\u00a0& '),
  quickLinks: 'പ്രധാന പേജുകൾ',
  contact: 'വിലാസവും ഫോണും',
  allRights: 'എല്ലാ അവകാശങ്ങളും നിക്ഷിപ്തം.',
}
