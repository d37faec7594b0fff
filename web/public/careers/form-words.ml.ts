import type { Translated } from '#contract/languages.ts'
import { cvExtensions, maxCvBytes } from '#contract/limits.ts'
import type { words as english } from './form-words.ts'

export const words: Translated<typeof english> = {
  refused: 'ഒന്നും ഇതുവരെ അയച്ചിട്ടില്ല. സി.വി. തിരഞ്ഞെടുത്തിരുന്നെങ്കിൽ ഒന്നുകൂടി തിരഞ്ഞെടുക്കൂ: ബ്രൗസർ ഫയലുകൾ ഓർത്തുവയ്ക്കില്ല.',
  name: 'പേര്',
  email: 'ഇമെയിൽ',
  noEmail: 'ഇമെയിൽ ഇല്ലേ?',
  whatsapp: 'വാട്സാപ്പ് നമ്പർ',
  address: 'വിലാസം',
  qualification: 'യോഗ്യത',
  qualificationHint: 'ഐ.ടി.ഐ. പോലെ; ഇല്ലെങ്കിൽ ‘ഇല്ല’.',
  noQualification: 'ഇല്ല',
  experience: 'പ്രവൃത്തിപരിചയം',
  experienceHint: 'എത്ര വർഷം, എന്തു പണി.',
  cv: 'ബയോഡാറ്റ / സി.വി. (നിർബന്ധമില്ല)',
  chooseCv: 'ഫയൽ തിരഞ്ഞെടുക്കാം',
  noCv: 'ഫയൽ ചേർത്തിട്ടില്ല',
  cvHint: `PDF അല്ലെങ്കിൽ Word ഫയൽ (${cvExtensions.join(', ')}), പരമാവധി ${maxCvBytes / 1_000_000} MB.`,
  cvLost: 'സി.വി. ഒന്നുകൂടി തിരഞ്ഞെടുക്കൂ: ബ്രൗസർ ഫയലുകൾ ഓർത്തുവയ്ക്കില്ല.',
  cvTooLarge: `ഈ ഫയൽ ${maxCvBytes / 1_000_000} MB-യിൽ കൂടുതലുണ്ട്. ചെറിയ ഒന്ന് അയയ്ക്കൂ.`,
  sending: 'അയയ്ക്കുന്നു',
  waiting: 'അയച്ചു, മറുപടിക്കായി കാക്കുന്നു',
  submitting: 'അയയ്ക്കുന്നു…',
  cancel: 'വേണ്ട',
  submit: 'അപേക്ഷ അയയ്ക്കാം',
  topic: (title) => `${title} (ജോലി)`,
}
