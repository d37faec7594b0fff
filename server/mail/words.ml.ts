import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  test: {
    subject: 'നിങ്ങളുടെ വെബ്സൈറ്റിൽനിന്ന് ഒരു ടെസ്റ്റ് മെയിൽ',
    text: 'വെബ്സൈറ്റിൽനിന്നുള്ള മെയിലുകൾ എത്തുന്നുണ്ട്: ഈ വിലാസത്തിൽ ലോഗിൻ ചെയ്തയാൾ ഇപ്പോൾ പരീക്ഷിച്ചുനോക്കിയതാണ്.\n',
  },
  lastNotice: `
ഫോമുകൾ ഒരുപാടു വന്നതുകൊണ്ട് ഇന്നത്തേക്ക് ഇത് അവസാനത്തെ അറിയിപ്പാണ്; ആദ്യത്തേതു വന്ന് ഒരു ദിവസം കഴിഞ്ഞേ അടുത്ത മെയിൽ വരൂ. വരുന്നതെല്ലാം പതിവുപോലെ അഡ്മിൻ ഭാഗത്തു കാണാം.
`,
}
