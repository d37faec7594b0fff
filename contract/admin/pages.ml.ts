import { adminPages as english } from './pages.ts'

/** One without a title here keeps the English one. */
const titles: Partial<Record<keyof typeof english, string>> = {
  dashboard: 'ഡാഷ്ബോർഡ്',
  addProject: 'പ്രോജക്ട് ചേർക്കാം',
  addImages: 'ചിത്രങ്ങൾ ചേർക്കാം',
  editProject: 'പ്രോജക്ട് തിരുത്താം',
  updates: 'പുതിയ വിവരങ്ങൾ',
  addUpdate: 'പുതിയ വിവരം ചേർക്കാം',
  projectPictures: 'അടിക്കുറിപ്പ്, ഡ്രോയിങ്, മുമ്പും ശേഷവും',
  projects: 'പ്രോജക്ടുകൾ',
  projectOrder: 'പ്രോജക്ടുകളുടെ ക്രമം',
  addReview: 'അഭിപ്രായം ചേർക്കാം',
  reviews: 'അഭിപ്രായങ്ങൾ',
  editReview: 'അഭിപ്രായം തിരുത്താം',
  jobs: 'ജോലി ഒഴിവുകൾ',
  jobPoster: 'ജോലിയുടെ പോസ്റ്റർ',
  applications: 'അപേക്ഷകൾ',
  application: 'അപേക്ഷ',
  enquiries: 'അന്വേഷണങ്ങൾ',
  enquiry: 'അന്വേഷണം',
  services: 'സേവനങ്ങൾ',
  site: 'വെബ്സൈറ്റിലെ പേജുകൾ',
  sitePage: 'വെബ്സൈറ്റിലെ ഒരു പേജ്',
  siteHistory: 'പഴയ പതിപ്പുകൾ',
  malayalam: 'മലയാളം',
  trash: 'നീക്കിയവ',
  accounts: 'അക്കൗണ്ടുകൾ',
  people: 'വ്യക്തിവിവരങ്ങൾ',
  diary: 'രജിസ്റ്റർ',
  account: 'നിങ്ങളുടെ അക്കൗണ്ട്',
  openFile: 'ഫയൽ തുറക്കാം',
  login: 'ലോഗിൻ ചെയ്യാം',
  signup: 'അക്കൗണ്ട് തുടങ്ങാം',
  forgotPassword: 'പാസ്വേഡ് മറന്നോ?',
  resetPassword: 'പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുക്കൂ',
  confirmAddress: 'ഇമെയിൽ വിലാസം സ്ഥിരീകരിക്കൂ',
  invitation: 'നിങ്ങൾക്കുള്ള ക്ഷണം',
  invitationCutOff: 'നിങ്ങൾക്കുള്ള ക്ഷണം',
  notMe: 'അത് നിങ്ങളായിരുന്നില്ലേ?',
  confirmCutOff: 'ഇമെയിൽ വിലാസം സ്ഥിരീകരിക്കൂ',
}

const withTitles = () =>
  Object.fromEntries(
    Object.entries(english).map(([name, page]) => {
      const title = titles[name as keyof typeof english] ?? page.title
      return [name, { ...page, title, ...('sidebar' in page ? { sidebar: title } : {}) }]
    }),
  ) as typeof english

// Marked, so that public pages can leave it out.
export const adminPages = /* @__PURE__ */ withTitles()
