// The words of the applications, in the list and on the screen of one.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  statuses: {
    new: ['New', 'പുതിയത്'],
    shortlisted: ['Shortlisted', 'പരിഗണനയിൽ'],
    invited: ['Invited', 'ഇന്റർവ്യൂവിന് വിളിച്ചു'],
    interviewed: ['Interviewed', 'ഇന്റർവ്യൂ കഴിഞ്ഞു'],
    hired: ['Hired', 'ജോലിക്കെടുത്തു'],
    rejected: ['Not this time', 'ഇത്തവണ ഇല്ല'],
  },
  statusOf: [(name: string) => `Status of ${name}`, (name) => `${name}: നില`],
  list: {
    nouns: [
      ['application', 'applications'],
      ['അപേക്ഷ', 'അപേക്ഷകൾ'],
    ],
    tab: ['Applications', 'അപേക്ഷകൾ'],
    note: [
      (days: number, closedDays: number) =>
        `Applications are deleted automatically after ${days} days, and ${closedDays} days after their job has closed unless they may be kept for later jobs.`,
      (days, closedDays) =>
        `${days} ദിവസം കഴിഞ്ഞാൽ തനിയെ ഡിലീറ്റ് ആകും; സൂക്ഷിക്കാൻ അനുവദിച്ചിട്ടില്ലെങ്കിൽ, ഒഴിവ് അവസാനിച്ച് ${closedDays} ദിവസം കഴിഞ്ഞാൽ.`,
    ],
    export: ['Export as CSV', 'CSV എടുക്കാം'],
    name: ['Name', 'പേര്'],
    job: ['Job', 'ജോലി'],
    applied: ['Applied', 'അപേക്ഷിച്ചത്'],
    status: ['Status', 'നില'],
    byName: ['By name', 'പേരനുസരിച്ച്'],
    byJob: ['By job', 'ജോലിയനുസരിച്ച്'],
    anyStatus: ['Any', 'എല്ലാം'],
    allJobs: ['All jobs', 'എല്ലാം'],
    counted: [
      (job: string, applicants: number, unread: number) =>
        `${job} (${applicants}${unread > 0 ? `, ${unread} new` : ''})`,
      (job, applicants, unread) => `${job} (${applicants}${unread > 0 ? `, പുതിയത് ${unread}` : ''})`,
    ],
    noSpam: ['No spam.', 'സ്പാം ഒന്നുമില്ല.'],
    rowOf: [(name: string) => `the application of ${name}`, (name) => `${name} അയച്ച അപേക്ഷ`],
    open: ['Open', 'തുറക്കാം'],
    delete: ['Delete', 'മായ്ക്കാം'],
  },
  bulk: {
    status: ['Status of the ticked applications', 'ടിക്ക് ചെയ്ത അപേക്ഷകളുടെ നില'],
    choose: ['Choose a status', 'നില തിരഞ്ഞെടുക്കൂ'],
    set: ['Set status', 'നില മാറ്റാം'],
    spam: ['Mark as spam', 'സ്പാം ആണ്'],
    notSpam: ['Not spam', 'സ്പാം അല്ല'],
    undo: ['Undo', 'പഴയതുപോലെയാക്കാം'],
    undone: ['Changed back', 'പഴയതുപോലെയാക്കി'],
    undoNote: ['Changed by mistake?', 'തെറ്റി മാറ്റിയതാണോ?'],
  },
  answers: {
    shortlist: ['Shortlist', 'പരിഗണിക്കാം'],
    invite: ['Invite', 'ഇന്റർവ്യൂ'],
    spam: ['Spam', 'സ്പാം'],
  },
  subject: [(job: string) => `Your application as ${job}`, (job) => `നിങ്ങളുടെ അപേക്ഷ: ${job}`],
  appliedAs: [
    (job: string, day: string) => `${job}, applied on ${day}`,
    (job, day) => `${job}, അപേക്ഷിച്ചത് ${day}`,
  ],
  details: {
    experience: ['Experience', 'പ്രവൃത്തിപരിചയം'],
    qualification: ['Qualification', 'യോഗ്യത'],
    /** In its place where a phone number was enough. */
    trade: ['Trade', 'അറിയാവുന്ന പണി'],
    address: ['Address', 'വിലാസം'],
    email: ['Email', 'ഇമെയിൽ'],
    whatsapp: ['WhatsApp', 'വാട്സാപ്പ്'],
    privacy: ['Consent and erasure', 'സമ്മതവും മായ്ക്കലും'],
    consent: ['Consent', 'സമ്മതം'],
    keep: ['For later jobs', 'പിന്നീടുള്ള ഒഴിവുകൾക്ക്'],
    erased: ['Will be erased', 'മായ്ച്ചുകളയുന്നത്'],
  },
  keep: {
    yes: ['May be kept for later jobs', 'പിന്നീടുള്ള ഒഴിവുകൾക്കായി സൂക്ഷിക്കാം'],
    no: [
      'Only for this job: erased some days after it has closed',
      'ഈ ജോലിക്കു മാത്രം: ഒഴിവ് അവസാനിച്ച് കുറച്ചു ദിവസം കഴിഞ്ഞാൽ മായ്ച്ചുകളയും',
    ],
    unknown: ['Not asked', 'ചോദിച്ചിട്ടില്ല'],
  },
  erased: {
    due: ['Within a day: its time is over', 'ഒരു ദിവസത്തിനകം: കാലാവധി കഴിഞ്ഞു'],
    on: [(day: string) => `On ${day}, as things are now`, (day) => `ഇപ്പോഴത്തെ കണക്കനുസരിച്ച് ${day}`],
    unknown: ['Not known', 'അറിയില്ല'],
  },
  cv: {
    title: ['CV', 'സി.വി.'],
    of: [(name: string) => `CV of ${name}`, (name) => `${name}: സി.വി.`],
    show: ['Show CV', 'കാണിക്കാം'],
    hide: ['Hide CV', 'മറയ്ക്കാം'],
    view: ['View CV', 'സി.വി. കാണാം'],
    download: ['Download', 'ഡൗൺലോഡ്'],
    viewShort: ['View', 'കാണാം'],
    viewOf: [
      (name: string) => `View the CV of ${name} in a new window`,
      (name) => `${name}: സി.വി. പുതിയ വിൻഡോയിൽ കാണാം`,
    ],
    downloadOf: [(name: string) => `Download the CV of ${name}`, (name) => `${name}: സി.വി. ഡൗൺലോഡ് ചെയ്യാം`],
  },
  deletion: [
    (name: string) =>
      `The application of ${name} will be deleted, with the CV, your notes and the mails about it.`,
    (name) => `${name} അയച്ച അപേക്ഷയും അതിന്റെ സി.വി.യും നിങ്ങളുടെ കുറിപ്പുകളും ഇതിനെക്കുറിച്ചുള്ള മെയിലുകളും മായ്ച്ചുകളയും.`,
  ],
})
