// The dashboard. words.ml.ts takes its place in Malayalam.
type Counted = (count: number) => string
const counted =
  (one: string, many: string): Counted =>
  (count) =>
    count === 1 ? one : many

export const words = {
  title: 'welcome to admin pages',
  seeSite: 'See the site',
  failed: "Unable to load today's numbers.",
  attention: 'Needs attention today',
  nothing: 'Nothing is waiting for you.',
  tasks: {
    due_follow_ups: counted('enquiry to follow up today', 'enquiries to follow up today'),
    new_enquiries: counted('new enquiry', 'new enquiries'),
    new_applications: counted('new application', 'new applications'),
    waiting_reviews: counted('review of a client waits for you', 'reviews of clients wait for you'),
    waiting_accounts: counted(
      'account is waiting for your approval',
      'accounts are waiting for your approval',
    ),
    undelivered_mails: counted('mail not delivered yet', 'mails not delivered yet'),
  },
  quick: 'Quick actions',
  addEnquiry: 'Add an enquiry',
  addProject: 'Add a project',
  addReview: 'Add a review',
  addJob: 'Add a job',
  addService: 'Add a service',
  counts: {
    title: 'On the site',
    projects: 'Projects',
    reviews: 'Reviews',
    services: 'Added services',
    open_jobs: 'Open jobs',
    applications: 'Applications',
    enquiries: 'Enquiries',
  },
  interviews: 'Interviews',
  today: 'Today',
  followUps: 'Follow-ups',
  checkRates: 'Check the rates',
  yourName: 'What is your name?',
  notNow: 'Not now',
  weeks: {
    title: (count: number) => `The last ${count} weeks`,
    applications: 'Applications',
    enquiries: 'Enquiries',
    most: (count: number) => `Most in a week: ${count}`,
    counted: (count: number, kind: 'applications' | 'enquiries') => `${count} ${kind}`,
    thisWeek: (counts: string[]) => `This week ${counts.join(' and ')}. All numbers are in the table below.`,
    weekFrom: (day: string, counts: string[]) => `Week from ${day}: ${counts.join(', ')}`,
    now: 'this week',
    asTable: 'Show as a table',
    caption: (kinds: string[]) => `By week: ${kinds.join(' and ').toLowerCase()}`,
    from: 'Week from',
  },
  mails: {
    title: 'Mails that have not arrived',
    caption: 'Undelivered mails',
    mail: 'Mail',
    to: (recipient: string) => `to ${recipient}`,
    written: 'Written',
    status: 'Status',
    failed: 'Failed',
    waiting: 'Waiting to be sent',
    name: (recipient: string) => `the mail to ${recipient}`,
    again: 'Send again',
    remove: 'Remove',
    question: 'Remove this mail?',
    detail: 'It will not be sent.',
  },
}
