import {
  contactBand,
  drawing,
  heading,
  plainHeading,
  search,
  smallPicture,
  terms,
  widePicture,
  workWithUs,
} from './field-groups.ts'
import {
  type ContentOf,
  group,
  line,
  list,
  number,
  optionalPicture,
  rich,
  section,
  text,
  url,
} from './fields.ts'

export const aboutSchema = group('About', {
  title: heading(),
  lead: text('First words', { max: 500 }),
  text: rich('Text', { max: 1_500 }),
  picture: widePicture(),
  ways: section('How we work', {
    title: plainHeading(),
    drawing: drawing(),
    items: terms('Ways of working', 'Way'),
  }),
  promises: section(
    'What we promise',
    {
      title: plainHeading(),
      picture: smallPicture(),
      items: list('Promises', line('Promise', { max: 140 }), { min: 1, max: 12, itemLabel: 'Promise' }),
    },
    { promise: true },
  ),
  crafts: section('Who does what', { title: plainHeading(), items: terms('Crafts', 'Craft') }),
  workshop: section('The workshop', { title: heading(), text: rich('Text', { max: 1_500 }) }),
  workWithUs,
  contact: contactBand(),
  search: search(),
})

export type AboutContent = ContentOf<typeof aboutSchema>

/** What a careful family looks for, on the home page and on About: each is shown once it is filled in. */
export const whoSchema = group('Who we are', {
  title: plainHeading(),
  houses: number('Houses handed over', { min: 0, max: 99_999, optional: true, neutral: true }),
  guarantee: text('The guarantee that you give in writing', {
    max: 300,
    optional: true,
    promise: true,
    hint: 'As your contract has it: for what, and for how many years.',
  }),
  gst: line('GST number', { max: 20, optional: true, untranslated: true }),
  people: list(
    'People',
    group('Person', {
      name: line('Name', { max: 60 }),
      role: line('What this person does', { max: 80 }),
      picture: optionalPicture('Picture', { minWidth: 320, minHeight: 320 }),
    }),
    { max: 40, itemLabel: 'Person', hint: 'The home page shows the first four.' },
  ),
  registrations: list(
    'Registrations and licences',
    group('Registration', {
      name: line('What it is', { max: 60, hint: 'Such as Contractor licence, or K-RERA.' }),
      number: line('Number', { max: 40, untranslated: true }),
    }),
    { max: 8, itemLabel: 'Registration' },
  ),
  reviews: group(
    'Your reviews elsewhere',
    {
      site: line('Where they are', { max: 30, optional: true, untranslated: true, hint: 'Such as Google.' }),
      url: url('Link', { optional: true }),
    },
    { hint: 'Reviews that you cannot change yourself. With a link here, visitors find them.' },
  ),
})

export type WhoContent = ContentOf<typeof whoSchema>
