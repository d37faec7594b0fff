// The form that asks for no more than a phone number. phone-form-words.ml.ts takes its place on Malayalam pages.
export const words = {
  intro: 'Four things are enough: no mail address, no CV. If your experience fits, we’ll call you.',
  refused: 'Nothing was sent yet.',
  phone: 'Phone or WhatsApp number',
  trade: 'Trade',
  tradeHint: 'Such as mason, painter or helper.',
  /** Suggested while the trade is typed. */
  trades: [
    'Mason',
    'Helper',
    'Carpenter',
    'Bar bender',
    'Painter',
    'Plumber',
    'Electrician',
    'Tile layer',
    'Welder',
    'Waterproofing',
  ],
  years: 'Years of work',
  yearsHint: 'A number; 0 if you are new to it.',
  keep: 'You may also call me for later openings (optional)',
}
