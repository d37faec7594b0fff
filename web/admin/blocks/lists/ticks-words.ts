import { inBoth } from '#contract/words.ts'

export const ticksWords = inBoth({
  tick: ['Tick', 'ടിക്ക്'],
  tickRow: [(name: string) => `Tick ${name}`, (name) => `${name}: ടിക്ക് ചെയ്യാം`],
  tickAll: ['Tick all on this page', 'ഈ പേജിലെ എല്ലാം ടിക്ക് ചെയ്യാം'],
  ticked: [(count: number) => `${count} ticked`, (count) => `${count} എണ്ണം ടിക്ക് ചെയ്തു`],
  change: ['Change the ticked', 'ടിക്ക് ചെയ്തവ മാറ്റാം'],
  untick: ['Untick', 'ടിക്ക് മാറ്റാം'],
})
