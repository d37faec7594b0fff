import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  page: (page) => `പേജ് ${page}`,
  projects: 'പ്രോജക്ടുകൾ',
  pages: 'പ്രോജക്ടുകളുടെ പേജുകൾ',
  filterBy: { category: 'വിഭാഗം തിരഞ്ഞെടുക്കാം', location: 'സ്ഥലം തിരഞ്ഞെടുക്കാം' },
  all: { category: 'എല്ലാ വർക്കുകളും', location: 'എല്ലാ സ്ഥലങ്ങളും' },
  showAll: 'എല്ലാ വർക്കുകളും കാണാം',
  call: (phone) => `${phone} എന്ന നമ്പറിൽ വിളിക്കാം`,
}
