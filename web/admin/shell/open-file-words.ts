import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  opens: [
    'You are logged in and can open it now. A Word file is saved with your downloads instead.',
    'നിങ്ങൾ ലോഗിൻ ചെയ്തിട്ടുണ്ട്; ഇനി തുറക്കാം. Word ഫയൽ ആണെങ്കിൽ ഡൗൺലോഡുകളിൽ സേവ് ആകും.',
  ],
  open: ['Open it', 'തുറക്കാം'],
})
