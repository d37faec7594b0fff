import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  poster: 'പോസ്റ്റർ',
  posterOf: (title) => `പോസ്റ്റർ: ${title}`,
  language: 'പോസ്റ്ററിന്റെ ഭാഷ',
  note: 'സ്റ്റാറ്റസിലും, ജോലി അന്വേഷിക്കുന്നവരുടെ ഗ്രൂപ്പുകളിലും ഇടാം; പ്രിന്റ് ചെയ്താൽ സൈറ്റ് ഓഫീസിൽ ഒട്ടിക്കാനുള്ള A4 പേജാകും.',
  share: 'അയയ്ക്കാം',
  download: 'ഡൗൺലോഡ് ചെയ്യാം',
  drawingFailed: 'ചിത്രം വരയ്ക്കാനായില്ല. പേജ് ഒന്നുകൂടി തുറക്കൂ.',
  shareFailed: 'ചിത്രം അയയ്ക്കാനായില്ല. ഡൗൺലോഡ് ചെയ്തു നോക്കൂ.',
  print: 'പ്രിന്റ് ചെയ്യാം',
  closed: 'ഈ ഒഴിവ് അവസാനിച്ചു: കോഡ് സ്കാൻ ചെയ്യുന്നവർ അതാണു വായിക്കുക.',
  untranslated: 'ഈ ജോലിയുടെ ചില വരികൾ മലയാളത്തിലാക്കിയിട്ടില്ല. അവ ഇംഗ്ലീഷിൽ കാണും.',
  translate: 'മലയാളത്തിലാക്കാം',
}
