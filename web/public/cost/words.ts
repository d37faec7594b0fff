// What the page about costs says itself.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  label: ['Costs', 'ചെലവ്'],
  area: ['Built-up area', 'വീടിന്റെ വിസ്തീർണം'],
  unit: ['Counted in', 'ഏത് അളവിൽ'],
  units: { sqft: ['Square feet (sq ft)', 'ചതുരശ്ര അടി'], m2: ['Square metres (m²)', 'ചതുരശ്ര മീറ്റർ (m²)'] },
  package: ['Package', 'പാക്കേജ്'],
  show: ['See the range', 'ഏകദേശ ചെലവു കാണാം'],
  problems: {
    missing: ['Please write the built-up area of the house.', 'വീടിന്റെ വിസ്തീർണം എഴുതൂ.'],
    unclear: [
      'Please write the built-up area as a number, such as 1,600. It is that of the house, not of the plot.',
      'വിസ്തീർണം അക്കത്തിൽ എഴുതൂ, ഉദാഹരണം: 1,600. സ്ഥലത്തിന്റേതല്ല, വീടിന്റേതാണു വേണ്ടത്.',
    ],
    outside: [
      (least: string, most: string) =>
        `Please write an area between ${least} and ${most}. For anything smaller or larger, ask us.`,
      (least, most) => `${least} മുതൽ ${most} വരെയുള്ള വിസ്തീർണം എഴുതൂ. അതിൽ കുറവോ കൂടുതലോ ആണെങ്കിൽ ഞങ്ങളോടു ചോദിക്കൂ.`,
    ],
    noPackage: ['Please choose a package from the list.', 'ലിസ്റ്റിൽനിന്ന് ഒരു പാക്കേജ് തിരഞ്ഞെടുക്കൂ.'],
  },
  size: [
    (feet: string, metres: string) => `${feet}\u00a0sq\u00a0ft (${metres}\u00a0m²)`,
    (feet, metres) => `${feet}\u00a0ചതുരശ്ര\u00a0അടി (${metres}\u00a0m²)`,
  ],
  range: [(from: string, to: string) => `${from} to ${to}`, (from, to) => `${from} മുതൽ ${to} വരെ`],
  perSquareFoot: [(range: string) => `${range} per sq ft`, (range) => `ചതുരശ്ര അടിക്ക് ${range}`],
  /** The day stands after it. */
  ratesOf: ['Rates of ', 'നിരക്കിന്റെ തീയതി: '],
  included: ['What is in it', 'ഉൾപ്പെടുന്നത്'],
  excluded: ['What is not in it', 'ഉൾപ്പെടാത്തത്'],
  enquire: ['Send this as an enquiry', 'അന്വേഷണമായി അയയ്ക്കാം'],
  whatsapp: ['Send it by WhatsApp', 'വാട്സാപ്പിൽ അയയ്ക്കാം'],
  topic: [
    (size: string, name: string) => `What a house costs: ${size}, ${name}`,
    (size, name) => `വീടിന്റെ ചെലവ്: ${size}, ${name}`,
  ],
  message: [
    (range: string, day: string) =>
      `Your website says ${range}, with the rates of ${day}. I would like to talk about it.`,
    (range, day) => `വെബ്സൈറ്റിൽ കണ്ട തുക: ${range}. നിരക്കിന്റെ തീയതി: ${day}. ഇതെക്കുറിച്ച് സംസാരിക്കണമെന്നുണ്ട്.`,
  ],
  hello: [
    (company: string, topic: string, message: string) => `Hello ${company}. ${topic}. ${message}`,
    (company, topic, message) => `നമസ്കാരം ${company}. ${topic}. ${message}`,
  ],
  houses: ['Houses of ours of about this size', 'ഏകദേശം ഇതേ വലുപ്പത്തിൽ ഞങ്ങൾ പണിത വീടുകൾ'],
  packages: ['The packages', 'പാക്കേജുകൾ'],
  allPackages: ['What is in each package', 'ഓരോ പാക്കേജിലും എന്തെല്ലാം'],
})
