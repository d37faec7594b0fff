// How a message on WhatsApp begins, in the language in which somebody wrote; so both are here.
export const greetings = {
  en: {
    application: 'Hello {name}, this is {company}, about your application as {job}.',
    message: 'Hello {name}, this is {company}, about your message to us.',
    call: 'Hello {name}, this is {company}, about your call.',
  },
  ml: {
    application: 'നമസ്കാരം {name}, {company} എന്ന കമ്പനിയിൽനിന്നാണ്. ‘{job}’ എന്ന ജോലിക്കുള്ള അപേക്ഷ കിട്ടി.',
    message: 'നമസ്കാരം {name}, {company} എന്ന കമ്പനിയിൽനിന്നാണ്. നിങ്ങളുടെ സന്ദേശം കിട്ടി.',
    call: 'നമസ്കാരം {name}, {company} എന്ന കമ്പനിയിൽനിന്നാണ്. നിങ്ങൾ വിളിച്ചിരുന്നല്ലോ.',
  },
} as const
