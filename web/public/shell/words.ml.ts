import type { Translated } from '#contract/languages.ts'
import { pageNames } from '#contract/page-names.ml.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  pages: pageNames,
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
