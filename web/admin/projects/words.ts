// The screens about projects. words.ml.ts takes its place in Malayalam.
import { maxGalleryImages, minGalleryImages } from '#contract/limits.ts'

export const words = {
  savedHidden: (untilSent: boolean) =>
    ` is saved and hidden${untilSent ? ' until its pictures are sent' : ''}.`,
  notSent: (count: number) =>
    `${count === 1 ? '1 picture has' : `${count} pictures have`} not been sent yet.`,
  sendOrRemove: (count: number) => {
    const it = count === 1 ? 'it' : 'them'
    return `Send ${it} now or remove ${it}. You can also add ${it} later, in All Projects.`
  },
  sentOf: (sent: number, count: number) => `${sent} of ${count} ${count === 1 ? 'picture' : 'pictures'} sent`,
  keepOpen: 'Please keep this page open until all are uploaded.',
  cancel: 'Cancel',
  addNote:
    'It appears on the site as soon as its pictures are uploaded. Not ready yet? Untick “Show on the site”.',
  main: 'Main image',
  mainNote: 'The one people see first. If you choose all photos below, the first one becomes the main image.',
  chooseMain: 'Choose the main image',
  betterMain: 'Would another photo be better? Choose “Make main” in its menu.',
  gallery: 'Gallery images',
  galleryNote: `At least ${minGalleryImages}, at most ${maxGalleryImages}.`,
  add: 'Add project',
  /** The button in the line of the heading. */
  addHere: 'Add project',
  count: (count: number) =>
    count < minGalleryImages
      ? `${count} of at least ${minGalleryImages} gallery images`
      : `${count} gallery images`,
  finish: 'Finish',
  sendMissing: (count: number) =>
    count === 1 ? 'Send the missing picture' : `Send the ${count} missing pictures`,
  hidden: 'Hidden',
  pinned: 'Pinned',
  onlyStaff: 'Only staff can see this project.',
  view: 'View on site',
  newMain: 'New main image',
  newMainNote: 'If you choose one, it replaces the main image.',
  chooseNewMain: 'Choose a new main image',
  newGallery: 'New gallery images',
  saving: 'Saving...',
  update: 'Update project',
  newImages: 'New images',
  upload: 'Upload images',
  changeOrder: 'Change order',
  nouns: ['project', 'projects'] as [string, string],
  orders: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    client: 'By client',
    category: 'By category',
    location: 'By location',
  },
  client: 'Client',
  category: 'Category',
  area: 'Area',
  location: 'Location',
  show: 'Show',
  all: 'All',
  shown: 'On the site',
  removedWithPictures: (name: string) => `${name} will be removed from the site, with all its pictures.`,
  edit: 'Edit',
  addImages: 'Add images',
  to: (name: string) => `to ${name}`,
  of: (name: string) => `of ${name}`,
  updates: 'Updates',
  captions: 'Captions',
  hide: 'Hide',
  unpin: 'Unpin',
  pin: 'Pin to home',
  askReview: 'Ask for a review',
  links: 'Links for the family',
  delete: 'Delete',
}
