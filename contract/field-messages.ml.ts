import type * as english from './field-messages.ts'
import type { Translated } from './languages.ts'
import { maxCvBytes, maxOffset, maxPageSize } from './limits.ts'

export const fieldNames: Translated<typeof english.fieldNames> = {
  name: 'പേര്',
  address: 'വിലാസം',
  qualification: 'യോഗ്യത',
  experience: 'പ്രവൃത്തിപരിചയം',
  trade: 'പണി',
  years: 'എത്ര വർഷമായെന്നത്',
  whatsapp: 'വാട്സാപ്പ് നമ്പർ',
  phone: 'ഫോൺ നമ്പർ',
  job_id: 'ജോലി',
  plan: 'പണിയാൻ ഉദ്ദേശിക്കുന്നത്',
  message: 'സന്ദേശം',
  review: 'അഭിപ്രായം',
  topic: 'വിഷയം',
  notice_version: 'അറിയിപ്പിന്റെ പതിപ്പ്',
  website: 'ഇത്',
}

export const fieldMessages: Translated<typeof english.fieldMessages> = {
  unclear: "'{field}' ശരിയാണോ എന്നു നോക്കൂ.",
  tooLong: '{field} {max} അക്ഷരത്തിൽ കൂടരുത്.',
  emailTooLong: 'ഇമെയിൽ വിലാസത്തിനു നീളം കൂടിപ്പോയി.',
  wrongEmail: 'ഇമെയിൽ വിലാസം ശരിയാണോ എന്നു നോക്കൂ.',
  wrongNumber: {
    phone: 'ഫോൺ നമ്പർ ശരിയാണോ എന്നു നോക്കൂ: 10 അക്കം, അല്ലെങ്കിൽ രാജ്യത്തിന്റെ കോഡും നമ്പറും.',
    whatsapp: 'വാട്സാപ്പ് നമ്പർ ശരിയാണോ എന്നു നോക്കൂ: 10 അക്കം, അല്ലെങ്കിൽ രാജ്യത്തിന്റെ കോഡും നമ്പറും.',
  },
  cvTooLarge: `ഈ ഫയൽ ${maxCvBytes / 1_000_000} MB-യിൽ കൂടുതലുണ്ട്. ചെറിയ ഒന്ന് അയയ്ക്കൂ.`,
  trueOrFalse: 'true അല്ലെങ്കിൽ false എന്ന് ഉത്തരം തരൂ.',
  wrongLimit: `limit 0 മുതൽ ${maxPageSize} വരെയുള്ള പൂർണസംഖ്യയാകണം.`,
  wrongOffset: `offset 0 മുതൽ ${maxOffset} വരെയുള്ള പൂർണസംഖ്യയാകണം.`,
  wrongSize: 'വലുപ്പം ചതുരശ്ര അടിയിൽ ഒരു പൂർണസംഖ്യയാകണം.',
}
