import type { Translated } from '#contract/languages.ts'
import { grouped } from '#contract/measures/grouped.ts'
import { sizes } from '#contract/measures/sizes.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  page: (page) => `പേജ് ${page}`,
  projects: 'പ്രോജക്ടുകൾ',
  pages: 'പ്രോജക്ടുകളുടെ പേജുകൾ',
  filterBy: {
    category: 'വിഭാഗം തിരഞ്ഞെടുക്കാം',
    size: 'വലുപ്പം തിരഞ്ഞെടുക്കാം',
    district: 'ജില്ല തിരഞ്ഞെടുക്കാം',
  },
  all: { category: 'എല്ലാ വർക്കുകളും', size: 'എല്ലാ വലുപ്പവും', district: 'എല്ലാ ജില്ലകളും' },
  sizes: {
    small: `${grouped(sizes.small.to)} ചതുരശ്ര അടി വരെ`,
    medium: `${grouped(sizes.small.to)}–${grouped(sizes.medium.to)} ചതുരശ്ര അടി`,
    large: `${grouped(sizes.medium.to)} ചതുരശ്ര അടിക്കു മുകളിൽ`,
  },
  showAll: 'എല്ലാ വർക്കുകളും കാണാം',
  call: (phone) => `${phone} എന്ന നമ്പറിൽ വിളിക്കാം`,
}
