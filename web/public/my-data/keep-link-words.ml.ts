import type { Translated } from '#contract/languages.ts'
import type { words as english } from './keep-link-words.ts'

export const words: Translated<typeof english> = {
  message: (company, link) => `${company} എന്ന കമ്പനിക്ക് ഞാൻ അയച്ചത് കാണാനും തിരുത്താനും പിൻവലിക്കാനും: ${link}`,
  explanation:
    'നിങ്ങൾ അയച്ചതിലേക്കുള്ള സ്വകാര്യ ലിങ്കാണിത്. ഇതുവഴി എപ്പോൾ വേണമെങ്കിലും അത് കാണാം, തിരുത്താം, പിൻവലിക്കാം. മറ്റാർക്കും കൊടുക്കാതെ സൂക്ഷിച്ചുവയ്ക്കൂ:',
  sendToYourself: 'വാട്സാപ്പിൽ നിങ്ങൾക്കുതന്നെ അയയ്ക്കാം (പുതിയ ടാബിൽ)',
}
