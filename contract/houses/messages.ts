// What staff are told about updates of a house.
import { maxUpdateImages } from '../limits.ts'

export const updateMessages = {
  added: 'Update added. The family sees it by its link.',
  updated: 'Update saved',
  deleted: 'Update deleted',
  notFound: 'This update is no longer there.',
  tooManyImages: `An update can have at most ${maxUpdateImages} pictures. Please add another update for the others.`,
  empty: 'Please add a picture or write a sentence.',
  shown: 'Everybody sees this update now.',
  hidden: 'Only the family sees this update now.',
  permissionMissing: 'Please write who of the family said yes.',
  permissionNeeded: 'Please record first who of the family allowed it.',
  permissionSaved: 'Permission recorded',
  permissionTakenBack: 'Permission taken back. Only the family sees the updates now.',
  notYet: 'Please choose a day that is not in the future.',
  wrongDate: 'Please write the date like this: 2026-12-31.',
  wrongStage: 'Please choose a stage from the list.',
} as const

/** What staff are told about the pictures of a project. */
export const pictureMessages = {
  saved: 'Captions saved',
  notFound: 'This picture is no longer there.',
  mainIsPhoto: 'The main image cannot be a drawing. Please make another image the main one first.',
  pairAdded: 'Before and after added',
  pairDeleted: 'Pair removed. Both pictures stay.',
  pairNotFound: 'This pair is no longer there.',
  pairMissing: 'Please choose a picture for before and one for after.',
  pairSame: 'Please choose two different pictures.',
  pairTwice: 'These two pictures are a pair already.',
  pairsFull: 'A project can have six pairs.',
  loadFailed: 'The pictures could not be loaded',
  saveFailed: 'The captions could not be saved',
} as const
