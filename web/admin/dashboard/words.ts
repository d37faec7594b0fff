// The dashboard.
import { inBoth } from '#contract/words.ts'

type Counted = (count: number) => string
const counted =
  (one: string, many: string): Counted =>
  (count) =>
    count === 1 ? one : many

export const words = inBoth({
  title: ['welcome to admin pages', 'അഡ്മിൻ ഭാഗത്തേക്കു സ്വാഗതം'],
  seeSite: ['See the site', 'വെബ്സൈറ്റ് കാണാം'],
  failed: ["Unable to load today's numbers.", 'ഇന്നത്തെ കണക്കുകൾ കാണിക്കാനായില്ല.'],
  attention: ['Needs attention today', 'ഇന്ന് ശ്രദ്ധിക്കേണ്ടത്'],
  nothing: ['Nothing is waiting for you.', 'ഇപ്പോൾ ചെയ്യാനായി ഒന്നും ബാക്കിയില്ല.'],
  tasks: {
    due_follow_ups: [
      counted('enquiry to follow up today', 'enquiries to follow up today'),
      () => 'ഇന്ന് തിരിച്ചു വിളിക്കേണ്ട അന്വേഷണം',
    ],
    new_enquiries: [counted('new enquiry', 'new enquiries'), () => 'പുതിയ അന്വേഷണം'],
    new_applications: [counted('new application', 'new applications'), () => 'പുതിയ അപേക്ഷ'],
    waiting_reviews: [
      counted('review of a client waits for you', 'reviews of clients wait for you'),
      () => 'നിങ്ങൾ നോക്കേണ്ട അഭിപ്രായം',
    ],
    waiting_accounts: [
      counted('account is waiting for your approval', 'accounts are waiting for your approval'),
      () => 'നിങ്ങൾ അംഗീകരിക്കേണ്ട അക്കൗണ്ട്',
    ],
    undelivered_mails: [
      counted('mail not delivered yet', 'mails not delivered yet'),
      () => 'ഇതുവരെ എത്താത്ത മെയിൽ',
    ],
  },
  quick: ['Quick actions', 'വേഗത്തിൽ ചെയ്യാം'],
  addEnquiry: ['Add an enquiry', 'അന്വേഷണം ചേർക്കാം'],
  addProject: ['Add a project', 'പ്രോജക്ട് ചേർക്കാം'],
  addReview: ['Add a review', 'അഭിപ്രായം ചേർക്കാം'],
  addJob: ['Add a job', 'ജോലി ഒഴിവ് ചേർക്കാം'],
  addService: ['Add a service', 'സേവനം ചേർക്കാം'],
  counts: {
    title: ['On the site', 'വെബ്സൈറ്റിലുള്ളത്'],
    projects: ['Projects', 'പ്രോജക്ടുകൾ'],
    reviews: ['Reviews', 'അഭിപ്രായങ്ങൾ'],
    services: ['Added services', 'ചേർത്ത സേവനങ്ങൾ'],
    open_jobs: ['Open jobs', 'ജോലി ഒഴിവുകൾ'],
    applications: ['Applications', 'അപേക്ഷകൾ'],
    enquiries: ['Enquiries', 'അന്വേഷണങ്ങൾ'],
  },
  interviews: ['Interviews', 'ഇന്റർവ്യൂകൾ'],
  today: ['Today', 'ഇന്ന്'],
  followUps: ['Follow-ups', 'തിരിച്ചു വിളിക്കേണ്ടവർ'],
  checkRates: ['Check the rates', 'നിരക്കുകൾ നോക്കാം'],
  yourName: ['What is your name?', 'നിങ്ങളുടെ പേരെന്താണ്?'],
  notNow: ['Not now', 'ഇപ്പോൾ വേണ്ട'],
  weeks: {
    title: [(count: number) => `The last ${count} weeks`, (count) => `കഴിഞ്ഞ ${count} ആഴ്ച`],
    applications: ['Applications', 'അപേക്ഷകൾ'],
    enquiries: ['Enquiries', 'അന്വേഷണങ്ങൾ'],
    most: [(count: number) => `Most in a week: ${count}`, (count) => `ഒരാഴ്ച ഏറ്റവും കൂടുതൽ: ${count}`],
    counted: [
      (count: number, kind: 'applications' | 'enquiries') => `${count} ${kind}`,
      (count, kind) => `${kind === 'applications' ? 'അപേക്ഷകൾ' : 'അന്വേഷണങ്ങൾ'} ${count}`,
    ],
    thisWeek: [
      (counts: string[]) => `This week ${counts.join(' and ')}. All numbers are in the table below.`,
      (counts) => `ഈ ആഴ്ച: ${counts.join(', ')}. കണക്കുകളെല്ലാം താഴത്തെ പട്ടികയിലുണ്ട്.`,
    ],
    weekFrom: [
      (day: string, counts: string[]) => `Week from ${day}: ${counts.join(', ')}`,
      (day, counts) => `${day} മുതലുള്ള ആഴ്ച: ${counts.join(', ')}`,
    ],
    now: ['this week', 'ഈ ആഴ്ച'],
    asTable: ['Show as a table', 'പട്ടികയായി കാണാം'],
    caption: [
      (kinds: string[]) => `By week: ${kinds.join(' and ').toLowerCase()}`,
      (kinds) => `ആഴ്ച തിരിച്ച്: ${kinds.join(', ')}`,
    ],
    from: ['Week from', 'ആഴ്ച തുടങ്ങുന്നത്'],
  },
  mails: {
    title: ['Mails that have not arrived', 'എത്താത്ത മെയിലുകൾ'],
    caption: ['Undelivered mails', 'എത്താത്ത മെയിലുകൾ'],
    mail: ['Mail', 'മെയിൽ'],
    to: [(recipient: string) => `to ${recipient}`, (recipient) => `ആർക്ക്: ${recipient}`],
    written: ['Written', 'എഴുതിയത്'],
    status: ['Status', 'നില'],
    failed: ['Failed', 'എത്തിയില്ല'],
    waiting: ['Waiting to be sent', 'അയയ്ക്കാനുണ്ട്'],
    name: [(recipient: string) => `the mail to ${recipient}`, (recipient) => `മെയിൽ: ${recipient}`],
    again: ['Send again', 'വീണ്ടും അയയ്ക്കാം'],
    remove: ['Remove', 'നീക്കാം'],
    question: ['Remove this mail?', 'ഈ മെയിൽ നീക്കണോ?'],
    detail: ['It will not be sent.', 'ഇത് ഇനി അയയ്ക്കില്ല.'],
  },
})
