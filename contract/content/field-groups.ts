import { type DrawingName, drawingNames, drawings } from '../houses/drawings.ts'
import {
  choice,
  group,
  line,
  list,
  optionalPicture,
  picture,
  section,
  type TextField,
  text,
} from './fields.ts'

/** Title and description are at most as long as search engines show. */
export const search = (options: Pick<TextField, 'promise' | 'placeholders'> = {}) =>
  group(
    'For search engines',
    {
      title: line('Title', {
        max: 70,
        optional: true,
        hint: 'Empty: the heading of the page. The name of the company follows by itself.',
      }),
      description: text('Description', {
        max: 300,
        optional: true,
        hint: `About two sentences. Empty: the first words of the page.${options.placeholders ? ' {price} is the first price of the page.' : ''}`,
        ...options,
      }),
    },
    { hint: 'What Google and WhatsApp show of this page.' },
  )

export const heading = (label = 'Heading', max = 60) => line(label, { max })

/** A heading that any company could have. */
export const plainHeading = (label = 'Heading', max = 60) => line(label, { max, neutral: true })

/** The end of a page: what the visitor can do next. */
export const contactBand = (label = 'End of the page') =>
  group(label, { title: heading(), text: text('Text', { max: 400 }) })

export const steps = (label: string) =>
  list(
    label,
    group('Step', {
      title: heading('What happens'),
      when: line('When', { max: 40, hint: 'Such as Week 1, or Days 4 to 8.' }),
      text: text('Text', { max: 500 }),
    }),
    { min: 1, max: 10, itemLabel: 'Step' },
  )

export const terms = (label: string, itemLabel: string) =>
  list(label, group(itemLabel, { name: heading('Name'), text: text('Text', { max: 400 }) }), {
    min: 1,
    max: 12,
    itemLabel,
  })

const smallSize = { minWidth: 800, minHeight: 500 }

export const widePicture = (label = 'Picture', options: { hint?: string } = {}) =>
  picture(label, { minWidth: 1200, minHeight: 750, ...options })
export const smallPicture = (label = 'Picture') => picture(label, smallSize)
export const optionalSmallPicture = (options: { hint?: string } = {}) =>
  optionalPicture('Picture', { ...smallSize, ...options })

const drawingLabels = Object.fromEntries(drawingNames.map((name) => [name, drawings[name].label])) as Record<
  DrawingName,
  string
>
/** One of the line drawings that come with the site. */
export const drawing = (label = 'Drawing') =>
  group(label, {
    name: choice('Drawing', { none: 'No drawing', ...drawingLabels }),
    caption: line('Below it', { max: 120, optional: true }),
  })

export const workWithUs = section('Work with us', {
  title: heading(),
  text: text('Text', { max: 500 }),
  picture: smallPicture(),
  link: line('Words of the button', { max: 30, neutral: true }),
  none: text('While there is no opening', { max: 300, hint: 'The second phone number follows.' }),
})
