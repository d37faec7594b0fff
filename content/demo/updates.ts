// Invented updates of two houses, the oldest first: one is finished, one is under construction.
import type { Stage } from '#contract/houses/stages.ts'
import type { Photo } from './photos.ts'

export type DemoUpdate = {
  /** The Saturday of its report: a day, or how many Saturdays before the last one. */
  on: string | number
  stage: Stage
  text: string
  /** Without it, everybody sees the update. */
  familyOnly?: true
  photos: Photo[]
}

/** By the client of the project. */
export const stories: Record<string, { allowedBy: string; updates: [DemoUpdate, ...DemoUpdate[]] }> = {
  'Shameer P': {
    allowedBy: 'Shameer P',
    updates: [
      {
        on: '2025-01-18',
        stage: 'plot',
        text: 'Set out today. The string lines are the walls; we turned the stair by one metre while that still cost nothing.',
        photos: ['stage-1-plot'],
      },
      {
        on: '2025-03-01',
        stage: 'foundation',
        text: 'Plinth beams are cast and wet under jute sacks for ten days. The soil under the porch was soft, so the footing there went 40 cm deeper; no extra charge.',
        photos: ['stage-2-foundation'],
      },
      {
        on: '2025-05-17',
        stage: 'structure',
        text: 'The frame stands: the last slab was cast in one day, 22 cubic metres. Before the pour the engineer checked every bar against the drawing. The props stay for three weeks.',
        photos: ['stage-3-structure'],
      },
      {
        on: '2025-07-26',
        stage: 'roof',
        text: 'The roof stood under water for two days and nothing came through. Below it the laterite walls are up; the teak for the screen is drying in our workshop.',
        photos: ['stage-4-walls'],
      },
      {
        on: '2025-11-01',
        stage: 'finishing',
        text: 'Windows are in, first coat of paint outside. The rain in October cost us three weeks, and we told the family on the first day of it.',
        photos: ['stage-5-finishing'],
      },
      {
        on: '2025-12-13',
        stage: 'handover',
        text: 'Keys handed over this morning, milk boiled over at ten. The list of the last walk had four points; all four are done.',
        photos: ['stage-6-handover'],
      },
    ],
  },
  'Leena and Thomas': {
    allowedBy: 'Leena Thomas',
    updates: [
      {
        on: 15,
        stage: 'foundation',
        text: 'Plinth beams are cast in two steps, as the hill falls. We sent back one pallet of laterite in eight that was too soft; the others are in the retaining wall.',
        photos: ['slope-1-plinth'],
      },
      {
        on: 8,
        stage: 'structure',
        text: 'First slab is cast, below it the first wall is begun. The mixer stays on the low side because of the slope.',
        photos: ['slope-3'],
      },
      {
        on: 1,
        stage: 'structure',
        text: 'Second slab is cast. It went well in spite of the rain at noon: we had the sheets ready and stopped for twenty minutes. The shuttering stays for three weeks.',
        photos: ['slope-4'],
      },
      {
        on: 0,
        stage: 'structure',
        text: 'അടുക്കളയിലെ പ്ലഗ് പോയിന്റുകൾ പ്ലാനിൽ അടയാളപ്പെടുത്തി. വെള്ളിയാഴ്ചയ്ക്കു മുമ്പ് ഒന്നു നോക്കി പറയണേ.',
        familyOnly: true,
        photos: ['plans-and-model-3'],
      },
    ],
  },
}
