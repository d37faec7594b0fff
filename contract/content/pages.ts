// Every content that staff can edit: the company, and the texts and pictures of each page. The schemas of pages that list
// records are here.
import { costSchema } from '../amounts/cost.ts'
import { adminPages, publicPages } from '../pages.ts'
import { companySchema } from './company.ts'
import { aboutSchema, contactSchema, privacySchema, termsSchema, whoSchema } from './company-pages.ts'
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
import {
  type ContentOf,
  type ContentSchema,
  choice,
  group,
  line,
  list,
  rich,
  section,
  text,
} from './fields.ts'
import { type ServiceContent, serviceSchema } from './service.ts'

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

export const gallerySchema = group('Gallery', {
  title: heading(),
  intro: text('Introduction', { max: 300 }),
  contact: contactBand(),
  none: group('While there are no projects', {
    intro: text('Introduction', { max: 300 }),
    contact: contactBand(),
  }),
  project: group('Page of a project', { contact: contactBand() }),
  search: search(),
})

export const reviewsSchema = group('Client reviews', {
  title: heading(),
  intro: text('Introduction', { max: 300 }),
  contact: contactBand(),
  none: group('While there are no reviews', {
    title: heading(),
    intro: text('Introduction', { max: 300 }),
    contact: contactBand(),
  }),
  search: search(),
})

export const careerSchema = group('Career', {
  title: heading(),
  intro: text('Introduction', { max: 400, promise: true }),
  picture: widePicture(),
  openings: plainHeading('Heading of the openings'),
  crafts: rich('Below the openings', { max: 300, optional: true }),
  submitted: text('When an application was sent', { max: 300, promise: true }),
  refused: text('When an application could not be sent', { max: 300, neutral: true }),
  job: group('Page of an opening', {
    apply: text('Beside the form', { max: 400, promise: true }),
    consent: rich('What an applicant agrees to', {
      max: 800,
      neutral: true,
      hint: 'Under the form. The link to the privacy page follows by itself.',
    }),
    thanks: line('Thanks', { max: 60, neutral: true }),
    submitted: text('After the thanks', { max: 300, promise: true }),
    closed: line('Heading of a closed opening', { max: 60, neutral: true }),
    closedWhy: text('Why it is closed', { max: 200, neutral: true }),
    others: line('Before other openings', { max: 80, neutral: true }),
  }),
  search: search(),
})

export type GalleryContent = ContentOf<typeof gallerySchema>
export type ReviewsContent = ContentOf<typeof reviewsSchema>
export type CareerContent = ContentOf<typeof careerSchema>

/** Title in the admin area, and the page on which a change is seen. */
export const contentPages = {
  company: { title: 'Company', path: '/', schema: companySchema },
  who: { title: 'Who we are', path: publicPages.about.path, schema: whoSchema },
  home: contentPage('home', homeSchema),
  about: contentPage('about', aboutSchema),
  design: contentPage('design', serviceSchema),
  interior: contentPage('interior', serviceSchema),
  vasthushasthra: contentPage('vasthushasthra', serviceSchema),
  floorcoating: contentPage('floorcoating', serviceSchema),
  waterproofing: contentPage('waterproofing', serviceSchema),
  cost: contentPage('cost', costSchema),
  gallery: contentPage('gallery', gallerySchema),
  reviews: contentPage('reviews', reviewsSchema),
  career: contentPage('career', careerSchema),
  contact: contentPage('contact', contactSchema),
  privacy: contentPage('privacy', privacySchema),
  terms: contentPage('terms', termsSchema),
} as const satisfies Record<string, { title: string; path: string; schema: ContentSchema }>

function contentPage<Schema extends ContentSchema>(name: keyof typeof publicPages, schema: Schema) {
  const { title, path } = publicPages[name]
  return { title, path, schema }
}

export type PageKey = keyof typeof contentPages
export type Contents = { [Key in PageKey]: ContentOf<(typeof contentPages)[Key]['schema']> }

export const pageKeys = Object.keys(contentPages) as PageKey[]
/** Without the type of its content: for code that handles any page. */
export const schemaOf = (page: PageKey): ContentSchema => contentPages[page].schema

export const pagePath = (page: PageKey) => adminPages.sitePage.path.replace(':page', page)
export const historyPath = (page: PageKey) => adminPages.siteHistory.path.replace(':page', page)

export const findPage = (name = '') => (Object.hasOwn(contentPages, name) ? (name as PageKey) : undefined)
