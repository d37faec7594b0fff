import type { Translated } from '#contract/languages.ts'
import type { words as english } from './added-service-words.ts'

export const words: Translated<typeof english> = {
  services: 'സേവനങ്ങൾ',
  askOnWhatsapp: 'വാട്സാപ്പിൽ ചോദിക്കൂ',
  titles: {
    design: 'മുഴുവൻ കെട്ടിടനിർമാണ കോൺട്രാക്ട്',
    interior: 'ഇന്റീരിയർ ഡിസൈനും നിർമാണവും',
    vasthushasthra: 'വാസ്തു ശാസ്ത്രം',
    floorcoating: 'ഫ്ലോർ കോട്ടിങ്',
    waterproofing: 'അക്വാ ഫിക്സ് വാട്ടർപ്രൂഫിങ്',
  },
}
