// What mails say whatever they are about.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  test: {
    subject: ['Test mail from your site', 'നിങ്ങളുടെ വെബ്സൈറ്റിൽനിന്ന് ഒരു ടെസ്റ്റ് മെയിൽ'],
    text: [
      'Mails from your site arrive: somebody who is logged in with this address has just tried it.\n',
      'വെബ്സൈറ്റിൽനിന്നുള്ള മെയിലുകൾ എത്തുന്നുണ്ട്: ഈ വിലാസം ഉപയോഗിച്ച് ലോഗിൻ ചെയ്തയാൾ ഇപ്പോൾ പരീക്ഷിച്ചുനോക്കിയതാണ്.\n',
    ],
  },
  lastNotice: [
    `
So many forms have come in that this is the last mail about them for a day, counted from the first. Everything that
comes in is in the admin area as usual.
`,
    `
ഫോമുകൾ ഒരുപാടു വന്നതുകൊണ്ട് അവയെക്കുറിച്ചുള്ള മെയിലുകൾ തൽക്കാലം ഇതോടെ നിർത്തുന്നു; ആദ്യത്തേതു വന്ന് ഒരു ദിവസം കഴിഞ്ഞേ ഇനി അയയ്ക്കൂ. വരുന്നതെല്ലാം പതിവുപോലെ അഡ്മിൻ ഭാഗത്തു കാണാം.
`,
  ],
})
