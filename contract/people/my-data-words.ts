// Messages of the page behind a private link. Without imports, so that the browser does not load the schemas.
import { inBoth } from '../words.ts'

export const myDataMessages = inBoth({
  notFound: [
    'What this link led to was withdrawn, or deleted because its time was over; then we no longer have it. Or the link has lost a letter on its way: please open it again from the place where you kept it.',
    'ഈ ലിങ്കിലുണ്ടായിരുന്നത് പിൻവലിച്ചതാകാം, അല്ലെങ്കിൽ കാലാവധി കഴിഞ്ഞ് മായ്ച്ചതാകാം; അങ്ങനെയെങ്കിൽ അത് ഇപ്പോൾ ഞങ്ങളുടെ പക്കലില്ല. അതുമല്ലെങ്കിൽ ലിങ്കിലെ ഒരക്ഷരം പോയതാകാം: സൂക്ഷിച്ചുവച്ച ഇടത്തുനിന്ന് ലിങ്ക് ഒന്നുകൂടി തുറക്കൂ.',
  ],
  missing: ['Please leave no field empty.', 'ഒരു കോളവും ഒഴിച്ചിടരുത്.'],
  saved: ['Saved. Thank you for telling us.', 'സേവ് ചെയ്തു. അറിയിച്ചതിനു നന്ദി.'],
  saveFailed: [
    'Nothing was saved. Please check your connection and try again, or call us.',
    'ഒന്നും സേവ് ചെയ്തിട്ടില്ല. ഇന്റർനെറ്റ് ഉണ്ടോ എന്നു നോക്കി ഒന്നുകൂടി ശ്രമിക്കൂ, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കൂ.',
  ],
  confirm: ['Please tick the box to confirm.', 'ഉറപ്പാണെന്ന് കാണിക്കാൻ കള്ളിയിൽ ടിക്ക് ചെയ്യൂ.'],
  withdrawn: {
    application: [
      'Your application is withdrawn, and everything you sent with it is deleted.',
      'നിങ്ങളുടെ അപേക്ഷ പിൻവലിച്ചു. അതോടൊപ്പം അയച്ചതെല്ലാം മായ്ച്ചു.',
    ],
    enquiry: ['Your message is withdrawn and deleted.', 'നിങ്ങളുടെ സന്ദേശം പിൻവലിച്ച് മായ്ച്ചു.'],
  },
  withdrawFailed: [
    'Nothing was withdrawn. Please check your connection and try again, or call us.',
    'ഒന്നും പിൻവലിച്ചിട്ടില്ല. ഇന്റർനെറ്റ് ഉണ്ടോ എന്നു നോക്കി ഒന്നുകൂടി ശ്രമിക്കൂ, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കൂ.',
  ],
})
