// What the company says of itself: About, who it is, the contact page, privacy and terms.
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
  choice,
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

export const contactSchema = group('Contact', {
  title: heading(),
  intro: text('Introduction', { max: 300 }),
  form: group('Form', {
    title: plainHeading(),
    text: text('Below the heading', { max: 200, promise: true }),
    plans: list('What people plan to build', line('Plan', { max: 60 }), {
      min: 1,
      max: 15,
      itemLabel: 'Plan',
      neutral: true,
    }),
    messageHint: line('Below the message', { max: 120, neutral: true }),
    privacy: text('About personal data', { max: 300, neutral: true }),
    submitted: rich('When a message was sent', { max: 300, neutral: true }),
  }),
  steps: section('What happens next', {
    title: plainHeading(),
    items: list('Steps', text('Step', { max: 250 }), { min: 1, max: 8, itemLabel: 'Step', promise: true }),
  }),
  directions: group('How to find you', {
    title: plainHeading(),
    text: rich('Text', {
      max: 600,
      optional: true,
      promise: true,
      hint: 'When you move, write it anew: the button below it leads to the new latitude and longitude by itself.',
    }),
    picture: optionalPicture('Picture of the way', {
      minWidth: 1_200,
      minHeight: 600,
      hint: 'The front of the office from the street, or a map that you have drawn.',
    }),
  }),
  search: search(),
})

const clauses = list(
  'Clauses',
  group('Clause', {
    title: heading('Heading', 80),
    text: rich('Text', { max: 3_000 }),
    when: choice('Shown', {
      always: 'Always',
      renderings: 'Only while the pictures are visualisations',
      photographs: 'Only while the pictures are photographs',
    }),
  }),
  { min: 1, max: 30, itemLabel: 'Clause' },
)

export const termsSchema = group('Terms', {
  label: line('Above the heading', { max: 40, neutral: true }),
  title: heading('Heading', 80),
  intro: rich('Introduction', { max: 600 }),
  clauses,
  search: search(),
})

export const privacySchema = group('Privacy', {
  ...termsSchema.fields,
  version: line('Version', {
    max: 20,
    neutral: true,
    untranslated: true,
    hint: 'Kept with each application and message. When you publish a changed text, or change on another page how long data are kept or what people agree to, a new one is given by itself.',
  }),
})

export type ContactContent = ContentOf<typeof contactSchema>
export type TermsContent = ContentOf<typeof termsSchema>
export type PrivacyContent = ContentOf<typeof privacySchema>
