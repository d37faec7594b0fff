// Apart from words.ts, since the list of jobs does without them. form-words.ml.ts takes its place on Malayalam pages.
import { cvExtensions, maxCvBytes } from '#contract/limits.ts'

export const words = {
  refused:
    'Nothing was sent yet. If you had chosen a CV, please choose it again: the browser does not keep files.',
  name: 'Name',
  email: 'Email',
  noEmail: 'No email address?',
  whatsapp: 'WhatsApp number',
  address: 'Address',
  qualification: 'Qualification',
  qualificationHint: 'Such as ITI Civil, B.Tech, or none.',
  /** Typed by one tap. */
  noQualification: 'None',
  experience: 'Experience',
  experienceHint: 'Years, and what kind of work.',
  cv: 'CV (optional)',
  chooseCv: 'Choose a file',
  noCv: 'No file chosen',
  cvHint: `PDF or Word (${cvExtensions.join(', ')}), at most ${maxCvBytes / 1_000_000} MB.`,
  /** After a change of language. */
  cvLost: 'Please choose your CV again: the browser does not keep files.',
  /** As in contract/upload-messages.ts, whose other messages only staff need. */
  cvTooLarge: `This file is over ${maxCvBytes / 1_000_000} MB. Please send a smaller one.`,
  sending: 'Sending',
  waiting: 'Sent, waiting for the answer',
  submitting: 'Sending…',
  cancel: 'Cancel',
  submit: 'Submit application',
  /** Named in a message on WhatsApp. */
  topic: (title: string) => `${title} (job)`,
}
