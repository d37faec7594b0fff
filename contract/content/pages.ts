// Every content that staff can edit: the company, and the texts and pictures of each page.

import { costSchema } from '../amounts/cost.ts'
import { publicPages } from '../pages.ts'
import { companySchema } from './company.ts'
import { aboutSchema, contactSchema, privacySchema, termsSchema, whoSchema } from './company-pages.ts'
import type { ContentOf, ContentSchema } from './fields.ts'
import { homeSchema } from './home.ts'
import { careerSchema, gallerySchema, reviewsSchema } from './list-pages.ts'
import { serviceSchema } from './service.ts'

type ContentPage = { title: string; path: string; schema: ContentSchema }

/** Title in the admin area, and the page on which a change is seen. */
export const contentPages = {
  company: { title: 'Company', path: '/', schema: companySchema },
  who: { title: 'Who we are', path: publicPages.about.path, schema: whoSchema },
  home: contentOf('home', homeSchema),
  about: contentOf('about', aboutSchema),
  design: contentOf('design', serviceSchema),
  interior: contentOf('interior', serviceSchema),
  vasthushasthra: contentOf('vasthushasthra', serviceSchema),
  floorcoating: contentOf('floorcoating', serviceSchema),
  waterproofing: contentOf('waterproofing', serviceSchema),
  cost: contentOf('cost', costSchema),
  gallery: contentOf('gallery', gallerySchema),
  reviews: contentOf('reviews', reviewsSchema),
  career: contentOf('career', careerSchema),
  contact: contentOf('contact', contactSchema),
  privacy: contentOf('privacy', privacySchema),
  terms: contentOf('terms', termsSchema),
} as const satisfies Record<string, ContentPage>

function contentOf<Schema extends ContentSchema>(name: keyof typeof publicPages, schema: Schema) {
  const { title, path } = publicPages[name]
  return { title, path, schema }
}

export type PageKey = keyof typeof contentPages
export type Contents = { [Key in PageKey]: ContentOf<(typeof contentPages)[Key]['schema']> }
export type Content = Contents[PageKey]

export const pageKeys = Object.keys(contentPages) as PageKey[]
/** Without the type of its content: for code that handles any page. */
export const schemaOf = (page: PageKey): ContentSchema => contentPages[page].schema
