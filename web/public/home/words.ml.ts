import type { Translated } from '#contract/languages.ts'
import type { words as english } from './words.ts'

export const words: Translated<typeof english> = {
  seeOurWork: 'വർക്കുകൾ കാണാം',
  talkToUs: 'എഴുതാം',
  priceFrom: (price) => `${price}\u00a0മുതൽ`,
  priceOf: (what, price) => `${what}: ${price}\u00a0മുതൽ`,
  whatItCosts: 'നിങ്ങളുടെ വീടിന് എത്ര ചെലവാകുമെന്ന് കാണാം',
  allProjects: 'എല്ലാ പ്രോജക്ടുകളും',
  buildingNow: 'ഇപ്പോൾ പണി നടക്കുന്നത്',
  reviews: 'അഭിപ്രായങ്ങൾ',
  reviewsOneByOne: 'അഭിപ്രായങ്ങൾ, ഓരോന്നായി',
  asWritten: 'ഓരോ അഭിപ്രായവും എഴുതിയ ഭാഷയിൽത്തന്നെ.',
  previous: 'മുമ്പത്തേത്',
  next: 'അടുത്തത്',
  allReviews: 'എല്ലാ അഭിപ്രായങ്ങളും',
}
