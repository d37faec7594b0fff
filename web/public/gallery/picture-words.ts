// Apart from the other words, since many pages load them.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  renderings: ['Pictures are visualisations of our designs.', 'ഇവിടെ കാണുന്നത് ഞങ്ങളുടെ ഡിസൈനുകളുടെ 3D ചിത്രങ്ങളാണ്.'],
  someRenderings: [
    'Some pictures are visualisations of our designs.',
    'ഇവിടെയുള്ള ചിത്രങ്ങളിൽ ചിലത് ഞങ്ങളുടെ ഡിസൈനുകളുടെ 3D ചിത്രങ്ങളാണ്.',
  ],
  underConstruction: ['Under construction', 'പണി നടക്കുന്നു'],
})
