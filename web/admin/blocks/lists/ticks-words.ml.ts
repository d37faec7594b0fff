import type { Translated } from '#contract/languages.ts'
import type { ticksWords as english } from './ticks-words.ts'

export const ticksWords: Translated<typeof english> = {
  tick: 'ടിക്ക്',
  tickRow: (name) => `${name}: ടിക്ക് ചെയ്യാം`,
  tickAll: 'ഈ പേജിലെ എല്ലാം ടിക്ക് ചെയ്യാം',
  ticked: (count) => `${count} എണ്ണം ടിക്ക് ചെയ്തു`,
  change: 'ടിക്ക് ചെയ്തവ മാറ്റാം',
  untick: 'ടിക്ക് മാറ്റാം',
}
