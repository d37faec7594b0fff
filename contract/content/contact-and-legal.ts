// The schemas of contact, privacy and terms.

import { heading, plainHeading, search } from './field-groups.ts'
import { type ContentOf, choice, group, line, list, optionalPicture, rich, section, text } from './fields.ts'

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
