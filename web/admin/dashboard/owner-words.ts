// What only owners see on the dashboard. owner-words.ml.ts takes its place in Malayalam.
const samples = (count: number) =>
  count === 1 ? '1 text is still a sample.' : `${count} texts are still samples.`

export const words = {
  steps: {
    title: 'First steps',
    done: (done: number, all: number) => `${done} of ${all} done.`,
    hide: 'Hide first steps',
    show: 'Show first steps',
    alone: 'I work alone',
    name: { title: 'Enter your name, address and numbers', note: samples },
    hours: { title: 'Set your opening hours', note: samples },
    services: { title: 'Say which services you offer', note: samples },
    prices: { title: 'Show your prices, or switch them off', note: samples },
    who: {
      title: 'Show who you are',
      note: () => 'Families look for people, and for a registration to check.',
    },
    pictures: {
      title: 'Choose three pictures of your own',
      note: (count: number) => `${count} more, the large one of the home page first.`,
    },
    project: { title: 'Add your first project', note: () => 'None on the site is your own yet.' },
    invite: {
      title: 'Invite somebody',
      note: () => 'Whoever answers enquiries, or writes from the building site.',
    },
    languages: {
      title: 'Put every text into Malayalam',
      note: (count: number) => `${count} ${count === 1 ? 'is' : 'are'} only in English.`,
    },
    publish: {
      title: 'Publish it as yours',
      note: () => 'The company’s details and the home page, with the demo content removed.',
    },
  },
  clock: {
    now: (time: string) => `The server says: ${time}.`,
    right: 'The date is right',
  },
  testMail: {
    send: 'Send a test mail',
    sending: 'Sending...',
    to: (email: string) => `To ${email}. This can take half a minute.`,
    answered: 'It answered:',
  },
  status: {
    failed: 'Unable to load the state of the site.',
    title: 'How the site is doing',
    lastBackup: 'Last backup',
    backUpSoon: 'Back up soon',
    firstBackup: (time: string) => `The first comes tonight at ${time}`,
    noBackup: 'No backup yet',
    freeDisk: 'Free disk space',
    low: 'Low',
    mails: 'Undelivered mails',
    none: 'None',
    seeAbove: 'See above',
    noMails: 'No mail server is set',
    beside: 'On the disk of the data',
    version: 'Version',
    versionOn: (version: string, database: string) => `${version} on ${database}`,
    tell: 'Please tell whoever looks after the server about what is marked here.',
  },
  demo: {
    title: 'Demo content',
    came: (what: string) =>
      `The site came with invented content so that it looks as it will look: ${what}. Remove it before you show the site to people.`,
    stays: (what: string) => ` What stays: ${what}.`,
    detail: (what: string, staying: string, final: string) =>
      `${what}, with their pictures. ${staying || 'Everything else'} will stay. ${final}`,
    remove: 'Remove',
    removing: 'Removing...',
    removeAll: 'Remove demo content',
  },
  export: {
    title: 'Your data',
    note: 'All records, pictures and CVs in one zip file, to keep or to take to another system. Backups are made apart from this.',
    downloading: 'Downloading',
    received: (received: string, all: string) => `${received} of about ${all}`,
    counting: 'Counting...',
    size: (records: string, files: string, size: string) => `${records} and ${files}, about ${size}.`,
    records: (count: string, isOne: boolean) => `${count} ${isOne ? 'record' : 'records'}`,
    files: (count: string, isOne: boolean) => `${count} ${isOne ? 'file' : 'files'}`,
    cancel: 'Cancel',
    download: 'Download',
  },
}
