import { maxGalleryImages, maxImageBytes, maxImagePixels } from '../limits.ts'
import { uploadMessages as english } from './upload-messages.ts'

const million = 1_000_000

export const uploadMessages: typeof english = {
  ...english,
  imageTooLarge: `ഈ ചിത്രം ${maxImageBytes / million} MB കടന്നു. ചെറിയ ഒന്ന് അയയ്ക്കൂ.`,
  tooManyPixels: `ഈ ചിത്രത്തിന് ${maxImagePixels / million} മെഗാപിക്സലിൽ കൂടുതലുണ്ട്. ചെറിയ ഒന്ന് അയയ്ക്കൂ.`,
  shrinkFailed: `ഈ ഫോട്ടോ വളരെ വലുതാണ്; ഈ ഉപകരണത്തിന് ചെറുതാക്കാനായില്ല. ${maxImageBytes / million} MB, ${maxImagePixels / million} മെഗാപിക്സൽ വരെയുള്ള ഒന്ന് തിരഞ്ഞെടുക്കൂ.`,
  tooManyImages: `ഒരു പ്രോജക്ടിൽ ഗാലറിയിലേക്ക് ${maxGalleryImages} ചിത്രങ്ങൾ വരെ.`,
  notAnImage: 'ഇത് JPEG, PNG, WebP ചിത്രമല്ല. അങ്ങനെ സേവ് ചെയ്ത് ഒന്നുകൂടി ശ്രമിക്കൂ.',
  heic: 'HEIC ഫോട്ടോകൾ ഇവിടെ ഉപയോഗിക്കാനാകില്ല. JPEG ആയി സേവ് ചെയ്ത് ഒന്നുകൂടി ശ്രമിക്കൂ; ഐഫോണിൽ: Settings, Camera, Formats, Most Compatible.',
  converting: 'HEIC ഫോട്ടോ JPEG ആക്കുന്നു...',
  broken: 'ഈ ചിത്രം കേടായതാണ്, അല്ലെങ്കിൽ മുഴുവനില്ല. വീണ്ടും ഡൗൺലോഡ് ചെയ്യൂ.',
}
