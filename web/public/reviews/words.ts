// What this room says itself.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  titleOfPage: [
    (title: string, page: number) => `${title}, page ${page}`,
    (title, page) => `${title}, പേജ് ${page}`,
  ],
  reviews: ['Reviews', 'അഭിപ്രായങ്ങൾ'],
  pages: ['Pages of reviews', 'അഭിപ്രായങ്ങളുടെ പേജുകൾ'],
  asWritten: [
    'Each review is in the language it was written in.',
    'ഓരോ അഭിപ്രായവും എഴുതിയ ഭാഷയിൽത്തന്നെയാണ് കൊടുത്തിരിക്കുന്നത്.',
  ],
})
