// Answers to the forms on a family's page. Without imports, so that the browser does not load the schemas.
export const houseMessages = {
  notFound: 'There is nothing at this link. It has ended, or it is incomplete. Please ask us for a new one.',
  emailMissing: 'Please write your email address.',
  full: 'So many addresses get mails about this house that there is no room for another. Please call us.',
  enoughQuestions: 'Many addresses were given here today. Please try again tomorrow, or call us.',
  enoughMails:
    'We have mailed this address several times today. Please look for our mail, in the spam folder too, or try again tomorrow.',
  mailed: 'We have sent you a mail. Please open it and confirm that you want these mails.',
  confirmed: 'You get a mail when there is something new.',
  stopped: 'You get no more mails about this house, and your address is deleted here.',
} as const
