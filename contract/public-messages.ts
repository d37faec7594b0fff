// What visitors read about success and failure, word for word as in the specification.
import { inBoth } from './words.ts'

export const messages = inBoth({
  loading: ['Loading...', 'ലോഡ് ചെയ്യുന്നു...'],
  jobs: {
    loadFailedPublic: ['⚠️ Unable to load job openings.', '⚠️ ജോലി ഒഴിവുകൾ കാണിക്കാനായില്ല.'],
    emptyPublic: ['No job openings available.', 'ഇപ്പോൾ ജോലി ഒഴിവില്ല.'],
    untitled: ['Untitled Position', 'പേരു ചേർക്കാത്ത ഒഴിവ്'],
    notSpecified: ['Not specified', 'പറഞ്ഞിട്ടില്ല'],
    notFound: ['This job opening was not found', 'ഈ ജോലി ഒഴിവ് കാണാനില്ല'],
    closed: ['This job opening is closed', 'ഈ ഒഴിവിലേക്ക് ഇനി അപേക്ഷിക്കാനാകില്ല'],
  },
  applications: {
    fillAll: [
      'Please fill all fields including Email and WhatsApp number',
      'ഇമെയിലും വാട്സാപ്പ് നമ്പറും ഉൾപ്പെടെ എല്ലാ കോളങ്ങളും പൂരിപ്പിക്കൂ',
    ],
    submitted: ['✅ Application submitted successfully!', '✅ അപേക്ഷ കിട്ടി!'],
    received: ['Application submitted successfully!', 'അപേക്ഷ കിട്ടി!'],
    mailed: [
      'A mail with a private link is on its way to the address you gave. With it you can see, correct or withdraw your application.',
      'നിങ്ങൾ തന്ന ഇമെയിലിലേക്ക് ഒരു സ്വകാര്യ ലിങ്ക് അയച്ചിട്ടുണ്ട്. അതുവഴി അപേക്ഷ കാണാം, തിരുത്താം, പിൻവലിക്കാം.',
    ],
    cvLeftOut: [
      'We could not keep your CV, because no more files can be stored here today. Please send it to us by mail or WhatsApp, with your name and the job you applied for.',
      'ഇന്ന് ഇവിടെ കൂടുതൽ ഫയലുകൾ സൂക്ഷിക്കാൻ കഴിയാത്തതിനാൽ നിങ്ങളുടെ സി.വി. എടുക്കാനായില്ല. പേരും അപേക്ഷിച്ച ജോലിയും എഴുതി, സി.വി. ഇമെയിലിലോ വാട്സാപ്പിലോ ഞങ്ങൾക്ക് അയയ്ക്കൂ.',
    ],
    failedPrefix: ['❌ ', '❌ '],
    failed: ['Failed to submit application', 'അപേക്ഷ അയയ്ക്കാനായില്ല'],
    keep: [
      'You may keep my CV for later openings too (optional)',
      'പിന്നീടു വരുന്ന ഒഴിവുകൾക്കു കൂടി എന്റെ സി.വി. സൂക്ഷിക്കാം (നിർബന്ധമില്ല)',
    ],
    wrongCv: [
      'The CV must be a PDF or a Word file (.pdf, .doc or .docx).',
      'സി.വി. PDF അല്ലെങ്കിൽ Word ഫയൽ ആയിരിക്കണം (.pdf, .doc, .docx).',
    ],
    cvNotFound: ['This CV was not found', 'ഈ സി.വി. കാണാനില്ല'],
  },
  projects: {
    loadFailed: ['❌ Error fetching products', '❌ പ്രോജക്ടുകൾ കാണിക്കാനായില്ല'],
    fetchFailed: ['Failed to fetch product', 'പ്രോജക്ട് കാണിക്കാനായില്ല'],
    empty: ['No products available.', 'ഇവിടെ പ്രോജക്ടുകളൊന്നുമില്ല.'],
    notFound: ['Project not found', 'ഈ പ്രോജക്ട് കാണാനില്ല'],
  },
  reviews: {
    loadFailed: ['Failed to load reviews', 'അഭിപ്രായങ്ങൾ കാണിക്കാനായില്ല'],
    empty: ['No reviews available.', 'അഭിപ്രായങ്ങളൊന്നും വന്നിട്ടില്ല.'],
    notFound: ['Review not found', 'ഈ അഭിപ്രായം കാണാനില്ല'],
  },
  services: {
    loadFailed: ['Failed to load services', 'സേവനങ്ങൾ കാണിക്കാനായില്ല'],
    notFound: ['Service not found', 'ഈ സേവനം കാണാനില്ല'],
  },
  enquiries: {
    fillAll: ['Please fill in your name, phone number and message.', 'പേരും ഫോൺ നമ്പറും സന്ദേശവും എഴുതൂ.'],
    submitted: [
      'Thank you. We have your message and will call you back within one working day.',
      'നന്ദി. നിങ്ങളുടെ സന്ദേശം കിട്ടി. ഒരു പ്രവൃത്തിദിവസത്തിനകം ഞങ്ങൾ തിരിച്ചു വിളിക്കും.',
    ],
    failed: [
      'Your message could not be sent. Please try again, or call us.',
      'സന്ദേശം അയയ്ക്കാനായില്ല. ഒന്നുകൂടി ശ്രമിക്കൂ, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കൂ.',
    ],
  },
  errors: {
    notFound: [
      'There is nothing at this address. It may have moved, or the link lost a letter on its way to you.',
      'ഈ വിലാസത്തിൽ ഒന്നുമില്ല. അതു മാറ്റിയതാകാം, അല്ലെങ്കിൽ നിങ്ങളുടെ അടുത്തെത്തും മുമ്പ് ലിങ്കിലെ ഒരക്ഷരം പോയതാകാം.',
    ],
    conflict: ['Somebody else has changed this in the meantime', 'ഇതിനിടെ മറ്റാരോ ഇത് മാറ്റി'],
    noConnection: [
      'There is no connection to the site. Please check your internet and try again.',
      'സൈറ്റുമായി ബന്ധപ്പെടാനാകുന്നില്ല. ഇന്റർനെറ്റ് ഉണ്ടോ എന്നു നോക്കി ഒന്നുകൂടി ശ്രമിക്കൂ.',
    ],
    pageLost: [
      'This page could not be loaded. Please check your connection and try again.',
      'ഈ പേജ് തുറക്കാനായില്ല. ഇന്റർനെറ്റ് ഉണ്ടോ എന്നു നോക്കി ഒന്നുകൂടി ശ്രമിക്കൂ.',
    ],
  },
})

/** What the server answers to a request that it does not take. No page uses these, so the build leaves them out. */
export const requestMessages = inBoth({
  invalidInput: ['Something in this request is not right.', 'അയച്ചതിൽ എന്തോ ശരിയല്ല.'],
  internal: [
    'Something went wrong on our side. Please try again in a moment.',
    'ഞങ്ങളുടെ ഭാഗത്ത് ഒരു തകരാറുണ്ടായി. അൽപം കഴിഞ്ഞ് ഒന്നുകൂടി ശ്രമിക്കൂ.',
  ],
  tooMany: [
    'Too many attempts. Please wait a little and try again.',
    'പല തവണ ശ്രമിച്ചുകഴിഞ്ഞു. അൽപം കഴിഞ്ഞ് ഒന്നുകൂടി ശ്രമിക്കൂ.',
  ],
  busy: ['The server is busy. Please try again in a moment.', 'സെർവറിൽ തിരക്കാണ്. അൽപം കഴിഞ്ഞ് ഒന്നുകൂടി ശ്രമിക്കൂ.'],
  unreachable: [
    'The site cannot store or look up anything right now. Please try again in a few minutes.',
    'ഇപ്പോൾ ഒന്നും സൂക്ഷിക്കാനോ തിരയാനോ സൈറ്റിനു കഴിയുന്നില്ല. അൽപം കഴിഞ്ഞ് ഒന്നുകൂടി ശ്രമിക്കൂ.',
  ],
  uncertain: [
    'It is not certain whether this was saved. Please look before you send it again.',
    'ഇതു സേവ് ആയോ എന്ന് ഉറപ്പില്ല. ഒന്നുകൂടി അയയ്ക്കും മുമ്പ് ഒന്നു നോക്കൂ.',
  ],
  diskFull: [
    'There is no space left to save this. Nothing was changed.',
    'ഇതു സേവ് ചെയ്യാൻ സെർവറിൽ സ്ഥലമില്ല. ഒന്നും മാറ്റിയിട്ടില്ല.',
  ],
  tooLarge: ['This is too large', 'ഇതിനു വലുപ്പം കൂടിപ്പോയി'],
  crossSite: [
    'This request came from another site and was refused',
    'മറ്റൊരു വെബ്സൈറ്റിൽനിന്നു വന്നതുകൊണ്ട് ഇത് സ്വീകരിച്ചില്ല',
  ],
  wrongType: ['This call does not accept this kind of content', 'ഇങ്ങനെയുള്ള ഉള്ളടക്കം ഇവിടെ സ്വീകരിക്കില്ല'],
  brokenBody: ['The request could not be read', 'അയച്ചത് വായിക്കാനായില്ല'],
  brokenAddress: ['The address of this request could not be read', 'ഈ വിലാസം വായിക്കാനായില്ല'],
  brokenRequest: ['This request could not be understood', 'അയച്ചത് മനസ്സിലാക്കാനായില്ല'],
  tooSlow: ['The request took too long to arrive', 'അയച്ചത് എത്താൻ വളരെ വൈകി'],
  metricsToken: ['These numbers need the METRICS_TOKEN', 'ഈ കണക്കുകൾ കാണാൻ METRICS_TOKEN വേണം'],
  formTooLarge: ['The text in this form is too long.', 'ഈ ഫോമിൽ എഴുതിയതിനു നീളം കൂടിപ്പോയി. അൽപം ചുരുക്കൂ.'],
  onlyOneFile: ['Please send one file only.', 'ഒരു ഫയൽ മാത്രം അയയ്ക്കൂ.'],
  manyUploads: [
    'Many people are sending files right now. Please try again in a moment.',
    'ഇപ്പോൾ പലരും ഫയലുകൾ അയയ്ക്കുന്നുണ്ട്. അൽപം കഴിഞ്ഞ് ഒന്നുകൂടി ശ്രമിക്കൂ.',
  ],
})
