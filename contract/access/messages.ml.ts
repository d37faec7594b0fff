// What is missing here is shown in English.
import type { Translated } from '../languages.ts'
import { accessMessages as english } from './messages.ts'

export const accessMessages: Translated<typeof english> = {
  ...english,
  accounts: {
    ...english.accounts,
    sessionEnded: 'അവിടെ ലോഗ് ഔട്ട് ആയി',
    sessionNotFound: 'ഇത് കണ്ടില്ല; അവിടെ ലോഗ് ഔട്ട് ആയിരിക്കാം',
  },
  secondStep: {
    ...english.secondStep,
    asked: 'ഒരു ഘട്ടം കൂടി',
    askedNote: 'പാസ്വേഡ് ശരിയാണ്. ഇത് നിങ്ങൾ തന്നെയെന്ന് ഒന്നുകൂടി കാണിക്കൂ.',
    codeMissing: 'കോഡ് എഴുതൂ.',
    startAgain: 'സമയം കഴിഞ്ഞു, അല്ലെങ്കിൽ മറ്റൊരു വിൻഡോയിൽ തുടങ്ങി. ഇമെയിലും പാസ്വേഡും വീണ്ടും എഴുതൂ.',
    passkeyRefused: 'ഈ പാസ്കീ ഉപയോഗിക്കാനായില്ല. ഒന്നുകൂടി ശ്രമിക്കൂ, അല്ലെങ്കിൽ പാസ്വേഡ് കൊണ്ട് ലോഗിൻ ചെയ്യൂ.',
    passkeyTaken: 'ഈ ഉപകരണത്തിൽ നിങ്ങളുടെ അക്കൗണ്ടിന് പാസ്കീ ഉണ്ട്',
    passkeyFailed: 'പാസ്കീ ഉപയോഗിച്ചില്ല. ഒന്നുകൂടി ശ്രമിക്കൂ, അല്ലെങ്കിൽ മറ്റൊരു വഴി തിരഞ്ഞെടുക്കൂ.',
    passkeyNotAdded: 'പാസ്കീ ചേർത്തിട്ടില്ല.',
    passkeysImpossible: 'പാസ്കീ ഉപയോഗിക്കാൻ വെബ്സൈറ്റിന്റെ വിലാസം https എന്നു തുടങ്ങണം. ഓതന്റിക്കേറ്റർ ആപ്പ് ഉപയോഗിക്കൂ.',
    passwordNotEnough: 'പിന്നെ പാസ്വേഡ് മാത്രം പോരാ: പാസ്കീ ഇല്ലാത്ത ഉപകരണത്തിൽ റിക്കവറി കോഡോ ആപ്പിലെ കോഡോ കൂടി ചോദിക്കും.',
    passwordNeeded: 'പാസ്വേഡ് ഒന്നുകൂടി എഴുതൂ.',
    lastRemoved: 'നീക്കി. ഇനി പാസ്വേഡ് മാത്രം മതി; റിക്കവറി കോഡുകൾ ഇനി ഇല്ല.',
    due: 'നിങ്ങളുടെ അക്കൗണ്ടിന് രണ്ടാം ഘട്ടം (second step) വേണമെന്ന് ഉടമ നിശ്ചയിച്ചു. നിങ്ങളുടെ അക്കൗണ്ട് എന്ന പേജിൽ അത് ഒരുക്കൂ.',
    sessionsEnded: 'മറ്റെല്ലാ ഉപകരണങ്ങളിലും ലോഗ് ഔട്ട് ആയി',
    loadFailed: 'നിങ്ങൾ ലോഗിൻ ചെയ്യുന്ന രീതി കാണിക്കാനായില്ല.',
  },
}
