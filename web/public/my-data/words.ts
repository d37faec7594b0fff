// What the page of a private link says itself.
import { inBoth } from '#contract/words.ts'

const inLanguages: Record<string, string> = inBoth({
  en: [', in English', ', ഇംഗ്ലീഷിൽ'],
  ml: [', in Malayalam', ', മലയാളത്തിൽ'],
})

export const words = inBoth({
  /** Before the title of the job. */
  application: ['Your application: ', 'നിങ്ങളുടെ അപേക്ഷ: '],
  enquiry: ['Your message to us', 'നിങ്ങൾ ഞങ്ങൾക്ക് അയച്ച സന്ദേശം'],
  intro: [
    'This is what you sent us. Whoever has the address of this page can see and change it, so please do not pass it on.',
    'നിങ്ങൾ ഞങ്ങൾക്ക് അയച്ചതാണിത്. ഈ പേജിന്റെ വിലാസം കയ്യിലുള്ള ആർക്കും ഇതു കാണാനും മാറ്റാനുമാകും. അതുകൊണ്ട് ഇത് മറ്റാർക്കും കൊടുക്കരുത്.',
  ],
  /** Of what the office noted after a call or a visit. */
  byHand: {
    title: ['What you told us', 'നിങ്ങൾ ഞങ്ങളോടു പറഞ്ഞത്'],
    intro: [
      'Our office noted this when you called or visited us. Whoever has the address of this page can see and change it, so please do not pass it on.',
      'നിങ്ങൾ വിളിച്ചപ്പോഴോ വന്നപ്പോഴോ ഞങ്ങളുടെ ഓഫീസ് കുറിച്ചുവച്ചതാണിത്. ഈ പേജിന്റെ വിലാസം കയ്യിലുള്ള ആർക്കും ഇതു കാണാനും മാറ്റാനുമാകും. അതുകൊണ്ട് ഇത് മറ്റാർക്കും കൊടുക്കരുത്.',
    ],
    notAgreed: [
      'You have not agreed to our privacy notice: nobody asked you for that when you called. We keep this only to call you back. The notice says what we do with it.',
      'ഞങ്ങളുടെ സ്വകാര്യതാ അറിയിപ്പിനു നിങ്ങൾ സമ്മതം തന്നിട്ടില്ല: വിളിച്ചപ്പോൾ ആരും അതു ചോദിച്ചില്ല. തിരിച്ചു വിളിക്കാൻ മാത്രമാണ് ഇതു സൂക്ഷിക്കുന്നത്. ഇതുകൊണ്ടു ഞങ്ങൾ എന്തു ചെയ്യുമെന്ന് അറിയിപ്പിലുണ്ട്.',
    ],
    notedOn: ['Noted on', 'കുറിച്ച തീയതി'],
  },
  saved: ['Saved. Thank you for telling us.', 'സേവ് ചെയ്തു. അറിയിച്ചതിനു നന്ദി.'],
  savedWhy: [
    'Our office works with the new details from now on.',
    'ഇനി ഞങ്ങളുടെ ഓഫീസ് പുതിയ വിവരങ്ങളാണ് ഉപയോഗിക്കുക.',
  ],
  sections: {
    state: ['How far it has come', 'അപേക്ഷ എവിടെയെത്തി'],
    facts: ['What we have', 'ഞങ്ങളുടെ പക്കലുള്ളത്'],
    period: ['How long we keep it', 'എത്ര കാലം സൂക്ഷിക്കും'],
    correct: ['Correct it', 'തിരുത്താം'],
    withdraw: ['Withdraw it', 'പിൻവലിക്കാം'],
    else: ['Something else', 'മറ്റെന്തെങ്കിലും'],
  },
  /** Only what our office has chosen to tell. */
  told: {
    received: [
      'We have received your application. Somebody from our office will read it.',
      'നിങ്ങളുടെ അപേക്ഷ കിട്ടി. ഓഫീസിലൊരാൾ അതു വായിക്കും.',
    ],
    reading: ['Somebody from our office is reading your application.', 'നിങ്ങളുടെ അപേക്ഷ ഓഫീസിലൊരാൾ വായിക്കുകയാണ്.'],
    invited: ['We would like to meet you.', 'ഇന്റർവ്യൂവിനായി നിങ്ങളെ നേരിൽ കാണണമെന്നുണ്ട്.'],
    rejected: [
      'This time we have chosen somebody else. Thank you for applying.',
      'ഇത്തവണ ഞങ്ങൾ മറ്റൊരാളെയാണ് തിരഞ്ഞെടുത്തത്. അപേക്ഷിച്ചതിനു നന്ദി.',
    ],
  },
  facts: {
    name: ['Name', 'പേര്'],
    email: ['Email', 'ഇമെയിൽ'],
    whatsapp: ['WhatsApp number', 'വാട്സാപ്പ് നമ്പർ'],
    address: ['Address', 'വിലാസം'],
    qualification: ['Qualification', 'യോഗ്യത'],
    /** In its place where a phone number was enough. */
    trade: ['Trade', 'അറിയാവുന്ന പണി'],
    experience: ['Experience', 'പ്രവൃത്തിപരിചയം'],
    cv: ['CV', 'സി.വി.'],
    noCv: ['None', 'ഇല്ല'],
    phone: ['Phone number', 'ഫോൺ നമ്പർ'],
    plan: ['You plan to build', 'പണിയാൻ ഉദ്ദേശിക്കുന്നത്'],
    topic: ['About', 'വിഷയം'],
    message: ['Message', 'സന്ദേശം'],
    sentOn: ['Sent on', 'അയച്ച തീയതി'],
  },
  over: ['Its time is over: it is deleted within a day.', 'ഇതിന്റെ കാലാവധി കഴിഞ്ഞു: ഒരു ദിവസത്തിനകം മായ്ച്ചുകളയും.'],
  overUnlessKept: [
    'This opening closed some time ago. If you no longer allow us to keep your application for later openings, it is deleted within a day.',
    'ഈ ഒഴിവ് അവസാനിച്ചിട്ട് കുറച്ചു കാലമായി. പിന്നീടു വരുന്ന ഒഴിവുകൾക്കായി അപേക്ഷ സൂക്ഷിക്കാൻ നിങ്ങൾ ഇനി അനുവദിക്കുന്നില്ലെങ്കിൽ, ഒരു ദിവസത്തിനകം അതു മായ്ച്ചുകളയും.',
  ],
  afterArrival: [(days: number) => `${days} days after it came in`, (days) => `കിട്ടി ${days} ദിവസം കഴിഞ്ഞ്`],
  afterClosing: [
    (days: number, latest: string) =>
      `${days} days after this opening has closed, and ${latest} at the latest`,
    (days, latest) => `ഈ ഒഴിവ് അവസാനിച്ച് ${days} ദിവസം കഴിഞ്ഞ്, എന്തായാലും ${latest}`,
  ],
  /** By the rule that was just told. */
  deleted: [
    (rule: string, day: string) => `It is deleted ${rule}. As things are now, that is on ${day}.`,
    (rule, day) => `${rule} ഇതു മായ്ച്ചുകളയും. ഇപ്പോഴത്തെ കണക്കനുസരിച്ച്, മായ്ക്കുന്ന തീയതി: ${day}.`,
  ],
  laterOpenings: [
    ' Until then we may also consider you for later openings, as you allowed.',
    ' നിങ്ങൾ അനുവദിച്ചതുപോലെ, അതുവരെ പിന്നീടു വരുന്ന ഒഴിവുകളിലേക്കും നിങ്ങളെ പരിഗണിച്ചേക്കാം.',
  ],
  agreed: [
    (version: string, language: string, day: string) =>
      `You agreed to our privacy notice, version ${version}${inLanguages[language] ?? ''}, on ${day}.`,
    (version, language, day) =>
      `ഞങ്ങളുടെ സ്വകാര്യതാ അറിയിപ്പിന് (പതിപ്പ് ${version}${inLanguages[language] ?? ''}) നിങ്ങൾ സമ്മതം തന്ന തീയതി: ${day}.`,
  ],
  notAgreed: {
    application: [
      'Your application came without an agreement to our privacy notice.',
      'ഞങ്ങളുടെ സ്വകാര്യതാ അറിയിപ്പിനു സമ്മതം തരാതെയാണ് നിങ്ങളുടെ അപേക്ഷ വന്നത്.',
    ],
    enquiry: [
      'Your message came without an agreement to our privacy notice.',
      'ഞങ്ങളുടെ സ്വകാര്യതാ അറിയിപ്പിനു സമ്മതം തരാതെയാണ് നിങ്ങളുടെ സന്ദേശം വന്നത്.',
    ],
  },
  privacyNotice: ['The privacy notice', 'സ്വകാര്യതാ അറിയിപ്പ് വായിക്കാം'],
  /** The mail address stands after the first or second, the phone number before the last. */
  notShown: {
    application: [
      'Notes that our office has made, and who has opened your CV, are not shown here. To get them, or for anything else about your data, write to ',
      'ഞങ്ങളുടെ ഓഫീസ് എഴുതിവച്ച കുറിപ്പുകളും, നിങ്ങളുടെ സി.വി. ആരെല്ലാം തുറന്നു എന്നതും ഇവിടെ കാണിക്കുന്നില്ല. അവ കിട്ടാനും നിങ്ങളുടെ വിവരങ്ങളെക്കുറിച്ചുള്ള മറ്റെന്തു കാര്യത്തിനും ',
    ],
    enquiry: [
      'Notes that our office has made are not shown here. To get them, or for anything else about your data, write to ',
      'ഞങ്ങളുടെ ഓഫീസ് എഴുതിവച്ച കുറിപ്പുകൾ ഇവിടെ കാണിക്കുന്നില്ല. അവ കിട്ടാനും നിങ്ങളുടെ വിവരങ്ങളെക്കുറിച്ചുള്ള മറ്റെന്തു കാര്യത്തിനും ',
    ],
    orCall: [' or call ', ' എന്ന വിലാസത്തിൽ എഴുതൂ, അല്ലെങ്കിൽ '],
    end: ['.', ' എന്ന നമ്പറിൽ വിളിക്കൂ.'],
  },
  withdrawn: ['Withdrawn', 'പിൻവലിച്ചു'],
  withdrawnThen: [
    'Our office is told that something was withdrawn, but not by whom. Backups hold it until newer ones have replaced them, and leave it out when one is restored. This link no longer works.',
    'എന്തോ പിൻവലിച്ചു എന്നു മാത്രം ഞങ്ങളുടെ ഓഫീസിനെ അറിയിക്കും; ആരാണെന്നു പറയില്ല. ബാക്കപ്പുകളിൽ, അവയ്ക്കു പകരം പുതിയവ വരുന്നതുവരെ ഇതുണ്ടാകും; ബാക്കപ്പിൽനിന്ന് തിരിച്ചെടുക്കുമ്പോൾ ഇത് ഒഴിവാക്കും. ഈ ലിങ്ക് ഇനി തുറക്കില്ല.',
  ],
  notSaved: ['Nothing was saved yet.', 'ഒന്നും ഇതുവരെ സേവ് ചെയ്തിട്ടില്ല.'],
  save: ['Save', 'സേവ് ചെയ്യാം'],
  saving: ['Saving…', 'സേവ് ചെയ്യുന്നു…'],
  mayKeep: ['May we keep it for later openings?', 'പിന്നീടു വരുന്ന ഒഴിവുകൾക്കായി ഇതു സൂക്ഷിക്കാമോ?'],
  keep: [
    'Yes, you may also think of me for later openings',
    'സൂക്ഷിക്കാം, പിന്നീടു വരുന്ന ഒഴിവുകളിലേക്കും എന്നെ പരിഗണിക്കാം',
  ],
  doNotKeep: ['No, only for this one', 'വേണ്ട, ഈ ഒഴിവിനു മാത്രം'],
  withdraw: {
    anyTime: [
      'You can take it back at any time, without saying why.',
      'എപ്പോൾ വേണമെങ്കിലും പിൻവലിക്കാം. കാരണം പറയേണ്ട.',
    ],
    application: {
      ask: ['Withdraw my application', 'അപേക്ഷ പിൻവലിക്കാം'],
      what: [
        'Your application is deleted at once, with your CV, our notes and our mails about it. We can no longer call you about this opening. This cannot be undone.',
        'നിങ്ങളുടെ അപേക്ഷ ഉടൻ മായ്ച്ചുകളയും, കൂടെ സി.വി.യും ഞങ്ങളുടെ കുറിപ്പുകളും ഇതിനെക്കുറിച്ചുള്ള മെയിലുകളും. പിന്നെ ഈ ഒഴിവിന്റെ കാര്യത്തിന് നിങ്ങളെ വിളിക്കാനാകില്ല. ഇത് പിന്നീട് തിരികെ കിട്ടില്ല.',
      ],
    },
    enquiry: {
      ask: ['Withdraw my message', 'സന്ദേശം പിൻവലിക്കാം'],
      what: [
        'Your message is deleted at once, with our notes and our mails about it. We can no longer call you back. This cannot be undone.',
        'നിങ്ങളുടെ സന്ദേശം ഉടൻ മായ്ച്ചുകളയും, കൂടെ ഞങ്ങളുടെ കുറിപ്പുകളും ഇതിനെക്കുറിച്ചുള്ള മെയിലുകളും. പിന്നെ നിങ്ങളെ തിരിച്ചു വിളിക്കാനാകില്ല. ഇത് പിന്നീട് തിരികെ കിട്ടില്ല.',
      ],
    },
    sure: ['Yes, delete it for good', 'ശരി, എന്നേക്കുമായി മായ്ക്കാം'],
    withdrawing: ['Withdrawing…', 'പിൻവലിക്കുന്നു…'],
  },
})
