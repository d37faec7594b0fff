import { inBoth } from '#contract/words.ts'

type ProjectFacts = { category: string; client: string; location: string; area: string }

export const words = inBoth({
  backToGallery: ['Back to gallery', 'ഗാലറിയിലേക്ക്'],
  facts: {
    district: ['District', 'ജില്ല'],
    plot: ['Plot', 'പ്ലോട്ട്'],
    bedrooms: ['Bedrooms', 'കിടപ്പുമുറികൾ'],
    handed_over: ['Handed over', 'താക്കോൽ കൊടുത്ത വർഷം'],
    months: ['Time it took', 'പണിക്കെടുത്ത സമയം'],
    cost_band: ['Cost', 'ചെലവ്'],
    work: ['What we did', 'ഞങ്ങൾ ചെയ്തത്'],
    rera: ['K-RERA number', 'കെ-റെറ നമ്പർ'],
  },
  months: [(months: number) => (months === 1 ? '1 month' : `${months} months`), (months) => `${months} മാസം`],
  /** For search engines, of a project without a text. */
  summary: [
    ({ category, client, location, area }: ProjectFacts) =>
      `${category} for ${client} in ${location}, ${area}.`,
    ({ category, client, location, area }) => `${client} (${location}): ${category}, ${area}.`,
  ],
  askOnWhatsapp: ['Ask on WhatsApp', 'വാട്സാപ്പിൽ ചോദിക്കാം'],
  clientsSay: ['What our clients say', 'വീട്ടുകാർ പറയുന്നത്'],
  enlarge: ['Enlarge: ', 'വലുതാക്കി കാണാം: '],
  beforeAndAfter: ['Before and after', 'പണിക്കു മുമ്പും ശേഷവും'],
  before: ['Before', 'മുമ്പ്'],
  after: ['After', 'ശേഷം'],
  compare: ['Compare before and after', 'മുമ്പും ശേഷവും ഒത്തുനോക്കാം'],
  compared: [
    (percent: number) => `${percent}% before, ${100 - percent}% after`,
    (percent) => `മുമ്പ് ${percent}%, ശേഷം ${100 - percent}%`,
  ],
  drawings: ['Drawings', 'ഡ്രോയിങ്ങുകൾ'],
  pictures: ['Pictures of this project', 'ഈ പ്രോജക്ടിന്റെ ചിത്രങ്ങൾ'],
  story: {
    title: ['How it was built', 'പണിതത് ഇങ്ങനെ'],
    /** While the house is under construction. */
    titleSoFar: ['How it is growing', 'പണി ഇതുവരെ'],
    asWritten: ['Each in the language it was written in.', 'ഓരോന്നും എഴുതിയ ഭാഷയിൽത്തന്നെ.'],
    pictures: ['Pictures from the site', 'സൈറ്റിൽനിന്നുള്ള ചിത്രങ്ങൾ'],
    picture: [
      (of: string, number: number) => `${of}, picture ${number}`,
      (of, number) => `${of}, ചിത്രം ${number}`,
    ],
  },
  share: ['Share', 'ഷെയർ ചെയ്യാം'],
  linkCopied: ['Link copied', 'ലിങ്ക് കോപ്പി ചെയ്തു'],
  linkNotCopied: [
    (url: string) => `The link could not be copied. It is ${url}`,
    (url) => `ലിങ്ക് കോപ്പി ചെയ്യാനായില്ല. ലിങ്ക് ഇതാണ്: ${url}`,
  ],
  otherProjects: ['Other projects', 'മറ്റു പ്രോജക്ടുകൾ'],
  /** Above its reviews. */
  clientSays: ['What the client says', 'വീട്ടുകാർ പറയുന്നത്'],
  previous: ['Previous', 'മുമ്പത്തേത്'],
  next: ['Next', 'അടുത്തത്'],
  moreProjects: ['More projects', 'കൂടുതൽ പ്രോജക്ടുകൾ'],
  housesLikeThis: ['Houses like this', 'ഇതുപോലുള്ള വീടുകൾ'],
})
