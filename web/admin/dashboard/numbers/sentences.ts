// What the numbers say in one sentence, and no more than that: of two people nobody is "most".
import { visitCountDays } from '#contract/limits.ts'
import { unknownSource } from '#contract/visits/names.ts'
import type { Numbers } from '#contract/visits/visits.ts'
import { inBoth } from '#contract/words.ts'
import { formatCalendarDay } from '../../blocks/lists/format-date.ts'

type Source = Numbers['sources'][number]
const minForMost = 3

const totalOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)

export function visitsSentence({ since, days, before }: Pick<Numbers, 'since' | 'days' | 'before'>) {
  const counts = days.map(({ visits }) => visits)
  if (since && since > (days[0]?.day ?? '')) return words.since(formatCalendarDay(since), totalOf(counts))
  // Today is not over.
  const count = totalOf(counts.slice(0, -1))
  return before === null ? words.lastDays(count) : words.compared(count, count - before)
}

/** Enquiries and applications, as far as the roles include them; undefined without such a role. */
export function wroteFrom({ enquiries, applications }: Source) {
  return enquiries === undefined && applications === undefined
    ? undefined
    : (enquiries ?? 0) + (applications ?? 0)
}

/** About those who wrote; without a role that reads what they wrote, about visits. */
export function sourcesSentence(sources: Source[]) {
  const isWrote = sources.some((one) => wroteFrom(one) !== undefined)
  const came = sources
    .map((one) => ({ source: one.source, count: isWrote ? (wroteFrom(one) ?? 0) : one.visits }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  if (came.length === 0) return words.nobodyWrote
  const known = came.filter(({ source }) => source !== unknownSource)
  const total = totalOf(came.map(({ count }) => count))
  const [first] = known
  if (first && total >= minForMost && first.count * 2 > total)
    return words[isWrote ? 'mostWrote' : 'mostVisits'](words.sources[first.source])
  const named = came.map(({ source, count }) => `${words.sources[source]} (${indianNumber(count)})`)
  return words[isWrote ? 'wroteFrom' : 'visitsFrom'](named.join(', '))
}

// The company's numbers on the dashboard.

const visits = (count: number) => (count === 1 ? '1 visit' : `${indianNumber(count)} visits`)
const visitsInMalayalam = (count: number) => `${indianNumber(count)} സന്ദർശനം`

export const words = inBoth({
  title: ['Visits to the site', 'വെബ്സൈറ്റ് സന്ദർശനങ്ങൾ'],
  failed: ['The visits cannot be shown now.', 'സന്ദർശനങ്ങളുടെ കണക്ക് ഇപ്പോൾ കാണിക്കാനാകുന്നില്ല.'],
  empty: [
    'Nothing counted yet; the first visit of somebody who does not work here will show.',
    'ഇതുവരെ ഒന്നും എണ്ണിയിട്ടില്ല; ഇവിടെ ജോലി ചെയ്യാത്ത ഒരാൾ വെബ്സൈറ്റ് നോക്കിയാൽ ഇവിടെ കാണാം.',
  ],
  visits: [visits, visitsInMalayalam],
  since: [
    (day: string, count: number) => `${visits(count)} since ${day}, when the counting began.`,
    (day, count) => `എണ്ണിത്തുടങ്ങിയ ${day} മുതൽ ${visitsInMalayalam(count)}.`,
  ],
  lastDays: [
    (count: number) => `${visits(count)} in the last 28 days.`,
    (count) => `കഴിഞ്ഞ 28 ദിവസം ${visitsInMalayalam(count)}.`,
  ],
  compared: [
    (count: number, more: number) =>
      `${visits(count)} in the last 28 days, ${more === 0 ? 'as many as' : `${indianNumber(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than`} in the 28 days before.`,
    (count, more) =>
      `കഴിഞ്ഞ 28 ദിവസം ${visitsInMalayalam(count)}; അതിനു മുമ്പുള്ള 28 ദിവസ${more === 0 ? 'വും അത്രതന്നെ' : `ത്തേക്കാൾ ${indianNumber(Math.abs(more))} ${more > 0 ? 'കൂടുതൽ' : 'കുറവ്'}`}.`,
  ],
  most: [
    (count: number) => `Most in a day: ${indianNumber(count)}`,
    (count) => `ഒരു ദിവസം ഏറ്റവും കൂടുതൽ: ${indianNumber(count)}`,
  ],
  onDay: [
    (day: string, count: number) => `${day}: ${visits(count)}`,
    (day, count) => `${day}: ${visitsInMalayalam(count)}`,
  ],
  chart: [
    (sentence: string) => `${sentence} All numbers are in the table below.`,
    (sentence) => `${sentence} കണക്കുകളെല്ലാം താഴത്തെ പട്ടികയിലുണ്ട്.`,
  ],
  today: ['today', 'ഇന്ന്'],
  mostVisits: [
    (source: string) => `Most visits came from ${source}.`,
    (source) => `സന്ദർശനങ്ങളിൽ കൂടുതലും ${source} വഴി.`,
  ],
  visitsFrom: [
    (sources: string) => `Visits came from ${sources}.`,
    (sources) => `സന്ദർശനങ്ങൾ ഇവ വഴി: ${sources}.`,
  ],
  mostWrote: [
    (source: string) => `Most people who wrote to you came from ${source}.`,
    (source) => `നിങ്ങളെ ബന്ധപ്പെട്ടവരിൽ കൂടുതൽ പേരും വന്നത് ${source} വഴി.`,
  ],
  wroteFrom: [
    (sources: string) => `People who wrote to you came from ${sources}.`,
    (sources) => `നിങ്ങളെ ബന്ധപ്പെട്ടവർ വന്നത് ഇവ വഴി: ${sources}.`,
  ],
  nobodyWrote: ['Nobody has written to you in this time.', 'ഈ ദിവസങ്ങളിൽ ആരും നിങ്ങളെ ബന്ധപ്പെട്ടില്ല.'],
  sources: {
    whatsapp: ['WhatsApp', 'വാട്സാപ്പ്'],
    google: ['Google', 'Google'],
    facebook: ['Facebook', 'Facebook'],
    instagram: ['Instagram', 'Instagram'],
    other: ['other websites', 'മറ്റു വെബ്സൈറ്റുകൾ'],
    direct: ['direct links', 'നേരിട്ടുള്ള ലിങ്ക്'],
    unknown: ['an unknown source', 'എവിടെനിന്നെന്ന് അറിയാത്തവ'],
  },
  wrote: [
    (count: number) => `${indianNumber(count)} wrote`,
    (count) => (count === 1 ? 'ഒരാൾ ബന്ധപ്പെട്ടു' : `${indianNumber(count)} പേർ ബന്ധപ്പെട്ടു`),
  ],
  byDay: ['Days as a table', 'ദിവസം തിരിച്ചുള്ള പട്ടിക'],
  bySource: ['Sources as a table', 'എങ്ങനെ വന്നു എന്ന പട്ടിക'],
  byPage: ['Pages as a table', 'പേജ് തിരിച്ചുള്ള പട്ടിക'],
  hidden: [(page: string) => `${page} (hidden)`, (page) => `${page} (മറച്ചത്)`],
  gone: [(page: string) => `${page} (no longer there)`, (page) => `${page} (ഇപ്പോൾ ഇല്ല)`],
  columns: {
    day: ['Day', 'ദിവസം'],
    source: ['Came from', 'എങ്ങനെ വന്നു'],
    page: ['Page', 'പേജ്'],
    views: ['Views', 'കണ്ടത്'],
    visits: ['Visits', 'സന്ദർശനം'],
    began: ['Visits that began here', 'തുടക്കം ഇവിടെ'],
    enquiries: ['Enquiries', 'അന്വേഷണം'],
    applications: ['Applications', 'അപേക്ഷ'],
  },
  how: {
    title: ['How this is counted', 'ഇത് എണ്ണുന്നത് എങ്ങനെ'],
    lines: [
      [
        'Our own server counts. It sets no cookies for visitors and keeps nothing about a person.',
        'A visit counts when somebody has had a page open for a moment.',
        'Staff, robots and people whose browser asks not to be tracked are not counted.',
        'At most a few visits an hour count from one network, so there may have been more.',
        'What you mark as spam later stays counted.',
        'A link from WhatsApp counts as a direct one where the app does not name itself.',
        `Kept are sums by day, for ${visitCountDays} days.`,
      ],
      [
        'നമ്മുടെ സ്വന്തം സെർവറാണ് എണ്ണുന്നത്. സന്ദർശകർക്ക് കുക്കികളില്ല, ഒരാളെക്കുറിച്ചും ഒന്നും സൂക്ഷിക്കുന്നില്ല.',
        'ഒരു പേജ് അൽപനേരം തുറന്നിരുന്നാൽ അത് ഒരു സന്ദർശനമാണ്.',
        'ജീവനക്കാരെയും റോബോട്ടുകളെയും പിന്തുടരരുതെന്ന് ബ്രൗസർ പറയുന്നവരെയും എണ്ണില്ല.',
        'ഒരേ ഇന്റർനെറ്റ് കണക്ഷനിൽനിന്ന് മണിക്കൂറിൽ കുറച്ചു സന്ദർശനമേ എണ്ണൂ; അതുകൊണ്ട് ശരിക്കും ഇതിലും കൂടുതലാകാം.',
        'പിന്നീട് സ്പാം എന്ന് അടയാളപ്പെടുത്തിയാലും എണ്ണത്തിൽനിന്നു പോകില്ല.',
        'വാട്സാപ്പിൽനിന്നുള്ള ലിങ്കാണെന്ന് ആപ്പ് പറയാത്തപ്പോൾ നേരിട്ടുള്ള ലിങ്കായി എണ്ണും.',
        `ദിവസം തിരിച്ചുള്ള കണക്കു മാത്രം സൂക്ഷിക്കും: ${visitCountDays} ദിവസം.`,
      ],
    ],
    privacy: ['What visitors read about it', 'ഇതിനെക്കുറിച്ച് സന്ദർശകർ വായിക്കുന്നത്'],
  },
})

/** Such as 1,20,000. */
export const indianNumber = (number: number) => number.toLocaleString('en-IN')
