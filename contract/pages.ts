// One row per screen: its path, its title, and its place in menu, drop-down or sidebar.
import type { Access } from './access/roles.ts'

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
  news?: 'new_applications' | 'new_enquiries' | 'waiting_accounts'
  /** Who may see it; every role by default. */
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
  service: { path: '/services/:slug', title: 'Service' },
  gallery: { path: '/gallery', title: 'Gallery', menu: 'GALLERY' },
  project: { path: '/gallery/:slug', title: 'Project' },
  reviews: { path: '/reviews', title: 'Client reviews' },
  career: { path: '/career', title: 'Career', menu: 'CAREER' },
  job: { path: '/career/:slug', title: 'Job opening' },
  contact: { path: '/contact', title: 'Contact', menu: 'CONTACT' },
  privacy: { path: '/privacy', title: 'Privacy' },
  myData: { path: '/my-data/:token', title: 'Your data' },
  terms: { path: '/terms', title: 'Terms' },
} as const satisfies Record<string, Page>

export const adminPages = {
  dashboard: { path: '/admin', title: 'Dashboard', sidebar: 'Dashboard' },
  addProject: { path: '/admin/project', title: 'Add Project', sidebar: 'Add Project', access: 'projects' },
  addImages: { path: '/admin/project/:id', title: 'Add images', access: 'projects' },
  editProject: { path: '/admin/editproduct/:id', title: 'Edit project', access: 'projects' },
  projects: { path: '/admin/allproject', title: 'All Projects', sidebar: 'All Projects', access: 'projects' },
  projectOrder: { path: '/admin/project-order', title: 'Order of projects', access: 'projects' },
  addReview: { path: '/admin/add-review', title: 'Add Review', sidebar: 'Add Review', access: 'reviews' },
  reviews: { path: '/admin/get-reviews', title: 'All Reviews', sidebar: 'All Reviews', access: 'reviews' },
  editReview: { path: '/admin/edit-review/:id', title: 'Edit review', access: 'reviews' },
  jobs: { path: '/admin/add-career', title: 'Manage Career', sidebar: 'Manage Career', access: 'jobs' },
  applications: {
    path: '/admin/allcareer',
    access: 'applications',
    title: 'Manage Application',
    sidebar: 'Manage Application',
    news: 'new_applications',
  },
  enquiries: {
    path: '/admin/enquiries',
    access: 'enquiries',
    title: 'Enquiries',
    sidebar: 'Enquiries',
    news: 'new_enquiries',
  },
  services: {
    path: '/admin/addservice',
    title: 'Services',
    sidebar: 'Services',
    group: 'Website',
    access: 'services',
  },
  site: { path: '/admin/site', title: 'Site', sidebar: 'Site', group: 'Website', access: 'site' },
  sitePage: { path: '/admin/site/:page', title: 'Page of the site', access: 'site' },
  siteHistory: { path: '/admin/site/:page/history', title: 'History', access: 'site' },
  malayalam: {
    path: '/admin/malayalam',
    title: 'Malayalam',
    sidebar: 'Malayalam',
    group: 'Website',
    access: 'translations',
  },
  trash: { path: '/admin/trash', title: 'Trash', sidebar: 'Trash', group: 'Website' },
  accounts: {
    path: '/admin/accounts',
    title: 'Accounts',
    sidebar: 'Accounts',
    group: 'Office',
    news: 'waiting_accounts',
    access: 'owner',
  },
  people: {
    path: '/admin/personal-data',
    title: 'Personal data',
    sidebar: 'Personal data',
    group: 'Office',
    access: 'owner',
  },
  diary: { path: '/admin/diary', title: 'Diary', sidebar: 'Diary', group: 'Office', access: 'owner' },
  account: {
    path: '/admin/account',
    title: 'Your account',
    sidebar: 'Your account',
    group: 'Office',
    access: 'self',
  },
  /** Where a browser that may not open a file is sent: `?file=` opens it after the login, `?refused` says why not. */
  openFile: { path: '/admin/open', title: 'Open a file' },
  login: { path: '/admin/login', title: 'Log in', open: true },
  signup: { path: '/admin/signup', title: 'Sign up', open: true },
  forgotPassword: { path: '/admin/forgot-password', title: 'Forgot password', open: true },
  resetPassword: { path: '/admin/forgot-password/:token', title: 'Choose a new password', open: true },
  confirmAddress: { path: '/admin/confirm/:token', title: 'Confirm your address', open: true },
  invitation: { path: '/admin/invitation/:token', title: 'Your invitation', open: true },
  invitationCutOff: { path: '/admin/invitation', title: 'Your invitation', open: true },
  notMe: { path: '/admin/not-me/:token', title: 'Was it not you?', open: true },
  confirmCutOff: { path: '/admin/confirm', title: 'Confirm your address', open: true },
} as const satisfies Record<string, Page>

/** `?preview=1` shows the drafts of a public page to those who may change it. */
export const previewParameter = 'preview'

/** Query parameters that public pages read; others, such as utm_source, are ignored. */
export const pageParameters = ['category', 'location', 'page', 'sent', 'topic'] as const
