import type { Translated } from '#contract/languages.ts'
import type { words as english } from './notice-words.ts'

export const words: Translated<typeof english> = {
  required: (day) =>
    `${day} മുതൽ ലോഗിൻ ചെയ്യാൻ രണ്ടാം ഘട്ടം (second step) വേണം: ഒരു പാസ്കീ, അല്ലെങ്കിൽ ഫോണിലെ ഒരു ആപ്പ്. ഒരു മിനിറ്റു മതി.`,
  setUp: 'ഇപ്പോൾ ഒരുക്കാം',
  noCodes: 'ഫോൺ നഷ്ടപ്പെട്ടാൽ ഉപയോഗിക്കാൻ റിക്കവറി കോഡുകളൊന്നും ബാക്കിയില്ല.',
  makeCodes: 'പുതിയത് എടുക്കാം',
  offer: 'അടുത്ത തവണ വിരലടയാളം, മുഖം, പിൻ എന്നിവ കൊണ്ട് ലോഗിൻ ചെയ്യണോ?',
  yes: 'വേണം, ഒരുക്കാം',
  no: 'ഈ ഉപകരണത്തിൽ വേണ്ട',
}
