// On the dashboard.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  required: [
    (day: string) =>
      `From ${day} on you need a second step to log in: a passkey or an app on your phone. It takes a minute.`,
    (day) =>
      `${day} മുതൽ ലോഗിൻ ചെയ്യാൻ രണ്ടാം ഘട്ടം (second step) വേണം: ഒരു പാസ്കീ, അല്ലെങ്കിൽ ഫോണിലെ ഒരു ആപ്പ്. ഒരു മിനിറ്റു മതി.`,
  ],
  setUp: ['Set it up now', 'ഇപ്പോൾ ഒരുക്കാം'],
  noCodes: [
    'You have no recovery codes for the day on which your phone is lost.',
    'ഫോൺ നഷ്ടപ്പെട്ടാൽ ഉപയോഗിക്കാൻ റിക്കവറി കോഡുകളൊന്നും ബാക്കിയില്ല.',
  ],
  makeCodes: ['Make new ones', 'പുതിയത് എടുക്കാം'],
  offer: [
    'Log in with your fingerprint, your face or your PIN next time?',
    'അടുത്ത തവണ വിരലടയാളമോ മുഖമോ പിന്നോ ഉപയോഗിച്ച് ലോഗിൻ ചെയ്യണോ?',
  ],
  yes: ['Yes, set it up', 'വേണം, ഒരുക്കാം'],
  no: ['Not on this device', 'ഈ ഉപകരണത്തിൽ വേണ്ട'],
})
