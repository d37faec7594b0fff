// One row per screen: its path, its title, and its place in menu, drop-down or sidebar.
import type { Access } from './access/roles.ts'
import type { CallName } from './calls.ts'
import type { Company } from './content/company.ts'
import type { HousePage } from './houses/house.ts'
import type { MyData } from './people/my-data.ts'
import type { ReviewRequest } from './reviews/write-review.ts'
import { both } from './words.ts'

export { adminPages } from './admin/pages.ts'

export type Page = {
  path: string
  title: string
  menu?: string
  service?: string
  sidebar?: true
  /** A heading in the sidebar; entries without one come first. */
  group?: 'Website' | 'Office'
  /** Which count of new items stands beside the entry. */
  news?: 'new_applications' | 'new_enquiries' | 'waiting_reviews' | 'waiting_accounts'
  /** Who may see it; 'staff' by default. */
  access?: Access
  /** Admin screens that need no login. */
  open?: true
}

function servicePage<const Path, const Title>(path: Path, title: Title) {
  return { path, title, service: title }
}

export const publicPages = {
  home: { path: '/', title: both('Home', 'ഹോം'), menu: both('HOME', 'ഹോം') },
  about: { path: '/about', title: both('About', 'ഞങ്ങളെക്കുറിച്ച്'), menu: both('ABOUT', 'ഞങ്ങളെക്കുറിച്ച്') },
  design: servicePage('/design', both('Full construction contracts', 'ഫുൾ കോൺട്രാക്ടിൽ വീടുപണി')),
  interior: servicePage('/interior', both('Design and build interior design', 'ഇന്റീരിയർ ഡിസൈനും പണിയും')),
  vasthushasthra: servicePage('/vasthushasthra', both('Vasthu Shasthra', 'വാസ്തുശാസ്ത്രം')),
  floorcoating: servicePage('/floorcoating', both('Floor coating', 'ഫ്ലോർ കോട്ടിങ്')),
  waterproofing: servicePage('/waterproofing', both('Aqua fix waterproofing', 'അക്വാ ഫിക്സ് വാട്ടർപ്രൂഫിങ്')),
  cost: { path: '/cost', title: both('What a house costs', 'വീടിന് എത്ര ചെലവാകും') },
  service: { path: '/services/:slug', title: both('Service', 'സേവനം') },
  gallery: { path: '/gallery', title: both('Gallery', 'ഗാലറി'), menu: both('GALLERY', 'ഗാലറി') },
  project: { path: '/gallery/:slug', title: both('Project', 'പ്രോജക്ട്') },
  reviews: { path: '/reviews', title: both('Client reviews', 'വീട്ടുകാരുടെ അഭിപ്രായങ്ങൾ') },
  writeReview: { path: '/write-review/:token', title: both('Write a review', 'അഭിപ്രായം എഴുതാം') },
  career: { path: '/career', title: both('Career', 'ജോലി ഒഴിവുകൾ'), menu: both('CAREER', 'ജോലി') },
  job: { path: '/career/:slug', title: both('Job opening', 'ജോലി ഒഴിവ്') },
  contact: { path: '/contact', title: both('Contact', 'ബന്ധപ്പെടാം'), menu: both('CONTACT', 'ബന്ധപ്പെടാം') },
  privacy: { path: '/privacy', title: both('Privacy', 'സ്വകാര്യത') },
  house: { path: '/house/:token', title: both('Your house', 'നിങ്ങളുടെ വീട്') },
  myData: { path: '/my-data/:token', title: both('Your data', 'നിങ്ങളുടെ വിവരങ്ങൾ') },
  terms: { path: '/terms', title: both('Terms', 'നിബന്ധനകൾ') },
} as const satisfies Record<string, Page>

/** `?preview=1` shows the drafts of a public page to those who may change it. */
export const previewParameter = 'preview'

/** Query parameters that public pages read; others, such as utm_source, are ignored. */
export const pageParameters = [
  'category',
  'size',
  'district',
  'location',
  'page',
  'sent',
  'topic',
  'message',
  'area',
  'unit',
  'package',
] as const

// What the server passes to a page that it renders, and gets back.

/** A form sent without JavaScript and refused: the values, and what is wrong with them. */
export type FormErrors = {
  form: CallName
  sentence: string
  fields: Record<string, string>
  /** A message for each invalid field. */
  errors: Record<string, string>
}

/** By the page of a private link, what that shows: the record, or how it ended; null if the link does not work. */
export type PrivateContext = {
  myData: MyData | { withdrawn: string } | null
  house: HousePage
  writeReview: ReviewRequest | { sent: true } | null
}

export type PageContext = {
  publicUrl: string
  /** A hash of the bundled pictures; part of the URLs of their share images. */
  pictureVersion: string
  company: Company
  /** The version of the privacy notice. Forms get it with their own texts, see `WithNoticeVersion`. */
  noticeVersion: string
  /** The page shows drafts, to somebody who may edit them. */
  preview?: true
  /** The path of the page, when the browser is at the action of a form instead. */
  address?: string
  formErrors?: FormErrors
  /** An error page, at any address and without a script. */
  failed?: { status: number; sentence: string }
} & Partial<PrivateContext>

export type AnswerCall = (name: CallName, input: { params?: unknown; query?: unknown }) => Promise<unknown>
/** Without `state` the page has no script. */
export type RenderedPage = { status: number; head: string; body: string; state: string; file?: string }
/** Undefined when there is no such page. */
export type RenderPage = (
  url: string,
  answer: AnswerCall,
  context: PageContext,
) => Promise<RenderedPage | undefined>
