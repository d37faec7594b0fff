// Messages about files that are refused, and what to do about it.
import { maxCvBytes, maxGalleryImages, maxImageBytes, maxImagePixels } from './limits.ts'

const million = 1_000_000

export const uploadMessages = {
  imageTooLarge: `An image may have at most ${maxImageBytes / million} MB. Please make it smaller and try again.`,
  cvTooLarge: `The CV may have at most ${maxCvBytes / million} MB. Please make it smaller and try again.`,
  formTooLarge: 'The text in this form is too long.',
  tooManyPixels: `An image may have at most ${maxImagePixels / million} megapixels. Please make it smaller and try again.`,
  onlyOne: 'Please send one file only.',
  tooManyImages: `A project can have at most ${maxGalleryImages} gallery images.`,
  notAnImage: 'This is not a JPEG, PNG or WebP image. Please save it as one of these and try again.',
  heic: 'HEIC photos cannot be used. Please save the photo as JPEG and try again; on an iPhone: Settings, Camera, Formats, Most Compatible.',
  broken: 'This image is damaged or incomplete. Please export or download it again.',
  busy: 'Many files are being received right now. Please try again in a moment.',
}
