// The schema of the five service pages.

import {
  contactBand,
  heading,
  plainHeading,
  search,
  smallPicture,
  steps,
  terms,
  widePicture,
} from './field-groups.ts'
import { type ContentOf, choice, date, group, line, list, rich, section, text } from './fields.ts'

export const serviceSchema = group('Service', {
  title: heading(),
  lead: text('First words', { max: 500 }),
  picture: widePicture(),
  focus: choice('Which part of the picture stays on small screens', {
    middle: 'The middle',
    upper: 'The upper part',
    lower: 'The lower part',
  }),
  included: section('What is included', {
    title: plainHeading(),
    items: list('What is included', line('Item', { max: 140 }), { min: 1, max: 24, itemLabel: 'Item' }),
    excluded: text('What is not included', { max: 400, optional: true }),
  }),
  process: section('How it works', { title: plainHeading(), picture: smallPicture(), steps: steps('Steps') }),
  materials: section('Materials', { title: plainHeading(), items: terms('Materials', 'Material') }),
  stance: section('What you stand for', {
    title: plainHeading(),
    text: rich('Text', { max: 2_000, optional: true }),
  }),
  prices: section(
    'Prices',
    {
      title: plainHeading(),
      note: text('Note', { max: 400 }),
      since: date('Day on which these prices began', { optional: true }),
      items: list(
        'Prices',
        group('Price', {
          what: line('What', { max: 80 }),
          from: line('Price', {
            max: 40,
            hint: 'Such as ₹2,350 per sq ft. The page writes "from" before it.',
          }),
          note: text('Note', { max: 200, optional: true }),
        }),
        { min: 1, max: 10, itemLabel: 'Price' },
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
  search: search(true),
})

export type ServiceContent = ContentOf<typeof serviceSchema>
