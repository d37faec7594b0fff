// The sentences that calls send to visitors, in Malayalam, by the English ones. For the server only.
import { messages as malayalam, requestMessages as ofRequests } from './messages.ml.ts'
import { messages as english, requestMessages } from './messages.ts'
import { myDataMessages as ofMyData } from './people/my-data-words.ml.ts'
import { myDataMessages } from './people/my-data-words.ts'
import { uploadMessages } from './upload-messages.ts'

const ofForms: Record<string, string> = {
  [uploadMessages.formTooLarge]: 'ഈ ഫോമിൽ എഴുതിയതിനു നീളം കൂടിപ്പോയി. അൽപം ചുരുക്കൂ.',
  [uploadMessages.onlyOne]: 'ഒരു ഫയൽ മാത്രം അയയ്ക്കൂ.',
  [uploadMessages.busy]: 'ഇപ്പോൾ പലരും ഫയലുകൾ അയയ്ക്കുന്നുണ്ട്. അൽപം കഴിഞ്ഞ് ഒന്നുകൂടി ശ്രമിക്കൂ.',
  'This email address is too long.': 'ഇമെയിൽ വിലാസത്തിനു നീളം കൂടിപ്പോയി.',
  'Please check the email address.': 'ഇമെയിൽ വിലാസം ശരിയാണോ എന്നു നോക്കൂ.',
  'Please answer with true or false.': 'true അല്ലെങ്കിൽ false എന്ന് ഉത്തരം തരൂ.',
}

/** By the English sentence. */
export const sentences = new Map([
  ...pairs(english, malayalam),
  ...pairs(myDataMessages, ofMyData),
  ...pairs(requestMessages, ofRequests),
  ...Object.entries(ofForms),
])

/** The fields of public forms, as English sentences name them. */
const fields: Record<string, string> = {
  'The name': 'പേര്',
  'The address': 'വിലാസം',
  'The qualification': 'യോഗ്യത',
  'The experience': 'പ്രവൃത്തിപരിചയം',
  'The WhatsApp number': 'വാട്സാപ്പ് നമ്പർ',
  'the WhatsApp number': 'വാട്സാപ്പ് നമ്പർ',
  'The phone number': 'ഫോൺ നമ്പർ',
  'the phone number': 'ഫോൺ നമ്പർ',
  'The job': 'ജോലി',
  'What you plan to build': 'പണിയാൻ ഉദ്ദേശിക്കുന്നത്',
  'The message': 'സന്ദേശം',
  'The topic': 'വിഷയം',
  'The version of the notice': 'അറിയിപ്പിന്റെ പതിപ്പ്',
  'This field': 'ഇത്',
}
const field = (name = '') => fields[name] ?? name

/** Sentences that name a field or a number; the translation gets the groups of its pattern. */
export const patterns: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^(.+) can be at most (\d+) characters long\.$/, (name, most) => `${field(name)} ${most} അക്ഷരത്തിൽ കൂടരുത്.`],
  [/^(.+) must be text\.$/, (name) => `${field(name)} അക്ഷരങ്ങളിൽ എഴുതണം.`],
  [
    /^Please check (the .+): 10 digits, or the country code and the number\.$/,
    (name) => `${field(name)} ശരിയാണോ എന്നു നോക്കൂ: 10 അക്കം, അല്ലെങ്കിൽ രാജ്യത്തിന്റെ കോഡും നമ്പറും.`,
  ],
  [
    /^The (limit|offset) is a whole number from 0 to (\d+)\.$/,
    (name, most) => `${name} 0 മുതൽ ${most} വരെയുള്ള പൂർണസംഖ്യയാകണം.`,
  ],
  [/^Please check the value of '(.+)'\.$/, (name) => `'${name}' ശരിയാണോ എന്നു നോക്കൂ.`],
  [
    /^This file is over (\d+) MB\. Please send a smaller one\.$/,
    (most) => `ഈ ഫയൽ ${most} MB-യിൽ കൂടുതലുണ്ട്. ചെറിയ ഒന്ന് അയയ്ക്കൂ.`,
  ],
]

function* pairs(from: object, to: object): Generator<[string, string]> {
  for (const [name, value] of Object.entries(from)) {
    const other = (to as Record<string, unknown>)[name]
    if (typeof value === 'string') yield [value, String(other)]
    else yield* pairs(value as object, other as object)
  }
}
