// What the server answers about a field. No page uses it, so the build leaves it out.
import { maxCvBytes, maxOffset, maxPageSize } from '../limits.ts'
import { inBoth } from '../words.ts'

/** The fields of public forms, as the messages about them name them. */
export const fieldNames = inBoth({
  name: ['The name', 'പേര്'],
  address: ['The address', 'വിലാസം'],
  qualification: ['The qualification', 'യോഗ്യത'],
  experience: ['The experience', 'പ്രവൃത്തിപരിചയം'],
  trade: ['The trade', 'പണി'],
  years: ['The years of work', 'എത്ര വർഷമായെന്നത്'],
  whatsapp: ['The WhatsApp number', 'വാട്സാപ്പ് നമ്പർ'],
  phone: ['The phone number', 'ഫോൺ നമ്പർ'],
  job_id: ['The job', 'ജോലി'],
  plan: ['What you plan to build', 'പണിയാൻ ഉദ്ദേശിക്കുന്നത്'],
  message: ['The message', 'സന്ദേശം'],
  review: ['The review', 'അഭിപ്രായം'],
  topic: ['The topic', 'വിഷയം'],
  notice_version: ['The version of the notice', 'അറിയിപ്പിന്റെ പതിപ്പ്'],
  website: ['This field', 'ഇത്'],
})

/** {field} and {max} are values of the message. */
export const fieldMessages = inBoth({
  unclear: ["Please check the value of '{field}'.", "'{field}' ശരിയാണോ എന്നു നോക്കൂ."],
  tooLong: ['{field} can be at most {max} characters long.', '‘{field}’: {max} അക്ഷരത്തിൽ കൂടരുത്.'],
  emailTooLong: ['This email address is too long.', 'ഇമെയിൽ വിലാസത്തിനു നീളം കൂടിപ്പോയി.'],
  wrongEmail: ['Please check the email address.', 'ഇമെയിൽ വിലാസം ശരിയാണോ എന്നു നോക്കൂ.'],
  wrongNumber: {
    phone: [
      'Please check the phone number: 10 digits, or the country code and the number.',
      'ഫോൺ നമ്പർ ശരിയാണോ എന്നു നോക്കൂ: 10 അക്കം, അല്ലെങ്കിൽ രാജ്യത്തിന്റെ കോഡും നമ്പറും.',
    ],
    whatsapp: [
      'Please check the WhatsApp number: 10 digits, or the country code and the number.',
      'വാട്സാപ്പ് നമ്പർ ശരിയാണോ എന്നു നോക്കൂ: 10 അക്കം, അല്ലെങ്കിൽ രാജ്യത്തിന്റെ കോഡും നമ്പറും.',
    ],
  },
  cvTooLarge: [
    `This file is over ${maxCvBytes / 1_000_000} MB. Please send a smaller one.`,
    `ഈ ഫയൽ ${maxCvBytes / 1_000_000} MB-യിൽ കൂടുതലുണ്ട്. ചെറിയ ഒന്ന് അയയ്ക്കൂ.`,
  ],
  trueOrFalse: ['Please answer with true or false.', 'true അല്ലെങ്കിൽ false എന്ന് ഉത്തരം തരൂ.'],
  wrongLimit: [
    `The limit is a whole number from 0 to ${maxPageSize}.`,
    `limit 0 മുതൽ ${maxPageSize} വരെയുള്ള പൂർണസംഖ്യയാകണം.`,
  ],
  wrongOffset: [
    `The offset is a whole number from 0 to ${maxOffset}.`,
    `offset 0 മുതൽ ${maxOffset} വരെയുള്ള പൂർണസംഖ്യയാകണം.`,
  ],
  wrongSize: ['The size is a whole number of square feet.', 'വലുപ്പം ചതുരശ്ര അടിയിൽ ഒരു പൂർണസംഖ്യയാകണം.'],
})
