import type { Translated } from '../languages.ts'
import { maxUpdateImages } from '../limits.ts'
import type * as english from './messages.ts'

export const updateMessages: Translated<typeof english.updateMessages> = {
  added: 'വിവരം ചേർത്തു. വീട്ടുകാർക്ക് ലിങ്ക് വഴി കാണാം.',
  updated: 'വിവരം സേവ് ചെയ്തു',
  deleted: 'വിവരം മായ്ച്ചു',
  notFound: 'ഈ വിവരം ഇപ്പോൾ ഇല്ല.',
  tooManyImages: `ഒരു വിവരത്തിൽ പരമാവധി ${maxUpdateImages} ചിത്രങ്ങൾ. ബാക്കിയുള്ളവയ്ക്ക് മറ്റൊന്ന് ചേർക്കൂ.`,
  empty: 'ഒരു ചിത്രം ചേർക്കൂ, അല്ലെങ്കിൽ ഒരു വാചകം എഴുതൂ.',
  shown: 'ഈ വിവരം ഇപ്പോൾ എല്ലാവരും കാണും.',
  hidden: 'ഈ വിവരം ഇപ്പോൾ വീട്ടുകാർ മാത്രം കാണും.',
  permissionMissing: 'വീട്ടിലെ ആരാണ് അനുവദിച്ചതെന്ന് എഴുതൂ.',
  permissionNeeded: 'വീട്ടിലെ ആരാണ് അനുവദിച്ചതെന്ന് ആദ്യം എഴുതൂ.',
  permissionSaved: 'അനുവാദം സേവ് ചെയ്തു',
  permissionTakenBack: 'അനുവാദം പിൻവലിച്ചു. വിവരങ്ങൾ ഇനി വീട്ടുകാർ മാത്രം കാണും.',
  notYet: 'വരാനുള്ള ദിവസം എഴുതാനാകില്ല, മറ്റൊന്ന് തിരഞ്ഞെടുക്കൂ.',
  wrongDate: 'തീയതി ഇങ്ങനെ എഴുതൂ: 2026-12-31.',
  wrongStage: 'പണി എവിടെയെത്തി എന്ന് ലിസ്റ്റിൽനിന്ന് തിരഞ്ഞെടുക്കൂ.',
}

export const pictureMessages: Translated<typeof english.pictureMessages> = {
  saved: 'അടിക്കുറിപ്പുകൾ സേവ് ചെയ്തു',
  notFound: 'ഈ ചിത്രം ഇപ്പോൾ ഇല്ല.',
  mainIsPhoto: 'പ്രധാന ചിത്രം ഡ്രോയിങ് ആകാൻ പറ്റില്ല. ആദ്യം മറ്റൊരു ചിത്രം പ്രധാനമാക്കൂ.',
  pairAdded: 'മുമ്പും ശേഷവും ചേർത്തു',
  pairDeleted: 'ജോടി നീക്കി. രണ്ടു ചിത്രങ്ങളും ഉണ്ടാകും.',
  pairNotFound: 'ഈ ജോടി ഇപ്പോൾ ഇല്ല.',
  pairMissing: 'മുമ്പത്തേതിന് ഒരു ചിത്രവും ശേഷമുള്ളതിന് ഒന്നും തിരഞ്ഞെടുക്കൂ.',
  pairSame: 'രണ്ടു വ്യത്യസ്ത ചിത്രങ്ങൾ തിരഞ്ഞെടുക്കൂ.',
  pairTwice: 'ഈ രണ്ടു ചിത്രങ്ങൾ ജോടിയാക്കിയിട്ടുണ്ട്.',
  pairsFull: 'ഒരു പ്രോജക്ടിൽ ആറു ജോടി വരെ.',
  loadFailed: 'ചിത്രങ്ങൾ കാണിക്കാനായില്ല',
  saveFailed: 'അടിക്കുറിപ്പുകൾ സേവ് ചെയ്യാനായില്ല',
}
