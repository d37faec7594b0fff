import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  main: 'പ്രധാന മെനു',
  dashboard: 'ഡാഷ്ബോർഡ്',
  menu: 'മെനു',
  admin: 'അഡ്മിൻ മെനു',
  groups: { Website: 'വെബ്സൈറ്റ്', Office: 'ഓഫീസ്' },
  logout: 'ലോഗ് ഔട്ട്',
  newsShort: (count) => String(count),
  news: (count) => `പുതിയ ${count}`,
  toDashboard: 'ഡാഷ്ബോർഡിലേക്ക് പോകാം',
  legal: { privacy: 'സ്വകാര്യത', terms: 'നിബന്ധനകൾ' },
  loginAgain: 'വീണ്ടും ലോഗിൻ ചെയ്യൂ',
}
