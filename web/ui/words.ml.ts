import type { words as english } from './words.ts'

export const words: typeof english = {
  loading: 'ലോഡ് ചെയ്യുന്നു...',
  tryAgain: 'വീണ്ടും ശ്രമിക്കാം',
  skipToContent: 'ഉള്ളടക്കത്തിലേക്ക്',
  close: 'അടയ്ക്കാം',
  notices: 'അറിയിപ്പുകൾ',
  fillThisIn: 'ഇത് പൂരിപ്പിക്കൂ.',
  outOfFive: (rating) => `അഞ്ചിൽ ${rating} സ്റ്റാർ`,
  pages: 'പേജുകൾ',
  previous: 'മുമ്പത്തേത്',
  next: 'അടുത്തത്',
  previousPage: 'മുമ്പത്തേത്: മുമ്പത്തെ പേജ്',
  nextPage: 'അടുത്തത്: അടുത്ത പേജ്',
  pageOf: (page, pages) => `${page} / ${pages}`,
  lightbox: {
    Close: 'അടയ്ക്കാം',
    Previous: 'മുമ്പത്തെ ചിത്രം',
    Next: 'അടുത്ത ചിത്രം',
    'Zoom in': 'വലുതാക്കാം',
    'Zoom out': 'ചെറുതാക്കാം',
    'Photo gallery': 'ചിത്രങ്ങൾ',
    Carousel: 'ചിത്രങ്ങൾ',
    Slide: 'ചിത്രം',
    '{index} of {total}': '{index} / {total}',
  },
}
