import type { Translated } from '#contract/languages.ts'
import type { words as english } from './picture-words.ts'

export const words: Translated<typeof english> = {
  renderings: 'ഇവിടെ കാണുന്നത് ഞങ്ങളുടെ ഡിസൈനുകളുടെ 3D ചിത്രങ്ങളാണ്.',
  someRenderings: 'ഇവിടെയുള്ള ചിത്രങ്ങളിൽ ചിലത് ഞങ്ങളുടെ ഡിസൈനുകളുടെ 3D ചിത്രങ്ങളാണ്.',
  underConstruction: 'പണി നടക്കുന്നു',
}
