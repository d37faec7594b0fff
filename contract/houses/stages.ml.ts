// Takes the place of stages.ts on Malayalam pages.
import type { stageNames as english } from './stages.ts'

export * from './stages.ts'

export const stageNames: typeof english = {
  plot: 'സ്ഥലം',
  foundation: 'അടിത്തറ',
  structure: 'സ്ട്രക്ചർ',
  roof: 'മേൽക്കൂര',
  finishing: 'ഫിനിഷിങ്',
  handover: 'താക്കോൽ കൈമാറ്റം',
  later: 'പിന്നീട്',
}
