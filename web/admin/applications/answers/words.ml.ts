import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

const weekdays = ['ഞായർ', 'തിങ്കൾ', 'ചൊവ്വ', 'ബുധൻ', 'വ്യാഴം', 'വെള്ളി', 'ശനി']

export const words: Translated<typeof english> = {
  title: (name) => `മറുപടി: ${name}`,
  answer: 'മറുപടി',
  answers: { invite: 'ഇന്റർവ്യൂ വയ്ക്കാം', more: 'കൂടുതൽ വിവരം ചോദിക്കാം', reject: 'ഇത്തവണ ഇല്ല' },
  language: 'ഭാഷ',
  at: 'ഇന്റർവ്യൂ',
  atHint: 'ഡാഷ്ബോർഡിൽ കാണാം.',
  onDay: ({ weekday, isTomorrow }) => `${isTomorrow ? 'നാളെ, ' : ''}${weekdays[weekday]} രാവിലെ 10`,
  place: 'സ്ഥലം',
  text: 'സന്ദേശം',
  textHint: 'അയയ്ക്കും മുമ്പ് മാറ്റാം.',
  tell: 'അപേക്ഷിച്ചയാളുടെ സ്വകാര്യ പേജിലും കാണിക്കാം',
  says: 'അപ്പോൾ അവിടെ കാണുന്നത്: ',
  byWhatsapp: 'വാട്സാപ്പിൽ അയയ്ക്കാം',
  byMail: 'മെയിലിൽ അയയ്ക്കാം',
  noAddress: 'ഇമെയിൽ വിലാസം തന്നിട്ടില്ല; വാട്സാപ്പിൽ മാത്രം അയയ്ക്കാം.',
  sending: 'ഒരു നിമിഷം...',
  cancel: 'വേണ്ട',
  failed: 'ഒന്നും കുറിച്ചുവച്ചിട്ടില്ല. ഒന്നുകൂടി ശ്രമിക്കൂ.',
  applicantSees: 'അപേക്ഷിച്ചയാൾ കാണുന്നത്',
  seesHint: 'അവരുടെ സ്വകാര്യ പേജിൽ',
  told: { received: 'കിട്ടി', reading: 'വായിക്കുന്നു', invited: 'ഇന്റർവ്യൂവിന് വിളിച്ചു', rejected: 'ഇത്തവണ ഇല്ല' },
  texts: 'മറുപടി മാതൃകകൾ',
  textsHint:
    'ബ്രാക്കറ്റിലുള്ളതിനു പകരം ഓരോ അപേക്ഷയിലെയും വിവരം വരും: {name}, {job}, {company}, {date}, {time}, {place}.',
  which: 'ഏതു മറുപടി',
  english: 'ഇംഗ്ലീഷിൽ',
  malayalam: 'മലയാളത്തിൽ',
  save: 'സേവ് ചെയ്യാം',
  saveFailed: 'സേവ് ചെയ്യാനായില്ല. ഒന്നുകൂടി ശ്രമിക്കൂ.',
}
