import type { Translated } from '#contract/languages.ts'
import { visitCountDays } from '#contract/limits.ts'
import { grouped } from '../grouped.ts'
import type { words as english } from './words.ts'

const visits = (count: number) => `${grouped(count)} സന്ദർശനം`

export const words: Translated<typeof english> = {
  title: 'വെബ്സൈറ്റ് സന്ദർശനങ്ങൾ',
  failed: 'സന്ദർശനങ്ങളുടെ കണക്ക് ഇപ്പോൾ കാണിക്കാനാകുന്നില്ല.',
  empty: 'ഇതുവരെ ഒന്നും എണ്ണിയിട്ടില്ല; ഇവിടെ ജോലി ചെയ്യാത്ത ഒരാൾ വെബ്സൈറ്റ് നോക്കിയാൽ ഇവിടെ കാണാം.',
  visits,
  since: (day, count) => `എണ്ണിത്തുടങ്ങിയ ${day} മുതൽ ${visits(count)}.`,
  lastDays: (count) => `കഴിഞ്ഞ 28 ദിവസം ${visits(count)}.`,
  compared: (count, more) =>
    `കഴിഞ്ഞ 28 ദിവസം ${visits(count)}; അതിനു മുമ്പുള്ള 28 ദിവസ${more === 0 ? 'വും അത്രതന്നെ' : `ത്തേക്കാൾ ${grouped(Math.abs(more))} ${more > 0 ? 'കൂടുതൽ' : 'കുറവ്'}`}.`,
  most: (count) => `ഒരു ദിവസം ഏറ്റവും കൂടുതൽ: ${grouped(count)}`,
  onDay: (day, count) => `${day}: ${visits(count)}`,
  chart: (sentence) => `${sentence} കണക്കുകളെല്ലാം താഴത്തെ പട്ടികയിലുണ്ട്.`,
  today: 'ഇന്ന്',
  mostVisits: (source) => `സന്ദർശനങ്ങളിൽ കൂടുതലും ${source} വഴി.`,
  visitsFrom: (sources) => `സന്ദർശനങ്ങൾ ഇവ വഴി: ${sources}.`,
  mostWrote: (source) => `നിങ്ങൾക്ക് എഴുതിയവരിൽ കൂടുതൽ പേരും വന്നത് ${source} വഴി.`,
  wroteFrom: (sources) => `നിങ്ങൾക്ക് എഴുതിയവർ വന്നത് ഇവ വഴി: ${sources}.`,
  nobodyWrote: 'ഈ ദിവസങ്ങളിൽ ആരും നിങ്ങൾക്ക് എഴുതിയില്ല.',
  sources: {
    whatsapp: 'വാട്സാപ്പ്',
    google: 'ഗൂഗിൾ',
    facebook: 'Facebook',
    instagram: 'Instagram',
    other: 'മറ്റു വെബ്സൈറ്റുകൾ',
    direct: 'നേരിട്ടുള്ള ലിങ്ക്',
    unknown: 'അറിയാത്ത ഉറവിടം',
  },
  wrote: (count) => (count === 1 ? 'ഒരാൾ എഴുതി' : `${grouped(count)} പേർ എഴുതി`),
  byDay: 'ദിവസം തിരിച്ചുള്ള പട്ടിക',
  bySource: 'എങ്ങനെ വന്നു എന്ന പട്ടിക',
  byPage: 'പേജ് തിരിച്ചുള്ള പട്ടിക',
  hidden: (page) => `${page} (മറച്ചത്)`,
  gone: (page) => `${page} (ഇപ്പോൾ ഇല്ല)`,
  columns: {
    day: 'ദിവസം',
    source: 'എങ്ങനെ വന്നു',
    page: 'പേജ്',
    views: 'കണ്ടത്',
    visits: 'സന്ദർശനം',
    began: 'തുടക്കം ഇവിടെ',
    enquiries: 'അന്വേഷണം',
    applications: 'അപേക്ഷ',
  },
  how: {
    title: 'ഇത് എണ്ണുന്നത് എങ്ങനെ',
    lines: [
      'നമ്മുടെ സ്വന്തം സെർവറാണ് എണ്ണുന്നത്. സന്ദർശകർക്ക് കുക്കികളില്ല, ഒരാളെക്കുറിച്ചും ഒന്നും സൂക്ഷിക്കുന്നില്ല.',
      'ഒരു പേജ് അൽപനേരം തുറന്നിരുന്നാൽ അത് ഒരു സന്ദർശനമാണ്.',
      'ജീവനക്കാരെയും റോബോട്ടുകളെയും പിന്തുടരരുതെന്ന് ബ്രൗസർ പറയുന്നവരെയും എണ്ണില്ല.',
      'ഒരേ ഇന്റർനെറ്റ് കണക്ഷനിൽനിന്ന് മണിക്കൂറിൽ കുറച്ചു സന്ദർശനമേ എണ്ണൂ; അതുകൊണ്ട് ശരിക്കും ഇതിലും കൂടുതലാകാം.',
      'പിന്നീട് സ്പാം എന്ന് അടയാളപ്പെടുത്തിയാലും എണ്ണത്തിൽനിന്നു പോകില്ല.',
      'വാട്സാപ്പിൽനിന്നുള്ള ലിങ്കാണെന്ന് ആപ്പ് പറയാത്തപ്പോൾ നേരിട്ടുള്ള ലിങ്കായി എണ്ണും.',
      `ദിവസം തിരിച്ചുള്ള കണക്കു മാത്രം സൂക്ഷിക്കും: ${visitCountDays} ദിവസം.`,
    ],
    privacy: 'ഇതിനെക്കുറിച്ച് സന്ദർശകർ വായിക്കുന്നത്',
  },
}
