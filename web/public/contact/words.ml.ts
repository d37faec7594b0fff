import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  label: 'ബന്ധപ്പെടാം',
  whatsapp: 'വാട്സാപ്പ്',
  writeTo: (number) => `${number} എന്ന നമ്പറിൽ എഴുതാം`,
  mail: 'ഇമെയിൽ',
  office: 'ഓഫീസ്',
  openInMaps: 'മാപ്പിൽ കാണാം',
  hours: 'സമയം',
  directions: 'വഴി കാണാം',
  closedOn: 'അവധി:',
  closedDays: (from, to, reason) => `${from}${to ? ` മുതൽ ${to} വരെ` : ''} (${reason})`,
  another: 'മറ്റൊരു സന്ദേശം എഴുതാം',
  about: 'വിഷയം: ',
  name: 'പേര്',
  phone: 'ഫോൺ',
  phoneHint: 'വിദേശത്താണെങ്കിൽ രാജ്യത്തിന്റെ കോഡ് കൂടി ചേർക്കൂ.',
  plan: 'എന്താണ് പണിയാൻ ഉദ്ദേശിക്കുന്നത്?',
  choose: 'തിരഞ്ഞെടുക്കൂ',
  message: 'സന്ദേശം',
  sending: 'അയയ്ക്കുന്നു…',
  send: 'സന്ദേശം അയയ്ക്കാം',
}
