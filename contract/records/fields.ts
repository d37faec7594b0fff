// The fields of the records that staff add and edit, in the order of their forms. The forms, the schemas, the differences
// between two versions, the diary and the Malayalam follow from them. Without zod, for screens that have no form.
import { jobTypes, projectCategories } from '../admin/suggestions.ts'
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
import { costBands, districts, projectWorks } from '../houses/facts.ts'
import { maxLineLength, maxRating, maxTextLength, minRating } from '../limits.ts'

const longText = (label: string, options: TextOptions) => text(label, { max: maxTextLength, ...options })

/** A whole number that may be left empty, which is stored as 0. */
const count = (label: string, options: { min?: number; max: number }) =>
  number(label, { min: 1, ...options, optional: true, half: true, folded: true })

export const recordFields = {
  projects: {
    title: line('Title', {
      hint: 'Names the house, for example House on 6 cents, Thrissur. Without one, the client names it.',
      max: 80,
      optional: true,
    }),
    category: line('Category', {
      hint: 'Choose one from the list, or write a new one.',
      suggestions: projectCategories(),
    }),
    client: line('Client', { hint: 'Name shown on the site.', personal: true }),
    area: area('Area', { hint: 'A number, such as 2,400.', half: true }),
    location: line('Location', { hint: 'For example Aluva.', half: true }),
    district: line('District', {
      hint: 'The gallery can be filtered by it.',
      max: 60,
      optional: true,
      half: true,
      suggestions: districts.map(({ english }) => english),
    }),
    description: longText('Description', {
      hint: 'A few sentences about the work, if you like.',
      optional: true,
    }),
    plot: area('Plot', { hint: 'A number, such as 6 cents.', optional: true, half: true, folded: true }),
    bedrooms: count('Bedrooms', { max: 50 }),
    handed_over: count('Year handed over', { min: 1950, max: 2100 }),
    months: count('Months it took', { max: 240 }),
    cost_band: line('What it cost', {
      folded: true,
      hint: 'Roughly, for example ₹40 to 60 lakh.',
      max: 60,
      optional: true,
      half: true,
      suggestions: costBands.map(({ english }) => english),
    }),
    work: line('What you did', {
      folded: true,
      hint: 'For example Design and construction.',
      optional: true,
      half: true,
      suggestions: projectWorks.map(({ english }) => english),
    }),
    rera: line('K-RERA number', {
      folded: true,
      hint: 'Where one applies.',
      max: 60,
      optional: true,
      half: true,
      untranslated: true,
    }),
    building: toggle('Under construction', {
      hint: 'The site says so, and the project comes first where updates are added.',
      initial: false,
    }),
    renderings: toggle('The pictures are visualisations', {
      hint: 'For pictures made on a computer. The site then says so. Leave it empty for photographs.',
      initial: false,
    }),
    shown: toggle('Show on the site', {
      hint: 'Untick it while the project is not ready. Then only staff can see it.',
    }),
    pinned: toggle('Pin to the home page', {
      hint: 'Pinned projects come first there, a newly pinned one on top. All Projects leads to their order.',
      initial: false,
    }),
  },
  // Reviews stay in the language of the client.
  reviews: {
    name: line('Name', { hint: 'Name shown on the site.', personal: true, untranslated: true }),
    review: longText('Review', {
      hint: 'As the client wrote it. It stays in that language on all pages, which say so.',
      untranslated: true,
    }),
    rating: number('Rating', { min: minRating, max: maxRating, initial: maxRating }),
    quoted: toggle('Quote on the home page', {
      hint: 'At most six are quoted there, the newest first. While no review has this tick, the newest ones are.',
      initial: false,
    }),
  },
  services: {
    title: line('Title', {
      hint: 'A few words, for example Compound walls and gates. If you leave it empty, the first words of the description are used.',
      optional: true,
    }),
    description: longText('Description', {
      hint: 'What you do and for whom. The home page shows the first lines; the full text is on the service’s own page.',
    }),
  },
  jobs: {
    title: line('Title', { max: maxLineLength }),
    description: longText('Description', { hint: 'What the person will do and what you offer.' }),
    type: line('Type', {
      max: maxLineLength,
      half: true,
      suggestions: jobTypes.map(({ english }) => english),
    }),
    experience: line('Experience', { max: maxLineLength, half: true }),
    pay: line('Pay', { hint: 'For example ₹900 a day.', optional: true, half: true }),
    place: line('Place', { hint: 'For example Aluva.', optional: true, half: true }),
    hours: line('Hours', { hint: 'For example Monday to Saturday, 8 to 5.', optional: true }),
    closes_on: date('Closing date', {
      hint: 'The last day on which people can apply. Leave it empty to close the job by hand.',
      optional: true,
    }),
    phone_only: toggle('A phone number is enough', {
      hint: 'For masons and helpers: the form asks for name, number, trade and years, and for no mail address and no CV.',
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
