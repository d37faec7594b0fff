// What the contact page says itself.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  label: ['Contact', 'ബന്ധപ്പെടാം'],
  whatsapp: ['WhatsApp', 'വാട്സാപ്പ്'],
  writeTo: [(number: string) => `Write to ${number}`, (number) => `${number} എന്ന നമ്പറിൽ എഴുതാം`],
  mail: ['Mail', 'ഇമെയിൽ'],
  office: ['Office', 'ഓഫീസ്'],
  openInMaps: ['Open in maps', 'മാപ്പിൽ കാണാം'],
  hours: ['Hours', 'സമയം'],
  directions: ['Directions', 'വഴി കാണാം'],
  closedOn: ['Closed on', 'അവധി:'],
  closedDays: [
    (from: string, to: string | undefined, reason: string) => `${from}${to ? ` to ${to}` : ''} (${reason})`,
    (from, to, reason) => `${from}${to ? ` മുതൽ ${to} വരെ` : ''} (${reason})`,
  ],
  another: ['Write another message', 'മറ്റൊരു സന്ദേശം എഴുതാം'],
  about: ['About: ', 'വിഷയം: '],
  name: ['Name', 'പേര്'],
  phone: ['Phone', 'ഫോൺ'],
  phoneHint: ['With the country code if you live abroad.', 'വിദേശത്താണെങ്കിൽ രാജ്യത്തിന്റെ കോഡ് കൂടി ചേർക്കൂ.'],
  plan: ['What do you plan to build?', 'എന്താണ് പണിയാൻ ഉദ്ദേശിക്കുന്നത്?'],
  choose: ['Please choose', 'തിരഞ്ഞെടുക്കൂ'],
  message: ['Message', 'സന്ദേശം'],
  sending: ['Sending…', 'അയയ്ക്കുന്നു…'],
  send: ['Send message', 'സന്ദേശം അയയ്ക്കാം'],
})
