// The schema of what a careful family looks for: people, registrations, the guarantee. Each is shown once it is filled in.
import { plainHeading } from './field-groups.ts'
import { type ContentOf, group, line, list, number, optionalPicture, text, url } from './fields.ts'

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
