// The stages of a house. No imports, so that public pages can read them without zod.
export const stages = ['plot', 'foundation', 'structure', 'roof', 'finishing', 'handover', 'later'] as const
export type Stage = (typeof stages)[number]

export const stageNames: Record<Stage, string> = {
  plot: 'Plot',
  foundation: 'Foundation',
  structure: 'Structure',
  roof: 'Roof',
  finishing: 'Finishing',
  handover: 'Handover',
  later: 'Later',
}
