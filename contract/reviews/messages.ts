// What the page behind a link to write a review says. Without zod, so that the browser does not load the schemas.
import { maxImageBytes, reviewLinkDays } from '../limits.ts'

export const reviewMessages = {
  deadLink: `This link does not work, or not any more. It works once, for ${reviewLinkDays} days. If you have sent your review already, we have it.`,
  missing: 'Please choose the stars, write a few words, and tell us how we may name you.',
  sent: 'Thank you. We have your review.',
  failed: 'Your review was not sent. Please check your connection and try again, or call us.',
  wrongPicture: 'This picture could not be used. Please choose another one, as JPEG, PNG or WebP.',
  /** The same sentence as that of other uploads. */
  pictureTooLarge: `This image is over ${maxImageBytes / 1_000_000} MB. Please send a smaller one.`,
} as const
