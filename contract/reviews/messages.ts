// What the page behind a link to write a review says. Without zod, so that the browser does not load the schemas.
import { maxImageBytes, reviewLinkDays } from '../limits.ts'
import { inBoth } from '../words.ts'

export const reviewMessages = inBoth({
  deadLink: [
    `This link does not work, or not any more. It works once, for ${reviewLinkDays} days. If you have sent your review already, we have it.`,
    `ഈ ലിങ്ക് ഉപയോഗിക്കാനാകില്ല. ഒരു തവണ മാത്രമേ ഇതുപയോഗിക്കാനാകൂ, ${reviewLinkDays} ദിവസത്തിനകം. നിങ്ങൾ അഭിപ്രായം അയച്ചുകഴിഞ്ഞെങ്കിൽ അതു ഞങ്ങൾക്കു കിട്ടിയിട്ടുണ്ട്.`,
  ],
  missing: [
    'Please choose the stars, write a few words, and tell us how we may name you.',
    'എത്ര നക്ഷത്രമെന്നു തിരഞ്ഞെടുക്കൂ, കുറച്ചു വാക്കുകൾ എഴുതൂ, ഏതു പേരു കൊടുക്കണമെന്നും പറയൂ.',
  ],
  sent: ['Thank you. We have your review.', 'നന്ദി. നിങ്ങളുടെ അഭിപ്രായം ഞങ്ങൾക്കു കിട്ടി.'],
  failed: [
    'Your review was not sent. Please check your connection and try again, or call us.',
    'അഭിപ്രായം അയയ്ക്കാനായില്ല. ഇന്റർനെറ്റ് ഉണ്ടോ എന്നു നോക്കി ഒന്നുകൂടി ശ്രമിക്കൂ, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കൂ.',
  ],
  wrongPicture: [
    'This picture could not be used. Please choose another one, as JPEG, PNG or WebP.',
    'ഈ ചിത്രം ഉപയോഗിക്കാനാകില്ല. മറ്റൊന്നു തിരഞ്ഞെടുക്കൂ: JPEG, PNG അല്ലെങ്കിൽ WebP.',
  ],
  /** The same sentence as that of other uploads. */
  pictureTooLarge: [
    `This image is over ${maxImageBytes / 1_000_000} MB. Please send a smaller one.`,
    `ഈ ചിത്രം ${maxImageBytes / 1_000_000} MB-യിൽ കൂടുതലുണ്ട്. ചെറിയ ഒന്ന് അയയ്ക്കൂ.`,
  ],
})
