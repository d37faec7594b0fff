// What is missing here is shown in English.
import type { Translated } from '../languages.ts'
import { staffMessages } from '../staff-messages.ml.ts'
import { accessMessages } from './messages.ml.ts'
import { serverMessages as english } from './server-messages.ts'

export const serverMessages: Translated<typeof english> = {
  ...english,
  auth: {
    ...english.auth,
    manyWaiting: 'അംഗീകാരത്തിന് ഒരുപാടു പേർ കാത്തിരിക്കുന്നുണ്ട്. അവ നോക്കാനോ നിങ്ങളെ ക്ഷണിക്കാനോ ഉടമയോടു പറയൂ.',
    emailTaken: 'ഈ ഇമെയിൽ വിലാസത്തിൽ ഒരു അക്കൗണ്ട് ഉണ്ട്.',
    passwordCommon: 'ഈ പാസ്വേഡ് ആർക്കും ഊഹിക്കാവുന്നതാണ്. മറ്റൊന്ന് തിരഞ്ഞെടുക്കൂ.',
    passwordIsEmail: 'ഇമെയിൽ വിലാസമോ അതിന്റെ ആദ്യഭാഗമോ പാസ്വേഡ് ആക്കരുത്. മറ്റൊന്ന് തിരഞ്ഞെടുക്കൂ.',
    passwordChanged: 'പുതിയ പാസ്വേഡ് സേവ് ചെയ്തു. മറ്റെല്ലാ ഉപകരണങ്ങളിലും ലോഗ് ഔട്ട് ആയി.',
    invitationsEnded: 'നിങ്ങൾ അയച്ച ക്ഷണങ്ങളും അവസാനിച്ചു. അവരെ വീണ്ടും ക്ഷണിക്കൂ.',
    passwordWrong: 'ഇതല്ല ഇപ്പോഴത്തെ പാസ്വേഡ്.',
    nameSaved: 'പേര് സേവ് ചെയ്തു',
    languageSaved: 'ഭാഷ സേവ് ചെയ്തു',
    nameTaken: 'ഇതേ പേരിൽ ഇവിടെ മറ്റൊരാളുണ്ട്. ഇനിഷ്യലോ സ്ഥലമോ ചേർക്കൂ.',
    nameIsAddress: 'ഇത് ഇമെയിൽ വിലാസമാണ്. നിങ്ങളുടെ പേര് എഴുതൂ.',
    nameReserved: 'ഈ പേര് രജിസ്റ്റർ തന്നെ ഉപയോഗിക്കുന്നതാണ്. നിങ്ങളുടെ പേര് എഴുതൂ.',
    resetKept: `${staffMessages.auth.resetSent}, പക്ഷേ ഈ വെബ്സൈറ്റ് ഇപ്പോൾ മെയിൽ അയയ്ക്കുന്നില്ല: അത് സെർവറിലെ outbox എന്ന ഫോൾഡറിലുണ്ട്.`,
  },
  secondStep: {
    ...english.secondStep,
    ...accessMessages.secondStep,
    codeWrong: 'ഈ കോഡ് ശരിയല്ല, അല്ലെങ്കിൽ ഒരിക്കൽ ഉപയോഗിച്ചു. അടുത്ത കോഡ് വരുമ്പോൾ ശ്രമിക്കൂ.',
    recoveryWrong: 'ഈ റിക്കവറി കോഡ് ശരിയല്ല, അല്ലെങ്കിൽ ഒരിക്കൽ ഉപയോഗിച്ചു.',
    passkeyUnknown: 'ഈ പാസ്കീ ഇവിടെ അറിയില്ല, അല്ലെങ്കിൽ നീക്കിയതാണ്. പാസ്വേഡ് കൊണ്ട് ലോഗിൻ ചെയ്യൂ.',
  },
}
