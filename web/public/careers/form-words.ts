// Apart from words.ts, since the list of jobs does without them.
import { cvExtensions, maxCvBytes } from '#contract/limits.ts'
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  refused: [
    'Nothing was sent yet. If you had chosen a CV, please choose it again: the browser does not keep files.',
    'ഒന്നും ഇതുവരെ അയച്ചിട്ടില്ല. സി.വി. തിരഞ്ഞെടുത്തിരുന്നെങ്കിൽ ഒന്നുകൂടി തിരഞ്ഞെടുക്കൂ: ബ്രൗസർ ഫയലുകൾ ഓർത്തുവയ്ക്കില്ല.',
  ],
  name: ['Name', 'പേര്'],
  email: ['Email', 'ഇമെയിൽ'],
  noEmail: ['No email address?', 'ഇമെയിൽ ഇല്ലേ?'],
  whatsapp: ['WhatsApp number', 'വാട്സാപ്പ് നമ്പർ'],
  address: ['Address', 'വിലാസം'],
  qualification: ['Qualification', 'യോഗ്യത'],
  qualificationHint: ['Such as ITI Civil, B.Tech, or none.', 'ഐ.ടി.ഐ. പോലെ; ഇല്ലെങ്കിൽ ‘ഇല്ല’.'],
  /** Typed by one tap. */
  noQualification: ['None', 'ഇല്ല'],
  experience: ['Experience', 'പ്രവൃത്തിപരിചയം'],
  experienceHint: ['Years, and what kind of work.', 'എത്ര വർഷം, എന്തു പണി.'],
  cv: ['CV (optional)', 'ബയോഡാറ്റ / സി.വി. (നിർബന്ധമില്ല)'],
  chooseCv: ['Choose a file', 'ഫയൽ തിരഞ്ഞെടുക്കാം'],
  noCv: ['No file chosen', 'ഫയൽ ചേർത്തിട്ടില്ല'],
  cvHint: [
    `PDF or Word (${cvExtensions.join(', ')}), at most ${maxCvBytes / 1_000_000} MB.`,
    `PDF അല്ലെങ്കിൽ Word ഫയൽ (${cvExtensions.join(', ')}), പരമാവധി ${maxCvBytes / 1_000_000} MB.`,
  ],
  /** After a change of language. */
  cvLost: [
    'Please choose your CV again: the browser does not keep files.',
    'സി.വി. ഒന്നുകൂടി തിരഞ്ഞെടുക്കൂ: ബ്രൗസർ ഫയലുകൾ ഓർത്തുവയ്ക്കില്ല.',
  ],
  /** As in contract/upload-messages.ts, whose other messages only staff need. */
  cvTooLarge: [
    `This file is over ${maxCvBytes / 1_000_000} MB. Please send a smaller one.`,
    `ഈ ഫയൽ ${maxCvBytes / 1_000_000} MB-യിൽ കൂടുതലുണ്ട്. ചെറിയ ഒന്ന് അയയ്ക്കൂ.`,
  ],
  sending: ['Sending', 'അയയ്ക്കുന്നു'],
  waiting: ['Sent, waiting for the answer', 'അയച്ചു, മറുപടിക്കായി കാക്കുന്നു'],
  submitting: ['Sending…', 'അയയ്ക്കുന്നു…'],
  cancel: ['Cancel', 'വേണ്ട'],
  submit: ['Submit application', 'അപേക്ഷ അയയ്ക്കാം'],
  /** Named in a message on WhatsApp. */
  topic: [(title: string) => `${title} (job)`, (title) => `${title} (ജോലി)`],
})
