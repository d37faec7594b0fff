// What the home page says itself.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  seeOurWork: ['See our work', 'പ്രോജക്ടുകൾ കാണാം'],
  talkToUs: ['Talk to us', 'ഞങ്ങളോടു സംസാരിക്കാം'],
  priceFrom: [(price: string) => `From ${price}`, (price) => `${price}\u00a0മുതൽ`],
  /** Of what costs the same whatever its size. */
  priceOf: [
    (what: string, price: string) => `${what}: from ${price}`,
    (what, price) => `${what}: ${price}\u00a0മുതൽ`,
  ],
  whatItCosts: ['See what your house would cost', 'നിങ്ങളുടെ വീടിന് എത്ര ചെലവാകുമെന്ന് കാണാം'],
  allProjects: ['All projects', 'എല്ലാ പ്രോജക്ടുകളും'],
  buildingNow: ['Being built now', 'ഇപ്പോൾ പണി നടക്കുന്നത്'],
  reviews: ['Reviews', 'അഭിപ്രായങ്ങൾ'],
  reviewsOneByOne: ['Reviews, one at a time', 'അഭിപ്രായങ്ങൾ, ഓരോന്നായി'],
  asWritten: ['Each in the language it was written in.', 'ഓരോ അഭിപ്രായവും എഴുതിയ ഭാഷയിൽത്തന്നെ.'],
  previous: ['Previous', 'മുമ്പത്തേത്'],
  next: ['Next', 'അടുത്തത്'],
  allReviews: ['All reviews', 'എല്ലാ അഭിപ്രായങ്ങളും'],
})
