// The fields of the records that staff add and edit, in the order of their forms. The forms, the schemas, the differences
// between two versions, the diary and the Malayalam follow from them. Without zod, for screens that have no form.
import { costBands, districts, jobTypes, projectCategories, projectWorks } from '../admin/suggestions.ts'
import {
  area,
  date,
  line,
  type NumberField,
  number,
  type TextField,
  type TextOptions,
  type ToggleField,
  text,
  toggle,
} from '../content/fields.ts'
import { maxLineLength, maxRating, maxTextLength, minRating } from '../limits.ts'
import { both } from '../words.ts'

const longText = (label: string, options: TextOptions) => text(label, { max: maxTextLength, ...options })

/** A whole number that may be left empty, which is stored as 0. */
const count = (label: string, options: { min?: number; max: number }) =>
  number(label, { min: 1, ...options, optional: true, half: true, folded: true })

export const recordFields = {
  projects: {
    title: line(both('Title', 'തലക്കെട്ട്'), {
      hint: both(
        'Names the house, for example House on 6 cents, Thrissur. Without one, the client names it.',
        'വീടിന്റെ പേര്, ഉദാഹരണത്തിന് House on 6 cents, Thrissur. ഇല്ലെങ്കിൽ ക്ലയന്റിന്റെ പേര് കാണും.',
      ),
      max: 80,
      optional: true,
    }),
    category: line(both('Category', 'വിഭാഗം'), {
      hint: both(
        'Choose one from the list, or write a new one.',
        'ലിസ്റ്റിൽനിന്ന് തിരഞ്ഞെടുക്കൂ, അല്ലെങ്കിൽ പുതിയത് എഴുതൂ.',
      ),
      suggestions: projectCategories(),
    }),
    client: line(both('Client', 'ക്ലയന്റ്'), {
      hint: both('Name shown on the site.', 'വെബ്സൈറ്റിൽ കാണുന്ന പേര്.'),
      personal: true,
    }),
    area: area(both('Area', 'വിസ്തീർണം'), {
      hint: both('A number, such as 2,400.', 'ഒരു സംഖ്യ, 2,400 പോലെ.'),
      half: true,
    }),
    location: line(both('Location', 'സ്ഥലം'), {
      hint: both('For example Aluva.', 'ഉദാഹരണത്തിന് Aluva.'),
      half: true,
    }),
    district: line(both('District', 'ജില്ല'), {
      hint: both('The gallery can be filtered by it.', 'ഗാലറിയിൽ ജില്ല തിരിച്ചു നോക്കാം.'),
      max: 60,
      optional: true,
      half: true,
      suggestions: districts.map(({ english }) => english),
    }),
    description: longText(both('Description', 'വിവരണം'), {
      hint: both('A few sentences about the work, if you like.', 'പണിയെക്കുറിച്ച് കുറച്ചു വാചകങ്ങൾ, വേണമെങ്കിൽ.'),
      optional: true,
    }),
    plot: area(both('Plot', 'പ്ലോട്ട്'), {
      hint: both('A number, such as 6 cents.', 'ഒരു സംഖ്യ, 6 cents പോലെ.'),
      optional: true,
      half: true,
      folded: true,
    }),
    bedrooms: count(both('Bedrooms', 'കിടപ്പുമുറികൾ'), { max: 50 }),
    handed_over: count(both('Year handed over', 'താക്കോൽ കൊടുത്ത വർഷം'), { min: 1950, max: 2100 }),
    months: count(both('Months it took', 'എത്ര മാസം എടുത്തു'), { max: 240 }),
    cost_band: line(both('What it cost', 'എത്ര ചെലവായി'), {
      folded: true,
      hint: both('Roughly, for example ₹40 to 60 lakh.', 'ഏകദേശം, ഉദാഹരണത്തിന് ₹40 to 60 lakh.'),
      max: 60,
      optional: true,
      half: true,
      suggestions: costBands.map(({ english }) => english),
    }),
    work: line(both('What you did', 'നിങ്ങൾ ചെയ്തത്'), {
      folded: true,
      hint: both('For example Design and construction.', 'ഉദാഹരണത്തിന് Design and construction.'),
      optional: true,
      half: true,
      suggestions: projectWorks.map(({ english }) => english),
    }),
    rera: line(both('K-RERA number', 'കെ-റെറ നമ്പർ'), {
      folded: true,
      hint: both('Where one applies.', 'ഉണ്ടെങ്കിൽ മാത്രം.'),
      max: 60,
      optional: true,
      half: true,
      untranslated: true,
    }),
    building: toggle(both('Under construction', 'പണി നടക്കുന്നു'), {
      hint: both(
        'The site says so, and the project comes first where updates are added.',
        'വെബ്സൈറ്റിൽ അങ്ങനെ കാണും; അപ്ഡേറ്റ് ചേർക്കുന്നിടത്ത് ഈ പ്രോജക്ട് ആദ്യം വരും.',
      ),
      initial: false,
    }),
    renderings: toggle(both('The pictures are visualisations', '3D ചിത്രങ്ങളാണ്'), {
      hint: both(
        'For pictures made on a computer. The site then says so. Leave it empty for photographs.',
        'കമ്പ്യൂട്ടറിൽ ഉണ്ടാക്കിയ ചിത്രങ്ങൾക്ക്. വെബ്സൈറ്റ് അങ്ങനെ പറയും. ഫോട്ടോകൾക്ക് ഇത് വേണ്ട.',
      ),
      initial: false,
    }),
    shown: toggle(both('Show on the site', 'വെബ്സൈറ്റിൽ കാണിക്കാം'), {
      hint: both(
        'Untick it while the project is not ready. Then only staff can see it.',
        'തയാറാകുന്നതു വരെ ടിക്ക് എടുത്തുകളയൂ. അപ്പോൾ ജീവനക്കാർ മാത്രം കാണും.',
      ),
    }),
    pinned: toggle(both('Pin to the home page', 'ഹോം പേജിൽ ആദ്യം'), {
      hint: both(
        'Pinned projects come first there, a newly pinned one on top. All Projects leads to their order.',
        'ഇവ അവിടെ ആദ്യം വരും, പുതിയത് മുകളിൽ. ക്രമം പ്രോജക്ടുകൾ എന്ന പേജിൽ മാറ്റാം.',
      ),
      initial: false,
    }),
  },
  // Reviews stay in the language of the client.
  reviews: {
    name: line(both('Name', 'പേര്'), {
      hint: both('Name shown on the site.', 'വെബ്സൈറ്റിൽ കാണുന്ന പേര്.'),
      personal: true,
      untranslated: true,
    }),
    review: longText(both('Review', 'അഭിപ്രായം'), {
      hint: both(
        'As the client wrote it. It stays in that language on all pages, which say so.',
        'ക്ലയന്റ് എഴുതിയതുപോലെ. എല്ലാ പേജിലും അതേ ഭാഷയിൽ കാണും.',
      ),
      untranslated: true,
    }),
    rating: number(both('Rating', 'നക്ഷത്രങ്ങൾ'), { min: minRating, max: maxRating, initial: maxRating }),
    quoted: toggle(both('Quote on the home page', 'ഹോം പേജിൽ കാണിക്കാം'), {
      hint: both(
        'At most six are quoted there, the newest first. While no review has this tick, the newest ones are.',
        'അവിടെ ആറെണ്ണം വരെ, പുതിയത് ആദ്യം. ഒന്നിനും ടിക്ക് ഇല്ലെങ്കിൽ ഏറ്റവും പുതിയവ കാണും.',
      ),
      initial: false,
    }),
  },
  services: {
    title: line(both('Title', 'തലക്കെട്ട്'), {
      hint: both(
        'A few words, for example Compound walls and gates. If you leave it empty, the first words of the description are used.',
        'കുറച്ചു വാക്കുകൾ. ഒഴിച്ചിട്ടാൽ വിവരണത്തിലെ ആദ്യ വാക്കുകൾ എടുക്കും.',
      ),
      optional: true,
    }),
    description: longText(both('Description', 'വിവരണം'), {
      hint: both(
        'What you do and for whom. The home page shows the first lines; the full text is on the service’s own page.',
        'എന്തു ചെയ്യുന്നു, ആർക്കുവേണ്ടി. ഹോം പേജിൽ ആദ്യ വരികൾ കാണും; മുഴുവൻ സേവനത്തിന്റെ പേജിൽ.',
      ),
    }),
  },
  jobs: {
    title: line(both('Title', 'തലക്കെട്ട്'), { max: maxLineLength }),
    description: longText(both('Description', 'വിവരണം'), {
      hint: both('What the person will do and what you offer.', 'എന്താണ് ജോലി, നിങ്ങൾ എന്തു കൊടുക്കും.'),
    }),
    type: line(both('Type', 'ജോലിയുടെ തരം'), {
      max: maxLineLength,
      half: true,
      suggestions: jobTypes.map(({ english }) => english),
    }),
    experience: line(both('Experience', 'പ്രവൃത്തിപരിചയം'), { max: maxLineLength, half: true }),
    pay: line(both('Pay', 'ശമ്പളം'), {
      hint: both('For example ₹900 a day.', 'ഉദാഹരണത്തിന് ₹900 a day.'),
      optional: true,
      half: true,
    }),
    place: line(both('Place', 'സ്ഥലം'), {
      hint: both('For example Aluva.', 'ഉദാഹരണത്തിന് Aluva.'),
      optional: true,
      half: true,
    }),
    hours: line(both('Hours', 'സമയം'), {
      hint: both('For example Monday to Saturday, 8 to 5.', 'ഉദാഹരണത്തിന് Monday to Saturday, 8 to 5.'),
      optional: true,
    }),
    closes_on: date(both('Closing date', 'അവസാന തീയതി'), {
      hint: both(
        'The last day on which people can apply. Leave it empty to close the job by hand.',
        'അപേക്ഷിക്കാവുന്ന അവസാന ദിവസം. ഒഴിച്ചിട്ടാൽ നിങ്ങൾ അവസാനിപ്പിക്കുന്നതു വരെ.',
      ),
      optional: true,
    }),
    phone_only: toggle(both('A phone number is enough', 'ഫോൺ നമ്പർ മതി'), {
      hint: both(
        'For masons and helpers: the form asks for name, number, trade and years, and for no mail address and no CV.',
        'മേസ്തിരിമാർക്കും ഹെൽപ്പർമാർക്കും: പേര്, നമ്പർ, പണി, എത്ര വർഷം എന്നു മാത്രം ചോദിക്കും; ഇമെയിലും സി.വി.യും വേണ്ട.',
      ),
      initial: false,
    }),
  },
} satisfies Record<string, RecordFields>

export type RecordField = TextField | NumberField | ToggleField
export type RecordFields = Record<string, RecordField>
export type RecordKind = keyof typeof recordFields

/** The values of a record's fields. A day that is not given is null. */
export type RecordValues<Kind extends RecordKind> = {
  [Name in keyof (typeof recordFields)[Kind]]: ValueOf<(typeof recordFields)[Kind][Name]>
}
type ValueOf<Field> = Field extends ToggleField
  ? boolean
  : Field extends NumberField
    ? number
    : Field extends TextField<'date'>
      ? string | null
      : string
