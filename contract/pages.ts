// One row per screen: its path, its title, and its place in menu, drop-down or sidebar.
export type Page = {
  path: string
  title: string
  /** Entry in the header's menu. */
  menu?: string
  /** Entry in the SERVICES drop-down. */
  service?: string
  /** Entry in the admin sidebar. */
  sidebar?: string
  /** Heads a part of the sidebar, after the entries without one. */
  group?: 'Website' | 'Office'
  /** Which number of new things stands beside the entry. */
  news?: 'new_applications' | 'new_enquiries' | 'waiting_accounts'
  /** Shown to owners of the site only. */
  owner?: true
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
  terms: { path: '/terms', title: 'Terms' },
} as const satisfies Record<string, Page>

export const adminPages = {
  dashboard: { path: '/admin', title: 'Dashboard', sidebar: 'Dashboard' },
  addProject: { path: '/admin/project', title: 'Add Project', sidebar: 'Add Project' },
  addImages: { path: '/admin/project/:id', title: 'Add images' },
  editProject: { path: '/admin/editproduct/:id', title: 'Edit project' },
  projects: { path: '/admin/allproject', title: 'All Projects', sidebar: 'All Projects' },
  projectOrder: { path: '/admin/project-order', title: 'Order of projects' },
  addReview: { path: '/admin/add-review', title: 'Add Review', sidebar: 'Add Review' },
  reviews: { path: '/admin/get-reviews', title: 'All Reviews', sidebar: 'All Reviews' },
  editReview: { path: '/admin/edit-review/:id', title: 'Edit review' },
  jobs: { path: '/admin/add-career', title: 'Manage Career', sidebar: 'Manage Career' },
  applications: {
    path: '/admin/allcareer',
    title: 'Manage Application',
    sidebar: 'Manage Application',
    news: 'new_applications',
  },
  services: { path: '/admin/addservice', title: 'Services', sidebar: 'Services', group: 'Website' },
  enquiries: {
    path: '/admin/enquiries',
    title: 'Enquiries',
    sidebar: 'Enquiries',
    group: 'Website',
    news: 'new_enquiries',
  },
  site: { path: '/admin/site', title: 'Site', sidebar: 'Site', group: 'Website' },
  sitePage: { path: '/admin/site/:page', title: 'Page of the site' },
  siteHistory: { path: '/admin/site/:page/history', title: 'History' },
  trash: { path: '/admin/trash', title: 'Trash', sidebar: 'Trash', group: 'Website' },
  accounts: {
    path: '/admin/accounts',
    title: 'Accounts',
    sidebar: 'Accounts',
    group: 'Office',
    news: 'waiting_accounts',
    owner: true,
  },
  people: {
    path: '/admin/personal-data',
    title: 'Personal data',
    sidebar: 'Personal data',
    group: 'Office',
    owner: true,
  },
  account: { path: '/admin/account', title: 'Your account', sidebar: 'Your account', group: 'Office' },
  /** Where a browser that opens a file without a session is sent; `?file=` is its address. */
  openFile: { path: '/admin/open', title: 'Open a file' },
  login: { path: '/admin/login', title: 'Log in', open: true },
  signup: { path: '/admin/signup', title: 'Sign up', open: true },
  forgotPassword: { path: '/admin/forgot-password', title: 'Forgot password', open: true },
  resetPassword: { path: '/admin/forgot-password/:token', title: 'Choose a new password', open: true },
  confirmAddress: { path: '/admin/confirm/:token', title: 'Confirm your address', open: true },
  confirmCutOff: { path: '/admin/confirm', title: 'Confirm your address', open: true },
} as const satisfies Record<string, Page>

/** `?preview=1` shows the drafts of a public page to people who are logged in. */
export const previewParameter = 'preview'

/** Query parameters that public pages read; others, such as utm_source, are ignored. */
export const pageParameters = ['category', 'location', 'page', 'sent', 'topic'] as const
