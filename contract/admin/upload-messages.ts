// Why a picture is refused, and what to do about it.
import { maxGalleryImages, maxImageBytes, maxImagePixels } from '../limits.ts'

const million = 1_000_000

export const uploadMessages = {
  imageTooLarge: `This image is over ${maxImageBytes / million} MB. Please send a smaller one.`,
  tooManyPixels: `This image has more than ${maxImagePixels / million} megapixels. Please send a smaller one.`,
  shrinkFailed: `This photo is very large, and this device could not make it smaller. Please choose one of at most ${maxImageBytes / million} MB and ${maxImagePixels / million} megapixels.`,
  tooManyImages: `A project can have at most ${maxGalleryImages} gallery images.`,
  notAnImage: 'This is not a JPEG, PNG or WebP image. Please save it as one of these and try again.',
  heic: 'HEIC photos cannot be used. Please save the photo as JPEG and try again; on an iPhone: Settings, Camera, Formats, Most Compatible.',
  converting: 'Converting from HEIC...',
  broken: 'This image is damaged or incomplete. Please export or download it again.',
}
