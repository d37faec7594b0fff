import type { Translated } from '#contract/languages.ts'
import type { words as english } from './texts.ts'

export const words: Translated<typeof english> = {
  test: {
    subject: 'നിങ്ങളുടെ വെബ്സൈറ്റിൽനിന്ന് ഒരു ടെസ്റ്റ് മെയിൽ',
    text: 'വെബ്സൈറ്റിൽനിന്നുള്ള മെയിലുകൾ എത്തുന്നുണ്ട്: ഈ വിലാസത്തിൽ ലോഗിൻ ചെയ്തയാൾ ഇപ്പോൾ പരീക്ഷിച്ചുനോക്കിയതാണ്.\n',
  },
  lastNotice: `
ഫോമുകൾ ഒരുപാടു വന്നതുകൊണ്ട് അവയെക്കുറിച്ചുള്ള മെയിലുകൾ തൽക്കാലം ഇതോടെ നിർത്തുന്നു; ആദ്യത്തേതു വന്ന് ഒരു ദിവസം കഴിഞ്ഞേ ഇനി അയയ്ക്കൂ. വരുന്നതെല്ലാം പതിവുപോലെ അഡ്മിൻ ഭാഗത്തു കാണാം.
`,
}
