// What only owners see on the dashboard.
import { inBoth } from '#contract/words.ts'

const { samples } = inBoth({
  samples: [
    (count: number) => (count === 1 ? '1 text is still a sample.' : `${count} texts are still samples.`),
    (count) => `${count} വാചകം ഇപ്പോഴും മാതൃകയാണ്.`,
  ],
})

export const words = inBoth({
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
