export const answerMessages = {
  missing: 'Please write the text.',
  incomplete: 'Please fill in what is missing.',
  unknown: 'There is no such answer.',
  unknownWay: 'An answer goes out by WhatsApp or by mail.',
  unknownBlank:
    'In braces only these words are filled in: {name}, {job}, {company}, {date}, {time}, {place}.',
  blankLeft: 'There are still braces in the text. Please write what they stand for.',
  noTime: 'Please choose the day and the time of the interview.',
  timeOver: 'This time is over. Please choose a later one.',
  noPlace: 'Please write where the interview is.',
  noAddress: 'This applicant has given no mail address. Please answer by WhatsApp.',
  enoughMails: 'Enough mails have gone out today, and this one was not sent. Please use WhatsApp, or call.',
  noted: 'Answer noted',
  queued: 'Answer noted. The mail waits to be sent.',
  changed:
    'Somebody else has answered or changed this application meanwhile, so this answer was not taken. What you typed is kept: please look at the application first.',
  textSaved: 'The text is saved',
  overtaken: 'Somebody else has changed this text meanwhile. Please close it, open it again and look at it.',
  loadFailed: 'The texts could not be loaded',
} as const
