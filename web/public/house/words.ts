// What a family's page says itself. words.ml.ts takes its place on Malayalam pages.
export const words = {
  intro:
    'What happens on your building site, the newest first. Whoever has the address of this page can see it, so please keep it in the family.',
  stages: 'Where your house stands',
  now: 'now',
  weekOf: (day: string) => `Week of ${day}`,
  picture: (day: string, at: number) => `Picture ${at} of ${day}`,
  pictures: 'Pictures',
  empty: 'Nothing here yet',
  emptyWhy:
    'As soon as there is something to see on your building site, it stands here. This link stays the same.',
  call: {
    title: 'A question?',
    text: 'Call us, or write on WhatsApp. You need not say which update you mean: the day is enough.',
    whatsapp: 'Write on WhatsApp',
  },
  follow: {
    title: 'A mail when there is something new',
    text: 'At most one a day. We use your address for nothing else, and delete it when you stop the mails or when this link ends.',
    email: 'Your email address',
    send: 'Send me mails',
    /** The heading of the answer; the rest comes from the contract. */
    mailed: 'One more step',
    confirmed: 'Thank you',
    notSent: 'No mail was sent.',
  },
  stop: {
    title: 'You get mails about this house',
    text: (email: string) => `At ${email}, when there is something new.`,
    send: 'Stop the mails',
    done: 'The mails have stopped',
    afterwards: 'The link in our mails no longer works. The one that we sent your family still does.',
  },
  question: {
    title: 'Do you want mails about your house?',
    text: (email: string) =>
      `Somebody has asked us to write to ${email} when there is something new on a building site of ours. Was it you?`,
    yes: 'Yes, send me mails',
    no: 'No, delete my address',
  },
  deadLinkWhy:
    'It has ended, or you have stopped the mails that it came with. Or it has lost a letter on its way: please open it again from the message in which you got it, or ask us for a new one.',
}
