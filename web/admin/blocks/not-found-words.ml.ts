import type { words as english } from './not-found-words.ts'

export const words: typeof english = {
  title: 'ഈ പേജ് കാണാനില്ല',
  note: 'അഡ്മിൻ ഭാഗത്ത് ഈ വിലാസത്തിൽ ഒന്നുമില്ല.',
  toDashboard: 'ഡാഷ്ബോർഡിലേക്ക് പോകാം',
}
