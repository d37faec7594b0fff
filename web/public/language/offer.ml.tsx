import type * as english from './offer.tsx'

/** Who reads this page has no need of it. */
export const LanguageOffer: typeof english.LanguageOffer = () => null
