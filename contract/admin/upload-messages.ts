// Why a picture is refused, and what to do about it.
import { maxGalleryImages, maxImageBytes, maxImagePixels } from '../limits.ts'
import { inBoth } from '../words.ts'

const million = 1_000_000

export const uploadMessages = inBoth({
  imageTooLarge: [
    `This image is over ${maxImageBytes / million} MB. Please send a smaller one.`,
    `ഈ ചിത്രം ${maxImageBytes / million} MB-യിൽ കൂടുതലുണ്ട്. ചെറിയ ഒന്ന് അയയ്ക്കൂ.`,
  ],
  tooManyPixels: [
    `This image has more than ${maxImagePixels / million} megapixels. Please send a smaller one.`,
    `ഈ ചിത്രത്തിന് ${maxImagePixels / million} മെഗാപിക്സലിൽ കൂടുതലുണ്ട്. ചെറിയ ഒന്ന് അയയ്ക്കൂ.`,
  ],
  shrinkFailed: [
    `This photo is very large, and this device could not make it smaller. Please choose one of at most ${maxImageBytes / million} MB and ${maxImagePixels / million} megapixels.`,
    `ഈ ഫോട്ടോ വളരെ വലുതാണ്; ഈ ഉപകരണത്തിന് ചെറുതാക്കാനായില്ല. ${maxImageBytes / million} MB, ${maxImagePixels / million} മെഗാപിക്സൽ വരെയുള്ള ഒന്ന് തിരഞ്ഞെടുക്കൂ.`,
  ],
  tooManyImages: [
    `A project can have at most ${maxGalleryImages} gallery images.`,
    `ഒരു പ്രോജക്ടിന്റെ ഗാലറിയിൽ ${maxGalleryImages} ചിത്രങ്ങൾ വരെയേ ചേർക്കാനാകൂ.`,
  ],
  notAnImage: [
    'This is not a JPEG, PNG or WebP image. Please save it as one of these and try again.',
    'ഇത് JPEG, PNG, WebP ചിത്രമല്ല. അങ്ങനെ സേവ് ചെയ്ത് ഒന്നുകൂടി ശ്രമിക്കൂ.',
  ],
  heic: [
    'HEIC photos cannot be used. Please save the photo as JPEG and try again; on an iPhone: Settings, Camera, Formats, Most Compatible.',
    'HEIC ഫോട്ടോകൾ ഇവിടെ ഉപയോഗിക്കാനാകില്ല. JPEG ആയി സേവ് ചെയ്ത് ഒന്നുകൂടി ശ്രമിക്കൂ; ഐഫോണിൽ: Settings, Camera, Formats, Most Compatible.',
  ],
  converting: ['Converting from HEIC...', 'HEIC ഫോട്ടോ JPEG ആക്കുന്നു...'],
  broken: [
    'This image is damaged or incomplete. Please export or download it again.',
    'ഈ ചിത്രം കേടായതാണ്, അല്ലെങ്കിൽ മുഴുവനില്ല. വീണ്ടും ഡൗൺലോഡ് ചെയ്യൂ.',
  ],
})
