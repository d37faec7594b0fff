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
import { type ContentOf, group, line, list, rich, section, text } from './fields.ts'

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
