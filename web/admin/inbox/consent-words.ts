// Whether somebody has agreed to the privacy notice.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  notGiven: {
    application: ['Not given with this application', 'ഈ അപേക്ഷയോടൊപ്പം തന്നിട്ടില്ല'],
    enquiry: ['Not given with this enquiry', 'ഈ അന്വേഷണത്തോടൊപ്പം തന്നിട്ടില്ല'],
  },
  version: [
    (version: string, language: string) => `version ${version}${language ? `, in ${language}` : ''}`,
    (version, language) => `പതിപ്പ് ${version}${language ? `, ഭാഷ: ${language}` : ''}`,
  ],
  given: [
    (on: string, read: string) => `Given on ${on} to the privacy notice, ${read}`,
    (on, read) => `തന്നത്: ${on}. സ്വകാര്യതാ അറിയിപ്പിന്റെ ${read}`,
  ],
})
