// Every content that staff can change: the company, and the texts and pictures of each page.
import { aboutSchema } from './about.ts'
import { companySchema } from './company.ts'
import { contactSchema, privacySchema, termsSchema } from './contact-and-legal.ts'
import type { ContentOf, ContentSchema } from './fields.ts'
import { homeSchema } from './home.ts'
import { careerSchema, gallerySchema, reviewsSchema } from './list-pages.ts'
import { serviceSchema } from './service.ts'

type ContentPage = { title: string; path: string; schema: ContentSchema }

/** Title in the admin area, and the page on which a change is seen. */
export const contentPages = {
  company: { title: 'Company', path: '/', schema: companySchema },
  home: { title: 'Home', path: '/', schema: homeSchema },
  about: { title: 'About', path: '/about', schema: aboutSchema },
  design: { title: 'Full construction contracts', path: '/design', schema: serviceSchema },
  interior: { title: 'Design and build interior design', path: '/interior', schema: serviceSchema },
  vasthushasthra: { title: 'Vasthu Shasthra', path: '/vasthushasthra', schema: serviceSchema },
  floorcoating: { title: 'Floor coating', path: '/floorcoating', schema: serviceSchema },
  waterproofing: { title: 'Aqua fix waterproofing', path: '/waterproofing', schema: serviceSchema },
  gallery: { title: 'Gallery', path: '/gallery', schema: gallerySchema },
  reviews: { title: 'Client reviews', path: '/reviews', schema: reviewsSchema },
  career: { title: 'Career', path: '/career', schema: careerSchema },
  contact: { title: 'Contact', path: '/contact', schema: contactSchema },
  privacy: { title: 'Privacy', path: '/privacy', schema: privacySchema },
  terms: { title: 'Terms', path: '/terms', schema: termsSchema },
} as const satisfies Record<string, ContentPage>

export type PageKey = keyof typeof contentPages
export type Contents = { [Key in PageKey]: ContentOf<(typeof contentPages)[Key]['schema']> }
export type Content = Contents[PageKey]

export const pageKeys = Object.keys(contentPages) as PageKey[]
/** All schemas as what the generic form and the server see of them. */
export const schemaOf = (page: PageKey): ContentSchema => contentPages[page].schema
