import type { Translated } from '../languages.ts'
import { maxImageBytes, reviewLinkDays } from '../limits.ts'
import type { reviewMessages as english } from './messages.ts'

export const reviewMessages: Translated<typeof english> = {
  deadLink: `ഈ ലിങ്ക് ഉപയോഗിക്കാനാകില്ല. ഒരു തവണ മാത്രമേ ഇതുപയോഗിക്കാനാകൂ, ${reviewLinkDays} ദിവസത്തിനകം. നിങ്ങൾ അഭിപ്രായം അയച്ചുകഴിഞ്ഞെങ്കിൽ അതു ഞങ്ങൾക്കു കിട്ടിയിട്ടുണ്ട്.`,
  missing: 'എത്ര നക്ഷത്രമെന്നു തിരഞ്ഞെടുക്കൂ, കുറച്ചു വാക്കുകൾ എഴുതൂ, ഏതു പേരു കൊടുക്കണമെന്നും പറയൂ.',
  sent: 'നന്ദി. നിങ്ങളുടെ അഭിപ്രായം ഞങ്ങൾക്കു കിട്ടി.',
  failed: 'അഭിപ്രായം അയയ്ക്കാനായില്ല. ഇന്റർനെറ്റ് ഉണ്ടോ എന്നു നോക്കി ഒന്നുകൂടി ശ്രമിക്കൂ, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കൂ.',
  wrongPicture: 'ഈ ചിത്രം ഉപയോഗിക്കാനാകില്ല. മറ്റൊന്നു തിരഞ്ഞെടുക്കൂ: JPEG, PNG അല്ലെങ്കിൽ WebP.',
  pictureTooLarge: `ഈ ചിത്രം ${maxImageBytes / 1_000_000} MB-യിൽ കൂടുതലുണ്ട്. ചെറിയ ഒന്ന് അയയ്ക്കൂ.`,
}
