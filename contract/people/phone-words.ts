// Messages about an application with a phone number only. Without imports, so that the browser does not load the schemas.
import { inBoth } from '../words.ts'

export const phoneMessages = inBoth({
  missing: [
    'Please fill in your name, phone number, trade and years of work.',
    'പേരും ഫോൺ നമ്പറും പണിയും എത്ര വർഷമായെന്നും എഴുതൂ.',
  ],
  needsForm: [
    'This opening asks for more than a phone number. Please open its page again and fill in the form there, or call us.',
    'ഈ ഒഴിവിലേക്ക് ഫോൺ നമ്പർ മാത്രം പോരാ. പേജ് ഒന്നുകൂടി തുറന്ന് അവിടെയുള്ള ഫോം പൂരിപ്പിക്കൂ, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കൂ.',
  ],
  /** Stored as the experience when only a number was typed. */
  years: ['{years} years', '{years} വർഷം'],
  oneYear: ['1 year', '1 വർഷം'],
})
