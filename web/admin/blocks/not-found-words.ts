import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  title: ['Page not found', 'ഈ പേജ് കാണാനില്ല'],
  note: ['There is nothing at this address in the admin area.', 'അഡ്മിൻ ഭാഗത്ത് ഈ വിലാസത്തിൽ ഒന്നുമില്ല.'],
  toDashboard: ['Go to the dashboard', 'ഡാഷ്ബോർഡിലേക്ക് പോകാം'],
})
