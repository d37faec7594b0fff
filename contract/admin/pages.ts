// The screens of the admin area. Apart from the public ones, so that visitors do not load them.
import type { Page } from '../pages.ts'
import { both } from '../words.ts'

const office = <const Path extends string, const Own extends Omit<Page, 'path' | 'title'>>(
  path: Path,
  title: string,
  own: Own,
) => ({ path, title, ...own })

export const adminPages = {
  dashboard: office('/admin', both('Dashboard', 'ഡാഷ്ബോർഡ്'), { sidebar: true, access: 'self' }),
  addProject: office('/admin/project', both('Add Project', 'പ്രോജക്ട് ചേർക്കാം'), {
    sidebar: true,
    access: 'projects',
  }),
  addImages: office('/admin/project/:id', both('Add images', 'ചിത്രങ്ങൾ ചേർക്കാം'), { access: 'projects' }),
  editProject: office('/admin/editproduct/:id', both('Edit project', 'പ്രോജക്ട് തിരുത്താം'), {
    access: 'projects',
  }),
  updates: office('/admin/project/:id/updates', both('Updates', 'അപ്ഡേറ്റുകൾ'), { access: 'updates' }),
  addUpdate: office('/admin/project/:id/add-update', both('Add update', 'അപ്ഡേറ്റ് ചേർക്കാം'), {
    access: 'updates',
  }),
  projectPictures: office(
    '/admin/project/:id/captions',
    both('Captions, drawings, before and after', 'അടിക്കുറിപ്പ്, ഡ്രോയിങ്, മുമ്പും ശേഷവും'),
    { access: 'projects' },
  ),
  projects: office('/admin/allproject', both('All Projects', 'പ്രോജക്ടുകൾ'), {
    sidebar: true,
    access: 'projects',
  }),
  projectOrder: office('/admin/project-order', both('Order of projects', 'പ്രോജക്ടുകളുടെ ക്രമം'), {
    access: 'projects',
  }),
  addReview: office('/admin/add-review', both('Add Review', 'അഭിപ്രായം ചേർക്കാം'), {
    sidebar: true,
    access: 'reviews',
  }),
  reviews: office('/admin/get-reviews', both('All Reviews', 'അഭിപ്രായങ്ങൾ'), {
    access: 'reviews',
    sidebar: true,
    news: 'waiting_reviews',
  }),
  editReview: office('/admin/edit-review/:id', both('Edit review', 'അഭിപ്രായം തിരുത്താം'), { access: 'reviews' }),
  jobs: office('/admin/add-career', both('Manage Career', 'ജോലി ഒഴിവുകൾ'), { sidebar: true, access: 'jobs' }),
  jobPoster: office('/admin/job-poster/:id', both('Job poster', 'ജോലിയുടെ പോസ്റ്റർ'), { access: 'jobs' }),
  applications: office('/admin/allcareer', both('Manage Application', 'അപേക്ഷകൾ'), {
    access: 'applications',
    sidebar: true,
    news: 'new_applications',
  }),
  application: office('/admin/allcareer/:id', both('Application', 'അപേക്ഷ'), { access: 'applications' }),
  enquiries: office('/admin/enquiries', both('Enquiries', 'അന്വേഷണങ്ങൾ'), {
    access: 'enquiries',
    sidebar: true,
    news: 'new_enquiries',
  }),
  enquiry: office('/admin/enquiries/:id', both('Enquiry', 'അന്വേഷണം'), { access: 'enquiries' }),
  services: office('/admin/addservice', both('Services', 'സേവനങ്ങൾ'), {
    sidebar: true,
    group: 'Website',
    access: 'services',
  }),
  site: office('/admin/site', both('Site', 'വെബ്സൈറ്റിലെ പേജുകൾ'), {
    sidebar: true,
    group: 'Website',
    access: 'site',
  }),
  sitePage: office('/admin/site/:page', both('Page of the site', 'വെബ്സൈറ്റിലെ ഒരു പേജ്'), { access: 'site' }),
  siteHistory: office('/admin/site/:page/history', both('History', 'പഴയ പതിപ്പുകൾ'), { access: 'site' }),
  malayalam: office('/admin/malayalam', both('Malayalam', 'മലയാളം'), {
    sidebar: true,
    group: 'Website',
    access: 'translations',
  }),
  links: office('/admin/private-links', both('Private links', 'സ്വകാര്യ ലിങ്കുകൾ'), {}),
  trash: office('/admin/trash', both('Trash', 'നീക്കിയവ'), { sidebar: true, group: 'Website' }),
  accounts: office('/admin/accounts', both('Accounts', 'അക്കൗണ്ടുകൾ'), {
    sidebar: true,
    group: 'Office',
    news: 'waiting_accounts',
    access: 'owner',
  }),
  people: office('/admin/personal-data', both('Personal data', 'വ്യക്തിവിവരങ്ങൾ'), {
    sidebar: true,
    group: 'Office',
    access: 'owner',
  }),
  diary: office('/admin/diary', both('Diary', 'രജിസ്റ്റർ'), {
    sidebar: true,
    group: 'Office',
    access: 'owner',
  }),
  account: office('/admin/account', both('Your account', 'നിങ്ങളുടെ അക്കൗണ്ട്'), {
    sidebar: true,
    group: 'Office',
    access: 'self',
  }),
  /** Where a browser that may not open a file is sent: `?file=` opens it after the login, `?refused` says why not. */
  openFile: office('/admin/open', both('Open a file', 'ഫയൽ തുറക്കാം'), {}),
  login: office('/admin/login', both('Log in', 'ലോഗിൻ ചെയ്യാം'), { open: true }),
  signup: office('/admin/signup', both('Sign up', 'അക്കൗണ്ട് തുടങ്ങാം'), { open: true }),
  forgotPassword: office('/admin/forgot-password', both('Forgot password', 'പാസ്വേഡ് മറന്നോ?'), { open: true }),
  resetPassword: office(
    '/admin/forgot-password/:token',
    both('Choose a new password', 'പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കൂ'),
    { open: true },
  ),
  confirmAddress: office('/admin/confirm/:token', both('Confirm your address', 'ഇമെയിൽ വിലാസം സ്ഥിരീകരിക്കൂ'), {
    open: true,
  }),
  invitation: office('/admin/invitation/:token', both('Your invitation', 'നിങ്ങൾക്കുള്ള ക്ഷണം'), { open: true }),
  invitationCutOff: office('/admin/invitation', both('Your invitation', 'നിങ്ങൾക്കുള്ള ക്ഷണം'), { open: true }),
  notMe: office('/admin/not-me/:token', both('Was it not you?', 'അത് നിങ്ങളായിരുന്നില്ലേ?'), { open: true }),
  confirmCutOff: office('/admin/confirm', both('Confirm your address', 'ഇമെയിൽ വിലാസം സ്ഥിരീകരിക്കൂ'), {
    open: true,
  }),
} as const satisfies Record<string, Page>
