import type { Translated } from '../languages.ts'
import type * as english from './phone-words.ts'

export const phoneMessages: Translated<typeof english.phoneMessages> = {
  missing: 'പേരും ഫോൺ നമ്പറും പണിയും എത്ര വർഷമായെന്നും എഴുതൂ.',
  needsForm: 'ഈ ഒഴിവിലേക്ക് ഫോൺ നമ്പർ മാത്രം പോരാ. പേജ് ഒന്നുകൂടി തുറന്ന് അവിടെയുള്ള ഫോം പൂരിപ്പിക്കൂ, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കൂ.',
  years: '{years} വർഷം',
  oneYear: '1 വർഷം',
}
