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
import { type ContentOf, group, line, list, optionalPicture, rich, section, text } from './fields.ts'

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
  team: section('The team', {
    title: plainHeading(),
    people: list(
      'People',
      group('Person', {
        name: line('Name', { max: 60 }),
        role: line('What this person does', { max: 80 }),
        picture: optionalPicture('Picture', { minWidth: 320, minHeight: 320 }),
      }),
      { max: 40, itemLabel: 'Person', hint: 'Visitors see this part as soon as somebody is in it.' },
    ),
  }),
  workshop: section('The workshop', { title: heading(), text: rich('Text', { max: 1_500 }) }),
  workWithUs,
  contact: contactBand(),
  search: search(),
})

export type AboutContent = ContentOf<typeof aboutSchema>
