import type { Translated } from '#contract/languages.ts'
import type { words as english } from './consent-words.ts'

export const words: Translated<typeof english> = {
  notGiven: { application: 'ഈ അപേക്ഷയോടൊപ്പം തന്നിട്ടില്ല', enquiry: 'ഈ അന്വേഷണത്തോടൊപ്പം തന്നിട്ടില്ല' },
  version: (version, language) => `പതിപ്പ് ${version}${language ? `, ഭാഷ: ${language}` : ''}`,
  given: (on, read) => `തന്നത്: ${on}. സ്വകാര്യതാ അറിയിപ്പിന്റെ ${read}`,
}
