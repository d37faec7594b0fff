// What the page for a client's review says itself. words.ml.ts takes its place on Malayalam pages.
import { maxImageBytes } from '#contract/limits.ts'

export const words = {
  title: (name: string) => `${name}, how was our work?`,
  intro:
    'Please tell other families in your own words. We read every review before it is on our site, and we never change a word of it. This link works once.',
  about: 'About: ',
  stars: 'How satisfied are you?',
  /** From one star to five. */
  meanings: ['Not at all', 'Not really', 'Partly', 'Satisfied', 'Very satisfied'],
  review: 'Your review',
  reviewHint: 'In Malayalam or English: what went well, what did not, how you live in it now.',
  name: 'How may we name you?',
  nameHint: 'As it will stand on our site, for example Latha, Aluva.',
  picture: 'A picture (optional)',
  pictureHint: `Of the house, or of you in it: JPEG, PNG or WebP, at most ${maxImageBytes / 1_000_000} MB. Everybody on it should agree.`,
  choosePicture: 'Choose a picture',
  noPicture: 'No picture chosen',
  pictureLost: 'Please choose the picture once more: browsers do not keep files.',
  consent:
    'Once we have looked at it, we show your review on this site: your words and stars, the name you gave, your picture if you added one, and the month. With it we keep when you sent it and which privacy notice you agreed to.\n\nIt stays until you ask us to take it away; then it is deleted, and no backup brings it back. Write to us or call us.',
  refused:
    'Nothing was sent yet. If you had chosen a picture, please choose it once more: browsers do not keep files.',
  send: 'Send review',
  sending: 'Sending',
  waiting: 'Sent, waiting for the answer',
  submitting: 'Sending...',
  thanks: 'We read it before it is on our site. You need to do nothing more.',
}
