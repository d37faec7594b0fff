import { publicPages } from '../pages.ts'
import {
  contactBand,
  drawing,
  heading,
  optionalSmallPicture,
  plainHeading,
  search,
  smallPicture,
  steps,
  widePicture,
  workWithUs,
} from './field-groups.ts'
import { type ContentOf, choice, group, line, list, section, text } from './fields.ts'
import type { ServiceContent } from './service.ts'

const { design, interior, vasthushasthra, floorcoating, waterproofing } = publicPages

const servicePages = {
  design: design.title,
  interior: interior.title,
  vasthushasthra: vasthushasthra.title,
  floorcoating: floorcoating.title,
  waterproofing: waterproofing.title,
}

export const homeSchema = group('Home', {
  hero: group('Top of the page', {
    title: heading(),
    text: text('Text', { max: 200 }),
    picture: widePicture(),
    focus: choice('Which part of the picture stays where it is cut', {
      middle: 'The middle',
      left: 'The left part',
      right: 'The right part',
      upper: 'The upper part',
      lower: 'The lower part',
    }),
  }),
  intro: text('Introduction', { max: 400 }),
  services: group('Services', {
    title: plainHeading(),
    items: list(
      'Services',
      group('Service', {
        page: choice('Page', servicePages),
        line: line('One sentence', { max: 170 }),
        picture: smallPicture(),
      }),
      {
        min: 1,
        max: 5,
        itemLabel: 'Service',
        unique: 'page',
        hint: 'Services that you added yourself follow.',
      },
    ),
  }),
  projects: section('Projects', {
    title: plainHeading(),
    onlyTitle: plainHeading('Heading while there is only one project'),
  }),
  process: section('How a house gets built', {
    title: heading(),
    text: text('Text', { max: 300, promise: true }),
    drawing: drawing(),
    picture: optionalSmallPicture({ hint: 'It takes the place of the drawing.' }),
    steps: steps('Steps'),
  }),
  reviews: section('Reviews', { title: plainHeading() }),
  workWithUs,
  contact: contactBand(),
  addedService: group('Page of a service that you added', {
    othersTitle: plainHeading('Heading of the other services'),
    contact: contactBand(),
  }),
  search: search(),
})

export type HomeContent = ContentOf<typeof homeSchema>
export type ServiceName = keyof typeof servicePages

/** A service with the first price of its page, where that shows prices. */
export type WithPrice<Service> = Service & {
  price?: Pick<ServiceContent['prices']['items'][number], 'what' | 'amount' | 'unit'>
}
