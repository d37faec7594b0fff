import type { InterviewDay } from './interview-days.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

export const words = {
  title: (name: string) => `Answer to ${name}`,
  answer: 'Answer',
  answers: { invite: 'Invite', more: 'Ask for more', reject: 'Not this time' },
  language: 'Language',
  at: 'Interview',
  atHint: 'It shows on the dashboard.',
  /** Such as "Tomorrow, Thu 10 am": two of them fit on one line of a phone. */
  onDay: ({ weekday, isTomorrow }: InterviewDay) =>
    `${isTomorrow ? 'Tomorrow, ' : ''}${weekdays[weekday]} 10 am`,
  place: 'Place',
  text: 'Text',
  textHint: 'You can change it before you send it.',
  tell: 'Show this on their private page',
  says: 'It then says: ',
  byWhatsapp: 'Send by WhatsApp',
  byMail: 'Send by mail',
  noAddress: 'No mail address was given, so only WhatsApp is left.',
  sending: 'One moment...',
  cancel: 'Cancel',
  failed: 'Nothing was noted. Please try again.',
  applicantSees: 'The applicant sees',
  seesHint: 'On their private page',
  told: { received: 'Received', reading: 'Being read', invited: 'Invited', rejected: 'Not this time' },
  texts: 'Texts of answers',
  textsHint:
    'What stands in braces is filled in for each applicant: {name}, {job}, {company}, {date}, {time}, {place}.',
  which: 'Which text',
  english: 'In English',
  malayalam: 'In Malayalam',
  save: 'Save text',
  saveFailed: 'The text could not be saved. Please try again.',
}
