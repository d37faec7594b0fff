import { inBoth } from '#contract/words.ts'
import type { InterviewDay } from './use-draft.ts'

const { weekdays } = inBoth({
  weekdays: [
    ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    ['ഞായർ', 'തിങ്കൾ', 'ചൊവ്വ', 'ബുധൻ', 'വ്യാഴം', 'വെള്ളി', 'ശനി'],
  ],
})

export const words = inBoth({
  title: [(name: string) => `Answer to ${name}`, (name) => `മറുപടി: ${name}`],
  answer: ['Answer', 'മറുപടി'],
  answers: {
    invite: ['Invite', 'ഇന്റർവ്യൂ വയ്ക്കാം'],
    more: ['Ask for more', 'കൂടുതൽ വിവരം ചോദിക്കാം'],
    reject: ['Not this time', 'ഇത്തവണ ഇല്ല'],
  },
  language: ['Language', 'ഭാഷ'],
  at: ['Interview', 'ഇന്റർവ്യൂ'],
  atHint: ['It shows on the dashboard.', 'ഡാഷ്ബോർഡിൽ കാണാം.'],
  /** Such as "Tomorrow, Thu 10 am": two of them fit on one line of a phone. */
  onDay: [
    ({ weekday, isTomorrow }: InterviewDay) => `${isTomorrow ? 'Tomorrow, ' : ''}${weekdays[weekday]} 10 am`,
    ({ weekday, isTomorrow }) => `${isTomorrow ? 'നാളെ, ' : ''}${weekdays[weekday]} രാവിലെ 10`,
  ],
  place: ['Place', 'സ്ഥലം'],
  text: ['Text', 'സന്ദേശം'],
  textHint: ['You can change it before you send it.', 'അയയ്ക്കും മുമ്പ് മാറ്റാം.'],
  tell: ['Show this on their private page', 'അപേക്ഷിച്ചയാളുടെ സ്വകാര്യ പേജിലും കാണിക്കാം'],
  says: ['It then says: ', 'അപ്പോൾ അവിടെ കാണുന്നത്: '],
  byWhatsapp: ['Send by WhatsApp', 'വാട്സാപ്പിൽ അയയ്ക്കാം'],
  byMail: ['Send by mail', 'മെയിലിൽ അയയ്ക്കാം'],
  noAddress: [
    'No mail address was given, so only WhatsApp is left.',
    'ഇമെയിൽ വിലാസം തന്നിട്ടില്ല; വാട്സാപ്പിൽ മാത്രം അയയ്ക്കാം.',
  ],
  sending: ['One moment...', 'ഒരു നിമിഷം...'],
  failed: ['Nothing was noted. Please try again.', 'ഒന്നും കുറിച്ചുവച്ചിട്ടില്ല. ഒന്നുകൂടി ശ്രമിക്കൂ.'],
  applicantSees: ['The applicant sees', 'അപേക്ഷിച്ചയാൾ കാണുന്നത്'],
  seesHint: ['On their private page', 'അവരുടെ സ്വകാര്യ പേജിൽ'],
  told: {
    received: ['Received', 'കിട്ടി'],
    reading: ['Being read', 'വായിക്കുന്നു'],
    invited: ['Invited', 'ഇന്റർവ്യൂവിന് വിളിച്ചു'],
    rejected: ['Not this time', 'ഇത്തവണ ഇല്ല'],
  },
  texts: ['Texts of answers', 'മറുപടി മാതൃകകൾ'],
  textsHint: [
    'What stands in braces is filled in for each applicant: {name}, {job}, {company}, {date}, {time}, {place}.',
    'ബ്രാക്കറ്റിലുള്ളതിനു പകരം ഓരോ അപേക്ഷയിലെയും വിവരം വരും: {name}, {job}, {company}, {date}, {time}, {place}.',
  ],
  which: ['Which text', 'ഏതു മറുപടി'],
  english: ['In English', 'ഇംഗ്ലീഷിൽ'],
  malayalam: ['In Malayalam', 'മലയാളത്തിൽ'],
  save: ['Save text', 'സേവ് ചെയ്യാം'],
  saveFailed: ['The text could not be saved. Please try again.', 'സേവ് ചെയ്യാനായില്ല. ഒന്നുകൂടി ശ്രമിക്കൂ.'],
})
