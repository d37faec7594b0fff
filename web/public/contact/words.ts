// What the contact page says itself. words.ml.ts takes its place on Malayalam pages.
export const words = {
  label: 'Contact',
  whatsapp: 'WhatsApp',
  writeTo: (number: string) => `Write to ${number}`,
  mail: 'Mail',
  office: 'Office',
  openInMaps: 'Open in maps',
  hours: 'Hours',
  directions: 'Directions',
  closedOn: 'Closed on',
  closedDays: (from: string, to: string | undefined, reason: string) =>
    `${from}${to ? ` to ${to}` : ''} (${reason})`,
  another: 'Write another message',
  about: 'About: ',
  name: 'Name',
  phone: 'Phone',
  phoneHint: 'With the country code if you live abroad.',
  plan: 'What do you plan to build?',
  choose: 'Please choose',
  message: 'Message',
  sending: 'Sending…',
  send: 'Send message',
}
