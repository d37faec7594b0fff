// What staff read above a preview.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  preview: ['Preview', 'പ്രിവ്യൂ'],
  onlyStaff: ['Preview: only staff see this.', 'പ്രിവ്യൂ: ജീവനക്കാർക്കു മാത്രം.'],
  backToForm: ['Back to the form', 'ഫോമിലേക്ക് മടങ്ങാം'],
})
