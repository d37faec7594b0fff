// One row per screen: its path, its title, and its place in menu, drop-down or sidebar.
import type { Access } from './access/roles.ts'

export { adminPages } from './admin/pages.ts'

export type Page = {
  path: string
  title: string
  /** Entry in the header's menu. */
  menu?: string
  /** Entry in the SERVICES drop-down. */
  service?: string
  /** Entry in the admin sidebar. */
  sidebar?: string
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
  home: { path: '/', title: 'Home', menu: 'HOME' },
  about: { path: '/about', title: 'About', menu: 'ABOUT' },
  design: servicePage('/design', 'Full construction contracts'),
  interior: servicePage('/interior', 'Design and build interior design'),
  vasthushasthra: servicePage('/vasthushasthra', 'Vasthu Shasthra'),
  floorcoating: servicePage('/floorcoating', 'Floor coating'),
  waterproofing: servicePage('/waterproofing', 'Aqua fix waterproofing'),
  cost: { path: '/cost', title: 'What a house costs' },
  service: { path: '/services/:slug', title: 'Service' },
  gallery: { path: '/gallery', title: 'Gallery', menu: 'GALLERY' },
  project: { path: '/gallery/:slug', title: 'Project' },
  reviews: { path: '/reviews', title: 'Client reviews' },
  writeReview: { path: '/write-review/:token', title: 'Write a review' },
  career: { path: '/career', title: 'Career', menu: 'CAREER' },
  job: { path: '/career/:slug', title: 'Job opening' },
  contact: { path: '/contact', title: 'Contact', menu: 'CONTACT' },
  privacy: { path: '/privacy', title: 'Privacy' },
  house: { path: '/house/:token', title: 'Your house' },
  myData: { path: '/my-data/:token', title: 'Your data' },
  terms: { path: '/terms', title: 'Terms' },
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
