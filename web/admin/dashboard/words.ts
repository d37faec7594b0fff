import { inBoth } from '#contract/words.ts'

const counted =
  (one: string, many: string): ((count: number) => string) =>
  (count) =>
    count === 1 ? one : many

const { samples } = inBoth({
  samples: [
    (count: number) => (count === 1 ? '1 text is still a sample.' : `${count} texts are still samples.`),
    (count) => `${count} വാചകം ഇപ്പോഴും മാതൃകയാണ്.`,
  ],
})

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
  // Only owners see the rest.
  steps: {
    title: ['First steps', 'ആദ്യം ചെയ്യേണ്ടവ'],
    done: [
      (done: number, all: number) => `${done} of ${all} done.`,
      (done, all) => `${done} / ${all} കഴിഞ്ഞു.`,
    ],
    hide: ['Hide first steps', 'ആദ്യം ചെയ്യേണ്ടവ മറയ്ക്കാം'],
    show: ['Show first steps', 'ആദ്യം ചെയ്യേണ്ടവ കാണിക്കാം'],
    alone: ['I work alone', 'ഞാൻ ഒറ്റയ്ക്കാണ്'],
    name: {
      title: ['Enter your name, address and numbers', 'കമ്പനിയുടെ പേരും വിലാസവും നമ്പറുകളും എഴുതൂ'],
      note: [samples, samples],
    },
    hours: { title: ['Set your opening hours', 'ഓഫീസ് തുറക്കുന്ന സമയം എഴുതൂ'], note: [samples, samples] },
    services: {
      title: ['Say which services you offer', 'ഏതെല്ലാം പണികൾ ചെയ്യുമെന്ന് പറയൂ'],
      note: [samples, samples],
    },
    prices: {
      title: ['Show your prices, or switch them off', 'നിരക്കുകൾ എഴുതൂ, അല്ലെങ്കിൽ മറയ്ക്കൂ'],
      note: [samples, samples],
    },
    who: {
      title: ['Show who you are', 'നിങ്ങളുടെ ആളുകളെ പരിചയപ്പെടുത്തൂ'],
      note: [
        () => 'Families look for people, and for a registration to check.',
        () => 'ആളുകളെയും രജിസ്ട്രേഷനുമാണ് വീടു പണിയുന്നവർ നോക്കുന്നത്.',
      ],
    },
    pictures: {
      title: ['Choose three pictures of your own', 'സ്വന്തം ചിത്രങ്ങൾ മൂന്നെണ്ണം ചേർക്കൂ'],
      note: [
        (count: number) => `${count} more, the large one of the home page first.`,
        (count) => `${count} കൂടി; ആദ്യം ഹോം പേജിലെ വലിയ ചിത്രം.`,
      ],
    },
    project: {
      title: ['Add your first project', 'ആദ്യത്തെ പ്രോജക്ട് ചേർക്കൂ'],
      note: [() => 'None on the site is your own yet.', () => 'വെബ്സൈറ്റിൽ നിങ്ങളുടെ പ്രോജക്ട് ഇതുവരെ ഇല്ല.'],
    },
    invite: {
      title: ['Invite somebody', 'മറ്റൊരാളെ ക്ഷണിക്കൂ'],
      note: [
        () => 'Whoever answers enquiries, or writes from the building site.',
        () => 'അന്വേഷണങ്ങൾക്കു മറുപടി പറയുന്നയാളെ, അല്ലെങ്കിൽ സൈറ്റിൽനിന്ന് എഴുതുന്നയാളെ.',
      ],
    },
    languages: {
      title: ['Put every text into Malayalam', 'എല്ലാ വാചകങ്ങളും മലയാളത്തിലാക്കൂ'],
      note: [
        (count: number) => `${count} ${count === 1 ? 'is' : 'are'} only in English.`,
        (count) => `${count} എണ്ണം ഇംഗ്ലീഷിൽ മാത്രം.`,
      ],
    },
    publish: {
      title: ['Publish it as yours', 'നിങ്ങളുടേതായി പ്രസിദ്ധീകരിക്കൂ'],
      note: [
        () => 'The company’s details and the home page, with the demo content removed.',
        () => 'കമ്പനിയുടെ വിവരങ്ങളും ഹോം പേജും; മാതൃകയ്ക്കു ചേർത്തത് നീക്കുകയും വേണം.',
      ],
    },
  },
  clock: {
    now: [(time: string) => `The server says: ${time}.`, (time) => `സെർവറിൽ ഇപ്പോൾ: ${time}.`],
    right: ['The date is right', 'തീയതി ശരിയാണ്'],
  },
  testMail: {
    send: ['Send a test mail', 'ടെസ്റ്റ് മെയിൽ അയയ്ക്കാം'],
    sending: ['Sending...', 'അയയ്ക്കുന്നു...'],
    to: [
      (email: string) => `To ${email}. This can take half a minute.`,
      (email) => `ആർക്ക്: ${email}. അര മിനിറ്റ് വരെ എടുക്കാം.`,
    ],
    answered: ['It answered:', 'മെയിൽ സെർവർ പറഞ്ഞത്:'],
  },
  status: {
    failed: ['Unable to load the state of the site.', 'വെബ്സൈറ്റിന്റെ നില കാണിക്കാനായില്ല.'],
    title: ['How the site is doing', 'വെബ്സൈറ്റിന്റെ നില'],
    lastBackup: ['Last backup', 'അവസാനത്തെ ബാക്കപ്പ്'],
    backUpSoon: ['Back up soon', 'ഉടനെ ബാക്കപ്പ് എടുക്കൂ'],
    firstBackup: [
      (time: string) => `The first comes tonight at ${time}`,
      (time) => `ആദ്യത്തേത് ഇന്നു രാത്രി ${time}`,
    ],
    noBackup: ['No backup yet', 'ഇതുവരെ ബാക്കപ്പ് ഇല്ല'],
    freeDisk: ['Free disk space', 'ബാക്കിയുള്ള ഇടം'],
    low: ['Low', 'കുറവ്'],
    mails: ['Undelivered mails', 'എത്താത്ത മെയിലുകൾ'],
    none: ['None', 'ഇല്ല'],
    seeAbove: ['See above', 'മുകളിൽ കാണാം'],
    noMails: ['No mail server is set', 'മെയിൽ സെർവർ ചേർത്തിട്ടില്ല'],
    beside: ['On the disk of the data', 'വിവരങ്ങളുള്ള അതേ ഡിസ്കിൽ'],
    version: ['Version', 'പതിപ്പ്'],
    versionOn: [
      (version: string, database: string) => `${version} on ${database}`,
      (version, database) => `${version}, ${database}`,
    ],
    tell: [
      'Please tell whoever looks after the server about what is marked here.',
      'ഇവിടെ അടയാളപ്പെടുത്തിയത് സെർവർ നോക്കുന്നയാളോടു പറയൂ.',
    ],
  },
  demo: {
    title: ['Demo content', 'മാതൃകയ്ക്കു ചേർത്തത്'],
    came: [
      (what: string) =>
        `The site came with invented content so that it looks as it will look: ${what}. Remove it before you show the site to people.`,
      (what) => `എങ്ങനെ കാണുമെന്ന് അറിയാൻ മാതൃകയ്ക്ക് ഇവ ചേർത്തിട്ടുണ്ട്: ${what}. ആളുകളെ കാണിക്കുന്നതിനു മുമ്പ് ഇവ നീക്കൂ.`,
    ],
    stays: [(what: string) => ` What stays: ${what}.`, (what) => ` ബാക്കിയാകുന്നത്: ${what}.`],
    detail: [
      (what: string, staying: string, final: string) =>
        `${what}, with their pictures. ${staying || 'Everything else'} will stay. ${final}`,
      (what, staying, final) =>
        `നീക്കുന്നത്: ${what}, ചിത്രങ്ങൾ സഹിതം. ബാക്കിയാകുന്നത്: ${staying || 'മറ്റെല്ലാം'}. ${final}`,
    ],
    remove: ['Remove', 'നീക്കാം'],
    removing: ['Removing...', 'നീക്കുന്നു...'],
    removeAll: ['Remove demo content', 'മാതൃകയ്ക്കു ചേർത്തത് നീക്കാം'],
  },
  export: {
    title: ['Your data', 'കമ്പനിയുടെ എല്ലാ വിവരങ്ങളും'],
    note: [
      'All records, pictures and CVs in one zip file, to keep or to take to another system. Backups are made apart from this.',
      'എല്ലാ വിവരങ്ങളും ചിത്രങ്ങളും സി.വി.കളും ഒരു zip ഫയലിൽ, സൂക്ഷിക്കാനോ മറ്റൊരിടത്തേക്ക് കൊണ്ടുപോകാനോ. ബാക്കപ്പ് ഇതു കൂടാതെ എടുക്കുന്നുണ്ട്.',
    ],
    downloading: ['Downloading', 'ഡൗൺലോഡ് ചെയ്യുന്നു'],
    received: [
      (received: string, all: string) => `${received} of about ${all}`,
      (received, all) => `${received} / ഏകദേശം ${all}`,
    ],
    counting: ['Counting...', 'എണ്ണുന്നു...'],
    size: [
      (records: string, files: string, size: string) => `${records} and ${files}, about ${size}.`,
      (records, files, size) => `${records}, ${files}, ഏകദേശം ${size}.`,
    ],
    records: [
      (count: string, isOne: boolean) => `${count} ${isOne ? 'record' : 'records'}`,
      (count) => `വിവരങ്ങൾ ${count}`,
    ],
    files: [
      (count: string, isOne: boolean) => `${count} ${isOne ? 'file' : 'files'}`,
      (count) => `ഫയലുകൾ ${count}`,
    ],
    download: ['Download', 'ഡൗൺലോഡ് ചെയ്യാം'],
  },
})
