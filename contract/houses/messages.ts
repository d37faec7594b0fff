// What staff are told about updates of a house, pictures, and the private links of families.
import { maxUpdateImages } from '../limits.ts'
import { inBoth } from '../words.ts'

export const updateMessages = inBoth({
  added: ['Update added. The family sees it by its link.', 'അപ്ഡേറ്റ് ചേർത്തു. വീട്ടുകാർക്ക് ലിങ്ക് വഴി കാണാം.'],
  updated: ['Update saved', 'അപ്ഡേറ്റ് സേവ് ചെയ്തു'],
  deleted: ['Update deleted', 'അപ്ഡേറ്റ് മായ്ച്ചു'],
  notFound: ['This update is no longer there.', 'ഈ അപ്ഡേറ്റ് ഇപ്പോൾ ഇല്ല.'],
  tooManyImages: [
    `An update can have at most ${maxUpdateImages} pictures. Please add another update for the others.`,
    `ഒരു വിവരത്തിൽ പരമാവധി ${maxUpdateImages} ചിത്രങ്ങൾ. ബാക്കിയുള്ളവയ്ക്ക് മറ്റൊന്ന് ചേർക്കൂ.`,
  ],
  empty: ['Please add a picture or write a sentence.', 'ഒരു ചിത്രം ചേർക്കൂ, അല്ലെങ്കിൽ ഒരു വാചകം എഴുതൂ.'],
  shown: ['Everybody sees this update now.', 'ഈ അപ്ഡേറ്റ് ഇപ്പോൾ എല്ലാവരും കാണും.'],
  hidden: ['Only the family sees this update now.', 'ഈ അപ്ഡേറ്റ് ഇപ്പോൾ വീട്ടുകാർ മാത്രം കാണും.'],
  permissionMissing: ['Please write who of the family said yes.', 'വീട്ടിലെ ആരാണ് അനുവദിച്ചതെന്ന് എഴുതൂ.'],
  permissionNeeded: [
    'Please record first who of the family allowed it.',
    'വീട്ടിലെ ആരാണ് അനുവദിച്ചതെന്ന് ആദ്യം എഴുതൂ.',
  ],
  permissionSaved: ['Permission recorded', 'അനുവാദം സേവ് ചെയ്തു'],
  permissionTakenBack: [
    'Permission taken back. Only the family sees the updates now.',
    'അനുവാദം പിൻവലിച്ചു. വിവരങ്ങൾ ഇനി വീട്ടുകാർ മാത്രം കാണും.',
  ],
  notYet: ['Please choose a day that is not in the future.', 'വരാനുള്ള ദിവസം എഴുതാനാകില്ല, മറ്റൊന്ന് തിരഞ്ഞെടുക്കൂ.'],
  wrongDate: ['Please write the date like this: 2026-12-31.', 'തീയതി ഇങ്ങനെ എഴുതൂ: 2026-12-31.'],
  wrongStage: ['Please choose a stage from the list.', 'പണി എവിടെയെത്തി എന്ന് ലിസ്റ്റിൽനിന്ന് തിരഞ്ഞെടുക്കൂ.'],
})

/** What staff are told about the pictures of a project. */
export const pictureMessages = inBoth({
  saved: ['Captions saved', 'അടിക്കുറിപ്പുകൾ സേവ് ചെയ്തു'],
  notFound: ['This picture is no longer there.', 'ഈ ചിത്രം ഇപ്പോൾ ഇല്ല.'],
  mainIsPhoto: [
    'The main image cannot be a drawing. Please make another image the main one first.',
    'പ്രധാന ചിത്രം ഡ്രോയിങ് ആകാൻ പറ്റില്ല. ആദ്യം മറ്റൊരു ചിത്രം പ്രധാനമാക്കൂ.',
  ],
  pairAdded: ['Before and after added', 'മുമ്പും ശേഷവും ചേർത്തു'],
  pairDeleted: ['Pair removed. Both pictures stay.', 'ജോടി നീക്കി. രണ്ടു ചിത്രങ്ങളും ഉണ്ടാകും.'],
  pairNotFound: ['This pair is no longer there.', 'ഈ ജോടി ഇപ്പോൾ ഇല്ല.'],
  pairMissing: [
    'Please choose a picture for before and one for after.',
    'മുമ്പ്, ശേഷം എന്നിവയ്ക്ക് ഓരോ ചിത്രം തിരഞ്ഞെടുക്കൂ.',
  ],
  pairSame: ['Please choose two different pictures.', 'രണ്ടു വ്യത്യസ്ത ചിത്രങ്ങൾ തിരഞ്ഞെടുക്കൂ.'],
  pairTwice: ['These two pictures are a pair already.', 'ഈ രണ്ടു ചിത്രങ്ങൾ ജോടിയാക്കിയിട്ടുണ്ട്.'],
  pairsFull: ['A project can have six pairs.', 'ഒരു പ്രോജക്ടിൽ ആറു ജോടി വരെയേ ചേർക്കാനാകൂ.'],
  loadFailed: ['The pictures could not be loaded', 'ചിത്രങ്ങൾ കാണിക്കാനായില്ല'],
  saveFailed: ['The captions could not be saved', 'അടിക്കുറിപ്പുകൾ സേവ് ചെയ്യാനായില്ല'],
})

export const houseLinkMessages = inBoth({
  nameMissing: ['Please write for whom the link is.', 'ലിങ്ക് ആർക്കാണെന്ന് എഴുതൂ.'],
  made: ['Link made. It is shown only now.', 'ലിങ്ക് തയാറായി. ഇപ്പോൾ മാത്രമേ കാണിക്കൂ.'],
  given: ['Links that somebody has already', 'കൊടുത്തിട്ടുള്ള ലിങ്കുകൾ'],
})

/** What goes before the link in a message to the family, in the language of the page. */
export const houseInvitations = {
  en: (house: string, company: string) => ({
    subject: `${house} – ${company}`,
    message: `${company}: on this page you see how your house grows (${house}). The link is for your family alone:`,
  }),
  ml: (house: string, company: string) => ({
    subject: `${house} – ${company}`,
    message: `${company}: നിങ്ങളുടെ വീടിന്റെ (${house}) പണി എവിടെയെത്തി എന്ന് ഈ പേജിൽ കാണാം. ഈ ലിങ്ക് വീട്ടുകാർക്കു മാത്രമുള്ളതാണ്:`,
  }),
} as const
