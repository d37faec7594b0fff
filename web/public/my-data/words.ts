// What the page of a private link says itself. words.ml.ts takes its place on Malayalam pages.
const inLanguages: Record<string, string> = { en: ', in English', ml: ', in Malayalam' }

export const words = {
  /** Before the title of the job. */
  application: 'Your application: ',
  enquiry: 'Your message to us',
  intro:
    'This is what you sent us. Whoever has the address of this page can see and change it, so please do not pass it on.',
  /** Of what the office noted after a call or a visit. */
  byHand: {
    title: 'What you told us',
    intro:
      'Our office noted this when you called or visited us. Whoever has the address of this page can see and change it, so please do not pass it on.',
    notAgreed:
      'You have not agreed to our privacy notice: nobody asked you for that when you called. We keep this only to call you back. The notice says what we do with it.',
    notedOn: 'Noted on',
  },
  saved: 'Saved. Thank you for telling us.',
  savedWhy: 'Our office works with the new details from now on.',
  sections: {
    state: 'How far it has come',
    facts: 'What we have',
    period: 'How long we keep it',
    correct: 'Correct it',
    withdraw: 'Withdraw it',
    else: 'Something else',
  },
  /** Only what our office has chosen to tell. */
  told: {
    received: 'We have received your application. Somebody from our office will read it.',
    reading: 'Somebody from our office is reading your application.',
    invited: 'We would like to meet you.',
    rejected: 'This time we have chosen somebody else. Thank you for applying.',
  },
  facts: {
    name: 'Name',
    email: 'Email',
    whatsapp: 'WhatsApp number',
    address: 'Address',
    qualification: 'Qualification',
    /** In its place where a phone number was enough. */
    trade: 'Trade',
    experience: 'Experience',
    cv: 'CV',
    noCv: 'None',
    phone: 'Phone number',
    plan: 'You plan to build',
    topic: 'About',
    message: 'Message',
    sentOn: 'Sent on',
  },
  over: 'Its time is over: it is deleted within a day.',
  overUnlessKept:
    'This opening closed some time ago. If you no longer allow us to keep your application for later openings, it is deleted within a day.',
  afterArrival: (days: number) => `${days} days after it came in`,
  afterClosing: (days: number, latest: string) =>
    `${days} days after this opening has closed, and ${latest} at the latest`,
  /** By the rule that was just told. */
  deleted: (rule: string, day: string) => `It is deleted ${rule}. As things are now, that is on ${day}.`,
  laterOpenings: ' Until then we may also consider you for later openings, as you allowed.',
  agreed: (version: string, language: string, day: string) =>
    `You agreed to our privacy notice, version ${version}${inLanguages[language] ?? ''}, on ${day}.`,
  notAgreed: {
    application: 'Your application came without an agreement to our privacy notice.',
    enquiry: 'Your message came without an agreement to our privacy notice.',
  },
  privacyNotice: 'The privacy notice',
  /** The mail address stands after the first or second, the phone number before the last. */
  notShown: {
    application:
      'Notes that our office has made, and who has opened your CV, are not shown here. To get them, or for anything else about your data, write to ',
    enquiry:
      'Notes that our office has made are not shown here. To get them, or for anything else about your data, write to ',
    orCall: ' or call ',
    end: '.',
  },
  deadLinkWhy:
    'What it led to was withdrawn, or deleted because its time was over; then we no longer have it. Or the link has lost a letter on its way: please open it again from the place where you kept it.',
  withdrawn: 'Withdrawn',
  withdrawnThen:
    'Our office is told that something was withdrawn, but not by whom. Backups hold it until newer ones have replaced them, and leave it out when one is restored. This link no longer works.',
  notSaved: 'Nothing was saved yet.',
  save: 'Save',
  saving: 'Saving…',
  mayKeep: 'May we keep it for later openings?',
  keep: 'Yes, you may also think of me for later openings',
  doNotKeep: 'No, only for this one',
  withdraw: {
    anyTime: 'You can take it back at any time, without saying why.',
    application: {
      ask: 'Withdraw my application',
      what: 'Your application is deleted at once, with your CV, our notes and our mails about it. We can no longer call you about this opening. This cannot be undone.',
    },
    enquiry: {
      ask: 'Withdraw my message',
      what: 'Your message is deleted at once, with our notes and our mails about it. We can no longer call you back. This cannot be undone.',
    },
    sure: 'Yes, delete it for good',
    withdrawing: 'Withdrawing…',
  },
}
