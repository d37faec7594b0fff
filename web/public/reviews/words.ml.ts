import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  titleOfPage: (title, page) => `${title}, പേജ് ${page}`,
  reviews: 'അഭിപ്രായങ്ങൾ',
  pages: 'അഭിപ്രായങ്ങളുടെ പേജുകൾ',
  asWritten: 'ഓരോ അഭിപ്രായവും എഴുതിയ ഭാഷയിൽത്തന്നെയാണ് കൊടുത്തിരിക്കുന്നത്.',
}
