// How a message on WhatsApp begins, in the language in which somebody wrote; so both are here.
export const greetings = {
  en: {
    application: 'Hello {name}, this is {company}, about your application as {job}.',
    message: 'Hello {name}, this is {company}, about your message to us.',
    call: 'Hello {name}, this is {company}, about your call.',
  },
  ml: {
    application: 'നമസ്കാരം {name}, ഇത് {company}. വിഷയം: ‘{job}’ എന്ന ജോലിക്കുള്ള അപേക്ഷ.',
    message: 'നമസ്കാരം {name}, ഇത് {company}. വിഷയം: നിങ്ങളുടെ സന്ദേശം.',
    call: 'നമസ്കാരം {name}, ഇത് {company}. വിഷയം: നിങ്ങൾ വിളിച്ച കാര്യം.',
  },
} as const
