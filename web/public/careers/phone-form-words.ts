// The form that asks for no more than a phone number.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  intro: [
    'Four things are enough: no mail address, no CV. If your experience fits, we’ll call you.',
    'നാലു കാര്യം എഴുതിയാൽ മതി: ഇമെയിലും സി.വി.യും വേണ്ട. നിങ്ങളുടെ പരിചയം ജോലിക്കു യോജിച്ചതാണെങ്കിൽ ഞങ്ങൾ വിളിക്കും.',
  ],
  refused: ['Nothing was sent yet.', 'ഒന്നും ഇതുവരെ അയച്ചിട്ടില്ല.'],
  phone: ['Phone or WhatsApp number', 'ഫോൺ / വാട്സാപ്പ് നമ്പർ'],
  trade: ['Trade', 'അറിയാവുന്ന പണി'],
  tradeHint: ['Such as mason, painter or helper.', 'മേസ്തിരി, ഹെൽപ്പർ എന്നിങ്ങനെ.'],
  /** Suggested while the trade is typed. */
  trades: [
    [
      'Mason',
      'Helper',
      'Carpenter',
      'Bar bender',
      'Painter',
      'Plumber',
      'Electrician',
      'Tile layer',
      'Welder',
      'Waterproofing',
    ],
    [
      'മേസ്തിരി',
      'ഹെൽപ്പർ',
      'കാർപെന്റർ',
      'കമ്പിപ്പണി',
      'പെയിന്റർ',
      'പ്ലംബർ',
      'ഇലക്ട്രീഷ്യൻ',
      'ടൈൽസ് പണി',
      'വെൽഡർ',
      'വാട്ടർപ്രൂഫിങ്',
    ],
  ],
  years: ['Years of work', 'എത്ര വർഷമായി ചെയ്യുന്നു'],
  yearsHint: ['A number; 0 if you are new to it.', 'അക്കത്തിൽ; പുതിയ ആളാണെങ്കിൽ 0.'],
  keep: [
    'You may also call me for later openings (optional)',
    'പിന്നീടു വരുന്ന ഒഴിവുകൾക്കും എന്നെ വിളിക്കാം (നിർബന്ധമില്ല)',
  ],
})
