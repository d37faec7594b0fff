// The stages of a house. No imports, so that public pages can read them without zod.
import { inBoth } from '../words.ts'

export const stages = ['plot', 'foundation', 'structure', 'roof', 'finishing', 'handover', 'later'] as const
export type Stage = (typeof stages)[number]

export const stageNames: Record<Stage, string> = inBoth({
  plot: ['Plot', 'പ്ലോട്ട്'],
  foundation: ['Foundation', 'അടിത്തറ'],
  structure: ['Structure', 'സ്ട്രക്ചർ'],
  roof: ['Roof', 'മേൽക്കൂര'],
  finishing: ['Finishing', 'ഫിനിഷിങ്'],
  handover: ['Handover', 'താക്കോൽ കൈമാറ്റം'],
  later: ['Later', 'പിന്നീട്'],
})
