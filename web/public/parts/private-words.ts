// What the pages of private links say alike.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  deadLink: ['There is nothing at this link', 'ഈ ലിങ്കിൽ ഒന്നുമില്ല'],
  home: ['Go to the home page', 'ഹോം പേജിലേക്ക്'],
  talkToUs: ['Talk to us', 'ഞങ്ങളോടു സംസാരിക്കാം'],
})
