import {
  contactBand,
  drawing,
  heading,
  optionalSmallPicture,
  plainHeading,
  search,
  steps,
  terms,
  widePicture,
} from './field-groups.ts'
import { type ContentOf, choice, date, group, line, list, number, rich, section, text } from './fields.ts'

const captioned = (label: string) =>
  group(label, {
    picture: optionalSmallPicture(),
    label: line('In capitals', { max: 30, optional: true }),
    text: text('Below it', { max: 160, optional: true }),
  })

export const serviceSchema = group('Service', {
  title: heading(),
  lead: text('First words', { max: 500 }),
  picture: widePicture('Picture', {
    hint: 'WhatsApp shows it with a link to the page, also where the page itself begins with another part.',
  }),
  focus: choice('Which part of the picture stays on small screens', {
    middle: 'The middle',
    upper: 'The upper part',
    lower: 'The lower part',
  }),
  repair: section(
    'A fault and its repair',
    { before: captioned('The fault'), after: captioned('The repair') },
    { hint: 'Two pictures side by side. The page of waterproofing begins with them.' },
  ),
  drawn: section(
    'Drawing and parts',
    {
      title: plainHeading(),
      text: text('Text', { max: 300, optional: true }),
      drawing: drawing(),
      parts: list(
        'What the drawing shows',
        group('Part', { name: heading('Name'), text: line('Text', { max: 120, optional: true }) }),
        {
          max: 8,
          itemLabel: 'Part',
          hint: 'In words, for phones: the words in a drawing are too small there.',
        },
      ),
    },
    { hint: 'The page of floor coating begins with it.' },
  ),
  included: section('What is included', {
    title: plainHeading(),
    items: list('What is included', line('Item', { max: 140 }), { min: 1, max: 24, itemLabel: 'Item' }),
    excluded: text('What is not included', { max: 400, optional: true }),
  }),
  process: section('How it works', {
    title: plainHeading(),
    picture: optionalSmallPicture(),
    steps: steps('Steps'),
  }),
  materials: section('Materials', { title: plainHeading(), items: terms('Materials', 'Material') }),
  stance: section('What you stand for', {
    title: plainHeading(),
    text: rich('Text', { max: 2_000, optional: true }),
    drawing: drawing(),
  }),
  prices: section(
    'Prices',
    {
      title: plainHeading(),
      note: text('Below the heading', { max: 400 }),
      since: date('Day on which these prices began', { optional: true }),
      items: list(
        'Price list',
        group('Price', {
          what: line('What you do for it', { max: 80 }),
          amount: number('Amount in rupees', {
            min: 1,
            max: 100_000_000,
            hint: 'Only the number, such as 2,350. The page writes “from” before it.',
          }),
          unit: choice(
            'What the amount is for',
            {
              sqft: 'Each square foot',
              foot: 'Each running foot',
              piece: 'Each piece',
              visit: 'Each visit',
              total: 'All of it',
            },
            { hint: 'Of a price for each square foot, the page says by itself what that is per m².' },
          ),
          note: text('Note', { max: 200, optional: true }),
        }),
        { min: 1, max: 10, itemLabel: 'Price' },
      ),
      example: group(
        'Example',
        {
          area: number('Square feet', { min: 0, max: 100_000, hint: '0: no example.', neutral: true }),
          note: text('Note on the example', { max: 200, optional: true }),
        },
        { hint: 'The page says what this area costs at the first price, if that is for each square foot.' },
      ),
    },
    { promise: true },
  ),
  questions: section('Questions and answers', {
    title: plainHeading(),
    items: list(
      'Questions',
      group('Question', { question: line('Question', { max: 120 }), answer: text('Answer', { max: 600 }) }),
      { min: 1, max: 15, itemLabel: 'Question' },
    ),
  }),
  projects: section('From the gallery', { title: plainHeading() }),
  contact: contactBand(),
  search: search({ promise: true, placeholders: ['price'] }),
})

export type ServiceContent = ContentOf<typeof serviceSchema>
