// What the screen of one application or enquiry says itself.
export const openedWords = {
  lists: 'Lists',
  spam: 'Spam',
  steps: { application: 'Applications', enquiry: 'Enquiries' },
  previous: 'Previous',
  next: 'Next',
  left: (count: number) => (count === 0 ? 'The last one' : `${count} more`),
  call: 'Call',
  whatsapp: 'WhatsApp',
}
